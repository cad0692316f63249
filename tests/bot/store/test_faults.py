"""A database that fails: nobody waits long, nothing half happens, no word gets into the log."""

import asyncio
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from sqlalchemy import Connection

from bot.battle.channel.channel import Channel
from bot.store.journal.record import Action, Actor, Caller, Entry
from bot.store.writer import CommitError
from tests.bot.battle.playing import HERE, SERVER, Table
from tests.bot.store.engine.locking import locked

Fault: TypeAlias = Callable[[Connection], None]


@pytest.fixture
def url(tmp_path: Path) -> str:
    """These are SQLite's own faults, whatever the other tests run on."""
    return f"sqlite:///{tmp_path / 'faults.db'}"


NAME = "Perceval"
WORDS = "a secret plan " * 1000


def read_only(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA query_only = ON")


def full(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA max_page_count = 1")


def roomy(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA max_page_count = 100000")


def speaking(channel: Channel, words: str = "") -> asyncio.Future[Entry]:
    caller = Caller(Actor(77, NAME), None, f"/roll {words}")
    return channel.accept(Action(caller, "roll", {"words": words}))


@pytest.mark.parametrize("fault", [read_only, full])
async def test_a_failed_write_tells_the_log_no_name_and_no_word(table: Table, fault: Fault) -> None:
    await table.do(speaking)
    await table.store._database.write(fault)
    with pytest.raises(CommitError) as caught:
        await table.do(lambda channel: speaking(channel, WORDS))
    told = "".join(traceback.format_exception(caught.value))
    assert "OperationalError" in told
    assert not any(word in told for word in (NAME, WORDS[:13], "/roll"))


async def test_reading_tells_the_log_no_value_either(table: Table) -> None:
    def ask(connection: Connection) -> None:
        connection.exec_driver_sql("SELECT * FROM nowhere WHERE name = ?", (NAME,))

    with pytest.raises(Exception, match="nowhere") as caught:
        await table.store._database.read(ask)
    assert NAME not in "".join(traceback.format_exception(caught.value))


async def test_a_locked_database_keeps_nobody_waiting_and_nothing_is_half_done(
    table: Table,
) -> None:
    channels = range(1, 31)
    for channel_id in channels:
        await table.store.peek(channel_id, SERVER)
    with locked(table.url):
        began = time.monotonic()
        results = await asyncio.gather(
            *(table.do(speaking, channel_id) for channel_id in channels), return_exceptions=True
        )
        took = time.monotonic() - began
    assert [type(result) for result in results] == [CommitError] * len(channels)
    assert took < 4
    assert [(await table.do(speaking, channel)).number for channel in channels] == [1] * len(
        channels
    )


async def test_a_channel_that_cannot_be_read_is_told_as_not_stored(table: Table) -> None:
    with locked(table.url), pytest.raises(CommitError):
        await table.do(speaking)
    assert (await table.do(speaking)).number == 1


async def test_what_waits_behind_a_fault_in_the_same_channel_is_refused_with_it(
    table: Table,
) -> None:
    await table.do(speaking)
    await table.store._database.write(full)
    async with table.store.channel(HERE, SERVER) as channel:
        promises = [speaking(channel, WORDS) for _ in range(300)]  # more than one transaction takes
    results = await asyncio.gather(*promises, return_exceptions=True)
    assert {type(result) for result in results} == {CommitError}
    await table.store._database.write(roomy)
    assert (await table.do(speaking)).number == 2


async def test_a_database_that_does_not_keep_up_accepts_no_more(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.writer._MOST_WAITING", 3)
    async with table.store.channel(HERE, SERVER) as channel:
        promises = [speaking(channel) for _ in range(3)]
        before = channel.board.fingerprint(), channel.journal.next_number
        with pytest.raises(CommitError):
            speaking(channel)
        assert (channel.board.fingerprint(), channel.journal.next_number) == before
    assert [entry.number for entry in await asyncio.gather(*promises)] == [1, 2, 3]
    assert (await table.do(speaking)).number == 4
