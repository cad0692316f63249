"""The messages of Discord that show battles as they go: found again after a restart."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar, cast

from sqlalchemy import Connection, delete, insert
from sqlmodel import select

from bot.store.engine.database import Database, unavailable
from bot.store.queries import table_of
from bot.store.rows import read_first
from bot.store.tables.live import LiveMessage
from bot.store.writer import UnreadError

LiveT = TypeVar("LiveT", bound=LiveMessage)


class Messages:
    """The message of each sort that shows a channel's battle."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, sort: type[LiveT], channel_id: int) -> LiveT | None:
        """Return the message of a sort that shows a channel's battle, None while none does."""
        found = await self._database.read(partial(_find, sort=sort, channel_id=channel_id))
        return cast("LiveT | None", found)

    async def keep(self, row: LiveMessage) -> None:
        """Note a message in the place of the one of its sort before.

        Raises:
            UnreadError: the database does not answer now.
        """
        await self._write(partial(_keep, row=row))

    async def forget(self, row: LiveMessage) -> None:
        """Note that a message shows its channel's battle no longer.

        Raises:
            UnreadError: the database does not answer now.
        """
        await self._write(partial(_forget, row=row))

    async def _write(self, work: Callable[[Connection], None]) -> None:
        try:
            await self._database.write(work)
        except Exception as error:
            if unavailable(error):
                raise UnreadError("the database does not answer") from error
            raise


def _find(connection: Connection, sort: type[LiveMessage], channel_id: int) -> LiveMessage | None:
    return read_first(connection, select(sort).where(sort.id == channel_id))


def _keep(connection: Connection, row: LiveMessage) -> None:
    _forget(connection, row)
    connection.execute(insert(table_of(type(row))), row.model_dump())


def _forget(connection: Connection, row: LiveMessage) -> None:
    table = table_of(type(row))
    connection.execute(delete(table).where(table.c.id == row.id))
