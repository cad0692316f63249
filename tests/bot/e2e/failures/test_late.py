"""Late answers: stored, not received, and told to those who may know."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from bot.discord.client import Vexille
from bot.discord.late import LateAnswer, LateAnswers, LateListener
from bot.local.terminal.session import Terminal, TerminalOptions
from bot.store import outbox
from bot.store.snowflake import milliseconds
from localdiscord import Faults, Message, NoAnswer, Reply, TableSettings, TableUser
from localdiscord.faults import CALLBACK
from tests.bot.e2e.hall import PATIENCE, Hall, Player, new_bot, open_hall

ROLL = "/roll 2d6 dice:2,5"


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.outbox._SOON", 0.0)


async def lost(alice: Player, discord_faults: Faults, line: str = ROLL) -> None:
    """Type a command whose answer Discord does not take."""
    discord_faults.refuse(404, route=CALLBACK)
    with pytest.raises(NoAnswer):
        await alice.user.line(line, limit=0.3)


@pytest.fixture
async def hall(url: str, discord_faults: Faults, faults: list[Any]) -> AsyncIterator[Hall]:
    """Open a hall whose players wait half as long for an answer that never comes."""
    assert faults == []
    async with open_hall(url, discord_faults, TableSettings(first_answer=1.5)) as hall:
        yield hall
        assert discord_faults.pending == 0


def told(message: Message) -> str:
    return str(message.embeds[0]["description"])


async def undone_by(hall: Hall, alice: Player, message: Message, number: int) -> bool:
    await alice.user.click(message, f"Undo no. {number}")
    (entry,) = [each for each in await hall.entries(alice) if each.number == number]
    return entry.undone_by is not None


async def test_an_answer_that_discord_did_not_take_is_told_in_the_channel(
    hall: Hall, alice: Player, bruno: Player, discord_faults: Faults
) -> None:
    await alice.calls("battle start", side_one="Elves", side_two="Orcs")
    await alice.types("/unit add Archers 20 Ld7")
    waiting = asyncio.create_task(
        bruno.user.wait_message(lambda each: each.embeds and "no. 3" in told(each))
    )
    await lost(alice, discord_faults, "/unit damage Archers models:3")
    message = await waiting
    assert "no. 3 · Alice" in told(message)
    assert "17" in told(message)
    assert await undone_by(hall, alice, message, 3)
    assert hall.bot.store.outbox.channels() == []


async def test_where_the_bot_may_not_write_it_is_told_with_the_next_answer(
    alice: Player, bruno: Player, discord_faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LateAnswers, "soon", lambda *_: None)
    await lost(alice, discord_faults)
    answered = await bruno.types("/roll 1d6")
    assert await answered.reply.more()
    assert "n° 1 · Alice" in told(answered.reply.messages[-1])
    assert not answered.reply.messages[-1].ephemeral
    again = await bruno.types("/roll 1d6")
    assert not await again.reply.more(0.2)


async def test_a_secret_is_told_late_to_nobody_but_its_player(
    hall: Hall, alice: Player, bruno: Player, discord_faults: Faults
) -> None:
    await lost(alice, discord_faults, f"{ROLL} secret:yes")
    await hall.restart()
    answered = await bruno.types("/roll 1d6")
    assert not await answered.reply.more(0.2)
    assert bruno.user.history() == answered.reply.messages
    answered = await alice.types("/roll 1d6")
    assert await answered.reply.more()
    late = answered.reply.messages[-1]
    assert late.ephemeral
    assert "no. 1 · Alice" in told(late)
    assert late not in bruno.user.history()


@pytest.mark.parametrize("days", [6, 8])
async def test_a_secret_is_owed_for_a_week(
    hall: Hall,
    alice: Player,
    discord_faults: Faults,
    monkeypatch: pytest.MonkeyPatch,
    days: int,
) -> None:
    await lost(alice, discord_faults, f"{ROLL} secret:yes")

    def then() -> int:
        return milliseconds() + days * 86_400_000

    monkeypatch.setattr(outbox, "milliseconds", then, raising=False)
    answered = await alice.types("/roll 1d6")
    assert await answered.reply.more(PATIENCE if days < 7 else 0.3) == (days < 7)
    assert not await (await alice.types("/roll 1d6")).reply.more(0.2)
    await hall.restart()
    assert hall.bot.store.outbox.channels() == []
    assert "roll: 2 5 → 7" in (await alice.types("/battle log entry:1")).text


async def test_what_is_owed_outlives_a_restart_and_is_told_once(
    hall: Hall, alice: Player, discord_faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(LateAnswers, "soon", lambda *_: None)
        await alice.types("/roll 1d6")
        await lost(alice, discord_faults)
        await hall.leave()
    waiting = asyncio.create_task(alice.user.wait_message())
    await hall.arrive()
    described = told(await waiting)
    assert "n° 2 · Alice" in described
    assert "n° 1" not in described
    before = len(alice.user.history())
    await hall.restart()
    await alice.types("/roll 1d6")
    await asyncio.sleep(0.1)
    assert len(alice.user.history()) == before + 1


async def test_where_the_channel_is_gone_nothing_is_owed_any_more(
    hall: Hall, alice: Player, discord_faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(LateAnswers, "soon", lambda *_: None)
        await lost(alice, discord_faults)
        await hall.leave()
    hall.table.state.remove_channel(alice.user.channel)
    await hall.arrive()
    assert hall.bot.late is not None
    await hall.bot.late.finished()
    assert hall.bot.store.outbox.channels() == []
    await hall.restart()
    assert hall.bot.store.outbox.channels() == []


async def test_where_the_bot_may_not_write_now_the_answer_stays_owed(
    hall: Hall, alice: Player, discord_faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(LateAnswers, "soon", lambda *_: None)
        await lost(alice, discord_faults)
        await hall.leave()
    discord_faults.refuse(403, route="/messages")
    await hall.arrive()
    assert hall.bot.late is not None
    await hall.bot.late.finished()
    assert hall.bot.store.outbox.channels() == [alice.user.channel.id]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[LateAnswer]:
    """Return what the next bot at the table tells the terminal."""
    found: list[LateAnswer] = []

    def listening(url: str, **told: Any) -> Vexille:
        bot = new_bot(url, **told)
        bot.late_listener = LateListener("en", found.append)
        return bot

    monkeypatch.setattr("tests.bot.e2e.hall.new_bot", listening)
    return found


async def slowly(user: TableUser, line: str, **more: Any) -> Reply:
    """Type a line, and wait for what comes after its answer."""
    reply = await typed(user, line, **more)
    await reply.more(0.2)
    return reply


typed = TableUser.line


@pytest.mark.parametrize("types", [typed, slowly])
async def test_the_terminal_shows_once_what_is_told_late(
    hall: Hall,
    discord_faults: Faults,
    heard: list[LateAnswer],
    monkeypatch: pytest.MonkeyPatch,
    types: Callable[..., Awaitable[Reply]],
) -> None:
    monkeypatch.setattr(LateAnswers, "soon", lambda *_: None)
    await hall.restart()
    alice = hall.player("Alice")
    terminal = Terminal(hall.bot, alice.user, TerminalOptions("Alice", "en", "general"), heard)
    for number, line in ((1, ROLL), (3, f"{ROLL} secret:yes")):
        await lost(alice, discord_faults, line)
        with monkeypatch.context() as patch:
            patch.setattr(TableUser, "line", types)
            shown = await terminal.answer("/roll 1d6")
        late = f"no. {number} · Alice"
        async with asyncio.timeout(PATIENCE):
            while late not in shown:
                shown += await terminal.answer("/settings")
        shown += await terminal.answer("/settings")
        assert shown.count(late) == 1


async def test_the_terminal_shows_no_secret_of_another_and_nothing_of_other_channels(
    hall: Hall, discord_faults: Faults, heard: list[LateAnswer]
) -> None:
    await hall.restart()
    alice, bruno = hall.player("Alice"), hall.player("Bruno")
    await lost(bruno, discord_faults, f"{ROLL} secret:yes")
    await bruno.types("/roll 1d6")
    cleo = hall.player("Cleo", channel="elsewhere")
    await lost(cleo, discord_faults)
    async with asyncio.timeout(PATIENCE):
        while len(heard) < 2:  # noqa: ASYNC110 - polls
            await asyncio.sleep(0.01)
    terminal = Terminal(hall.bot, alice.user, TerminalOptions("Alice", "en", "general"), heard)
    shown = await terminal.answer("/settings")
    assert "Bruno" not in shown
    assert "Cleo" not in shown


async def test_a_refusal_and_a_question_leave_nothing_to_tell(
    hall: Hall, alice: Player, discord_faults: Faults
) -> None:
    for line in ("/roll nonsense", "/battle status", "/roll 2d6 odds:yes"):
        await lost(alice, discord_faults, line)
    assert hall.bot.store.outbox.channels() == []
    assert alice.user.history() == []


async def test_what_failed_after_it_was_stored_is_told_as_stored(
    alice: Player, faults: list[Any], logged: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ValueError("no card")

    with monkeypatch.context() as patch:
        patch.setattr("bot.commands.procedures.outcomes.outcome_card", broken)
        waiting = asyncio.create_task(alice.user.wait_message(lambda each: "n° 1" in told(each)))
        assert (await alice.types(ROLL)).refused == "unexpected"
        await waiting
    faults.extend(each for each in logged if each["event"] == "unexpected")
