"""The local table keeps its people, channels, messages and files."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _create(table: str, *parts: sa.Column[object] | sa.Constraint) -> None:
    key = sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False)
    op.create_table(table, key, *parts, sa.PrimaryKeyConstraint("id", name=op.f(f"pk_{table}")))


def _required(name: str, kind: sa.types.TypeEngine[object]) -> sa.Column[object]:
    return sa.Column(name, kind, nullable=False)


def upgrade() -> None:
    _create(
        "table_member",
        _required("name", sa.String()),
        _required("bot", sa.Boolean()),
        _required("joined_at", sa.String()),
        _required("locale", sa.String()),
        _required("permissions", sa.BigInteger()),
    )
    _create(
        "table_channel",
        _required("name", sa.String()),
        _required("kind", sa.Integer()),
        _required("position", sa.Integer()),
        sa.Column("topic", sa.String()),
        sa.Column("parent_id", SNOWFLAKE),
        sa.Column("owner_id", SNOWFLAKE),
        _required("archived", sa.Boolean()),
        _required("locked", sa.Boolean()),
        _required("auto_archive_minutes", sa.Integer()),
    )
    _create(
        "table_message",
        sa.Column("audience", SNOWFLAKE),
        sa.Column("interaction_id", SNOWFLAKE),
        sa.Column("pinned_at", sa.String()),
        _required("address", sa.String()),
        _required("payload", sa.Text()),
    )
    _create(
        "table_file",
        sa.Column("message_id", SNOWFLAKE),
        _required("data", sa.LargeBinary()),
        sa.ForeignKeyConstraint(
            ["message_id"],
            ["table_message.id"],
            name=op.f("fk_table_file_message_id"),
            ondelete="CASCADE",
        ),
    )
    op.create_index(op.f("ix_table_file_message_id"), "table_file", ["message_id"])


def downgrade() -> None:
    for table in ("table_file", "table_message", "table_channel", "table_member"):
        op.drop_table(table)
