"""The tables of a history, and the statements that change them."""

import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

APPLICATION: Final = 0x4C6F4469
"""SQLite's application id of a history, by which its file is told from any other."""

VERSION: Final = 1
"""SQLite's user version of the tables below; raise it with every change of them."""

TABLES: Final = ("member", "channel", "message", "file")
"""The tables, those that others refer to first."""

_SCHEMA: Final = (
    """
    CREATE TABLE member (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        bot INTEGER NOT NULL,
        joined_at TEXT NOT NULL, -- an ISO moment, as are all whose names end so
        locale TEXT NOT NULL, -- of that person's client
        permissions INTEGER NOT NULL -- Discord's bit set
    )
    """,
    """
    CREATE TABLE channel ( -- a thread and a private line are channels too
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        kind INTEGER NOT NULL, -- Discord's number of it
        position INTEGER NOT NULL,
        topic TEXT,
        parent_id INTEGER,
        owner_id INTEGER,
        archived INTEGER NOT NULL,
        locked INTEGER NOT NULL,
        auto_archive_minutes INTEGER NOT NULL,
        archived_at TEXT,
        people TEXT -- JSON: ids of who is in it, and the moments at which they came
    )
    """,
    """
    CREATE TABLE message (
        id INTEGER PRIMARY KEY,
        audience INTEGER, -- the one person who sees it; NULL when everybody does
        interaction_id INTEGER, -- which it answers
        pinned_at TEXT,
        address TEXT NOT NULL, -- of the server then: the payload's links begin with it
        asked TEXT, -- what a person typed, pressed or picked to get it
        reactions TEXT, -- JSON: who chose which emoji
        payload TEXT NOT NULL -- JSON: the message as Discord writes it
    )
    """,
    """
    CREATE TABLE file ( -- one without a message was handed to a command
        id INTEGER PRIMARY KEY,
        message_id INTEGER REFERENCES message (id) ON DELETE CASCADE,
        data BLOB NOT NULL
    )
    """,
    "CREATE INDEX file_message_id ON file (message_id)",
)


@dataclass(frozen=True, slots=True)
class Operation:
    """A statement, and its values: those of one row, or of many that it is run for."""

    statement: str
    rows: tuple[Mapping[str, Any], ...]

    def run(self, connection: sqlite3.Connection) -> None:
        """Run the statement for each row."""
        connection.executemany(self.statement, self.rows)


def create(connection: sqlite3.Connection) -> None:
    """Make the tables, within the transaction that is open, and note their version."""
    for statement in _SCHEMA:
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {VERSION}")


def inserting(table: str, rows: Iterable[Mapping[str, Any]]) -> Operation:
    """Return the operation that adds rows, all of which have the same columns."""
    found = tuple(rows)
    columns = tuple(found[0]) if found else ("id",)
    values = ", ".join(f":{column}" for column in columns)
    statement = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({values})"  # noqa: S608 - ours
    return Operation(statement, found)


def adding_missing(table: str, rows: Iterable[Mapping[str, Any]]) -> Operation:
    """Return the operation that adds whole rows whose ids are not there yet.

    A file is added only if its message is there.
    """
    found = tuple(rows)
    columns = tuple(found[0]) if found else ("id",)
    values = ", ".join(f":{column}" for column in columns)
    if table == "file":
        values += " WHERE :message_id IS NULL OR :message_id IN (SELECT id FROM message)"
    statement = f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) SELECT {values}"
    return Operation(statement, found)


def updating(table: str, row: Mapping[str, Any]) -> Operation:
    """Return the operation that gives the row of that id these values."""
    changes = ", ".join(f"{column} = :{column}" for column in row if column != "id")
    return Operation(f"UPDATE {table} SET {changes} WHERE id = :id", (row,))  # noqa: S608 - ours


def deleting(table: str, ids: Iterable[int]) -> Operation:
    """Return the operation that removes rows."""
    return Operation(
        f"DELETE FROM {table} WHERE id = :id",  # noqa: S608 - as above
        tuple({"id": row_id} for row_id in ids),
    )
