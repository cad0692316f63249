"""A table with the sample bot at it."""

from collections.abc import AsyncIterator

import pytest

from localdiscord import LocalTable, TableUser
from tests.localdiscord.bots.sample import SampleBot


@pytest.fixture
async def table() -> AsyncIterator[LocalTable]:
    async with LocalTable() as table:
        yield table
        assert table.unknown_routes == []


@pytest.fixture
async def bot(table: LocalTable) -> AsyncIterator[SampleBot]:
    bot = SampleBot()
    async with table.connect(bot):
        yield bot


@pytest.fixture
def alice(table: LocalTable, bot: SampleBot) -> TableUser:
    assert not bot.is_closed()
    return table.user("Alice", locale="fr")


@pytest.fixture
def bob(table: LocalTable, bot: SampleBot) -> TableUser:
    assert not bot.is_closed()
    return table.user("Bob", locale="en")
