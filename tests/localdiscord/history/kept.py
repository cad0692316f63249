"""Tables that are kept, and a look at what is kept of them."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import aiohttp

from localdiscord import HistoryFile, HistoryKeeper, LocalTable, TableSettings
from tests.localdiscord.bots.sample import SampleBot


@asynccontextmanager
async def kept_table(
    path: Path, settings: TableSettings | None = None
) -> AsyncIterator[LocalTable]:
    """Open a table that is kept in a file; another run begins with another call."""
    async with (
        HistoryFile(path) as file,
        LocalTable(settings, keeper=HistoryKeeper(file)) as table,
    ):
        yield table


@asynccontextmanager
async def played_table(
    path: Path, settings: TableSettings | None = None
) -> AsyncIterator[LocalTable]:
    """Open a kept table with the sample bot at it."""
    async with kept_table(path, settings) as table, table.connect(SampleBot()):
        yield table


def asked(path: Path, statement: str) -> list[tuple[Any, ...]]:
    """Return the rows that a statement yields; one that changes something yields none."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return connection.execute(statement).fetchall()


def count(path: Path, table: str) -> int:
    """Return how many rows a table has."""
    return int(asked(path, f"SELECT count(*) FROM {table}")[0][0])  # noqa: S608 - ours


async def fetched(url: str) -> bytes:
    """Return what an address serves."""
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        assert response.status == 200
        return await response.read()
