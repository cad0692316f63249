"""Sole use of a database: what a bot remembers of it is true only while no other writes there.

The lock is the operating system's, or the database server's: whatever ends its holder frees it.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import URL, NullPool, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from bot.localiser import REFERENCE, Localiser
from bot.start_error import StartError, reason_of
from bot.state.database_file import make_private
from bot.views.plain import without_markup
from rulesets.core.installed import installed_games

_SUFFIX: Final = ".lock"
"""Beside the database and not in it: to open and close SQLite's own file would free its locks."""

_KEY: Final = 0x76_65_78_69_6C_6C_65
"""The lock's number in a PostgreSQL database; numbers of other databases are others."""

_NO_FILE: Final = (None, "", ":memory:")

_TRIES: Final = 10
_PAUSE: Final = 0.1
"""A holder that is just ending needs a moment."""


class _InUseError(Exception):
    pass


@asynccontextmanager
async def sole_use(url: str, locale: str | None) -> AsyncIterator[None]:
    """Use a database alone until the context ends; a URL that names none is left to its opening.

    Args:
        url: The database's.
        locale: The language in which a refusal is told.

    Raises:
        StartError: another process uses it, or that cannot be found out.
    """
    async with AsyncExitStack() as stack:
        database = _read_url(url)
        if database is not None:
            await _take(stack, database, locale)
        yield


def _read_url(url: str) -> URL | None:
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        return None


async def _take(stack: AsyncExitStack, database: URL, locale: str | None) -> None:
    name = database.render_as_string()
    try:
        if database.get_backend_name() == "postgresql":
            await _take_on_server(stack, database)
        elif database.get_backend_name() == "sqlite" and database.database not in _NO_FILE:
            await _take_file(stack, Path(str(database.database)))
    except _InUseError:
        texts = Localiser(installed_games()).texts(locale or REFERENCE)
        told = without_markup(texts("start-database-in-use", database=name))
        raise StartError(told) from None
    except (OSError, SQLAlchemyError) as error:
        raise StartError(f"The database {name} cannot be used: {reason_of(error)}.") from error


async def _take_file(stack: AsyncExitStack, database: Path) -> None:
    handle = _opened(database)
    if handle is not None:
        stack.callback(os.close, handle)
        await _persist(partial(_locked, handle))


def _opened(database: Path) -> int | None:
    """Return the open file that stands for a database; None where there cannot be one."""
    place = database.resolve()  # whatever links lead there, it is one file
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None  # the opening says so
    lock = f"{place}{_SUFFIX}"
    handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    make_private(lock)
    return handle


def _locked(handle: int) -> bool:
    """Lock an open file; tell whether it could be had."""
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


async def _take_on_server(stack: AsyncExitStack, database: URL) -> None:
    """Take a lock that lasts as long as its connection, which does nothing else."""
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415 - to PostgreSQL alone

    engine = create_async_engine(
        database.set(drivername="postgresql+asyncpg"),
        poolclass=NullPool,
        isolation_level="AUTOCOMMIT",  # nothing is held up by a transaction that never ends
    )
    stack.push_async_callback(engine.dispose)
    connection = await stack.enter_async_context(engine.connect())
    question = text("SELECT pg_try_advisory_lock(:key)").bindparams(key=_KEY)

    async def locked() -> bool:
        return bool((await connection.execute(question)).scalar())

    await _persist(locked)


async def _persist(attempt: Callable[[], bool | Awaitable[bool]]) -> None:
    for number in range(_TRIES):
        if number:
            await asyncio.sleep(_PAUSE)
        done = attempt()
        if done if isinstance(done, bool) else await done:
            return
    raise _InUseError
