"""A desk is noted with the moment that it shows."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    with op.batch_alter_table("desk") as table:
        table.add_column(sa.Column("shown", SNOWFLAKE, nullable=False, server_default=sa.text("0")))


def downgrade() -> None:
    with op.batch_alter_table("desk") as table:
        table.drop_column("shown")
