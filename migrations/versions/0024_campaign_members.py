"""Indexes of what names a member of a campaign: members go without a look at all rows."""

from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None

COLUMNS = (
    ("campaign_battle", "proposer_id"),
    ("campaign_region", "owner_id"),
    ("campaign_challenge", "one_id"),
    ("campaign_challenge", "two_id"),
    ("campaign_event", "member_id"),
)


def upgrade() -> None:
    for table, column in COLUMNS:
        op.create_index(op.f(f"ix_{table}_{column}"), table, [column])


def downgrade() -> None:
    for table, column in COLUMNS:
        op.drop_index(op.f(f"ix_{table}_{column}"), table)
