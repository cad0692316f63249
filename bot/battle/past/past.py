"""The past: entries found by what they are about, battles that are over, whole journals.

Each question is bounded and answered from an index; whole journals are read a page at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeAlias

import orjson
from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    Select,
    Text,
    and_,
    func,
    not_,
    type_coerce,
)
from sqlmodel import col, select

from bot.battle.channel.channel import Channel
from bot.battle.past.audit import IMPORTED
from bot.battle.store import Store
from bot.store.board import Board
from bot.store.journal.record import Entry, read_entry
from bot.store.queries import last_entry, table_of
from bot.store.rows import read, read_first, row_of
from bot.store.tables.battle import ROWS, BattleRow, EntryRow, JournalRow, Row
from bot.texts.names import fold, matching
from rulesets.refusal import Refusal

MOST_BATTLES: Final = 1000
"""Battles of a channel that can be named."""
_AT_ONCE: Final = 200
"""Entries read at once: what the event loop spends on them stays below 10 ms."""
_ROLLS: Final = "rolls"
_TABLE: Final = ("battle", "side", "player", "deck")
_EVERYTHING: Final = (*_TABLE, "unit", "spell")

_Found: TypeAlias = tuple[str, tuple[str, ...], frozenset[str], list[tuple[Any, ...]]]
"""Rows as they are stored: their table, its columns, which of them hold JSON, their values."""

KINDS: Final = (_ROLLS, "battle", "unit", "undo", "dice")
"""Kinds of actions the log can be searched for, beside single ones."""


@dataclass(frozen=True, slots=True)
class Search:
    """A search for entries; secret ones are not found, since all see what is.

    Attributes:
        journal_id: Whose.
        before: Only those with a smaller number.
        actor: Id and name of who acted; the name decides where nobody's id is known.
        action: A kind, or a single action.
        unit_id: The unit they are about.
        turn: The game turn.
    """

    journal_id: int
    before: int | None = None
    actor: tuple[int, str] | None = None
    action: str | None = None
    unit_id: int | None = None
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Known:
    """A battle that can be named, by its number or its name."""

    id: int
    name: str
    number: int


@dataclass(frozen=True, slots=True)
class Past:
    """A battle that is or was fought in a channel.

    Attributes:
        number: Which of the channel's battles it is, from 1; later ones leave it as it is.
        board: Its rows; those in memory while it is fought.
        journal: Its journal's row; the secret is to be kept while `revealed_at` is None.
    """

    number: int
    battle: BattleRow
    board: Board
    journal: JournalRow

    @property
    def over(self) -> bool:
        """Tell whether the battle has ended."""
        return self.battle.status == "ended"


def _conditions(search: Search) -> list[ColumnElement[bool]]:
    entry = table_of(EntryRow).c
    found = [entry.journal_id == search.journal_id, not_(entry.secret)]
    if search.before is not None:
        found.append(entry.number < search.before)
    if search.actor is not None:
        actor_id, name = search.actor
        found.append(entry.actor_id == actor_id)
        if not actor_id:
            found.append(entry.actor_name == name)
    if search.action is not None:
        found.append(_of_kind(search.action))
    if search.unit_id is not None:
        found.append(entry.units.like(f"%,{search.unit_id},%"))
    if search.turn is not None:
        found.append(entry.turn == search.turn)
    return found


def _of_kind(kind: str) -> ColumnElement[bool]:
    """Return the condition on a kind of action: those of the application's own have a dash."""
    action = table_of(EntryRow).c.action
    both = ("undo", "redo")
    if kind == _ROLLS:
        return and_(action.not_like("%-%"), action.not_in((*both, "settings")))
    if kind == "undo":
        return action.in_(both)
    if kind in KINDS:
        return action.like(f"{kind}-%")
    return action == kind


def wanted(search: Search, limit: int) -> Select[int]:
    """Return the question for the ids of the last entries that are looked for.

    They stand in an index with all that is asked; the records do not.
    """
    entry = table_of(EntryRow).c
    question = select(entry.id).where(*_conditions(search))
    return question.order_by(entry.number.desc()).limit(limit)


def find(connection: Connection, search: Search, limit: int) -> list[Entry]:
    """Return the last entries that are looked for, newest first."""
    ids = connection.execute(wanted(search, limit)).scalars().all()
    question = select(EntryRow).where(col(EntryRow.id).in_(ids))
    return [
        read_entry(row) for row in read(connection, question.order_by(col(EntryRow.number).desc()))
    ]


def since(connection: Connection, entry: Entry, action: str, units: Sequence[int]) -> int | None:
    """Return the number of an action on units that followed an entry and stands, None without one.

    Args:
        connection: The database's.
        entry: The entry it followed.
        action: The action.
        units: Ids of the units, all of which it must be about.
    """
    found = table_of(EntryRow).c
    question = select(func.max(found.number)).where(
        found.journal_id == entry.journal_id,
        found.number > entry.number,
        found.action == action,
        found.undone_by.is_(None),
        *(found.units.like(f"%,{unit},%") for unit in units),
    )
    return connection.execute(question).scalar()


def numbered(connection: Connection, journal_id: int, number: int) -> Entry | None:
    """Return the entry of a number."""
    question = select(EntryRow).where(EntryRow.journal_id == journal_id, EntryRow.number == number)
    row = read_first(connection, question)
    return None if row is None else read_entry(row)


def actors(connection: Connection, journal_id: int) -> list[tuple[int, str]]:
    """Return who acted in a journal, each by the latest name."""
    entry = table_of(EntryRow).c
    question = (
        select(entry.actor_id, entry.actor_name, func.max(entry.number).label("latest"))
        .where(entry.journal_id == journal_id)
        .group_by(entry.actor_id, entry.actor_name)
        .order_by(func.max(entry.number))
    )
    found: dict[tuple[int, str], tuple[int, str]] = {}
    for actor_id, name, _ in connection.execute(question):
        found[actor_id, "" if actor_id else name] = (actor_id, name)
    return list(found.values())


def count(connection: Connection, journal_id: int) -> int:
    """Return the number of the last entry of a journal, 0 without one."""
    entry = table_of(EntryRow).c
    question = select(func.max(entry.number)).where(entry.journal_id == journal_id)
    return int(connection.execute(question).scalar() or 0)


def rows_after(connection: Connection, journal_id: int, after: int) -> Sequence[EntryRow]:
    """Return the next entries of a journal as they are stored, in order."""
    question = select(EntryRow).where(EntryRow.journal_id == journal_id, EntryRow.number > after)
    return read(connection, question.order_by(col(EntryRow.number)).limit(_AT_ONCE))


async def pages(store: Store, journal_id: int) -> AsyncIterator[Sequence[EntryRow]]:
    """Yield the entries of a journal as they are stored, in order, some at a time."""
    after = 0
    while rows := await store.ask(partial(rows_after, journal_id=journal_id, after=after)):
        yield rows
        after = rows[-1].number


def battles(connection: Connection, channel_id: int) -> list[Known]:
    """Return the battles of a channel, in the order they came to it."""
    battle, journal = table_of(BattleRow), table_of(JournalRow)
    question = (
        select(battle.c.id, battle.c.name, journal.c.battle_number)
        .join(journal, journal.c.battle_id == battle.c.id)
        .where(journal.c.channel_id == channel_id)
        .order_by(journal.c.battle_number.desc())
        .limit(MOST_BATTLES)
    )
    return [Known(*row) for row in connection.execute(question)][::-1]


def battle_journal(connection: Connection, battle_id: int) -> JournalRow | None:
    """Return the row of a battle's journal."""
    return read_first(connection, select(JournalRow).where(JournalRow.battle_id == battle_id))


def _battle_rows(
    connection: Connection, battle_id: int, tables: Sequence[str]
) -> tuple[list[_Found], JournalRow] | None:
    """Return what is stored of a battle, unread: that may take long where there are many units."""
    told = battle_journal(connection, battle_id)
    if told is None:
        return None
    return [_found(connection, name, battle_id) for name in tables], told


def _found(connection: Connection, name: str, battle_id: int) -> _Found:
    table = table_of(ROWS[name])
    whose = table.c.id if name == "battle" else table.c.battle_id
    packed = frozenset(column.name for column in table.c if isinstance(column.type, JSON))
    columns = [
        type_coerce(column, Text).label(column.name) if column.name in packed else column
        for column in table.c
    ]
    found = connection.execute(select(*columns).where(whose == battle_id).order_by(table.c.id))
    return name, tuple(found.keys()), packed, [tuple(row) for row in found]


def _board(found: Sequence[_Found]) -> Board:
    """Return the table that stored rows make."""
    rows: list[tuple[str, Row]] = []
    for name, columns, packed, values in found:
        for row in values:
            # Some drivers have read the JSON already, SQLite's has not.
            data = {
                column: orjson.loads(value)
                if column in packed and isinstance(value, str)
                else value
                for column, value in zip(columns, row, strict=True)
            }
            rows.append((name, row_of(ROWS[name], data)))
    return Board(rows)


async def past_battle(
    store: Store, channel: Channel, wanted: str | None = None, *, units: bool = True
) -> Past:
    """Return a battle of a channel: the one that is fought, else the last, or the one named.

    Args:
        store: The store.
        channel: The channel.
        wanted: Its number among the channel's battles, or its name or how that begins.
        units: Whether the units and spells of one that is over are wanted too.

    Raises:
        Refusal: `no-battle-yet`, `unknown-battle`.
    """
    await channel.settled()
    known = await store.ask(partial(battles, channel_id=channel.id))
    if not known:
        raise Refusal("no-battle-yet")
    meant = known[-1] if wanted is None else _meant(known, wanted)
    if wanted is None and channel.battle is not None:
        meant = next(person for person in known if person.id == channel.battle.id)
    fought = channel.battle
    if fought is not None and fought.id == meant.id:
        # The rows of a long battle are not read for every page of its log.
        row = await store.ask(partial(battle_journal, battle_id=meant.id))
        stored = None if row is None else (channel.board, row)
    else:
        stored = await _stored(store, meant.id, _EVERYTHING if units else _TABLE)
    battle = stored[0].battle if stored else None
    if stored is None or battle is None:
        raise Refusal("no-battle-yet")
    return Past(meant.number, battle, *stored)


async def battle_with_id(store: Store, battle_id: int) -> Past:
    """Return a battle that has ended, wherever it was fought; `no-battle-yet` once it is gone."""
    stored = await _stored(store, battle_id, _EVERYTHING)
    row = stored[0].battle if stored else None
    if stored is None or row is None:
        raise Refusal("no-battle-yet")
    known = await store.ask(partial(battles, channel_id=row.channel_id))
    number = next((name.number for name in known if name.id == battle_id), 0)
    return Past(number, row, *stored)


async def _stored(
    store: Store, battle_id: int, tables: Sequence[str]
) -> tuple[Board, JournalRow] | None:
    found = await store.ask(partial(_battle_rows, battle_id=battle_id, tables=tables))
    if found is None:
        return None
    # A thousand units take a tenth of a second: not the event loop's.
    return await asyncio.to_thread(_board, found[0]), found[1]


def _meant(known: Sequence[Known], wanted: str) -> Known:
    text = wanted.strip().removeprefix("#")
    numbered = {str(name.number): name for name in known}
    # Of several with one name the last is meant.
    found = matching(text, {fold(name.name): name for name in known})
    if text in numbered or found:
        return numbered.get(text) or max(found, key=lambda person: person.number)
    names = ", ".join(f"{name.number}. {name.name}" for name in known)
    raise Refusal("unknown-battle", text=wanted[:40], names=names[-300:])


def battle_of(connection: Connection, journal_id: int, channel_id: int) -> int | None:
    """Return the battle that a channel's journal belongs to, None for any other journal."""
    journal = table_of(JournalRow).c
    question = select(journal.battle_id).where(
        journal.id == journal_id, journal.channel_id == channel_id
    )
    return connection.execute(question).scalar()


def battle_was_last(connection: Connection, channel_id: int, own_id: int) -> bool:
    """Return whether a battle was what a channel saw last, rather than something outside battles.

    Args:
        connection: Where to look.
        channel_id: The channel.
        own_id: Its journal for what happens outside battles.
    """
    entry, journal = table_of(EntryRow).c, table_of(JournalRow).c
    of_battles = select(func.max(last_entry())).where(
        journal.channel_id == channel_id, journal.battle_id.is_not(None)
    )
    fought = connection.execute(of_battles).scalar()
    if fought is None:
        return False
    question = select(entry.id, entry.action).where(entry.journal_id == own_id)
    own = connection.execute(question.order_by(entry.number.desc()).limit(1)).first()
    # An ended battle arrives by an entry of the channel's own; its entries may be much older.
    return own is None or own.action == IMPORTED or int(own.id) < fought


def actions(connection: Connection, journal_id: int) -> list[str]:
    """Return the actions that a journal holds, but for those that were secret alone."""
    entry = table_of(EntryRow).c
    question = select(entry.action).where(entry.journal_id == journal_id, not_(entry.secret))
    question = question.distinct()
    return sorted(connection.execute(question).scalars())


def journal_row(connection: Connection, journal_id: int) -> JournalRow | None:
    """Return a journal's row, None where nothing was stored in it yet."""
    return read_first(connection, select(JournalRow).where(JournalRow.id == journal_id))
