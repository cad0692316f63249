"""The first tables: settings, battles, journals and their entries."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

SNOWFLAKE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _id() -> sa.Column[int]:
    return sa.Column("id", SNOWFLAKE, autoincrement=False, nullable=False)


def _required(name: str, kind: sa.types.TypeEngine[Any]) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False)


def _reference(table: str, column: str, to: str, *, cascade: bool = False) -> sa.Constraint:
    name = op.f(f"fk_{table}_{column}")
    return sa.ForeignKeyConstraint(
        [column], [f"{to}.id"], name=name, ondelete="CASCADE" if cascade else None
    )


def _unique(table: str, *columns: str) -> sa.Constraint:
    return sa.UniqueConstraint(*columns, name=op.f(f"uq_{table}_{'_'.join(columns)}"))


def _create(table: str, *parts: sa.Column[Any] | sa.Constraint, index: str = "") -> None:
    op.create_table(table, _id(), *parts, sa.PrimaryKeyConstraint("id", name=op.f(f"pk_{table}")))
    if index:
        op.create_index(op.f(f"ix_{table}_{index}"), table, [index])


def upgrade() -> None:
    _create(
        "channel",
        sa.Column("guild_id", SNOWFLAKE),
        sa.Column("parent_id", SNOWFLAKE),
        sa.Column("ruleset", sa.String()),
        sa.Column("locale", sa.String()),
        index="guild_id",
    )
    _create(
        "battle",
        _required("channel_id", SNOWFLAKE),
        _required("ruleset", sa.String()),
        _required("name", sa.String()),
        _required("status", sa.String()),
        _required("turn", sa.Integer()),
        _required("active", sa.Integer()),
        _required("first", sa.Integer()),
        sa.Column("phase", sa.String()),
        _required("options", sa.JSON()),
        _required("started_at", sa.BigInteger()),
        _reference("battle", "channel_id", "channel"),
        index="channel_id",
    )
    _create(
        "side",
        _required("battle_id", SNOWFLAKE),
        _required("place", sa.Integer()),
        _required("name", sa.String()),
        _required("counters", sa.JSON()),
        _reference("side", "battle_id", "battle", cascade=True),
        _unique("side", "battle_id", "place"),
    )
    _create(
        "player",
        _required("battle_id", SNOWFLAKE),
        sa.Column("side_id", SNOWFLAKE),
        _required("user_id", SNOWFLAKE),
        _required("name", sa.String()),
        _required("role", sa.String()),
        _reference("player", "battle_id", "battle", cascade=True),
        _reference("player", "side_id", "side"),
        _unique("player", "battle_id", "user_id"),
        index="user_id",
    )
    _create(
        "unit",
        _required("battle_id", SNOWFLAKE),
        _required("side_id", SNOWFLAKE),
        _required("name", sa.String()),
        _required("key", sa.String()),
        _required("models", sa.Integer()),
        _required("size", sa.Integer()),
        _required("carried", sa.Integer()),
        _required("phase_start", sa.Integer()),
        _required("destroyed", sa.Boolean()),
        _required("profile", sa.JSON()),
        _required("rules", sa.JSON()),
        _required("statuses", sa.JSON()),
        sa.Column("spells", sa.JSON()),
        _reference("unit", "battle_id", "battle", cascade=True),
        _reference("unit", "side_id", "side"),
        index="battle_id",
    )
    _create(
        "spell",
        _required("battle_id", SNOWFLAKE),
        _required("side_id", SNOWFLAKE),
        sa.Column("unit_id", SNOWFLAKE),
        _required("name", sa.String()),
        _required("kind", sa.String()),
        _required("value", sa.Integer()),
        _required("upkeep", sa.Integer()),
        _required("turn", sa.Integer()),
        _required("active", sa.Integer()),
        _reference("spell", "battle_id", "battle", cascade=True),
        _reference("spell", "side_id", "side"),
        _reference("spell", "unit_id", "unit"),
        index="battle_id",
    )
    _create(
        "journal",
        _required("channel_id", SNOWFLAKE),
        sa.Column("battle_id", SNOWFLAKE),
        _required("seed", sa.LargeBinary()),
        _required("commitment", sa.String()),
        _required("words", sa.String()),
        _required("next_draw", sa.Integer()),
        _required("next_number", sa.Integer()),
        _required("last_hash", sa.String()),
        sa.Column("revealed_at", sa.BigInteger()),
        _reference("journal", "channel_id", "channel"),
        _reference("journal", "battle_id", "battle", cascade=True),
        _unique("journal", "battle_id"),
        index="channel_id",
    )
    _create(
        "entry",
        _required("journal_id", SNOWFLAKE),
        _required("number", sa.Integer()),
        sa.Column("interaction_id", SNOWFLAKE),
        _required("actor_id", SNOWFLAKE),
        _required("actor_name", sa.String()),
        _required("action", sa.String()),
        _required("undoable", sa.Boolean()),
        sa.Column("undone_by", sa.Integer()),
        _required("secret", sa.Boolean()),
        _required("record", sa.Text()),
        _required("hash", sa.String()),
        _reference("entry", "journal_id", "journal", cascade=True),
        _unique("entry", "interaction_id"),
        _unique("entry", "journal_id", "number"),
        index="actor_id",
    )
    op.create_index(
        op.f("ix_entry_undoable"),
        "entry",
        ["journal_id", "number"],
        sqlite_where=sa.text("undoable"),
        postgresql_where=sa.text("undoable"),
    )


def downgrade() -> None:
    for table in (*("entry", "journal", "spell", "unit", "player", "side", "battle", "channel"),):
        op.drop_table(table)
