"""A journal in memory: the last link of its chain of entries, and its stream of dice."""

import secrets
from dataclasses import dataclass
from typing import Any

import orjson

from bot.store.journal.seen_dice import NOTHING, Seen, write_seen
from rulesets.dice.handles.fair import SEED_BYTES, commitment


@dataclass(slots=True)
class Journal:
    """A journal and where it stands; what it is made of is described at `JournalRow`.

    Attributes:
        next_draw: Number of the next draw; it only grows, also over undone rolls.
        next_number: Number of the next entry, from 1.
        last_hash: Hash of the last entry.
        seen: Dice that players saw and no outcome holds.
        since: Number of the first entry whose record is of the form that is written now: each
            holds it, so that none of them can be passed off as an older one.
    """

    id: int
    channel_id: int
    battle_id: int | None
    seed: bytes
    commitment: str
    words: str = ""
    next_draw: int = 0
    next_number: int = 1
    last_hash: str = ""
    first_draw: int = 0
    battle_number: int | None = None
    seen: Seen = NOTHING
    since: int = 1

    def row(self) -> dict[str, Any]:
        """Return the columns of its row; where it stands is its last entry's."""
        return {
            "id": self.id,
            "channel_id": self.channel_id,
            "battle_id": self.battle_id,
            "seed": self.seed,
            "commitment": self.commitment,
            "words": self.words,
            "revealed_at": None,
            "first_draw": self.first_draw,
            "battle_number": self.battle_number,
            "seen": write_seen(self.seen),
        }


def new_journal(journal_id: int, channel_id: int, battle_id: int | None = None) -> Journal:
    """Return an empty journal with a fresh secret."""
    seed = secrets.token_bytes(SEED_BYTES)
    return Journal(journal_id, channel_id, battle_id, seed, commitment(seed))


def since_of(record: str, otherwise: int) -> int:
    """Return the number that the record of a last entry tells as `Journal.since`.

    Args:
        record: The record.
        otherwise: What it is where the record is of the first form.
    """
    found: int = orjson.loads(record).get("since", otherwise)
    return found
