"""The database: one writer, readers beside it, either SQLite or PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final, Self, TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from bot.process.start_error import StartError, reason_of
from bot.store.engine._driving import Reader, Writer
from bot.store.engine._sqlite import SqliteReader, SqliteSource, SqliteWriter
from bot.store.engine.database_file import DatabaseFile, is_gone

T = TypeVar("T")

_PAUSES: Final = (0.1, 0.2, 0.4, 0.8, 1.6)
"""Seconds between attempts to learn what became of a transaction."""

_BESIDE: Final = 4
"""Threads that do small reads of a SQLite database at once."""


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


class UncertainError(Exception):
    """A transaction that was handed over to be committed, without an answer since."""


class PausedError(Exception):
    """A write that was not made: this process is not sure that it is alone with the database."""


class FailingError(Exception):
    """The last write failed, and so will the next until somebody mends the database."""


class StoppedError(Exception):
    """A write that was not made, since another process uses the database now.

    Nor will others be.
    """


_UNAVAILABLE: Final = ("08", "25006", "28", "3D", "53", "57", "58")
"""Beginnings of PostgreSQL's codes for errors of the server, not of the statement."""


def unavailable(error: BaseException) -> bool:
    """Return whether an error concerns the whole database: locked, full, gone, not writable."""
    if isinstance(error, UncertainError | PausedError | StoppedError):
        return True
    if isinstance(error, OperationalError | OSError | PoolTimeoutError):
        return True
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    # Where there is no connection yet the driver's own error comes through.
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlstate", None)
    return isinstance(code, str) and code.startswith(_UNAVAILABLE)


_LASTING: Final = ("53100", "58030", "XX001", "XX002")
"""PostgreSQL's codes for a disk that is full or fails, and for damaged data."""
_SQLITE_LASTING: Final = frozenset(
    {
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_NOTADB,
    }
)
_KIND: Final = 0xFF
"""The part of SQLite's code that tells the kind of error."""


def lasting(error: BaseException | None) -> bool:
    """Return whether an error lasts until somebody mends the database: full, damaged, closed."""
    while error is not None:
        cause = error.orig if isinstance(error, DBAPIError) else error
        code = getattr(cause, "sqlite_errorcode", None)
        if code is not None and code & _KIND in _SQLITE_LASTING:
            return True
        if getattr(cause, "sqlstate", None) in _LASTING:
            return True
        error = error.__cause__
    return False


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
        self._file: DatabaseFile | None = None
        self._failing: Exception | None = None
        self.permit: Callable[[], None] = lambda: None
        """Called before each write; raises where this process may not write now."""
        self._writer: Writer
        self._reader: Reader
        self._snapshots: Reader
        if self.kind == "sqlite":
            if parsed.database in {None, "", ":memory:"}:
                raise StartError(
                    "A SQLite database needs a file, as in sqlite+aiosqlite:///battles.db."
                )
            source = SqliteSource(parsed)
            _make_folder(source.file.folder)
            self._file = source.file
            self._writer = SqliteWriter(source)
            self._reader = SqliteReader(source, "reader", _BESIDE)
            self._snapshots = SqliteReader(source, "snapshot", 1)
        elif self.kind == "postgresql":
            from bot.store.engine import _postgres as postgres  # noqa: PLC0415 - where one is used alone

            engine = postgres.postgres_engine(parsed)
            self._writer = postgres.PostgresWriter(engine)
            self._reader = postgres.PostgresReader(engine)
            self._snapshots = postgres.PostgresReader(
                engine.execution_options(isolation_level="REPEATABLE READ")
            )
        else:
            raise StartError(f"A database is sqlite or postgresql, not {self.kind}.")

    @property
    def file(self) -> Path | None:
        """The path where the file of a SQLite database is or will be."""
        return None if self._file is None else self._file.real

    async def write(self, work: Callable[[Connection], T], *, alone: bool = False) -> T:
        """Run `work` in one transaction, durable when this returns; one at a time on SQLite.

        Args:
            work: What to do.
            alone: Whether it is a single statement.

        Raises:
            UncertainError: nobody can tell yet whether it was stored. After any other error that
                is `unavailable` it was not.
        """
        self.permit()
        # A single statement is its own commit to SQLite.
        handed_over = alone and self.kind == "sqlite"

        def noted(connection: Connection) -> T:
            nonlocal handed_over
            result = work(connection)
            handed_over = True
            return result

        try:
            done = await self._writer.run(noted, "statement" if alone else "transaction")
        except Exception as error:
            self._failing = error if lasting(error) else self._failing
            # Whether the file is still there is looked at before the commit.
            if handed_over and unavailable(error) and not is_gone(error):
                raise UncertainError(self.name) from error
            raise
        self._failing = None
        return done

    async def write_once(self, work: Callable[[Connection], T]) -> T:
        """Run `work` until it is known as stored; `work` itself finds what it has done before.

        Raises:
            UncertainError: the database did not answer for some seconds.
        """
        uncertain: UncertainError | None = None
        last: Exception
        for pause in (*_PAUSES, None):
            try:
                return await self.write(work)
            except Exception as error:
                if isinstance(error, UncertainError):
                    uncertain = error
                elif uncertain is None:
                    raise
                last = error  # it may have met the first attempt, which the server is still at
            if pause is not None:
                await asyncio.sleep(pause)
        raise uncertain if uncertain is not None and unavailable(last) else last

    async def migrate(self, work: Callable[[Connection], T]) -> T:
        """Run `work`, which changes tables, in one transaction."""
        return await self._writer.run(work, "migration")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` on a reader, beside the writer."""
        return await self._reader.run(work)

    async def read_much(self, work: Callable[[Connection], T]) -> T:
        """Run `work`, which reads much and changes nothing, on one snapshot of the database.

        It should read in parts, so that others have their turn in between.
        """
        return await self._snapshots.run(work)

    async def check_own(self) -> None:
        """Check before use that a file is no database of another program.

        Raises:
            StartError: it is.
        """
        if self._file is not None:
            await asyncio.to_thread(self._file.check_own)

    async def check(self) -> None:
        """Check that writes will last: the file is where it was opened, and can be written.

        Raises:
            DatabaseGoneError: it is not.
            FailingError: the last write was not taken, nor will the next be.
        """
        if self._file is not None:
            await asyncio.to_thread(self._file.check)
        if self._failing is not None:
            raise FailingError(reason_of(self._failing)) from None

    async def close(self) -> None:
        """Close every connection, once all reads and writes are done."""
        async with AsyncExitStack() as every:
            for part in (self._writer, self._reader, self._snapshots):
                every.push_async_callback(part.close)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
