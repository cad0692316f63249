"""A history that recovers: what is said in that moment is stored before it is shown."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from localdiscord import HistoryFile, HistoryKeeper, LocalTable, TableUser
from tests.localdiscord.history.kept import count
from tests.localdiscord.history.test_damage import grown

T = TypeVar("T")

LOCKED = sqlite3.OperationalError("database is locked")


class ControlledFile(HistoryFile):
    """A history's file whose writer is stopped after a transaction, before anybody hears of it.

    Attributes:
        refusing: Whether it takes nothing.
        failing: Whether it fails after a transaction's work, as at a commit.
        held: Whether the writer is to stop.
        stopped: Set while the writer stands.
        going: Set once it goes on.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.refusing = self.failing = self.held = False
        self.stopped, self.going = asyncio.Event(), asyncio.Event()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self.refusing:
            raise LOCKED

        def failing(connection: sqlite3.Connection) -> T:
            work(connection)
            raise LOCKED

        task = asyncio.ensure_future(super().write(failing if self.failing else work))
        await asyncio.wait([task])
        if self.held:
            self.stopped.set()
            await self.going.wait()
        return await task


@pytest.fixture
async def file(path: Path) -> AsyncIterator[ControlledFile]:
    async with ControlledFile(path) as file:
        yield file


@pytest.fixture
async def table(file: ControlledFile) -> AsyncIterator[LocalTable]:
    async with LocalTable(keeper=HistoryKeeper(file)) as table:
        yield table
        file.refusing = file.failing = file.held = False
        file.going.set()  # whatever a test left standing


async def recovering(
    file: ControlledFile, table: LocalTable, *, failing: bool = False
) -> TableUser:
    """Let the file fail, then let its writer try again, and stop it as it has tried."""
    alice = table.user("Alice")
    await table.kept(alice.say("before").id)
    file.refusing = True
    await table.kept(alice.say("first").id)
    await table.kept(alice.say("second").id)  # nobody waits
    file.held, file.refusing, file.failing = True, False, failing
    async with asyncio.timeout(10):
        await file.stopped.wait()
    return alice


async def test_what_is_said_as_the_history_recovers_is_stored_before_it_is_shown(
    file: ControlledFile, table: LocalTable, path: Path
) -> None:
    alice = await recovering(file, table)
    assert count(path, "message") == 3
    said = alice.say("third")
    shown = asyncio.create_task(table.kept(said.id))
    await asyncio.sleep(0.05)
    assert not shown.done()
    file.going.set()
    async with asyncio.timeout(10):
        await shown
    assert count(path, "message") == 4


async def test_nobody_waits_for_a_history_that_fails_again(
    file: ControlledFile, table: LocalTable, path: Path, logged: list[Any]
) -> None:
    alice = await recovering(file, table, failing=True)
    shown = asyncio.create_task(table.kept(alice.say("third").id))
    file.going.set()
    async with asyncio.timeout(0.5):
        await shown
        await table.kept(alice.say("fourth").id)
    assert count(path, "message") == 1
    assert [each["event"] for each in logged] == ["table-not-kept-now"]
    file.failing = file.held = False
    async with asyncio.timeout(10):
        await grown(path, 5)
