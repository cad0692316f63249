"""Servers choose for their channels; channels and servers choose house rules."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    empty = sa.text("'{}'")
    op.add_column("channel", sa.Column("house", sa.JSON(), nullable=False, server_default=empty))
    op.create_table(
        "guild",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("ruleset", sa.String(), nullable=True),
        sa.Column("locale", sa.String(), nullable=True),
        sa.Column("dice", sa.String(), nullable=True),
        sa.Column("house", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guild"),
    )


def downgrade() -> None:
    op.drop_table("guild")
    op.drop_column("channel", "house")
