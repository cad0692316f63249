"""PostgreSQL: an engine that serves many clients itself. Imported where one is used: 4 MB."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.state._driving import ENGINE, Kind

T = TypeVar("T")


def postgres_engine(url: URL) -> AsyncEngine:
    """Return the connections that writer and readers share; none is made before the first use."""
    return create_async_engine(url.set(drivername="postgresql+asyncpg"), **ENGINE)


class PostgresWriter:
    """Transactions that write; closes the engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Callable[[Connection], T], kind: Kind) -> T:  # noqa: ARG002 - all are one to PostgreSQL
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


class PostgresReader:
    """Transactions that read, as apart from others as the engine is told to keep them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Leave the engine to the writer."""
