"""Servers have rulebooks of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "book",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("guild_id", SNOWFLAKE, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("pages", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_book")),
        sa.UniqueConstraint("guild_id", "key", name=op.f("uq_book_guild_id_key")),
    )
    op.create_table(
        "book_page",
        sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("book_id", SNOWFLAKE, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["book_id"], ["book.id"], name=op.f("fk_book_page_book_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_book_page")),
    )
    op.create_index(op.f("ix_book_page_book_id"), "book_page", ["book_id"])


def downgrade() -> None:
    op.drop_index(op.f("ix_book_page_book_id"), table_name="book_page")
    op.drop_table("book_page")
    op.drop_table("book")
