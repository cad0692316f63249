"""The messages of Discord that show battles as they go: found again after a restart."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar, cast

from sqlalchemy import Connection, delete, exists, func, insert, or_, update
from sqlmodel import select

from bot.store.engine.database import Database, unavailable
from bot.store.queries import table_of
from bot.store.rows import read_first
from bot.store.tables.battle import ChannelRow, EntryRow, HandRow, JournalRow
from bot.store.tables.live import DeskRow, LiveMessage
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

    async def desks_behind(self, since: int) -> list[tuple[int, int]]:
        """Return the channels, with their servers, whose desk may show less than there is.

        That is where entries have come after what it shows, or dice are waited for, which no entry
        tells; the newest first.

        Args:
            since: Only battles with an entry of this id or a larger one.
        """
        return await self._database.read_much(partial(_desks_behind, since=since))

    async def keep(self, row: LiveMessage) -> None:
        """Note a message in the place of the one of its sort before.

        Raises:
            UnreadError: the database does not answer now.
        """
        await self._write(partial(_keep, row=row))

    async def note_shown(self, row: DeskRow, moment: int) -> None:
        """Note that a desk shows what there was at a moment, where it is still that channel's.

        Raises:
            UnreadError: the database does not answer now.
        """
        await self._write(partial(_note_shown, row=row, moment=moment), alone=True)

    async def forget(self, row: LiveMessage) -> None:
        """Note that a message shows its channel's battle no longer.

        Raises:
            UnreadError: the database does not answer now.
        """
        await self._write(partial(_forget, row=row))

    async def _write(self, work: Callable[[Connection], None], *, alone: bool = False) -> None:
        try:
            await self._database.write(work, alone=alone)
        except Exception as error:
            if unavailable(error):
                raise UnreadError("the database does not answer") from error
            raise


def _find(connection: Connection, sort: type[LiveMessage], channel_id: int) -> LiveMessage | None:
    return read_first(connection, select(sort).where(sort.id == channel_id))


def _desks_behind(connection: Connection, since: int) -> list[tuple[int, int]]:
    desk, channel, hand = table_of(DeskRow), table_of(ChannelRow), table_of(HandRow)
    journal, entry = table_of(JournalRow), table_of(EntryRow)
    newest = func.max(entry.c.id)
    waited = exists().where(hand.c.channel_id == desk.c.id, hand.c.asked.is_not(None))
    query = (
        select(desk.c.id, channel.c.guild_id)
        .join(channel, channel.c.id == desk.c.id)
        .join(journal, journal.c.battle_id == desk.c.battle_id)
        .join(entry, entry.c.journal_id == journal.c.id)
        .where(entry.c.id >= since, channel.c.guild_id.is_not(None))
        .group_by(desk.c.id, desk.c.shown, channel.c.guild_id)
        .having(or_(newest > desk.c.shown, waited))
        .order_by(newest.desc())
    )
    return [(channel_id, guild_id) for channel_id, guild_id in connection.execute(query)]


def _keep(connection: Connection, row: LiveMessage) -> None:
    _forget(connection, row)
    connection.execute(insert(table_of(type(row))), row.model_dump())


def _note_shown(connection: Connection, row: DeskRow, moment: int) -> None:
    desk = table_of(DeskRow)
    known = (desk.c.id == row.id, desk.c.message_id == row.message_id)
    connection.execute(update(desk).where(*known).values(shown=moment))


def _forget(connection: Connection, row: LiveMessage) -> None:
    table = table_of(type(row))
    connection.execute(delete(table).where(table.c.id == row.id))
