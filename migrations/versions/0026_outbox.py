"""The outbox: what was stored and not told is known after a kill, and told then."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("before", SNOWFLAKE, nullable=False),
        sa.Column("owed", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
    )


def downgrade() -> None:
    op.drop_table("outbox")
