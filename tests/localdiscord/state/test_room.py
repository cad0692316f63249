"""A table bears only so many people and channels."""

import pytest

from localdiscord import LocalTable, Refused, TableSettings
from tests.localdiscord.asking import http

FEW = TableSettings(most_channels=3, most_members=2)


async def test_a_bot_can_open_no_channel_or_thread_too_many() -> None:
    async with LocalTable(FEW) as table, http(table) as bot:
        channels = f"guilds/{table.state.guild_id}/channels"
        status, opened = await bot.ask("POST", channels, {"name": "one"})
        assert status == 201
        threads = f"channels/{opened['id']}/threads"
        assert (await bot.ask("POST", threads, {"name": "a thread", "type": 11}))[0] == 201
        for path, wanted in (
            (channels, {"name": "two"}),
            (threads, {"name": "another thread", "type": 11}),
        ):
            status, told = await bot.ask("POST", path, wanted)
            assert (status, told["code"]) == (400, 30013)
            assert "(3)" in told["message"]
        assert (await bot.ask("POST", channels, {"name": "one"}))[0] == 201
        assert len(table.state.channels) == 3
        await bot.ask("DELETE", f"channels/{opened['id']}")
        assert (await bot.ask("POST", channels, {"name": "two"}))[0] == 201


def test_a_full_table_knows_its_people_and_takes_no_more() -> None:
    table = LocalTable(FEW)
    for name in ("Alice", "Bob", "alice"):
        table.user(name)
    with pytest.raises(Refused, match="too_many_people: most=2"):
        table.user("Carol")
    assert len(table.state.members) == 3
