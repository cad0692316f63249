"""Servers say what they play by."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "ruling",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("guild_id", SNOWFLAKE, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("article", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("replaces", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ruling")),
        sa.UniqueConstraint(
            "guild_id", "game", "article", name=op.f("uq_ruling_guild_id_game_article")
        ),
    )


def downgrade() -> None:
    op.drop_table("ruling")
