"""The commands that each server was told of are known after a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "command_set",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("application_id", SNOWFLAKE, nullable=False),
        sa.Column("games", sa.JSON(), nullable=False),
        sa.Column("chosen", sa.String(), nullable=True),
        sa.Column("digest", sa.String(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_command_set"),
    )


def downgrade() -> None:
    op.drop_table("command_set")
