"""Entries tell their turn and their units; a journal may go on from draws made elsewhere."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

MOST_UNITS = 40
AT_ONCE = 500
ENTRY = sa.table(
    "entry",
    sa.column("id", sa.BigInteger()),
    sa.column("journal_id", sa.BigInteger()),
    sa.column("number", sa.Integer()),
    sa.column("record", sa.Text()),
    sa.column("turn", sa.Integer()),
    sa.column("units", sa.String()),
)


def upgrade() -> None:
    zero = sa.text("0")
    op.add_column(
        "journal", sa.Column("first_draw", sa.Integer(), nullable=False, server_default=zero)
    )
    op.add_column("entry", sa.Column("turn", sa.Integer(), nullable=True))
    empty = sa.text("''")
    op.add_column("entry", sa.Column("units", sa.String(), nullable=False, server_default=empty))
    _describe(op.get_bind())
    op.create_index(
        "ix_entry_log",
        "entry",
        [
            "journal_id",
            "number",
            "action",
            "actor_id",
            "actor_name",
            "turn",
            "secret",
            "units",
        ],
    )


def _describe(connection: sa.Connection) -> None:
    """Tell each entry its turn, which the changes before it made, and the units it is about."""
    change = sa.update(ENTRY).where(ENTRY.c.id == sa.bindparam("entry"))
    change = change.values(turn=sa.bindparam("now"), units=sa.bindparam("about"))
    for journal in connection.execute(sa.select(ENTRY.c.journal_id).distinct()).scalars().all():
        turn: int | None = None
        told: list[dict[str, Any]] = []
        for entry, record in _records(connection, journal):
            data = json.loads(record)
            turn = _turn(data["changes"], turn)
            about = list(dict.fromkeys(_units(data)))[:MOST_UNITS]
            units = f",{','.join(map(str, about))}," if about else ""
            told.append({"entry": entry, "now": turn, "about": units})
        if told:
            connection.execute(change, told)


def _records(connection: sa.Connection, journal: int) -> Iterator[tuple[int, str]]:
    """Yield the entries of a journal in order, some at a time."""
    after = 0
    while True:
        question = sa.select(ENTRY.c.number, ENTRY.c.id, ENTRY.c.record)
        question = question.where(ENTRY.c.journal_id == journal, ENTRY.c.number > after)
        some = connection.execute(question.order_by(ENTRY.c.number).limit(AT_ONCE)).all()
        if not some:
            return
        for number, entry, record in some:
            after = number
            yield entry, record


def _turn(changes: Iterable[list[Any]], turn: int | None) -> int | None:
    for table, _, field, _, after in changes:
        if table == "battle" and field == "turn":
            turn = after
        elif table == "battle" and not field and after is not None:
            turn = after["turn"]
    return turn


def _units(data: dict[str, Any]) -> Iterator[int]:
    for ids in data["binding"].values():
        yield from ids
    for table, row, field, _, _ in data["changes"]:
        if table == "unit" and field != "phase_start":
            yield row


def downgrade() -> None:
    op.drop_index("ix_entry_log", "entry")
    op.drop_column("entry", "units")
    op.drop_column("entry", "turn")
    op.drop_column("journal", "first_draw")
