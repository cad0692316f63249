"""Many battles at once: their desks and pinned messages stay within what Discord allows a bot."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

import pytest

from bot.discord.live.desks import Desks
from bot.discord.live.following import Follower, Pace, Turns
from bot.discord.live.pinned import Summaries
from localdiscord import Faults, TableSettings
from localdiscord.state.context import Exchange
from tests.bot.e2e.desk.tapping import is_desk, words
from tests.bot.e2e.hall import Hall, Player, open_hall

USUAL = Pace.a_second
ALLOWED = 50
"""Requests a second that Discord takes from a bot, answers to interactions not counted."""


async def test_turns_come_one_after_another_however_many_want_one() -> None:
    turns = Turns(a_second=50, at_once=5)
    order: list[int] = []

    async def take(number: int) -> None:
        await turns.take(2)
        order.append(number)

    began = time.monotonic()
    await asyncio.gather(*(take(number) for number in range(25)))
    assert order == [*range(25)]
    assert time.monotonic() - began >= (48 - 5) / 50 - 0.01


async def test_nobody_waits_for_a_turn_where_nothing_goes_on() -> None:
    turns = Turns(a_second=1, at_once=5)
    began = time.monotonic()
    for _ in range(5):
        await turns.take()
    assert time.monotonic() - began < 0.5


async def battles(hall: Hall, count: int) -> list[Player]:
    """Start battles in channels of their own."""
    players = []
    for number in range(count):
        hall.room = f"field {number}"
        players.append(hall.player("Ana"))
    for player in players:
        await player.user.slash("battle start", {"side_one": "Storm", "side_two": "Horde"})
    return players


def shown(hall: Hall) -> tuple[int, int]:
    """Return how many desks and pinned messages there are."""
    messages = list(hall.table.state.messages.values())
    return sum(map(is_desk, messages)), sum(bool(each.payload["pinned"]) for each in messages)


@pytest.mark.own_hall
async def test_desks_and_pinned_messages_have_one_pace(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pace, "a_second", 20.0)
    monkeypatch.setattr(Pace, "at_once", 2.0)
    await hall.restart()
    began = time.monotonic()
    await battles(hall, 6)
    while shown(hall) != (6, 6):
        assert time.monotonic() - began < 10
        await asyncio.sleep(0.01)
    assert time.monotonic() - began >= (6 * (Desks.requests + Summaries.requests) - 4) / 20


@pytest.mark.trial
async def test_two_hundred_battles_at_once_are_all_shown_and_none_is_refused_as_too_many(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Follower, "soon", 0.5)
    monkeypatch.setattr(Desks, "between", 1.5)
    monkeypatch.setattr(Pace, "a_second", USUAL)
    counted: Counter[int] = Counter()
    statuses: Counter[int] = Counter()

    def count(exchange: Exchange) -> None:
        if "/channels/" in exchange.route:
            counted[int(time.monotonic())] += 1
            statuses[exchange.status] += 1

    async def rest() -> None:
        """Wait until nothing is sent any more."""
        for _ in range(400):
            await asyncio.sleep(0.5)
            if time.monotonic() - max(counted) > 5:
                return

    settings = TableSettings(global_rate=ALLOWED, most_channels=300, first_answer=60.0)
    async with open_hall(url, Faults(), settings) as hall:
        hall.table.observe(count)
        players = await battles(hall, 200)
        await rest()
        assert shown(hall) == (200, 200)
        for _ in range(3):
            await asyncio.gather(*(player.user.slash("battle next") for player in players))
        await rest()
        assert shown(hall) == (200, 200)
        desks = [each for each in hall.table.state.messages.values() if is_desk(each)]
        assert {words(desk).partition("\n")[0] for desk in desks} == {"Turn 1 · Storm · Shooting"}
    assert statuses[429] == 0
    assert max(counted.values()) <= ALLOWED
