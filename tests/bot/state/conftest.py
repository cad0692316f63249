"""A store on a new database, and a battle on it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.state.playing import Table


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/battles.db"


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
