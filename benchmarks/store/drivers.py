"""The way to SQLite: ours, against SQLAlchemy's own way over aiosqlite and a bare thread.

Ours has aiosqlite's thread run a whole transaction at once. SQLAlchemy's asynchronous engine has it
run each statement, and waits in between. A thread that drives `sqlite3` does without aiosqlite:
beside it aiosqlite should cost nothing. Each does the same work on the same tables, commits to
disk, and is timed in turn with ours.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection, NullPool, StaticPool, create_engine, event, text
from sqlalchemy.ext.asyncio import create_async_engine

from benchmarks.measuring.desk import Desk
from benchmarks.measuring.table import Row
from benchmarks.measuring.timing import Timer, compare
from bot.store.engine.database import Database
from bot.store.statements import MOST_ROWS, execute, insert_many, updating

T = TypeVar("T")

ENTRIES: Final = 200
"""How many entries the log has before anything is timed."""

PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
BEGIN: Final = "BEGIN IMMEDIATE"


class Driver(Protocol):
    """A way to run work in a transaction."""

    async def run(self, work: Callable[[Connection], T], *, alone: bool) -> T:
        """Run `work`, which is one statement where it is alone."""

    async def close(self) -> None:
        """Close the connection."""


class Ours:
    """The bot's."""

    def __init__(self, path: str) -> None:
        self._database = Database(f"sqlite+aiosqlite:///{path}")

    async def run(self, work: Callable[[Connection], T], *, alone: bool) -> T:
        return await self._database.write(work, alone=alone)

    async def close(self) -> None:
        await self._database.close()


class HopPerStatement:
    """SQLAlchemy's asynchronous engine on aiosqlite."""

    def __init__(self, path: str) -> None:
        self._engine = create_async_engine(f"sqlite+aiosqlite:///{path}", poolclass=StaticPool)
        event.listen(self._engine.sync_engine, "connect", _prepare)

    async def run(self, work: Callable[[Connection], T], *, alone: bool) -> T:
        async with self._engine.begin() as connection:
            if not alone:
                await connection.exec_driver_sql(BEGIN)
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


class BareThread:
    """Python's own `sqlite3` on a thread."""

    def __init__(self, path: str) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
        event.listen(self._engine, "connect", _prepare)
        self._connection: Connection | None = None

    async def run(self, work: Callable[[Connection], T], *, alone: bool) -> T:
        job = partial(self._transaction, work, alone=alone)
        return await asyncio.get_running_loop().run_in_executor(self._thread, job)

    def _transaction(self, work: Callable[[Connection], T], *, alone: bool) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            if not alone:
                self._connection.exec_driver_sql(BEGIN)
            return work(self._connection)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver opens no transaction by itself
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@dataclass(frozen=True, slots=True)
class Played:
    """The rows of a played battle, like those to be written.

    Attributes:
        entry: The last of its log.
        unit: A unit.
        numbers: For new rows.
    """

    entry: Mapping[str, Any]
    unit: Mapping[str, Any]
    numbers: Iterator[int]

    def rows(self, entries: int) -> list[dict[str, Any]]:
        """Return new entries."""
        return [
            {**self.entry, "id": number, "number": number, "interaction_id": number}
            for number in (next(self.numbers) for _ in range(entries))
        ]

    def store(self, entries: int, connection: Connection) -> None:
        """Store entries that change nothing."""
        insert_many(connection, "entry", self.rows(entries))

    def change(self, units: int, connection: Connection) -> None:
        """Store an entry and change a unit so many times, each by a statement of its own."""
        values = {name: value for name, value in self.unit.items() if name != "id"}
        for _ in range(units):
            execute(connection, [updating("unit", self.unit["id"], **values)])
        self.store(1, connection)

    def read(self, connection: Connection) -> None:
        """Read the end of the log."""
        journal = {"journal": self.entry["journal_id"]}
        connection.execute(_LOG_END, journal).all()


_LOG_END: Final = text(
    "SELECT * FROM entry WHERE journal_id = :journal ORDER BY number DESC LIMIT 20"
)


def _played(connection: Connection) -> Played:
    entry, unit = (
        dict(connection.execute(text(query)).mappings().one())
        for query in (
            "SELECT * FROM entry ORDER BY number DESC LIMIT 1",
            "SELECT * FROM unit LIMIT 1",
        )
    )
    return Played(entry, unit, count(10**15))


async def _prepared(path: str, entries: int) -> Played:
    desk = await Desk.open(f"sqlite+aiosqlite:///{path}")
    await desk.begin(10)
    await desk.fill(entries)
    await desk.close()
    async with Database(f"sqlite+aiosqlite:///{path}") as database:
        return await database.write(_played)


def _timer(
    runner: asyncio.Runner, driver: Driver, work: Callable[[Connection], Any], *, alone: bool
) -> Timer:
    async def seconds(times: int) -> float:
        loop = asyncio.get_running_loop()
        began = loop.time()
        for _ in range(times):
            await driver.run(work, alone=alone)
        return (loop.time() - began) / times

    return lambda times: runner.run(seconds(times))


def rows(*, small: bool) -> Iterator[Row]:
    """Yield what a piece of work takes by each way."""
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        path = f"{folder}/battles.db"
        played = runner.run(_prepared(path, 10 if small else ENTRIES))
        works: dict[str, tuple[Callable[[Connection], Any], bool]] = {
            "one entry": (partial(played.store, 1), True),
            f"{MOST_ROWS} entries": (partial(played.store, MOST_ROWS), True),
            "an entry, a unit changed": (partial(played.change, 1), False),
            "an entry, ten units changed": (partial(played.change, 10), False),
            "twenty entries read": (played.read, False),
        }
        ours = Ours(path)
        rivals: dict[str, Driver] = {
            "a hop a statement": HopPerStatement(path),
            "sqlite3 on a thread": BareThread(path),
        }
        for against, rival in rivals.items():
            for told, (work, alone) in works.items():
                mine, theirs = (
                    _timer(runner, driver, work, alone=alone) for driver in (ours, rival)
                )
                yield compare(told, mine, theirs, against, small=small)
        for driver in (ours, *rivals.values()):
            runner.run(driver.close())
