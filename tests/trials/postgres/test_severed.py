"""PostgreSQL that fails at the worst moment: nothing stored is denied, untold or done twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from typing import Any

import pytest
from sqlalchemy import Connection, text
from structlog.testing import capture_logs

from bot.store import writer
from bot.store.engine.database import StoppedError, unavailable
from bot.store.engine.sole_use import sole_use
from localdiscord import NoAnswer
from tests.bot.e2e.hall import Hall, Player, Told, open_hall
from tests.trials.postgres.severed import CROWDED, STARTING, Fault, Severed, severed

pytestmark = pytest.mark.trial


@pytest.fixture
def logged() -> Iterator[list[Any]]:
    with capture_logs() as logs:
        yield logs


@pytest.fixture(autouse=True)
def seldom_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Note no answer as told by itself: a fault set for an action would befall that commit."""
    monkeypatch.setattr("bot.store.outbox._SOON", 600.0)


@pytest.fixture
async def through(url: str, logged: list[Any]) -> AsyncIterator[tuple[str, Severed]]:
    assert logged == []
    async with severed(url) as found:
        yield found


@pytest.fixture
async def proxy(through: tuple[str, Severed]) -> Severed:
    return through[1]


@pytest.fixture
async def hall(through: tuple[str, Severed]) -> AsyncIterator[Hall]:
    async with open_hall(through[0]) as hall:
        yield hall


@pytest.fixture
def alice(hall: Hall) -> Player:
    return hall.player("Alice", "en")


async def commands(hall: Hall, player: Player) -> list[str]:
    return sorted(entry.command for entry in await hall.entries(player))


def befalls_next_entry(
    monkeypatch: pytest.MonkeyPatch, proxy: Severed, fault: Fault, *, falls: bool = False
) -> None:
    """Have a fault befall the next commit of entries, and none that the bot makes by itself."""
    commit = writer._commit

    def failing(writes: Sequence[writer.Write], connection: Connection) -> None:
        monkeypatch.setattr(writer, "_commit", commit)
        commit(writes, connection)
        proxy.fault, proxy.falls = fault, falls

    monkeypatch.setattr(writer, "_commit", failing)


def noted_before(connection: Connection) -> int:
    """Return the id below which every answer is noted as told."""
    return int(connection.execute(text("SELECT before FROM outbox")).scalar_one())


def told_of(told: Told) -> str | None:
    return told.answer.refused


@pytest.mark.parametrize("fault", ["before", "after", "late", "held"])
async def test_a_commit_whose_answer_is_lost_is_told_as_it_is(
    hall: Hall, alice: Player, proxy: Severed, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    await alice.types("/roll 1d6 dice:1")
    monkeypatch.setattr("bot.store.engine._postgres._LONGEST", 1.0)
    befalls_next_entry(monkeypatch, proxy, fault)
    told = await alice.types("/roll 1d6 dice:2")
    assert proxy.befallen == 1
    kept = [entry for entry in await hall.entries(alice) if entry.dice and entry.dice.marks == (2,)]
    assert told_of(told) is None
    assert [each.number for each in kept] == [2]
    assert (await alice.types("/roll 1d6 dice:3")).outcome["entry"] == 3
    assert hall.bot.store.outbox.channels() == []


async def test_while_nothing_is_known_nothing_is_denied_and_the_answer_comes_later(
    hall: Hall, alice: Player, proxy: Severed, monkeypatch: pytest.MonkeyPatch
) -> None:
    await alice.types("/roll 1d6 dice:1")
    befalls_next_entry(monkeypatch, proxy, "after", falls=True)
    reply = await alice.user.line("/roll 1d6 dice:2")
    if not reply.content:  # it is at work
        assert await reply.more(10)
    assert "not known whether this was stored" in reply.content
    assert "the answer will come here" in reply.content
    refused = await hall.player("Bruno").types("/roll 1d6 dice:3")
    assert told_of(refused) == "not-stored"
    proxy.down = False
    assert await reply.more(10)
    assert len(reply.messages) == 1
    assert "2" in reply.embeds[0]["description"]
    assert reply.content == ""
    assert (await alice.types("/roll 1d6 dice:4")).outcome["entry"] == 3
    marks = [entry.dice.marks for entry in await hall.entries(alice) if entry.dice]
    assert marks == [(4,), (2,), (1,)]


async def test_a_stop_while_nothing_is_known_leaves_the_answer_to_the_next_start(
    hall: Hall, alice: Player, proxy: Severed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.client._PATIENCE", 0.1)
    monkeypatch.setattr("bot.store.writer._AT_THE_END", 0.1)
    monkeypatch.setattr("bot.store.outbox._SOON", 0.0)
    await alice.types("/roll 1d6 dice:1")
    first = (await hall.entries(alice))[0].id
    async with asyncio.timeout(20):
        while await hall.bot.store.database.read(noted_before) < first:  # noqa: ASYNC110 - as below
            await asyncio.sleep(0.02)
    befalls_next_entry(monkeypatch, proxy, "after", falls=True)
    with pytest.raises(NoAnswer):
        await alice.user.line("/roll 1d6 dice:2", limit=1)
    await hall.leave()
    proxy.down = False
    late = asyncio.create_task(alice.user.wait_message())
    await hall.arrive()
    described = (await late).embeds[0]["description"]
    assert "n° 2 · Alice" in described
    assert "n° 1" not in described


@pytest.mark.parametrize("refusing", [STARTING, CROWDED])
async def test_a_server_that_takes_nobody_in_is_told_as_not_reached(
    hall: Hall, alice: Player, proxy: Severed, refusing: tuple[str, str]
) -> None:
    await alice.calls("battle start", side_one="Elves", side_two="Orcs")
    before = await commands(hall, alice)
    proxy.refusing = refusing
    proxy.cut()
    for line in ("/battle log", "/privacy show", "/army list", "/dice verify", "/ruling list"):
        told = await alice.types(line)
        assert told_of(told) == "database-unreachable", line
        assert "try again in a moment" in told.text
    assert told_of(await alice.types("/roll 1d6")) == "not-stored"
    french = hall.player("Bruno", "fr")
    assert "injoignable" in (await french.types("/battle log")).text
    assert not await healthy(hall)
    proxy.refusing = None
    assert told_of(await alice.types("/battle log")) is None
    assert await commands(hall, alice) == before
    assert await healthy(hall)


async def healthy(hall: Hall) -> bool:
    try:
        return await hall.bot.healthy()
    except Exception as error:  # noqa: BLE001 - as the health endpoint takes it
        return not unavailable(error)


async def test_connections_that_died_unseen_cost_nobody_an_answer(
    alice: Player, proxy: Severed
) -> None:
    await alice.types("/roll 1d6")
    for _ in range(3):
        proxy.cut()
        await asyncio.sleep(0)
        assert told_of(await alice.types("/roll 1d6")) is None
        assert told_of(await alice.types("/battle log")) is None


async def test_faults_at_any_time_deny_and_double_nothing(
    hall: Hall, proxy: Severed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.engine._postgres._LONGEST", 1.0)
    chance = random.Random(5)  # noqa: S311 - when it fails, no dice
    players = [hall.player(name) for name in ("Ana", "Bruno", "Cleo")]
    stored: list[str] = []
    denied: list[str] = []

    async def play(player: Player, at: int) -> None:
        number = 0
        while number < 12 or (proxy.befallen < 6 and number < 300):  # until enough has failed
            line = f"/roll notation:1d6 # {at}-{number}"
            number += 1
            told = await player.types(line)
            (stored if told_of(told) is None else denied).append(line)

    async def fail() -> None:
        while True:
            await asyncio.sleep(chance.uniform(0, 0.2))
            proxy.fault = chance.choice(("before", "after", "late", "held"))
            if chance.random() < 0.3:
                proxy.cut()

    failing = asyncio.create_task(fail())
    await asyncio.gather(*(play(each, at) for at, each in enumerate(players)))
    failing.cancel()
    proxy.fault = "none"
    kept = await commands(hall, players[0])
    assert proxy.befallen > 5
    assert kept == sorted(stored)
    assert not set(kept) & set(denied)


async def test_a_campaign_is_changed_once_though_the_answer_is_lost(
    alice: Player, proxy: Severed
) -> None:
    await alice.types("/roll 1d6")
    proxy.fault = "after"
    told = await alice.calls("campaign create", name="Border war")
    assert proxy.befallen == 1
    assert told_of(told) is None
    listed = await alice.types("/campaign list")
    assert listed.text.count("Border war") == 1


async def test_a_lost_lock_is_taken_again(url: str, logged: list[Any]) -> None:
    async with severed(url) as (through, proxy), sole_use(through, "en") as hold:
        proxy.cut()
        await until(lambda: any(each["event"] == "database-lock-regained" for each in logged))
        hold.permit()
        assert hold.state == "sure"


async def test_who_lost_the_lock_to_another_writes_no_more(
    url: str, hall: Hall, alice: Player, proxy: Severed, logged: list[Any]
) -> None:
    async with sole_use(hall.url, "en") as hold:
        hall.bot.hold = hold
        hall.bot.store.database.permit = hold.permit
        assert told_of(await alice.types("/roll 1d6")) is None
        proxy.down = True
        proxy.cut()
        await until(lambda: hold.state == "unsure")
        assert told_of(await alice.types("/roll 1d6")) in ("database-unreachable", "not-stored")
        async with sole_use(url, "en"):
            proxy.down = False
            await until(lambda: hold.state == "stopped")
            told = await alice.types("/roll 1d6")
            assert told_of(told) == "database-stopped"
            assert "taken over the database" in told.text
            assert not await healthy(hall)
        with pytest.raises(StoppedError):
            hold.permit()
    assert [each["event"] for each in logged].count("database-taken-over") == 1
    hall.bot.store.database.permit = lambda: None
    assert len(await hall.entries(alice)) == 1


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():  # noqa: ASYNC110 - nobody tells of it
            await asyncio.sleep(0.02)
