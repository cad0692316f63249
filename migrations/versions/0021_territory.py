"""Campaigns have maps and challenges; battles are fought for regions."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0019"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    empty, nothing = sa.text("'{}'"), sa.text("''")
    op.add_column(
        "campaign", sa.Column("conquest", sa.JSON(), nullable=False, server_default=empty)
    )
    op.add_column(
        "campaign_battle", sa.Column("region", sa.String(), nullable=False, server_default=nothing)
    )
    op.create_index("ix_campaign_event_action", "campaign_event", ["campaign_id", "action"])
    op.create_table(
        "campaign_region",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("campaign_id", SNOWFLAKE, nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("owner_id", SNOWFLAKE, nullable=True),
        sa.Column("links", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign_id"],
            ["campaign.id"],
            name=op.f("fk_campaign_region_campaign_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["campaign_member.id"], name=op.f("fk_campaign_region_owner_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaign_region")),
        sa.UniqueConstraint(
            "campaign_id", "place", name=op.f("uq_campaign_region_campaign_id_place")
        ),
    )
    op.create_table(
        "campaign_challenge",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("campaign_id", SNOWFLAKE, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("one_id", SNOWFLAKE, nullable=False),
        sa.Column("two_id", SNOWFLAKE, nullable=False),
        sa.Column("region", sa.String(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["campaign_id"],
            ["campaign.id"],
            name=op.f("fk_campaign_challenge_campaign_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["one_id"], ["campaign_member.id"], name=op.f("fk_campaign_challenge_one_id")
        ),
        sa.ForeignKeyConstraint(
            ["two_id"], ["campaign_member.id"], name=op.f("fk_campaign_challenge_two_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaign_challenge")),
        sa.UniqueConstraint(
            "campaign_id", "number", name=op.f("uq_campaign_challenge_campaign_id_number")
        ),
    )
    op.create_index("ix_campaign_challenge_due", "campaign_challenge", ["state", "due_at"])


def downgrade() -> None:
    for table in ("campaign_challenge", "campaign_region"):
        op.drop_table(table)
    op.drop_index("ix_campaign_event_action", "campaign_event")
    op.drop_column("campaign_battle", "region")
    op.drop_column("campaign", "conquest")
