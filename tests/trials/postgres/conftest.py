"""A PostgreSQL server for the tests that ask for one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.store.engine.database import Database
from tests.bot.local.page.conftest import needs
from tests.trials.postgres.cluster import cluster, emptied, programs


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    folder = programs()
    needs(folder, "PostgreSQL")
    assert folder is not None
    with cluster(folder) as url:
        yield url


@pytest.fixture
async def url(server: str) -> str:
    """Empty the server's database, and name it."""
    async with Database(server) as database:
        await database.write(emptied)
    return server
