"""Statements that store what a command did, each built once; a write runs them in order.

They are SQLAlchemy's core: every player waits for them.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, TypeAlias

from sqlalchemy import (
    Connection,
    Delete,
    Dialect,
    Insert,
    Table,
    Update,
    bindparam,
    delete,
    insert,
    update,
)

from bot.store.board import Board
from bot.store.journal.record import Change
from bot.store.tables.battle import ROWS, Row

Statement: TypeAlias = Insert | Update | Delete
Operation: TypeAlias = tuple[Statement, dict[str, Any]]
"""A statement and the values of one row."""

_KEY = "row_id"
_ORDER: Final = tuple(ROWS)
MOST_ROWS: Final = 64
"""Rows of one statement; their values stay below the number every database takes."""


def _table(name: str) -> Table:
    return Row.metadata.tables[name]


@cache
def _insert(name: str) -> Insert:
    return insert(_table(name))


@cache
def _update(name: str, columns: tuple[str, ...]) -> Update:
    table = _table(name)
    values = {column: bindparam(f"new_{column}", type_=table.c[column].type) for column in columns}
    return update(table).where(table.c.id == bindparam(_KEY)).values(values)


@cache
def _delete(name: str) -> Delete:
    table = _table(name)
    return delete(table).where(table.c.id == bindparam(_KEY))


def inserting(name: str, values: dict[str, Any]) -> Operation:
    """Return the operation that adds a row."""
    return _insert(name), values


def updating(name: str, row_id: int, /, **values: Any) -> Operation:
    """Return the operation that sets columns of a row."""
    new = {f"new_{column}": value for column, value in values.items()}
    return _update(name, tuple(values)), {_KEY: row_id, **new}


@cache
def _mark() -> Update:
    table = _table("entry")
    return (
        update(table)
        .where(table.c.journal_id == bindparam("of_journal"))
        .where(table.c.number == bindparam("of_number"))
        .values(undone_by=bindparam("new_undone_by", type_=table.c.undone_by.type))
    )


def marking(journal_id: int, number: int, undone_by: int | None) -> Operation:
    """Return the operation that notes which entry took back that of a number, None for none."""
    return _mark(), {"of_journal": journal_id, "of_number": number, "new_undone_by": undone_by}


def deleting(name: str, row_id: int) -> Operation:
    """Return the operation that takes a row away, if it is there."""
    return _delete(name), {_KEY: row_id}


def operations(changes: Iterable[Change], board: Board) -> list[Operation]:
    """Return the operations that bring the database to the board's state, one for each row.

    Rows are deleted before others replace them, and none is left without what it refers to.

    Args:
        changes: The changes made to the board, in order.
        board: The board after them.
    """
    touched: dict[tuple[str, int], list[Change]] = {}
    for change in changes:
        touched.setdefault((change.table, change.id), []).append(change)
    going: list[tuple[str, Operation]] = []
    coming: list[tuple[str, Operation]] = []
    changing: list[Operation] = []
    for (name, row_id), made in touched.items():
        row = board.row(name, row_id)
        existed = bool(made[0].field) or made[0].after is None
        if row is None:
            if existed:
                going.append((name, deleting(name, row_id)))
        elif not existed:
            coming.append((name, inserting(name, row.model_dump())))
        else:
            whole = any(not change.field for change in made)
            columns = set(type(row).model_fields) - {"id"} if whole else _columns(made)
            values = {column: getattr(row, column) for column in sorted(columns)}
            changing.append(updating(name, row_id, **values))
    going.sort(key=_order, reverse=True)
    coming.sort(key=_order)
    return [
        *(operation for _, operation in going),
        *(operation for _, operation in coming),
        *changing,
    ]


def _order(named: tuple[str, Operation]) -> int:
    return _ORDER.index(named[0])


def _columns(changes: Iterable[Change]) -> set[str]:
    return {change.field.partition(".")[0] for change in changes}


@cache
def _insert_rows(name: str, dialect: Dialect, count: int) -> tuple[str, tuple[str, ...]]:
    """Return the SQL that adds some rows at once, and the order of the columns."""
    columns = tuple(_table(name).c.keys())
    rows: list[dict[str, Any]] = [
        {column: bindparam(f"{column}_{number}") for column in columns} for number in range(count)
    ]
    return str(insert(_table(name)).values(rows).compile(dialect=dialect)), columns


def insert_many(connection: Connection, name: str, rows: Sequence[Mapping[str, Any]]) -> None:
    """Add rows, each with every column and plain values, in as few statements as they take.

    A driver lets other threads in at each row of a list of rows; a statement is one step.
    """
    for start in range(0, len(rows), MOST_ROWS):
        some = rows[start : start + MOST_ROWS]
        statement, columns = _insert_rows(name, connection.dialect, len(some))
        connection.exec_driver_sql(
            statement, tuple(row[column] for row in some for column in columns)
        )


def execute(connection: Connection, todo: Iterable[Operation]) -> None:
    """Execute operations in order, neighbours with the same statement together."""
    for _, group in groupby(todo, key=lambda operation: id(operation[0])):
        same = list(group)
        connection.execute(same[0][0], list(map(itemgetter(1), same)))
