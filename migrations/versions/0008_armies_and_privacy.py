"""Players keep armies; records name nobody; servers the bot was removed from are known."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "army",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("owner_id", SNOWFLAKE, nullable=False),
        sa.Column("ruleset", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("units", sa.JSON(), nullable=False),
        sa.Column("saved_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_army")),
        sa.UniqueConstraint("owner_id", "key", name=op.f("uq_army_owner_id_key")),
    )
    op.create_table(
        "server",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("application_id", SNOWFLAKE, nullable=False),
        sa.Column("left_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_server")),
    )
    op.add_column("entry", sa.Column("people", sa.Text()))


def downgrade() -> None:
    op.drop_column("entry", "people")
    op.drop_table("server")
    op.drop_table("army")
