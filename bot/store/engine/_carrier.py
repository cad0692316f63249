"""A SQLite connection opened by aiosqlite, whose thread runs whole pieces of work on it.

aiosqlite hands its thread one statement after another, and each costs two ways between threads.
The connection made here takes a whole transaction where it would take the values of a statement:
one hop, whatever the work holds. What has begun on the thread comes to its end even if nobody
waits for it any more, so a connection is never left in the middle of something.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, Generic, Self, TypeVar
from weakref import WeakSet

import aiosqlite
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

T = TypeVar("T")

_ERRAND: Final = "errand"
"""A marker in the place of SQL: what follows is an errand, not a value."""

_opened: Final = threading.local()
"""Holds the connection that was opened on each thread."""


class _Errand(Generic[T]):
    """Work on its way to a thread, and what came of it.

    It lets go of both as soon as it can, for aiosqlite's thread holds what it did last until there
    is more to do; and it keeps errors from aiosqlite, whose futures take no `StopIteration`.
    """

    __slots__ = ("_error", "_results", "_work")

    def __init__(self, work: Callable[[], T]) -> None:
        self._work: Callable[[], T] | None = work
        self._results: list[T] = []
        self._error: BaseException | None = None

    def run(self) -> None:
        """Do the work, unless it was withdrawn."""
        work, self._work = self._work, None
        if work is not None:
            try:
                self._results.append(work())
            except BaseException as error:  # noqa: BLE001 - raised where it is waited for
                self._error = error

    def fetchall(self) -> tuple[()]:
        """Return no rows: aiosqlite takes it for a cursor."""
        return ()

    def withdraw(self) -> None:
        """Leave the work undone if it has not begun."""
        self._work = None

    def outcome(self) -> T:
        """Return the work's result, or raise its error."""
        error, self._error = self._error, None
        if error is None:
            return self._results.pop()
        try:
            raise error
        finally:
            del error  # its traceback holds this frame


class _CarryingConnection(sqlite3.Connection):
    """A connection that runs errands."""

    def execute(self, sql: str, parameters: Any = (), /) -> Any:
        if sql is not _ERRAND:
            return super().execute(sql, parameters)
        (errand,) = parameters
        errand.run()
        return errand


def opened_here() -> sqlite3.Connection:
    """Return the connection of this thread: the `creator` of an engine for carriers."""
    connection: sqlite3.Connection = _opened.connection
    return connection


class _LastResort:
    """The end of threads whose connections nobody closed, once the program has come to its end.

    They are no daemons: a program that an error ends would wait for them for ever.
    """

    def __init__(self) -> None:
        self._drivers: WeakSet[aiosqlite.Connection] = WeakSet()
        self._thread: threading.Thread | None = None

    def watch(self, driver: aiosqlite.Connection) -> None:
        """End the thread of a connection with the program, if nothing ends it before."""
        self._drivers.add(driver)
        if self._thread is None:
            self._thread = threading.Thread(target=self._wait, name="last-resort", daemon=True)
            self._thread.start()

    def _wait(self) -> None:
        threading.main_thread().join()
        for driver in list(self._drivers):
            driver.stop()


_last_resort: Final = _LastResort()


class Carrier:
    """A connection and the thread on which it lives."""

    def __init__(self, path: str, options: Mapping[str, Any]) -> None:
        """Know what to open; `open` opens it."""
        made_here = {"factory": self._make, "isolation_level": None}
        self._driver = aiosqlite.connect(path, **{**options, **made_here})
        self._thread: threading.Thread | None = None
        self._connection: Connection

    @classmethod
    async def open(
        cls,
        path: str,
        options: Mapping[str, Any],
        engine: Engine,
        *,
        name: str,
        pragmas: Sequence[str],
    ) -> Self:
        """Open a database.

        Args:
            path: The file.
            options: What `sqlite3.connect` takes beside it.
            engine: One whose `creator` is `opened_here`.
            name: The thread's.
            pragmas: What is set first.

        Raises:
            DBAPIError: the file cannot be opened, or is no database.
        """
        carrier = cls(path, options)
        await carrier._connect()
        try:
            await carrier._call(partial(carrier._begin, engine, name, pragmas))
        except BaseException:
            await carrier._end()
            raise
        return carrier

    async def _connect(self) -> None:
        _last_resort.watch(self._driver)
        try:
            await self._driver
        except BaseException as error:
            await self._join()
            if isinstance(error, sqlite3.Error):  # told as SQLAlchemy would
                raise OperationalError(None, None, error) from error
            raise

    def _make(self, *arguments: Any, **options: Any) -> sqlite3.Connection:
        """Make the connection; `sqlite3.connect` calls it on aiosqlite's thread."""
        self._thread = threading.current_thread()
        _opened.connection = _CarryingConnection(*arguments, **options)
        return opened_here()

    def _begin(self, engine: Engine, name: str, pragmas: Sequence[str]) -> None:
        threading.current_thread().name = name
        connection = self._connection = engine.connect()
        try:
            with connection.begin():  # to SQLAlchemy alone: SQLite is told of no transaction
                for pragma in pragmas:
                    connection.exec_driver_sql(f"PRAGMA {pragma}")
        except BaseException:
            connection.close()  # while there is still something to close
            raise

    async def _call(self, work: Callable[[], T]) -> T:
        errand = _Errand(work)
        try:
            await self._driver.execute_fetchall(_ERRAND, (errand,))
        except asyncio.CancelledError:
            errand.withdraw()
            raise
        return errand.outcome()

    async def run(self, work: Callable[[Connection], T], begin: str = "") -> T:
        """Run `work` in one transaction, after what was asked for before.

        Args:
            work: What to do.
            begin: The statement that opens the transaction; none where `work` is one statement,
                which to SQLite is a transaction by itself.
        """
        return await self._call(partial(self._transaction, work, begin))

    def _transaction(self, work: Callable[[Connection], T], begin: str) -> T:
        with self._connection.begin():
            if begin:
                self._connection.exec_driver_sql(begin)
            return work(self._connection)

    async def close(self) -> None:
        """Close the connection and end its thread, after what was asked for before."""
        try:
            await self._call(self._connection.close)
        finally:
            await self._end()

    async def _end(self) -> None:
        try:
            await self._driver.close()
        finally:
            await self._join()

    async def _join(self) -> None:
        """Wait for the thread's end: it must not meet an event loop that is closed."""
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)
