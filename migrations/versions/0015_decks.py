"""Battles have decks of cards."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "deck",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("battle_id", SNOWFLAKE, nullable=False),
        sa.Column("side_id", SNOWFLAKE, nullable=True),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("cards", sa.JSON(), nullable=False),
        sa.Column("piles", sa.JSON(), nullable=False),
        sa.Column("shuffles", sa.JSON(), nullable=False),
        sa.Column("shown", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["battle_id"],
            ["battle.id"],
            name=op.f("fk_deck_battle_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(["side_id"], ["side.id"], name=op.f("fk_deck_side_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deck")),
    )
    op.create_index(op.f("ix_deck_battle_id"), "deck", ["battle_id"])


def downgrade() -> None:
    op.drop_index(op.f("ix_deck_battle_id"), table_name="deck")
    op.drop_table("deck")
