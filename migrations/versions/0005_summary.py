"""A battle's pinned message is found again after a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "summary",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("battle_id", SNOWFLAKE, nullable=False),
        sa.Column("message_id", SNOWFLAKE, nullable=False),
        sa.ForeignKeyConstraint(
            ["battle_id"], ["battle.id"], name="fk_summary_battle_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_summary"),
    )
    op.create_index("ix_summary_battle_id", "summary", ["battle_id"])


def downgrade() -> None:
    op.drop_table("summary")
