"""Limits on how often a bot writes, which are told and kept only where they are asked for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest

from localdiscord import LocalTable, TableSettings, TableUser
from localdiscord.state.context import Exchange
from tests.localdiscord.bots.sample import SampleBot

MOST, WINDOW = 3, 0.4


@pytest.fixture
async def table() -> AsyncIterator[LocalTable]:
    async with LocalTable(TableSettings(rate=MOST, rate_window=WINDOW)) as table:
        yield table


async def posted(
    table: LocalTable, channel: int, token: str | None = None
) -> aiohttp.ClientResponse:
    headers = {"Authorization": f"Bot {token or table.token}"}
    url = f"{table.http_base}/api/v10/channels/{channel}/messages"
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.post(url, json={"content": "x"}) as response,
    ):
        await response.read()
        return response


async def test_the_allowance_is_told_and_kept_place_by_place(table: LocalTable) -> None:
    first, other = (table.user("Alice", channel=name).channel.id for name in ("one", "other"))
    answers = [await posted(table, first) for _ in range(MOST + 1)]
    assert [answer.status for answer in answers] == [200, 200, 200, 429]
    left = [answer.headers["X-RateLimit-Remaining"] for answer in answers]
    assert left == ["2", "1", "0", "0"]
    assert len({answer.headers["X-RateLimit-Bucket"] for answer in answers}) == 1
    assert (await posted(table, other)).status == 200
    told = await answers[-1].json()
    assert told["retry_after"] <= WINDOW
    await asyncio.sleep(told["retry_after"] + 0.01)
    assert (await posted(table, first)).status == 200


async def test_a_client_holds_itself_back_and_is_never_refused(
    table: LocalTable, bot: SampleBot
) -> None:
    seen: list[Exchange] = []
    table.observe(seen.append)
    channel = bot.get_channel(table.user("Alice").channel.id)
    assert isinstance(channel, discord.TextChannel)
    began = time.monotonic()
    for _ in range(2 * MOST + 1):
        await channel.send("x")
    assert time.monotonic() - began >= WINDOW
    assert {exchange.status for exchange in seen} == {200}


async def test_first_answers_are_never_counted(alice: TableUser) -> None:
    for _ in range(2 * MOST):
        await alice.slash("volley", {"notation": "1"})


async def test_without_a_limit_nothing_is_told_of_one() -> None:
    async with LocalTable() as table:
        channel = table.user("Alice").channel.id
        answers = [await posted(table, channel) for _ in range(12)]
    assert {answer.status for answer in answers} == {200}
    assert not any(name.startswith("X-RateLimit") for name in answers[0].headers)


async def test_all_requests_of_a_second_are_counted_together_and_answers_are_not() -> None:
    settings = TableSettings(global_rate=50)
    bot = SampleBot()
    async with LocalTable(settings) as table, table.connect(bot):
        alice = table.user("Alice")
        await asyncio.sleep(1.0)  # what the start has used up is over
        answers = [await posted(table, alice.channel.id) for _ in range(50)]
        assert {answer.status for answer in answers} == {200}
        refused = await posted(table, alice.channel.id)
        told = await refused.json()
        assert (refused.status, told["global"]) == (429, True)
        assert 0 < told["retry_after"] <= 1
        assert refused.headers["X-RateLimit-Scope"] == "global"
        assert refused.headers["X-RateLimit-Global"] == "true"
        assert refused.headers["Via"]
        assert "X-RateLimit-Bucket" not in refused.headers
        for _ in range(3):
            await alice.slash("volley", {"notation": "1"})
        channel = bot.get_channel(alice.channel.id)
        assert isinstance(channel, discord.TextChannel)
        assert (await channel.send("after the pause")).id in table.state.messages


async def test_a_bot_that_goes_on_after_too_many_refusals_is_banned_for_a_while() -> None:
    async with LocalTable(TableSettings(invalid_limit=3)) as table:
        channel = table.user("Alice").channel.id
        refused = [await posted(table, channel, token="wrong") for _ in range(3)]
        assert {answer.status for answer in refused} == {401}
        banned = await posted(table, channel)
        assert (banned.status, banned.content_type) == (429, "text/plain")
        assert "Via" not in banned.headers
        assert 0 < int(banned.headers["Retry-After"]) <= 600
        stranger = SampleBot()
        with pytest.raises(discord.HTTPException, match="429"):
            async with table.connect(stranger):
                pass
        await stranger.close()
