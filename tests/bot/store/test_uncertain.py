"""Commits whose outcome is not known: looked up before anything is said, whatever the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from bot.battle.channel.channel import Channel
from bot.store.engine.database import UncertainError
from bot.store.journal.record import Action, Actor, Caller, Entry
from bot.store.writer import CommitError
from tests.bot.battle.playing import HERE, SERVER, Table

LOST = OperationalError("COMMIT", {}, Exception("disk I/O error"))


class Losing:
    """A writer whose next transactions are stored, or not, and end in an error all the same."""

    def __init__(self, writer: Any, *stored: bool) -> None:
        self._writer = writer
        self._left = list(stored)

    async def run(self, work: Callable[..., Any], kind: Any) -> Any:
        if not self._left:
            return await self._writer.run(work, kind)
        if self._left.pop(0):
            await self._writer.run(work, kind)
        else:

            def undone(connection: Any) -> None:
                work(connection)
                connection.rollback()

            await self._writer.run(undone, "transaction")
        raise LOST

    async def close(self) -> None:
        await self._writer.close()


def lose(table: Table, monkeypatch: pytest.MonkeyPatch, *stored: bool) -> None:
    database = table.store.database
    monkeypatch.setattr(database, "_writer", Losing(database._writer, *stored))


def blind(table: Table, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Let nobody read before the event."""
    sees, read = asyncio.Event(), table.store.database.read

    async def maybe(work: Any) -> Any:
        if not sees.is_set():
            raise LOST
        return await read(work)

    monkeypatch.setattr(table.store.database, "read", maybe)
    return sees


def speaking(interaction: int, words: str = "") -> Callable[[Channel], asyncio.Future[Entry]]:
    caller = Caller(Actor(7, "Ana"), interaction, f"/roll {words}")
    return lambda channel: channel.accept(Action(caller, "roll", {"words": words}))


@pytest.mark.parametrize("operations", [False, True])
async def test_what_was_stored_though_its_commit_failed_is_told_as_stored(
    table: Table, monkeypatch: pytest.MonkeyPatch, *, operations: bool
) -> None:
    await table.look()
    if not operations:  # a channel's first entry comes with its rows
        await table.do(speaking(1))
    lose(table, monkeypatch, True)
    entry = await table.do(speaking(2))
    assert (await table.store.entry_by_interaction(2)) is not None
    assert (await table.do(speaking(3))).number == entry.number + 1


async def test_what_was_not_stored_is_told_so_and_done_when_it_is_asked_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.do(speaking(1))
    lose(table, monkeypatch, False)
    if table.store.database.kind == "sqlite":
        with pytest.raises(CommitError):
            await table.do(speaking(2))
    else:  # it is written again, to wait for whatever the server is still at
        await table.do(speaking(2))
    await table.do(speaking(2))
    history = await table.store.history(await table.look())
    assert [entry.interaction_id for entry in history] == [2, 1]


async def test_while_nothing_can_be_looked_up_nothing_is_said_and_nothing_taken(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.do(speaking(1))
    sees = blind(table, monkeypatch)
    lose(table, monkeypatch, True)
    async with table.store.channel(HERE, SERVER) as channel:
        promise, behind = speaking(2)(channel), speaking(3)(channel)
    await asyncio.wait([promise], timeout=0.3)
    # Both went in one transaction, or the second was never tried: it is not said to be stored.
    assert not promise.done()
    assert table.store.unsettled
    with pytest.raises(CommitError):
        await table.do(speaking(4))
    sees.set()
    assert (await promise).number == 2
    assert (await behind).number == 3
    assert not table.store.unsettled
    assert (await table.do(speaking(5))).number == 4


async def test_what_waits_behind_an_unknown_commit_is_refused_at_once(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.writer._MOST_TOGETHER", 1)
    await table.do(speaking(1))
    sees = blind(table, monkeypatch)
    lose(table, monkeypatch, True)
    async with table.store.channel(HERE, SERVER) as channel:
        promise, behind = speaking(2)(channel), speaking(3)(channel)
    with pytest.raises(CommitError):
        await behind
    assert not promise.done()
    sees.set()
    assert (await promise).number == 2
    assert (await table.do(speaking(3))).number == 3


async def test_after_the_last_pause_it_is_tried_once_more(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.engine.database._PAUSES", (0.0, 0.01))
    database = table.store.database
    lose(table, monkeypatch, False, False)
    assert await database.write_once(lambda _: "stored") == "stored"
    lose(table, monkeypatch, False, False, False)
    with pytest.raises(UncertainError):
        await database.write_once(lambda _: "stored")


async def test_a_stop_says_of_what_is_unknown_that_it_is(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.writer._AT_THE_END", 0.1)
    await table.do(speaking(1))
    await table.store.outbox.begin()
    blind(table, monkeypatch)
    lose(table, monkeypatch, True)
    async with table.store.channel(HERE, SERVER) as channel:
        promise = speaking(2)(channel)
    await table.restart()
    with pytest.raises(UncertainError):
        await promise
    await table.store.outbox.begin()
    (owed,) = await table.store.entries_with(table.store.outbox.owed(HERE))
    assert owed.interaction_id == 2


async def test_who_is_told_is_owed_nothing_and_who_is_not_is_owed_it_after_a_kill(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.outbox._SOON", 0.0)
    outbox = table.store.outbox
    await outbox.begin()
    for interaction in (1, 2, 3):
        await table.do(speaking(interaction))
    outbox.told(1)
    outbox.told(3)
    await asyncio.sleep(0.1)
    await table.do(speaking(4), HERE + 1)
    await table.store.database.close()  # as by a kill: the store itself is never closed
    await table.open()
    await table.store.outbox.begin()
    assert table.store.outbox.channels() == [HERE, HERE + 1]
    owed = [entry_id for where in (HERE, HERE + 1) for entry_id in table.store.outbox.owed(where)]
    assert [entry.interaction_id for entry in await table.store.entries_with(owed)] == [2, 4]
    table.store.outbox.settle(owed)
    await table.restart()
    await table.store.outbox.begin()
    assert table.store.outbox.channels() == []


async def test_a_new_outbox_owes_nothing_of_what_was_before_it(table: Table) -> None:
    await table.do(speaking(1))
    await table.store.outbox.begin()
    assert table.store.outbox.channels() == []
