"""Faults on request: those asked for, and no others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import aiohttp
import pytest

from localdiscord import Faults, LocalTable, NoAnswer, TableSettings, TableUser
from localdiscord.faults import CALLBACK, FOLLOW_UP
from tests.localdiscord.bots.sample import SampleBot
from tests.localdiscord.gateway.test_gateway import client

ROLL = {"notation": "3d6"}


@pytest.fixture
def faults() -> Faults:
    return Faults()


@pytest.fixture
async def table(faults: Faults) -> AsyncIterator[LocalTable]:
    async with LocalTable(TableSettings(redispatch=0.05), faults=faults) as table:
        yield table
        assert table.unknown_routes == []
        assert faults.pending == 0


async def answered_once(alice: TableUser) -> float:
    """Return the seconds until an answer that comes once and whole."""
    before = len(alice.history())
    began = time.monotonic()
    reply = await alice.slash("volley", ROLL)
    elapsed = time.monotonic() - began
    assert reply.content.startswith("3d6")
    await asyncio.sleep(0.05)
    assert len(alice.history()) == before + 1
    return elapsed


async def test_a_slow_interface_delays_one_answer_and_loses_none(
    faults: Faults, alice: TableUser
) -> None:
    faults.slow(0.2)
    assert await answered_once(alice) >= 0.2
    assert await answered_once(alice) < 0.2


async def test_an_answer_refused_for_a_while_is_given_again_after_it(
    faults: Faults, alice: TableUser
) -> None:
    faults.limit(0.15)
    assert await answered_once(alice) >= 0.15


async def test_a_rate_limit_is_told_as_discord_tells_it(table: LocalTable, faults: Faults) -> None:
    faults.limit(1.5, route="/users/@me")
    async with aiohttp.ClientSession() as session:
        headers = {"Authorization": f"Bot {table.token}"}
        url = f"{table.http_base}/api/v10/users/@me"
        async with session.get(url, headers=headers) as refused:
            told = await refused.json()
            assert (refused.status, told["retry_after"], told["global"]) == (429, 1.5, False)
            assert (refused.headers["Via"], refused.headers["Retry-After"]) == ("1.1 google", "2")
            assert refused.headers["X-RateLimit-Reset-After"] == "1.500"
        async with session.get(url, headers=headers) as taken:
            assert taken.status == 200


async def test_an_answer_refused_by_a_fault_of_the_server_is_given_again(
    faults: Faults, alice: TableUser
) -> None:
    faults.refuse(503)
    await answered_once(alice)


async def test_an_answer_whose_receipt_is_lost_is_shown_once(
    faults: Faults, alice: TableUser, bot: SampleBot
) -> None:
    """The client gives it again and is told that it has been given."""
    faults.mislay(502)
    reply = await alice.slash("late")
    assert reply.content == "here"
    await alice.slash("late", {"after": 1.1})
    assert [(error.status, error.code) for error in bot.caught] == [(400, 40060)]
    assert len(alice.history()) == 2


async def test_a_fault_waits_for_its_route(faults: Faults, alice: TableUser) -> None:
    faults.limit(0.1, route=FOLLOW_UP)
    await answered_once(alice)
    assert faults.pending == 1
    assert (await alice.slash("defer", {"how": "edit"})).content == "edited"
    assert faults.pending == 0


async def test_an_act_is_delivered_as_often_as_asked_for(table: LocalTable, faults: Faults) -> None:
    faults.repeat(3)
    async with client(table) as bare:
        await bare.identify(table)
        await bare.read()
        alice = table.user("Alice")
        message = alice.say("panel")
        button = {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "id": 2}
        message.payload = {**message.payload, "components": [{"type": 1, "components": [button]}]}
        click = asyncio.create_task(alice.click(message, "Go", limit=0.1))
        events = [await bare.read() for _ in range(3)]
        assert [event["s"] for event in events] == [3, 4, 5]
        assert len({event["d"]["id"] for event in events}) == 1
        click.cancel()


async def test_a_socket_cut_between_a_command_and_its_answer_costs_no_answer(
    faults: Faults, alice: TableUser, bot: SampleBot
) -> None:
    faults.cut()
    await answered_once(alice)
    await answered_once(alice)
    assert (bot.resumptions, bot.identifications) == (1, 1)


async def test_an_answer_begun_before_the_server_is_restarted_is_taken_after_it(
    table: LocalTable, alice: TableUser, bot: SampleBot
) -> None:
    address = table.http_base
    slow = asyncio.create_task(alice.slash("late", {"after": 0.3}))
    await asyncio.sleep(0.05)
    await table.restart()
    assert table.http_base == address
    assert (await slow).content == "here"
    await table.wait_bot()
    await answered_once(alice)
    assert bot.identifications == 1


async def test_a_server_that_has_forgotten_its_sessions_is_told_anew(
    table: LocalTable, alice: TableUser, bot: SampleBot
) -> None:
    opened = await alice.slash("form")
    await table.restart(forget=True)
    await table.wait_bot()
    assert bot.identifications == 2
    reply = await alice.submit(opened, {"Unit": "Orcs", "Side": "North"})
    assert reply.content == "Orcs|North|[]"


async def test_an_interface_slower_than_discord_waits_takes_no_answer(faults: Faults) -> None:
    bot = SampleBot()
    settings = TableSettings(first_answer=0.1)
    async with LocalTable(settings, faults=faults) as table, table.connect(bot):
        faults.slow(0.2, route=CALLBACK)
        with pytest.raises(NoAnswer):
            await table.user("Alice").slash("late")
        async with asyncio.timeout(20):
            while not bot.caught:  # noqa: ASYNC110 - the bot tells nobody of it
                await asyncio.sleep(0.01)
    assert [error.code for error in bot.caught] == [10062]
