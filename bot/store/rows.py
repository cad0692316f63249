"""Rows, read as the classes that declare their tables.

A query is SQLModel's `select` of a class, and its type says what comes of it. It is asked over
the plain connection of a transaction: a session would keep track of every row for a flush that
never comes, and take twice as long.

Statements of SQLAlchemy's core do the rest, on the same tables: what every command adds or changes
(`bot.store.statements`, `bot.store.writer`), changes of many rows at once, and queries for single
columns. Those are the paths where a row's class would cost time and tell nothing.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.orm import class_mapper
from sqlmodel import col
from sqlmodel.sql.expression import SelectOfScalar

from bot.store.tables.battle import Row

R = TypeVar("R", bound=Row)

_PAGE: Final = 1000
"""Rows that are read in one step."""


def row_of(kind: type[R], values: Mapping[str, Any]) -> R:
    """Return a row that may be changed in memory, from all its columns as they are stored.

    The constructor, for rows that are new, fills in defaults and takes ten times as long.
    """
    row: R = class_mapper(kind).class_manager.new_instance()
    row.__dict__.update(values)
    return row


def read(connection: Connection, query: SelectOfScalar[R]) -> list[R]:
    """Return the rows that a query asks for; setting a field of one raises `AttributeError`.

    SQLAlchemy does not track them for changes, which would cost more than reading them.
    """
    kind = _class_of(query)
    found = connection.execute(query)
    names = tuple(found.keys())
    rows: list[R] = []
    for values in found:
        row = kind.__new__(kind)
        row.__dict__.update(zip(names, values, strict=True))
        rows.append(row)
    return rows


def read_mutable(connection: Connection, query: SelectOfScalar[R]) -> list[R]:
    """Return the rows that a query asks for, which may be changed in memory."""
    kind = _class_of(query)
    found = connection.execute(query).mappings()
    return [row_of(kind, dict(row)) for row in found]


def read_first(connection: Connection, query: SelectOfScalar[R]) -> R | None:
    """Return the first row that a query asks for, None where there is none."""
    return next(iter(read(connection, query.limit(1))), None)


def read_pages(connection: Connection, query: SelectOfScalar[R], key: str) -> Iterator[R]:
    """Yield rows in order of a key, in pages: others have their turn in between.

    Args:
        connection: Where to look.
        query: What is asked for, in no order.
        key: The name of a column with another number from 0 in each of the rows.
    """
    column, after = col(getattr(_class_of(query), key)), -1
    while page := read(connection, query.where(column > after).order_by(column).limit(_PAGE)):
        yield from page
        after = getattr(page[-1], key)


def _class_of(query: SelectOfScalar[R]) -> type[R]:
    found: type[R] = query.column_descriptions[0]["entity"]
    return found
