"""Tables that are kept, and a look at what is kept of them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
from sqlalchemy import Connection, text

from bot.local.keeping.keeper import TableKeeper
from bot.state.database import Database
from bot.state.migrate import open_database
from localdiscord import LocalTable, TableSettings
from tests.localdiscord.sample import SampleBot


@asynccontextmanager
async def kept_table(url: str, settings: TableSettings | None = None) -> AsyncIterator[LocalTable]:
    """Open a table that is kept in a database; another run begins with another call."""
    async with (
        await open_database(url) as database,
        LocalTable(settings, keeper=TableKeeper(database)) as table,
    ):
        yield table


@asynccontextmanager
async def played_table(
    url: str, settings: TableSettings | None = None
) -> AsyncIterator[LocalTable]:
    """Open a kept table with the sample bot at it."""
    async with kept_table(url, settings) as table, table.connect(SampleBot()):
        yield table


async def asked(url: str, statement: str) -> list[tuple[Any, ...]]:
    """Return the rows that a statement yields; one that changes something yields none."""

    def ask(connection: Connection) -> list[tuple[Any, ...]]:
        done = connection.execute(text(statement))
        return [tuple(row) for row in done] if done.returns_rows else []

    async with Database(url) as database:
        return await database.write(ask)


async def count(url: str, table: str) -> int:
    """Return how many rows a table has."""
    return int((await asked(url, f"SELECT count(*) FROM {table}"))[0][0])  # noqa: S608 - ours


async def fetched(url: str) -> bytes:
    """Return what an address serves."""
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        assert response.status == 200
        return await response.read()
