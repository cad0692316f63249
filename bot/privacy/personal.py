"""The data kept of a person: counted, handed out, and given up.

A battle belongs to all who fought it. Whoever wants to be forgotten is taken out of it under a
pseudonym, the same in every entry and seat; the entries' records name nobody, so their chain of
hashes stays whole. They hold a hash of the name: its salt goes with the name, and without it the
hash tells nothing.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final

import orjson
from sqlalchemy import CompoundSelect, Connection, delete, func, union, update
from sqlalchemy import select as select_columns
from sqlmodel import col, select

from bot.privacy import campaigning
from bot.store.journal.seen_dice import renamed
from bot.store.queries import table_of
from bot.store.rows import read
from bot.store.tables.army import ArmyRow
from bot.store.tables.battle import BattleRow, EntryRow, HandRow, JournalRow, PlayerRow
from bot.store.tables.offer import OfferRow

PERSONS: Final = {
    ("army", "owner_id"),
    ("campaign_event", "actor_id"),
    ("campaign_member", "user_id"),
    ("entry", "actor_id"),
    ("hand", "user_id"),
    ("offer", "user_id"),
    ("player", "user_id"),
}
"""The columns that hold the id of a person, by table; `entry.people` names those who sit, and
`journal.seen` who gave up a roll that concerns no battle."""

_MOST_TOGETHER: Final = 2000
_MOST_ENTRIES: Final = 500


@dataclass(frozen=True, slots=True)
class Holdings:
    """Counts of what is kept of a person.

    Attributes:
        hands: Channels where the person has chosen dice, or a question waits for them or a button.
        campaigns: Those the person is or was of, or has changed.
        names: Those the person was known by, at most ten.
    """

    armies: int
    entries: int
    channels: int
    seats: int
    hands: int
    campaigns: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pseudonym:
    """A name in a person's place, with an id that Discord gives nobody."""

    id: int
    name: str


def new_pseudonym() -> Pseudonym:
    """Return a pseudonym that tells nothing of who it stands for."""
    number = secrets.randbits(62) + 1
    return Pseudonym(-number, f"Anonym {number % 36**4:06d}")


def holdings(connection: Connection, user_id: int) -> Holdings:
    """Return how much is kept of a person."""
    army, entry, player = table_of(ArmyRow), table_of(EntryRow), table_of(PlayerRow)
    count = func.count()
    armies = select(count).select_from(army).where(army.c.owner_id == user_id)
    entries = select(count).select_from(entry).where(entry.c.actor_id == user_id)
    seats = select(count).select_from(player).where(player.c.user_id == user_id)
    hand = table_of(HandRow)
    hands = select(count).select_from(_waiting_for(user_id).subquery())
    names = (
        select(entry.c.actor_name).distinct().where(entry.c.actor_id == user_id).limit(10),
        select(player.c.name).distinct().where(player.c.user_id == user_id).limit(10),
        select(hand.c.name).distinct().where(hand.c.user_id == user_id).limit(10),
        *campaigning.names(user_id),
    )
    told = {name for question in names for name in connection.execute(question).scalars()}
    return Holdings(
        connection.execute(armies).scalar_one(),
        connection.execute(entries).scalar_one(),
        len(channels_of(connection, user_id)),
        connection.execute(seats).scalar_one(),
        connection.execute(hands).scalar_one(),
        campaigning.count(connection, user_id),
        tuple(sorted(told)[:10]),
    )


def channels_of(connection: Connection, user_id: int) -> list[int]:
    """Return the channels whose battles or logs name a person."""
    entry, journal = table_of(EntryRow), table_of(JournalRow)
    player, battle = table_of(PlayerRow), table_of(BattleRow)
    acted = (
        select(journal.c.channel_id)
        .distinct()
        .join(entry, entry.c.journal_id == journal.c.id)
        .where(entry.c.actor_id == user_id)
    )
    sat = (
        select(battle.c.channel_id)
        .distinct()
        .join(player, player.c.battle_id == battle.c.id)
        .where(player.c.user_id == user_id)
    )
    questions = (acted, sat, _waiting_for(user_id))
    return sorted(
        {
            channel_id
            for question in questions
            for channel_id in connection.execute(question).scalars()
        }
    )


def _waiting_for(user_id: int) -> CompoundSelect[tuple[int]]:
    """Return the question for the channels where a person's dice or a refused act are kept."""
    hand, offer = table_of(HandRow), table_of(OfferRow)
    return union(
        select(hand.c.channel_id).where(hand.c.user_id == user_id),
        select(offer.c.channel_id).where(offer.c.user_id == user_id),
    )


def entries_of(connection: Connection, user_id: int, after: int) -> list[dict[str, Any]]:
    """Return a person's next entries after one by id, as they can be handed out.

    `size` tells how many characters one takes.
    """
    entry, journal = table_of(EntryRow), table_of(JournalRow)
    question = (
        select_columns(entry, journal.c.channel_id, journal.c.battle_id)
        .join(journal, entry.c.journal_id == journal.c.id)
        .where(entry.c.actor_id == user_id, entry.c.id > after)
        .order_by(entry.c.id)
        .limit(_MOST_ENTRIES)
    )
    return [
        {
            "id": row["id"],
            "channel": str(row["channel_id"]),
            "battle": None if row["battle_id"] is None else str(row["battle_id"]),
            "name": row["actor_name"],
            "secret": row["secret"],
            "undone_by": row["undone_by"],
            "record": orjson.loads(row["record"]),
            "size": len(row["record"]),
        }
        for row in connection.execute(question).mappings()
    ]


def rows_of(connection: Connection, user_id: int) -> dict[str, Any]:
    """Return everything but the entries that is kept of a person."""
    armies = select(ArmyRow).where(ArmyRow.owner_id == user_id).order_by(col(ArmyRow.key))
    seats = select(PlayerRow).where(PlayerRow.user_id == user_id).order_by(col(PlayerRow.id))
    hands = select(HandRow).where(HandRow.user_id == user_id).order_by(col(HandRow.id))
    offers = select(OfferRow).where(OfferRow.user_id == user_id).order_by(col(OfferRow.id))
    return {
        "armies": [
            {
                "name": army.name,
                "ruleset": army.ruleset,
                "saved_at": army.saved_at,
                "units": army.units,
                "sheets": army.sheets or [],
            }
            for army in read(connection, armies)
        ],
        "seats": [
            {"battle": str(seat.battle_id), "name": seat.name, "role": seat.role}
            for seat in read(connection, seats)
        ],
        "dice": [
            {
                "channel": str(hand.channel_id),
                "name": hand.name,
                "dice": hand.dice,
                "cards": hand.cards,
                "asked": hand.asked,
            }
            for hand in read(connection, hands)
        ],
        "offered": [
            {"channel": str(offer.channel_id), "act": offer.act}
            for offer in read(connection, offers)
        ],
        **campaigning.rows_of(connection, user_id),
    }


def delete_armies(connection: Connection, user_id: int) -> int:
    """Delete a person's armies; return how many there were."""
    army = table_of(ArmyRow)
    return int(connection.execute(delete(army).where(army.c.owner_id == user_id)).rowcount)


def anonymise(connection: Connection, channel_id: int, user_id: int, other: Pseudonym) -> int:
    """Put a pseudonym in a person's place in some of a channel's rows; return in how many.

    Called again until there are none; the channel is held by nobody else meanwhile.
    """
    entry, journal = table_of(EntryRow), table_of(JournalRow)
    player, battle = table_of(PlayerRow), table_of(BattleRow)
    journals = select(journal.c.id).where(journal.c.channel_id == channel_id)
    battles = select(battle.c.id).where(battle.c.channel_id == channel_id)
    some = (
        select(entry.c.id)
        .where(entry.c.actor_id == user_id, entry.c.journal_id.in_(journals))
        .limit(_MOST_TOGETHER)
    )
    acted = connection.execute(
        update(entry)
        .where(entry.c.id.in_(some))
        .values(actor_id=other.id, actor_name=other.name, salt=None)
    )
    sat = connection.execute(
        update(player)
        .where(player.c.user_id == user_id, player.c.battle_id.in_(battles))
        .values(user_id=other.id, name=other.name)
    )
    hand = table_of(HandRow)
    theirs = delete(hand).where(hand.c.user_id == user_id, hand.c.channel_id == channel_id)
    threw = connection.execute(theirs)
    offer = table_of(OfferRow)
    refused = connection.execute(
        delete(offer).where(offer.c.user_id == user_id, offer.c.channel_id == channel_id)
    )
    question = select(entry.c.id, entry.c.people).where(
        entry.c.journal_id.in_(journals), entry.c.people.contains(f":{user_id}")
    )
    named = [
        (entry_id, people)
        for entry_id, told in connection.execute(question)
        if (people := _renamed(told, user_id, other)) is not None
    ]
    for entry_id, people in named:
        connection.execute(update(entry).where(entry.c.id == entry_id).values(people=people))
    question = select(journal.c.id, journal.c.seen).where(
        journal.c.channel_id == channel_id, journal.c.seen.is_not(None)
    )
    saw = [
        (journal_id, told)
        for journal_id, seen in connection.execute(question)
        if (told := renamed(seen, user_id, other.id)) is not None
    ]
    for journal_id, told in saw:
        connection.execute(update(journal).where(journal.c.id == journal_id).values(seen=told))
    changed = int(acted.rowcount) + int(sat.rowcount) + int(threw.rowcount)
    changed += int(refused.rowcount)
    return changed + len(named) + len(saw)


def _renamed(people: str, user_id: int, other: Pseudonym) -> str | None:
    """Return who sits in seats with a pseudonym in a person's, None where it is not among them."""
    known: dict[str, dict[str, Any]] = orjson.loads(people)
    theirs = [seat for seat, who in known.items() if who["user_id"] == user_id]
    for seat in theirs:
        known[seat] = {"name": other.name, "user_id": other.id}
    return orjson.dumps(known, option=orjson.OPT_SORT_KEYS).decode() if theirs else None
