"""PostgreSQL: an engine that serves many clients itself. Imported where one is used: 4 MB."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, event
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.engine._driving import ENGINE, Kind

T = TypeVar("T")

_CONNECTING: Final = 5.0
"""Seconds that getting a new or a pooled connection may take."""
_LONGEST: Final = 20.0
"""Seconds for a transaction that writes; one that takes longer counts as lost."""
_IDLE: Final = 1.0
"""Seconds without use after which a connection is checked before use."""

_ANSWERING: Final = 2.0
"""Seconds for that answer."""

_USED: Final = "last-used"
"""The note on a pooled connection of when it came back."""


def postgres_engine(url: URL) -> AsyncEngine:
    """Return the connections that writer and readers share; none is made before the first use."""
    engine = create_async_engine(
        url.set(drivername="postgresql+asyncpg"),
        pool_timeout=_CONNECTING,
        connect_args={"timeout": _CONNECTING},
        **ENGINE,
    )
    event.listen(engine.sync_engine, "checkin", _note_use)
    event.listen(engine.sync_engine, "checkout", _check)
    return engine


def _note_use(_connection: Any, record: Any) -> None:
    record.info[_USED] = time.monotonic()


def _check(connection: Any, record: Any, _proxy: Any) -> None:
    """Refuse a broken connection, and all others with it: the server was away.

    One that was just in use is not checked, which would take as long as a statement.
    """
    if connection.driver_connection.is_closed():
        raise InvalidatePoolError
    if time.monotonic() - record.info.get(_USED, time.monotonic()) < _IDLE:
        return
    try:
        connection.run_async(lambda driver: driver.fetchval("SELECT 1", timeout=_ANSWERING))
    except Exception as error:
        raise InvalidatePoolError from error


class PostgresWriter:
    """Transactions that write; closes the engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Callable[[Connection], T], kind: Kind) -> T:
        limit = None if kind == "migration" else _LONGEST
        async with asyncio.timeout(limit), self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


class PostgresReader:
    """Transactions that read, at the isolation level of the engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Leave the engine to the writer."""
