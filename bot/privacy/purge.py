"""The purge of what has been kept for long enough: found, and removed in small steps.

An entry's id tells when it was made, so that nothing more has to be kept to know a battle's age;
of one that had ended elsewhere, when it was brought is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from sqlalchemy import Connection, delete, func, literal, null, select, table, update

from bot.store.queries import last_entry, table_of
from bot.store.tables.army import ArmyRow, CatalogueRow
from bot.store.tables.battle import (
    BattleRow,
    ChannelRow,
    DeckRow,
    EntryRow,
    GuildRow,
    JournalRow,
    LinkRow,
    PlayerRow,
    SideRow,
    SpellRow,
    UnitRow,
)
from bot.store.tables.server import (
    BookPageRow,
    BookRow,
    CommandSetRow,
    RulingRow,
    ServerRow,
)

CHANNELS: Final = 50
"""Channels that are looked at in one step."""
ENTRIES: Final = 500
"""Entries that are removed in one."""
_MOMENT_BITS: Final = 22


@dataclass(frozen=True, slots=True)
class Stale:
    """The old entries and battles of a channel.

    Attributes:
        journals: Those to remove, with their battles where they have one.
        whole: Whether it goes with all it chose.
    """

    channel_id: int
    journals: tuple[tuple[int, int | None], ...]
    whole: bool


class Find(Protocol):
    """A search for what is to be removed from a channel, None for nothing."""

    def __call__(self, connection: Connection, *, channel_id: int) -> Stale | None:
        """Look at a channel."""


def stale(connection: Connection, *, before: int, after: int) -> tuple[list[Stale], int | None]:
    """Return what is old in the next channels by id, and the last looked at, None for the end.

    Args:
        connection: Where to look.
        before: Milliseconds since 1970: what saw nothing since is old.
        after: The last channel looked at, 0 to begin.
    """
    channel = table_of(ChannelRow)
    question = (
        select(channel.c.id).where(channel.c.id > after).order_by(channel.c.id).limit(CHANNELS)
    )
    ids = list(connection.execute(question).scalars())
    looked = (stale_in(connection, channel_id=channel_id, before=before) for channel_id in ids)
    return [found for found in looked if found], (ids[-1] if len(ids) == CHANNELS else None)


def stale_in(connection: Connection, *, channel_id: int, before: int) -> Stale | None:
    """Return what is old in a channel: all of it, or battles that ended and dice revealed."""
    journal, battle = table_of(JournalRow), table_of(BattleRow)
    question = (
        select(
            journal.c.id,
            journal.c.battle_id,
            func.coalesce(last_entry(), journal.c.id),
            battle.c.status,
            journal.c.revealed_at,
            func.coalesce(journal.c.brought_at, 0),
        )
        .join(battle, battle.c.id == journal.c.battle_id, isouter=True)
        .where(journal.c.channel_id == channel_id)
    )
    rows = connection.execute(question).all()
    moments = [max(row[2] >> _MOMENT_BITS, row[5]) for row in rows] or [0]
    if max(moments) < before:
        # What it chose holds in the battles of its threads, and goes with the last of them.
        needed = _has_threads(connection, channel_id)
        everything = tuple((row[0], row[1]) for row in rows)
        return Stale(channel_id, everything, whole=not needed) if rows or not needed else None
    old = tuple(
        (row[0], row[1])
        for row, moment in zip(rows, moments, strict=True)
        if moment < before and (row[3] == "ended" or (row[1] is None and row[4] is not None))
    )
    return Stale(channel_id, old, whole=False) if old else None


def _has_threads(connection: Connection, channel_id: int) -> bool:
    channel = table_of(ChannelRow).c
    question = select(channel.id).where(channel.parent_id == channel_id).limit(1)
    return connection.execute(question).first() is not None


def all_of(connection: Connection, *, channel_id: int) -> Stale:
    """Return a whole channel, to be removed whatever its age."""
    journal = table_of(JournalRow)
    question = select(journal.c.id, journal.c.battle_id).where(journal.c.channel_id == channel_id)
    rows = connection.execute(question).all()
    return Stale(channel_id, tuple((row[0], row[1]) for row in rows), whole=True)


def remove_entries(connection: Connection, journals: Sequence[int]) -> int:
    """Remove some entries of journals; return how many."""
    entry = table_of(EntryRow)
    some = select(entry.c.id).where(entry.c.journal_id.in_(journals)).limit(ENTRIES)
    return int(connection.execute(delete(entry).where(entry.c.id.in_(some))).rowcount)


def remove(connection: Connection, found: Stale) -> None:
    """Remove what is left once the entries are gone: journals, battles, the channel's choices."""
    journal, battle, channel = table_of(JournalRow), table_of(BattleRow), table_of(ChannelRow)
    battles = [battle_id for _, battle_id in found.journals if battle_id is not None]
    connection.execute(
        delete(journal).where(journal.c.id.in_([journal_id for journal_id, _ in found.journals]))
    )
    for kind in (CatalogueRow, DeckRow, LinkRow, SpellRow, UnitRow, PlayerRow, SideRow):
        rows = table_of(kind)
        connection.execute(delete(rows).where(rows.c.battle_id.in_(battles)))
    connection.execute(delete(battle).where(battle.c.id.in_(battles)))
    if found.whole:
        connection.execute(delete(channel).where(channel.c.id == found.channel_id))


def note_servers(connection: Connection, application_id: int, present: Sequence[int]) -> None:
    """Note servers that the bot is on; one it comes back to is no longer to be purged."""
    server = table_of(ServerRow)
    known = {row[0]: row[1] for row in connection.execute(select(server.c.id, server.c.left_at))}
    for server_id in set(present) - known.keys():
        connection.execute(server.insert().values(id=server_id, application_id=application_id))
    back = [server_id for server_id in set(present) & known.keys() if known[server_id] is not None]
    connection.execute(update(server).where(server.c.id.in_(back)).values(left_at=None))


def absent(
    connection: Connection, application_id: int, present: Sequence[int], shard: tuple[int, int]
) -> list[int]:
    """Return servers that the bot was on and is no longer.

    Args:
        connection: Where to look.
        application_id: Which bot.
        present: The servers it is on.
        shard: Which part of all servers it sees, from 0, and of how many.
    """
    server = table_of(ServerRow)
    question = select(server.c.id).where(
        server.c.application_id == application_id, server.c.left_at.is_(None)
    )
    number, count = shard
    return [
        server_id
        for server_id in connection.execute(question).scalars()
        if server_id not in set(present) and (server_id >> _MOMENT_BITS) % count == number
    ]


def mark_left(connection: Connection, application_id: int, guild_id: int, at: int) -> None:
    """Note that the bot was removed from a server."""
    server = table_of(ServerRow)
    changed = connection.execute(
        update(server).where(server.c.id == guild_id, server.c.left_at.is_(None)).values(left_at=at)
    )
    known = select(server.c.id).where(server.c.id == guild_id)
    if not changed.rowcount and connection.execute(known).first() is None:
        values = {"id": guild_id, "application_id": application_id, "left_at": at}
        connection.execute(server.insert().values(values))
    commands = table_of(CommandSetRow)  # Discord keeps none of a bot that is gone
    connection.execute(update(commands).where(commands.c.id == guild_id).values(digest=None))


def has_campaigns(connection: Connection) -> bool:
    """Return whether there are campaigns at all: where there are none, their code stays unread."""
    question = select(literal(1)).select_from(table("campaign")).limit(1)
    return connection.execute(question).first() is not None


def left_before(connection: Connection, before: int) -> list[int]:
    """Return the servers that the bot was removed from long enough ago."""
    server = table_of(ServerRow)
    return list(connection.execute(select(server.c.id).where(server.c.left_at < before)).scalars())


def channels_on(connection: Connection, guild_id: int) -> list[int]:
    """Return some channels of a server of which something is kept."""
    channel = table_of(ChannelRow)
    question = select(channel.c.id).where(channel.c.guild_id == guild_id).limit(CHANNELS)
    return list(connection.execute(question).scalars())


def forget_server(connection: Connection, guild_id: int) -> None:
    """Forget what a server chose, ruled and fought for, and that the bot was ever on it."""
    from bot.campaign.files.staging import take_away  # noqa: PLC0415 - forgotten
    from bot.store.tables.campaign import CampaignRow  # noqa: PLC0415 - servers are seldom

    take_away(connection, table_of(CampaignRow).c.guild_id == guild_id)
    ruling = table_of(RulingRow)
    connection.execute(delete(ruling).where(ruling.c.guild_id == guild_id))
    book, page = table_of(BookRow), table_of(BookPageRow)
    books = select(book.c.id).where(book.c.guild_id == guild_id)
    connection.execute(delete(page).where(page.c.book_id.in_(books)))
    connection.execute(delete(book).where(book.c.guild_id == guild_id))
    army = table_of(ArmyRow)
    brought = update(army).where(army.c.guild_id == guild_id)
    connection.execute(brought.values(sheets=null(), guild_id=None))
    for kind in (GuildRow, CommandSetRow, ServerRow):
        rows = table_of(kind)
        connection.execute(delete(rows).where(rows.c.id == guild_id))
