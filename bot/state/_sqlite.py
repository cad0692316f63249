"""SQLite: one writer on a thread of its own, and readers on theirs that never wait for it (WAL).

A whole transaction costs one hop between threads. Work that is on its thread comes to its end
even if nobody waits for it any more, so a connection is never left in the middle of something.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, NullPool, create_engine, event

from bot.state._driving import ENGINE, Kind

T = TypeVar("T")

_BUSY_MILLISECONDS: Final = 1000
"""How long a lock of another process is waited for: players wait with it, Discord for 3 s."""


class SqliteWriter:
    """A SQLite connection that lives on its own thread; every transaction takes the lock first."""

    def __init__(self, url: URL) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._engine = create_engine(
            url.set(drivername="sqlite"),
            poolclass=NullPool,
            **ENGINE,
        )
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", self._begin)
        self._connection: Connection | None = None
        self._alone = False

    def _transaction(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            return work(self._connection)

    def _statement(self, work: Callable[[Connection], T]) -> T:
        """Run `work` without opening a transaction: to SQLite a statement is one by itself.

        Between statements this thread and the event loop's wait for each other, which takes
        longer than the statements: one is twice as fast as three.
        """
        self._alone = True
        try:
            return self._transaction(work)
        finally:
            self._alone = False

    def _begin(self, connection: Connection) -> None:
        if not self._alone:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    def _migration(self, work: Callable[[Connection], T]) -> T:
        """Run `work` without references between tables: it may build a table anew."""
        with self._engine.connect() as connection:
            driver: Any = connection.connection.driver_connection
            driver.execute("PRAGMA foreign_keys = OFF")  # has no effect within a transaction
            with connection.begin():
                return work(connection)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()

    async def run(self, work: Callable[[Connection], T], kind: Kind) -> T:
        way = {
            "transaction": self._transaction,
            "statement": self._statement,
            "migration": self._migration,
        }
        job = partial(way[kind], work)
        return await asyncio.get_running_loop().run_in_executor(self._thread, job)

    async def close(self) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        finally:
            self._thread.shutdown()


class SqliteReader:
    """SQLite connections for reading, each work on what is stored at one moment."""

    def __init__(self, url: URL, name: str, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._engine = create_engine(
            url.set(drivername="sqlite"), pool_size=threads, max_overflow=0, **ENGINE
        )
        event.listen(self._engine, "connect", _leave_transactions_to_us)
        event.listen(self._engine, "connect", _prepare_reader)
        event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def _close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, partial(self._read, work)
        )

    async def close(self) -> None:
        """Close every connection, once what is being read has been read."""
        await asyncio.to_thread(self._close)


def _prepare(connection: Any, _record: object) -> None:
    _leave_transactions_to_us(connection)
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute(f"PRAGMA busy_timeout = {_BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _leave_transactions_to_us(connection: Any, _record: object = None) -> None:
    connection.isolation_level = None  # the driver opens none


def _prepare_reader(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {_BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA query_only = ON")
    cursor.close()
