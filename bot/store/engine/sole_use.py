"""Sole use of a database: the state in memory is right only while no other process writes.

The lock is the operating system's, or the database server's: whatever ends its holder frees it. It
is watched, for a server may lose it (as when another takes its place) and a file may be replaced.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, Protocol

import structlog
from sqlalchemy import URL, NullPool, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from bot.process.start_error import StartError, reason_of
from bot.store.engine.database import PausedError, StoppedError
from bot.store.engine.database_file import file_at, make_private
from bot.texts.localiser import REFERENCE, Localiser
from bot.texts.markup import without_markup
from rulesets.core.ruleset.installed import installed_games

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

_SUFFIX: Final = ".lock"
"""The ending of a lock file: closing SQLite's own file would free its locks."""

_KEY: Final = 0x76_65_78_69_6C_6C_65
"""The lock's number in a PostgreSQL database; each database has locks of its own."""

_NO_FILE: Final = (None, "", ":memory:")

_TRIES: Final = 10
_PAUSE: Final = 0.1
"""Seconds to wait for a holder that is just ending."""

_EVERY: Final = 2.0
"""Seconds between two looks at the lock."""
_ANSWERING: Final = 5.0
"""Seconds that the server may take to answer."""

_log = structlog.get_logger(__name__)


class _InUseError(Exception):
    pass


class _Lock(Protocol):
    """A lock that can be looked after."""

    async def take(self) -> None:
        """Take the lock, for the first time or again.

        Raises:
            _InUseError: another process has it.
        """

    async def lost(self) -> None:
        """Return once the lock is no longer certain, or raise the reason why that is unknown."""

    async def close(self) -> None:
        """Give the lock back."""


class Hold:
    """A database that this process uses alone, as long as it is sure of that.

    Attributes:
        state: `sure`; `unsure` while the lock is lost and asked for again; `stopped` once another
            process has it, which is for good: what is remembered here is no longer true.
    """

    def __init__(self, name: str) -> None:
        self.state: Literal["sure", "unsure", "stopped"] = "sure"
        self._name = name

    def permit(self) -> None:
        """Allow a write.

        Raises:
            PausedError: it is not sure that no other process writes there.
            StoppedError: another does.
        """
        if self.state == "unsure":
            raise PausedError(self._name)
        if self.state == "stopped":
            raise StoppedError(self._name)

    async def watch(self, lock: _Lock) -> None:
        """Look after the lock; return once another process has it."""
        while self.state != "stopped":
            why = None
            try:
                await lock.lost()
            except Exception as error:  # noqa: BLE001 - whatever it is, the lock is not certain
                why = reason_of(error)
            self.state = "unsure"
            _log.error("database-lock-lost", database=self._name, error=why)
            await self._retake(lock)

    async def _retake(self, lock: _Lock) -> None:
        while self.state == "unsure":
            try:
                await lock.take()
            except _InUseError:
                self.state = "stopped"
                _log.critical(
                    "database-taken-over",
                    database=self._name,
                    told="Another process uses the database now. This one stores nothing any "
                    "more: end one of the two and start this one again.",
                )
            except Exception as error:  # noqa: BLE001 - the server may answer in a moment
                _log.warning("database-lock-not-had", error=reason_of(error))
                await asyncio.sleep(_EVERY)
            else:
                self.state = "sure"
                _log.warning("database-lock-regained", database=self._name)


@asynccontextmanager
async def sole_use(url: str, locale: str | None) -> AsyncIterator[Hold]:
    """Use a database alone until the context ends; a bad URL is left to fail when it is opened.

    Args:
        url: The database's.
        locale: The language in which a refusal is told.

    Raises:
        StartError: another process uses it, or that cannot be found out.
    """
    database = _read_url(url)
    lock = None if database is None else _lock_of(database)
    if database is None or lock is None:
        yield Hold(url)
        return
    name = database.render_as_string()
    try:
        await _take(lock, name, locale)
        hold = Hold(name)
        watching = asyncio.create_task(hold.watch(lock), name="sole-use")
        try:
            yield hold
        finally:
            watching.cancel()
            await asyncio.wait([watching])
    finally:
        await lock.close()


def _read_url(url: str) -> URL | None:
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        return None


def _lock_of(database: URL) -> _Lock | None:
    """Return the lock of a database; None for one that cannot be used at all."""
    if database.get_backend_name() == "postgresql":
        return _ServerLock(database)
    if database.get_backend_name() == "sqlite" and database.database not in _NO_FILE:
        return _FileLock(str(database.database))
    return None


async def _take(lock: _Lock, name: str, locale: str | None) -> None:
    try:
        await lock.take()
    except _InUseError:
        texts = Localiser(installed_games()).texts(locale or REFERENCE)
        told = without_markup(texts("start-database-in-use", database=name))
        raise StartError(told) from None
    except (OSError, SQLAlchemyError) as error:
        raise StartError(f"The database {name} cannot be used: {reason_of(error)}.") from error


class _FileLock:
    """A lock on a file beside the database."""

    def __init__(self, database: str) -> None:
        self._path = Path(f"{file_at(database)}{_SUFFIX}")  # whatever links lead there, it is one
        self._handle: int | None = None

    async def take(self) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            return  # the opening says so
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        make_private(str(self._path))
        try:
            await _persist(partial(_locked, handle))
        except BaseException:
            os.close(handle)
            raise
        await self.close()  # the file that was locked before, and is another's name now
        self._handle = handle

    async def lost(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            if self._handle is not None and not self._is_there(self._handle):
                return

    def _is_there(self, handle: int) -> bool:
        """Return whether the file that is locked is the one that others would lock."""
        try:
            return os.path.samestat(os.fstat(handle), self._path.stat())
        except FileNotFoundError:
            return False
        except OSError:
            return True  # such as a share that does not answer: nobody else could lock it either

    async def close(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _locked(handle: int) -> bool:
    """Lock an open file; tell whether that worked."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - on Windows alone

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - everywhere else

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


class _ServerLock:
    """A lock that lasts as long as its connection, which does nothing else."""

    def __init__(self, database: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415 - PostgreSQL alone

        self._engine = create_async_engine(
            database.set(drivername="postgresql+asyncpg"),
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",  # nothing is held up by a transaction that never ends
            connect_args={"timeout": _ANSWERING, "command_timeout": _ANSWERING},
        )
        self._name = f"vexille-{secrets.token_hex(8)}"
        self._connection: AsyncConnection | None = None
        self._ended = asyncio.Event()

    async def take(self) -> None:
        await self._leave()
        connection = self._connection = await self._engine.connect()
        self._ended = ended = asyncio.Event()
        raw = await connection.get_raw_connection()
        raw.driver_connection.add_termination_listener(lambda _: ended.set())  # type: ignore[union-attr]
        # A connection of ours that broke may live on at the server, and hold the lock there.
        broken = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = :name AND pid <> pg_backend_pid()"
        )
        await connection.execute(text(broken).bindparams(name=self._name))
        naming = text("SELECT set_config('application_name', :name, false)")
        await connection.execute(naming.bindparams(name=self._name))
        question = text("SELECT pg_try_advisory_lock(:key)").bindparams(key=_KEY)

        async def locked() -> bool:
            return bool((await connection.execute(question)).scalar())

        await _persist(locked)

    async def lost(self) -> None:
        connection = self._connection
        while connection is not None and not self._ended.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), _EVERY)
            await connection.execute(text("SELECT 1"))

    async def _leave(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
            with suppress(SQLAlchemyError, OSError):
                await connection.close()

    async def close(self) -> None:
        await self._leave()
        await self._engine.dispose()


async def _persist(attempt: Callable[[], bool | Awaitable[bool]]) -> None:
    for number in range(_TRIES):
        if number:
            await asyncio.sleep(_PAUSE)
        done = attempt()
        if done if isinstance(done, bool) else await done:
            return
    raise _InUseError
