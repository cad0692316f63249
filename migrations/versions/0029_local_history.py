"""The local table keeps its people, channels, messages and files in a file of its own.

Tables that hold any stay: the next start of the local table brings them over and drops them then
(`bot/local/history.py`). They hold none where the bot has only been on Discord.
"""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
TABLES = ("table_file", "table_message", "table_channel", "table_member")
"""Those that refer to others first."""


def _key(table: str) -> tuple[sa.Column[object], sa.Constraint]:
    key = sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False)
    return key, sa.PrimaryKeyConstraint("id", name=f"pk_{table}")


def _present() -> list[str]:
    found = set(sa.inspect(op.get_bind()).get_table_names())
    return [table for table in TABLES if table in found]


def upgrade() -> None:
    present = _present()
    for table in present:
        question = sa.select(sa.literal(1)).select_from(sa.table(table)).limit(1)
        if op.get_bind().execute(question).first() is not None:
            return
    for table in present:
        op.drop_table(table)


def downgrade() -> None:
    if _present():
        return
    op.create_table(
        "table_member",
        *_key("table_member"),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("bot", sa.Boolean(), nullable=False),
        sa.Column("joined_at", sa.String(), nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("permissions", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "table_channel",
        *_key("table_channel"),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("kind", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("topic", sa.String()),
        sa.Column("parent_id", SNOWFLAKE),
        sa.Column("owner_id", SNOWFLAKE),
        sa.Column("archived", sa.Boolean(), nullable=False),
        sa.Column("locked", sa.Boolean(), nullable=False),
        sa.Column("auto_archive_minutes", sa.Integer(), nullable=False),
        sa.Column("archived_at", sa.String()),
        sa.Column("people", sa.Text()),
    )
    op.create_table(
        "table_message",
        *_key("table_message"),
        sa.Column("audience", SNOWFLAKE),
        sa.Column("interaction_id", SNOWFLAKE),
        sa.Column("pinned_at", sa.String()),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("asked", sa.String()),
        sa.Column("reactions", sa.Text()),
    )
    op.create_table(
        "table_file",
        *_key("table_file"),
        sa.Column("message_id", SNOWFLAKE),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["message_id"],
            ["table_message.id"],
            name="fk_table_file_message_id",
            ondelete="CASCADE",
        ),
    )
    op.create_index("ix_table_file_message_id", "table_file", ["message_id"])
