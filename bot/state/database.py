"""The database: one writer, readers beside it, either SQLite or PostgreSQL.

SQLite's writer is one connection on a thread of its own, so that a whole transaction costs one
hop between threads; readers use aiosqlite and never wait for it (WAL). What reads much has a thread
of its own too.
"""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal, Protocol, Self, TypeAlias, TypeVar

import orjson
from sqlalchemy import URL, Connection, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.start_error import StartError, reason_of

T = TypeVar("T")

_BUSY_MILLISECONDS: Final = 1000
"""How long a lock of another process is waited for: players wait with it, Discord for 3 s."""


def _dumps(value: Any) -> str:
    return orjson.dumps(value).decode()


_DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}

_ENGINE: Final[Mapping[str, Any]] = {
    "json_serializer": _dumps,
    "json_deserializer": orjson.loads,
    # An error tells its statement to the log; names, commands and secret dice stay out of it.
    "hide_parameters": True,
}


_Kind: TypeAlias = Literal["transaction", "statement", "migration"]


class _Writer(Protocol):
    async def run(self, work: Callable[[Connection], T], kind: "_Kind") -> T:
        """Run `work` in one transaction."""

    async def close(self) -> None:
        """Close the connection."""


class _Reader(Protocol):
    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run `work` on what is stored at one moment."""

    async def close(self) -> None:
        """Close the connection."""


class _ThreadWriter:
    """A SQLite connection that lives on its own thread; every transaction takes the lock first."""

    def __init__(self, url: URL) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._engine = create_engine(
            url.set(drivername="sqlite"),
            poolclass=NullPool,
            **_ENGINE,
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

    async def run(self, work: Callable[[Connection], T], kind: _Kind) -> T:
        way = {
            "transaction": self._transaction,
            "statement": self._statement,
            "migration": self._migration,
        }
        job = partial(way[kind], work)
        return await asyncio.get_running_loop().run_in_executor(self._thread, job)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()


class _ThreadReader:
    """A SQLite connection for reading much, on a thread of its own: a transaction is one hop."""

    def __init__(self, url: URL) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._engine = create_engine(url.set(drivername="sqlite"), poolclass=NullPool, **_ENGINE)
        event.listen(self._engine, "connect", _open_transactions_here)
        event.listen(self._engine, "connect", _prepare_reader)
        event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        self._connection: Connection | None = None

    def _read(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            return work(self._connection)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(
            self._thread, partial(self._read, work)
        )

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()


class _EngineReader:
    """Transactions that see one moment, of an engine that serves many clients itself."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Leave the engine to its owner."""


class _EngineWriter:
    """Transactions of an engine that serves many clients itself."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Callable[[Connection], T], kind: _Kind) -> T:  # noqa: ARG002 - all are one to PostgreSQL
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Leave the engine to its owner."""


def _prepare(connection: Any, _record: object) -> None:
    _open_transactions_here(connection)
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute(f"PRAGMA busy_timeout = {_BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _open_transactions_here(connection: Any, _record: object = None) -> None:
    connection.isolation_level = None  # the driver opens none


def _prepare_reader(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {_BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA query_only = ON")
    cursor.close()


def _read_url(url: str) -> URL:
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        raise StartError(
            "The database's URL cannot be read: write sqlite+aiosqlite:///path or "
            "postgresql+asyncpg://user:password@host/name."
        ) from None


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StartError(
            f"The database's folder {folder} cannot be made: {reason_of(error)}."
        ) from error


def unavailable(error: BaseException) -> bool:
    """Return whether an error is the whole database's: locked, full, gone, not writable."""
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, OperationalError | OSError | PoolTimeoutError)


class Database:
    """A database by URL: `sqlite+aiosqlite:///file`, `postgresql+asyncpg://user@host/name`."""

    def __init__(self, url: str) -> None:
        """Prepare connections; none is made before the first use.

        Raises:
            StartError: a database that is neither, SQLite without a file, or one whose folder
                cannot be made.
        """
        parsed = _read_url(url)
        self.name = parsed.render_as_string()
        """The URL without a password."""
        self.kind = parsed.get_backend_name()
        """`sqlite` or `postgresql`."""
        if self.kind not in _DRIVERS:
            raise StartError(f"A database is sqlite or postgresql, not {self.kind}.")
        if self.kind == "sqlite":
            if parsed.database in {None, "", ":memory:"}:
                raise StartError(
                    "A SQLite database needs a file, as in sqlite+aiosqlite:///battles.db."
                )
            _make_folder(Path(str(parsed.database)).parent)
        parsed = parsed.set(drivername=_DRIVERS[self.kind])
        self._engine = create_async_engine(parsed, **_ENGINE)
        self._writer: _Writer
        self._reader: _Reader
        if self.kind == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _prepare_reader)
            self._writer = _ThreadWriter(parsed)
            self._reader = _ThreadReader(parsed)
        else:
            self._writer = _EngineWriter(self._engine)
            self._reader = _EngineReader(self._engine)

    async def write(self, work: Callable[[Connection], T], *, alone: bool = False) -> T:
        """Run `work` in one transaction, durable when this returns; one at a time on SQLite.

        Args:
            work: What to do.
            alone: Whether it is a single statement.
        """
        return await self._writer.run(work, "statement" if alone else "transaction")

    async def migrate(self, work: Callable[[Connection], T]) -> T:
        """Run `work`, which changes tables, in one transaction."""
        return await self._writer.run(work, "migration")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` on a reader, beside the writer."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def read_much(self, work: Callable[[Connection], T]) -> T:
        """Run `work`, which reads much and changes nothing, on what is stored at one moment.

        It should read in parts: between them PostgreSQL lets others have their turn.
        """
        return await self._reader.run(work)

    async def close(self) -> None:
        """Close every connection."""
        await self._reader.close()
        await self._writer.close()
        await self._engine.dispose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
