"""Records of actions: the action asked for, the changes it made, the entry that keeps both."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final, NamedTuple, get_args

import orjson

from bot.store.tables.battle import EntryRow, Json
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.results.effect import Effect
from rulesets.dice.die import die_named
from rulesets.dice.handles.fair import FairDraw
from rulesets.dice.handles.parts import Part

UNDOING: Final = frozenset({"undo", "redo"})
"""Actions about other entries, whose numbers are their argument `entries`."""
REOPENED: Final = "battle-reopened"
"""The action that takes the end of a battle back; new dice follow."""

STRUCK: Final = "result-struck"
"""The action of a referee's ruling that strikes a result without a new one."""
OVERRULED: Final = "overruled"
"""The argument with the number of the entry that a ruling replaces."""
REASON: Final = "reason"
"""The argument with the reason."""

SEAT: Final = "player"
"""The table of those who sit at the battle's table; records do not name them."""
_UNNAMED: Final = frozenset({"salt", "who"})
"""Keys that stand for a name in or beside a record, and are no columns of a seat."""

_EVERY_PHASE: Final = "phase_start"
"""The field that a new phase notes for every unit; its entry is about none of them."""
_MOST_CONCERNED: Final = 40

_EFFECTS: Final = {effect.__name__: effect for effect in get_args(Effect)}

_CANONICAL: Final = orjson.OPT_PASSTHROUGH_DATACLASS | orjson.OPT_SORT_KEYS


class Change(NamedTuple):
    """One field of one row changed.

    Attributes:
        table: Name of the table.
        id: Id of the row.
        field: The field, `statuses.fleeing` for a key of one that is a mapping (a key that is not
            there has the value None); empty when the whole row came or went.
        before: The value before; None when the row came.
        after: The value after; None when the row went.
    """

    table: str
    id: int
    field: str
    before: Json
    after: Json

    def inverse(self) -> "Change":
        """Return the change that takes this one back."""
        return Change(self.table, self.id, self.field, self.after, self.before)


@dataclass(frozen=True, slots=True)
class Actor:
    """The person who acts.

    Attributes:
        id: Discord's id of the user.
        name: The name shown at the time.
    """

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Caller:
    """The person who asked, by which interaction, in which words.

    Attributes:
        manager: Whether they may change the channel's settings.
    """

    actor: Actor
    interaction_id: int | None = None
    command: str = ""
    manager: bool = False


@dataclass(frozen=True, slots=True)
class Thrown:
    """The dice of an action.

    Attributes:
        origin: `fair`, `typed` or `mixed`.
        marks: Every mark in the order it was thrown: what a replay needs.
        draws: The numbered draws of the stream made for this entry, none for typed dice.
        parts: Where the marks come from, in their order; empty where origin and draws tell it. A
            part may be a draw of an earlier entry, which then holds it.
    """

    origin: str
    marks: tuple[int, ...]
    draws: tuple[FairDraw, ...] = ()
    parts: tuple[Part, ...] = ()

    @property
    def drawn(self) -> tuple[bool, ...]:
        """For each mark, whether the bot threw it."""
        if not self.parts:
            return (self.origin == "fair",) * len(self.marks)
        return tuple(part.source == "fair" for part in self.parts for _ in range(part.dice))


@dataclass(frozen=True, slots=True)
class Action:
    """An action to be accepted.

    Attributes:
        caller: Who asked.
        id: The procedure's, or of what is done to the state.
        arguments: The inputs as a replay needs them; values as JSON or of the rules' types.
        dice: What was thrown.
        outcome: The result, a frozen dataclass or JSON.
        effects: What the outcome changes.
        binding: Ids of the units each role names, in order.
        secret: Whether only its actor may see it.
        lifted: Whether counts that forbid its effects were overruled.
    """

    caller: Caller
    id: str
    arguments: Mapping[str, Any] = field(default_factory=dict)
    dice: Thrown | None = None
    outcome: Any = None
    effects: tuple[Effect, ...] = ()
    binding: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    secret: bool = False
    lifted: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """An accepted action, as the log keeps it.

    Attributes:
        number: Its place in the journal, from 1.
        outcome: The result as JSON; the dataclass itself only where it was just accepted.
        at: Milliseconds since 1970.
        undone_by: Number of the entry that took it back.
        previous: Hash of the entry before.
        record: The canonical JSON that is hashed.
        turn: The game turn it was made in; None outside battles.
        salt: What the actor's name is hashed with in the record, where it was just accepted.
        people: Who sits in the seats it changed, as the row keeps it, where it was just accepted.
        fresh: False when this interaction had been accepted before and this is its entry.
    """

    id: int
    journal_id: int
    number: int
    interaction_id: int | None
    actor: Actor
    action: str
    command: str
    at: int
    arguments: Mapping[str, Any]
    dice: Thrown | None
    outcome: Any
    effects: tuple[Effect, ...]
    binding: Mapping[str, tuple[int, ...]]
    changes: tuple[Change, ...]
    undoable: bool
    undone_by: int | None
    secret: bool
    previous: str
    record: str
    hash: str
    fresh: bool = True
    turn: int | None = None
    salt: str | None = None
    people: str | None = None


def plain(value: Any) -> Any:
    """Return a value of the rules as JSON knows it; `orjson` asks for what it cannot write.

    Raises:
        TypeError: a value no log can hold.
    """
    if isinstance(value, Amount):
        return str(value)
    if isinstance(value, SpecialRules):
        return {rule: value.number(rule) for rule in value}
    if hasattr(value, "__dataclass_fields__"):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    if isinstance(value, set | frozenset):
        return sorted(value, key=str)
    msg = f"a log cannot hold {type(value).__name__}"
    raise TypeError(msg)


def canonical(value: Any) -> bytes:
    """Return the canonical JSON of a value."""
    return orjson.dumps(value, plain, _CANONICAL)


def digest(record: bytes) -> str:
    """Return the hash of a record, in hexadecimal."""
    return hashlib.sha256(record).hexdigest()


def _named(changes: Iterable[Change], people: str) -> tuple[Change, ...]:
    """Return changes with the people in the seats put back."""
    known = orjson.loads(people)

    def filled(change: Change, row: Json) -> Json:
        if not isinstance(row, dict):
            return row
        told = {**row, **known[str(change.id)]}
        return {name: value for name, value in told.items() if name not in _UNNAMED}

    return tuple(
        change._replace(before=filled(change, change.before), after=filled(change, change.after))
        if change.table == SEAT and str(change.id) in known
        else change
        for change in changes
    )


def read_entry(row: EntryRow, *, fresh: bool = True) -> Entry:
    """Return the entry that a row keeps."""
    data = orjson.loads(row.record)
    dice = data["dice"]
    changes = tuple(Change(*change) for change in data["changes"])
    return Entry(
        id=row.id,
        journal_id=row.journal_id,
        number=row.number,
        interaction_id=row.interaction_id,
        actor=Actor(row.actor_id, row.actor_name),
        action=row.action,
        command=data["command"],
        at=data["at"],
        arguments=data["arguments"],
        dice=None
        if dice is None
        else Thrown(
            dice["origin"],
            tuple(dice["marks"]),
            tuple(
                FairDraw(number, die, die_named(die).sides, tuple(marks))
                for number, die, marks in dice["draws"]
            ),
            tuple(Part(*part) for part in dice.get("parts", ())),
        ),
        outcome=data["outcome"],
        effects=tuple(_EFFECTS[name](**facts) for name, facts in data["effects"]),
        binding={role: tuple(ids) for role, ids in data["binding"].items()},
        changes=changes if row.people is None else _named(changes, row.people),
        undoable=row.undoable,
        undone_by=row.undone_by,
        secret=row.secret,
        previous=data["previous"],
        record=row.record,
        hash=row.hash,
        fresh=fresh,
        turn=row.turn,
    )


def units_concerned(
    binding: Mapping[str, tuple[int, ...]], changes: Iterable[Change]
) -> tuple[int, ...]:
    """Return the ids of the units that an entry is about: those named, then those it changed.

    Past a few it is about the battle rather than about units.
    """
    named = [unit_id for ids in binding.values() for unit_id in ids]
    changed = [
        change.id for change in changes if change.table == "unit" and change.field != _EVERY_PHASE
    ]
    return tuple(dict.fromkeys((*named, *changed)))[:_MOST_CONCERNED]


def listed_ids(ids: Sequence[int]) -> str:
    """Return ids as a column holds them, each between commas; empty for none."""
    return f",{','.join(map(str, ids))}," if ids else ""
