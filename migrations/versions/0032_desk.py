"""A battle's desk is found again after a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "desk",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("battle_id", SNOWFLAKE, nullable=False),
        sa.Column("message_id", SNOWFLAKE, nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["battle_id"], ["battle.id"], name="fk_desk_battle_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_desk"),
    )
    op.create_index("ix_desk_battle_id", "desk", ["battle_id"])


def downgrade() -> None:
    op.drop_table("desk")
