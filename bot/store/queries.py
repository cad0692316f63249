"""Queries of the store, on the plain connection of a transaction."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, ScalarSelect, Table, func
from sqlmodel import col, select

from bot.store.catalogues import Catalogue, catalogues
from bot.store.journal.journal import Journal, since_of
from bot.store.journal.record import Actor, Entry, read_entry
from bot.store.journal.seen_dice import read_seen
from bot.store.rows import read, read_first, read_mutable
from bot.store.tables.battle import (
    ROWS,
    BattleRow,
    ChannelRow,
    EntryRow,
    GuildRow,
    HandRow,
    JournalRow,
    Row,
)

_RECENT: Final = 200


@dataclass(frozen=True, slots=True)
class Stored:
    """The stored state of a channel; None where nothing is stored.

    Attributes:
        rows: The rows of its battle with the names of their tables.
        interactions: Those answered last, oldest first.
        battles: The number of its last battle, 0 before the first.
    """

    channel: ChannelRow | None
    own: Journal | None
    fought: Journal | None
    rows: list[tuple[str, Row]]
    interactions: list[int]
    hands: list[HandRow]
    battles: int = 0
    catalogues: Sequence[Catalogue] = ()


def table_of(kind: type[Row]) -> Table:
    """Return the table of a row type."""
    return Row.metadata.tables[str(kind.__tablename__)]


def last_entry() -> ScalarSelect[int]:
    """Return the subquery for the id of a journal's last entry."""
    entry, journal = table_of(EntryRow).c, table_of(JournalRow).c
    question = select(entry.id).where(entry.journal_id == journal.id)
    return question.order_by(entry.number.desc()).limit(1).scalar_subquery()


def load(connection: Connection, channel_id: int) -> Stored:
    """Return the stored state of a channel."""
    channels = read_mutable(connection, select(ChannelRow).where(ChannelRow.id == channel_id))
    if not channels:
        return Stored(None, None, None, [], [], [])
    open_journals = select(JournalRow).where(
        JournalRow.channel_id == channel_id, col(JournalRow.revealed_at).is_(None)
    )
    journals = read(connection, open_journals.order_by(col(JournalRow.id)))
    fought_now = select(BattleRow).where(
        BattleRow.channel_id == channel_id, BattleRow.status != "ended"
    )
    rows: list[tuple[str, Row]] = [
        ("battle", row) for row in read_mutable(connection, fought_now.order_by(col(BattleRow.id)))
    ]
    battles = [row.id for _, row in rows]
    if battles:
        for name in ("side", "player", "unit", "spell", "link", "deck"):
            kind = ROWS[name]
            of_battle = select(kind).where(table_of(kind).c.battle_id.in_(battles))
            found = read_mutable(connection, of_battle.order_by(col(kind.id)))
            rows += [(name, row) for row in found]
    brought = catalogues(connection, battles) if battles else []
    own = journal_of(
        connection, next((row for row in reversed(journals) if row.battle_id is None), None)
    )
    fought = journal_of(
        connection, next((row for row in journals if row.battle_id in battles), None)
    )
    known = [journal.id for journal in (own, fought) if journal]
    hands = select(HandRow).where(HandRow.channel_id == channel_id).order_by(col(HandRow.id))
    journal = table_of(JournalRow)
    last = select(func.max(journal.c.battle_number)).where(journal.c.channel_id == channel_id)
    numbered = connection.execute(last).scalar() or 0
    interactions = _interactions(connection, known)
    thrown = read(connection, hands)
    return Stored(channels[0], own, fought, rows, interactions, thrown, numbered, brought)


def guild(connection: Connection, guild_id: int) -> GuildRow | None:
    """Return the choices of a server, None without any."""
    return read_first(connection, select(GuildRow).where(GuildRow.id == guild_id))


def journal_of(connection: Connection, row: JournalRow | None) -> Journal | None:
    """Return a journal with the state after its last entry."""
    if row is None:
        return None
    found = Journal(
        id=row.id,
        channel_id=row.channel_id,
        battle_id=row.battle_id,
        seed=row.seed,
        commitment=row.commitment,
        words=row.words,
        next_draw=row.first_draw,
        first_draw=row.first_draw,
        battle_number=row.battle_number,
        seen=read_seen(row.seen),
    )
    entry = table_of(EntryRow)
    last = connection.execute(
        select(entry.c.next_draw, entry.c.number, entry.c.hash, entry.c.record)
        .where(entry.c.journal_id == row.id)
        .order_by(entry.c.number.desc())
        .limit(1)
    ).first()
    if last is not None:
        found.next_draw, found.next_number, found.last_hash = last[0], last[1] + 1, last[2]
        found.since = since_of(last[3], found.next_number)
    return found


def _interactions(connection: Connection, journals: Sequence[int]) -> list[int]:
    table = table_of(EntryRow)
    found: list[int] = []
    for journal in journals:
        question = (
            select(table.c.interaction_id)
            .where(table.c.journal_id == journal)
            .order_by(table.c.number.desc())
            .limit(_RECENT)
        )
        known = connection.execute(question).scalars()
        found += [interaction for interaction in known if interaction is not None]
    return sorted(found)[-_RECENT:]


def find_entry(connection: Connection, interaction_id: int) -> Entry | None:
    """Return the entry that answers an interaction."""
    row = read_first(connection, select(EntryRow).where(EntryRow.interaction_id == interaction_id))
    return None if row is None else read_entry(row, fresh=False)


def is_stored(connection: Connection, entry_id: int) -> bool:
    """Return whether there is an entry of an id."""
    table = table_of(EntryRow)
    return connection.execute(select(table.c.id).where(table.c.id == entry_id)).first() is not None


def channel_of(connection: Connection, interaction_id: int) -> int | None:
    """Return the channel in which an interaction was answered."""
    entry, journal = table_of(EntryRow), table_of(JournalRow)
    question = select(journal.c.channel_id).join(entry, entry.c.journal_id == journal.c.id)
    found = connection.execute(question.where(entry.c.interaction_id == interaction_id)).scalar()
    return None if found is None else int(found)


def entries(connection: Connection, ids: Sequence[int]) -> list[Entry]:
    """Return entries by their ids, in order."""
    question = select(EntryRow).where(col(EntryRow.id).in_(ids)).order_by(col(EntryRow.id))
    return [read_entry(row) for row in read(connection, question)]


def actors(connection: Connection, journal_id: int, numbers: Collection[int]) -> dict[int, Actor]:
    """Return the actors of a journal's entries, by number."""
    entry = table_of(EntryRow).c
    question = select(entry.number, entry.actor_id, entry.actor_name).where(
        entry.journal_id == journal_id, entry.number.in_(numbers)
    )
    return {number: Actor(key, name) for number, key, name in connection.execute(question)}


def history(connection: Connection, journal_id: int, limit: int, before: int | None) -> list[Entry]:
    """Return the last entries of a journal, newest first."""
    question = select(EntryRow).where(EntryRow.journal_id == journal_id)
    if before is not None:
        question = question.where(EntryRow.number < before)
    newest = question.order_by(col(EntryRow.number).desc()).limit(limit)
    return [read_entry(row) for row in read(connection, newest)]


def undoable_entries(connection: Connection, journal_id: int, limit: int) -> list[Entry]:
    """Return the last entries of a journal that can be undone, newest first."""
    question = (
        select(EntryRow)
        .where(
            EntryRow.journal_id == journal_id,
            col(EntryRow.undoable),
            col(EntryRow.undone_by).is_(None),
        )
        # All are undone by nobody: so the index is read from its end.
        .order_by(col(EntryRow.undone_by).desc(), col(EntryRow.number).desc())
        .limit(limit)
    )
    return [read_entry(row) for row in read(connection, question)]


def undone(connection: Connection, journal_id: int, limit: int) -> list[Entry]:
    """Return the entries that can be done again, the one to start with first.

    Those are the ones taken back since the last new action that can be.
    """
    last = undoable_entries(connection, journal_id, 1)
    undone_by = col(EntryRow.undone_by)
    question = select(EntryRow).where(
        EntryRow.journal_id == journal_id, col(EntryRow.undoable), undone_by.is_not(None)
    )
    if last:
        question = question.where(undone_by > last[0].number)
    newest = question.order_by(undone_by.desc(), col(EntryRow.number)).limit(limit)
    return [read_entry(row) for row in read(connection, newest)]
