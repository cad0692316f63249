"""The record of an entry, what its hash covers, and what may be told of one that stays private.

The hash of an entry that everybody may see is the one of its whole record. A secret entry has two
parts: its head (where it stands in the chain, who made it, which draws it took, what it changed),
whose hash is the entry's, and its content, of which the head holds the hash. So the head can be
handed out alone, and nobody can pass off an entry that everybody saw as a secret one.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson

from bot.store.journal.journal import Journal
from bot.store.journal.record import SEAT, Action, Change, canonical, digest
from rulesets.dice.handles.fair import FairDraw
from rulesets.refusal import Refusal

FORM: Final = 2
"""The form of records that this module writes; those before named neither actor nor draws."""
CONTENT: Final = (
    *("action", "arguments", "binding", "command", "dice", "effects", "outcome", "salt"),
)
"""Keys of a secret entry's content, which stays private."""
HEAD: Final = (
    *("at", "by", "changes", "content", "form", "id", "number", "previous", "sealed"),
    *("secret", "since", "span"),
)
"""Keys of a secret entry's head, which everybody may know."""

SHORT: Final = 16
"""Digits of a hash at the foot of an answer: too many to find another log with the same."""
_FEWEST: Final = 8
"""Digits in older answers, which are still read."""

_HASH: Final = re.compile(f"[0-9a-f]{{{_FEWEST},64}}")
_LONGEST_NAME: Final = 60
_SALT_BYTES: Final = 16
_PSEUDONYM: Final = re.compile(r"Anonym [0-9]{6,7}")
_WHO: Final = "who"
"""The key of a seat's row in a record that holds the hash of the name of who sits there."""
_NOBODY: Final = {"user_id": None, "name": None}
"""The values of a seat's columns in a record, which names nobody."""


@dataclass(frozen=True, slots=True)
class Written:
    """An entry as it is stored.

    Attributes:
        record: The record as text.
        hash: Its hash.
        salt: What the actor's name was hashed with.
        people: Who sits in the seats that came or went, as `EntryRow.people` keeps it.
    """

    record: str
    hash: str
    salt: str
    people: str | None


def write_record(
    action: Action, changes: tuple[Change, ...], journal: Journal, *, entry_id: int, at: int
) -> Written:
    """Return an entry as it is stored next; nobody is named in its record.

    Names are hashed with a salt that goes when a person is forgotten: nothing tells them then.
    """
    dice, salt = action.dice, _new_salt()
    draws = () if dice is None else dice.draws
    first, salts = journal.next_draw, _salted(changes)
    data = {
        "form": FORM,
        "since": journal.since,
        "previous": journal.last_hash,
        "id": entry_id,
        "number": journal.next_number,
        "at": at,
        "by": name_seal(action.caller.actor.name, salt),
        "span": (first, first + len(draws)),
        "secret": action.secret,
        "action": action.id,
        "command": action.caller.command,
        "arguments": action.arguments,
        "dice": None
        if dice is None
        else {
            "origin": dice.origin,
            "marks": dice.marks,
            "draws": told_draws(draws),
            **({"parts": [tuple(part) for part in dice.parts]} if dice.parts else {}),
        },
        "outcome": action.outcome,
        "effects": [(type(effect).__name__, effect) for effect in action.effects],
        "binding": action.binding,
        "changes": [_unnamed(change, salts) for change in changes],
    }
    if action.secret:
        sealed = draws_seal(journal.seed, journal.next_number, told_draws(draws))
        data |= {"salt": _new_salt(), "sealed": sealed}
    record = canonical(data)
    hashed = canonical(head_of(orjson.loads(record))) if action.secret else record
    people = canonical(salts).decode() if salts else None
    return Written(record.decode(), digest(hashed), salt, people)


def hash_of(data: Mapping[str, Any], record: str) -> str:
    """Return the hash that an entry of a record must have."""
    return digest(canonical(head_of(data)) if is_secret(data) else record.encode())


def is_secret(data: Mapping[str, Any]) -> bool:
    """Return whether a record is secret: its hash covers only a hash of its content."""
    return form_of(data) >= FORM and bool(data["secret"])


def form_of(data: Mapping[str, Any]) -> int:
    """Return the form of a record; the first form had no number."""
    return int(data.get("form", 1))


def head_of(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the head of a secret entry, which everybody may know."""
    content = data.get("content") or digest(canonical(content_of(data)))
    return {**{name: data[name] for name in HEAD if name != "content"}, "content": content}


def content_of(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the content of a secret entry, which stays private."""
    return {name: data[name] for name in CONTENT}


def read_head(text: str) -> str:
    """Return the hash, or its beginning, that a player saw at the foot of an answer.

    Raises:
        Refusal: `head-unclear`, for what can be none.
    """
    head = text.strip().strip("`").removesuffix("…").lower()
    if not _HASH.fullmatch(head):
        raise Refusal("head-unclear", text=text.strip()[:40], least=_FEWEST)
    return head


def told_name(name: str) -> str:
    """Return a name as files hold it."""
    return " ".join(name.split())[:_LONGEST_NAME].rstrip() or "?"


def name_seal(name: str, salt: str) -> str:
    """Return the hash that stands for a name in a record."""
    return digest(f"{salt}|{told_name(name)}".encode())


def is_named(name: str, salt: str | None, seal: object) -> bool:
    """Return whether a record's hash stands for a name; without its salt, for any pseudonym."""
    if salt is None:
        return _PSEUDONYM.fullmatch(name) is not None
    return name_seal(name, salt) == seal


def told_draws(draws: Sequence[FairDraw]) -> list[tuple[int, str, tuple[int, ...]]]:
    """Return draws as a record holds them."""
    return [(draw.number, draw.die, draw.marks) for draw in draws]


def draws_seal(seed: bytes, number: int, draws: Any) -> str:
    """Return the seal of a secret entry's draws until the dice's secret is known."""
    return hmac.digest(seed, b"%d|%s" % (number, canonical(draws)), "sha256").hex()


def seat_salts(people: str | None) -> dict[int, str | None]:
    """Return the salts of the names of those who sit in seats, by seat; None where one is gone."""
    known = {} if people is None else orjson.loads(people)
    return {int(seat): who.get("salt") for seat, who in known.items()}


def seal_in(seat: Mapping[str, Any]) -> str | None:
    """Return the hash of the name in a seat's row of a record, None in one of the first form."""
    return seat.get(_WHO)


def _new_salt() -> str:
    return secrets.token_hex(_SALT_BYTES)


def _salted(changes: Iterable[Change]) -> dict[str, dict[str, Any]]:
    """Return the people in the seats that came or went, each with a salt."""
    return {
        str(change.id): {**{name: row[name] for name in _NOBODY}, "salt": _new_salt()}
        for change in changes
        if change.table == SEAT
        for row in (change.before, change.after)
        if isinstance(row, dict)
    }


def _unnamed(change: Change, people: Mapping[str, Mapping[str, Any]]) -> tuple[Any, ...]:
    """Return a change of a seat without who sits there."""
    who = people.get(str(change.id))
    if change.table != SEAT or who is None:
        return tuple(change)
    nobody = {**_NOBODY, _WHO: name_seal(who["name"], who["salt"])}
    before, after = (
        {**row, **nobody} if isinstance(row, dict) else row for row in (change.before, change.after)
    )
    return (change.table, change.id, change.field, before, after)
