"""A store on a new database, and a battle on it.

The database is a SQLite file, or what TEST_DATABASE names: a PostgreSQL of the tests' own, which
each test empties.
"""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from bot.store.engine.database import Database
from tests.bot.battle.playing import Table


def empty(connection: Connection) -> None:
    connection.execute(text("DROP SCHEMA public CASCADE"))
    connection.execute(text("CREATE SCHEMA public"))


@pytest.fixture
async def url(tmp_path: Path) -> str:
    url = os.environ.get("TEST_DATABASE")
    if url is None:
        return f"sqlite:///{tmp_path}/battles.db"
    async with Database(url) as database:
        await database.write(empty)
    return url


@pytest.fixture
async def table(url: str) -> AsyncIterator[Table]:
    table = Table(url)
    await table.open()
    yield table
    await table.close()


@pytest.fixture
async def battle(table: Table) -> Table:
    await table.battle()
    await table.unit("Spearmen 20 W1 Ld7")
    await table.unit("Trolls 3 W3 Ld4 [frenzy, ward (5)]", side="Orcs")
    return table
