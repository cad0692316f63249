"""A database as version 0.1.0 left it, with the history of its local table within."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import Connection, inspect, text

from bot.local.history import open_history
from bot.store.engine.database import Database
from bot.store.engine.migrate import configuration, open_database
from localdiscord import LocalTable, TableUser, Upload
from localdiscord.protocol.body import Body
from localdiscord.state.messages import write_message

LAST_WITH_TABLES = "0028"
TABLES = ("member", "channel", "message", "file")

Rows = dict[str, list[dict[str, Any]]]


def rows_of(history: Path) -> Rows:
    """Return all that a history's file holds."""
    with closing(sqlite3.connect(history)) as connection:
        connection.row_factory = sqlite3.Row
        return {
            table: [
                dict(row)
                for row in connection.execute(f"SELECT * FROM {table} ORDER BY id")  # noqa: S608 - ours
            ]
            for table in TABLES
        }


async def talk(url: str, history: Path) -> Rows:
    """Let people talk at a local table, and return what is kept of it."""
    async with (
        await open_database(url) as database,
        open_history(database, path=history) as keeper,
        LocalTable(keeper=keeper) as table,
    ):
        alice, bob = table.user("Alice", channel="plain"), table.user("Bob", locale="en")
        pinned = alice.say("first")
        table.state.pin(pinned, "2026-01-01T00:00:00+00:00")
        bob.moved_to(alice.channel).react(pinned, "🎲")
        thread = alice.open_thread("aside", alice.say("second"))
        bob.moved_to(thread).say("third")
        for number in range(40):
            _show(table, alice, f"{number}.txt")
        table.state.keep_loose_file(5, b"a list")
    return rows_of(history)


def _show(table: LocalTable, user: TableUser, name: str) -> None:
    body = Body({"content": name}, {0: Upload(name, name.encode())})
    table.state.add_message(*write_message(table._context, user.channel.id, body))


async def make_old(url: str, rows: Rows) -> None:
    """Bring a database back to the revision of version 0.1.0, and put rows in its tables."""

    def write(connection: Connection) -> None:
        command.downgrade(configuration(connection), LAST_WITH_TABLES)
        for table in TABLES:
            for row in rows[table]:
                given = {**row}
                for flag in {"bot", "archived", "locked"} & row.keys():
                    given[flag] = bool(row[flag])
                names, values = ", ".join(given), ", ".join(f":{name}" for name in given)
                statement = f"INSERT INTO table_{table} ({names}) VALUES ({values})"  # noqa: S608 - ours
                connection.execute(text(statement), given)

    async with await open_database(url) as database:
        await database.migrate(write)


async def old_tables(url: str) -> list[str]:
    """Return which of the old tables a database has."""
    async with Database(url) as database:
        found = await database.read(lambda connection: inspect(connection).get_table_names())
    return sorted(name for name in found if name.startswith("table_"))
