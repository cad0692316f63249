"""Spells, prayers and powers as data: lists of them, read from checked files.

A lore is one file. What a spell does is a list of workings, each of a kind that the game knows how
to resolve; what lasts of it is a status, whose alteration stands in the same file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from rulesets.core.battlefield.alteration import Alteration, Shift, Way
from rulesets.core.battlefield.amount import Amount, read_amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.books.sourced import Sourced
from rulesets.core.ids.composed import as_status
from rulesets.core.results.effect import Expiry
from rulesets.core.results.status import Status

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

Aimed: TypeAlias = Literal["nobody", "caster", "somebody", "anybody"]
"""At whom a spell may be cast, as far as it tells; at anybody means at nobody, too."""
Duration: TypeAlias = Literal["instant", "this-turn", "persistent", "in-play", "irremediable"]
Template: TypeAlias = Literal["small", "large", "line"]
To: TypeAlias = Literal["target", "wizard", "own-side", "other-side"]
When: TypeAlias = Literal["now", "near", "due"]
Does: TypeAlias = Literal[
    "hits", "wound", "test", "leadership", "status", "heal", "rally", "drain", "counter", "move"
]

_ID: Final = r"^[a-z0-9]+(-[a-z0-9]+)*$"
_RULE: Final = r"^[a-z0-9]+(-[a-z0-9]+)*( \(\d{1,2}\))?$"


@dataclass(frozen=True, slots=True)
class Working:
    """One thing that a spell does.

    Attributes:
        does: `hits`, one `wound` without a roll, a `test` under a characteristic or be slain, a
            `leadership` test whose margin wounds, a `status`, to `heal` wounds, to `rally`, to
            `drain` a wound for the wizard, a `counter` of his side, a `move`.
        to: Whom it befalls.
        when: At once, besides where the target is `near` what the text names, or once what the
            spell foretold is `due`.
        only: The type as which the spell must be cast for it, where it may be of several.
        amount: How many, or how far.
        strength: Of the hits.
        by: What their Strength goes by instead.
        damage: Wounds that an unsaved wound takes.
        wound_on: Fixed need to wound.
        rules: Special rules of the hits or wounds.
        characteristic: What is tested.
        status: What becomes true.
        until: Until when, where it is not with the spell.
        counter: What is counted.
        spares: Special rules of those whom it does nothing to.
        kinds: Special rules of those whom alone it befalls, each in a unit for himself; empty for
            all.
        pierces: Whether a hit that kills goes on to the next rank, one weaker.
    """

    does: Does
    to: To = "target"
    when: When = "now"
    only: str | None = None
    amount: Amount | None = None
    strength: int | None = None
    by: str | None = None
    damage: Amount | None = None
    wound_on: int | None = None
    rules: SpecialRules = field(default_factory=SpecialRules)
    characteristic: str | None = None
    status: StatusId | None = None
    until: Expiry | None = None
    counter: str | None = None
    spares: tuple[str, ...] = ()
    pierces: bool = False
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Spell:
    """A spell; its texts are `spell-<id>` and `.aliases`, and what it does is told by its entry.

    Where no entry covers it, `.about` tells it in a sentence.

    Attributes:
        lore: The list it stands in.
        number: Its number there, 0 for the one that all who know the lore know.
        casting: What the casting must reach; boosted versions follow.
        types: What it may be cast as.
        range: In the game's measure, None for unlimited.
        duration: How long it acts.
        upkeep: What keeps one in play.
        targets: Whom it may be cast on, a word of the game.
        template: What marks whom it touches.
        reach: Dice that say how far from the wizard the template may lie.
        works: What it does, in order.
        witness: The witness of the game's layer that it rests on, None where the text has it.
    """

    id: str
    lore: str
    number: int
    casting: tuple[int, ...]
    types: tuple[str, ...]
    duration: Duration
    targets: str
    source: str
    range: int | None = None
    upkeep: int = 0
    template: Template | None = None
    reach: Amount | None = None
    works: tuple[Working, ...] = ()
    witness: str | None = None

    def working(self, does: Does, when: When = "now") -> Working | None:
        """Return the first working of a kind at a time."""
        return next((work for work in self.works if (work.does, work.when) == (does, when)), None)

    @property
    def sign(self) -> str:
        """Return what tells it from others of its list at a glance: what it must reach."""
        return "/".join(f"{value}+" for value in self.casting)

    @property
    def aimed(self) -> Aimed:
        """At whom it may be cast: at nobody where all that it does is for whole sides."""
        sides = [work.to in ("own-side", "other-side") for work in self.works]
        return "nobody" if sides and all(sides) else "anybody"

    @property
    def aimed_later(self) -> Aimed:
        """At whom what it does later is aimed, once it is due."""
        return self.aimed

    @property
    def friendly(self) -> bool:
        """Tell whether friends are its likely targets."""
        kinds = {work.does for work in self.works if work.to == "target"}
        return bool(kinds & {"heal", "rally"})

    @property
    def foretells(self) -> bool:
        """Tell whether some of it happens later, when it is due."""
        return any(work.when == "due" for work in self.works)

    @property
    def values(self) -> Mapping[str, int | str | Amount | SpecialRules]:
        """Return values for options that nobody typed, by what a `FromSpell` asks for.

        `casting_value`, `spell_type` where it has but one, `range`, `duration`, `upkeep`, and of
        the hits it inflicts at once `hits`, `s`, `damage`, `wound_on`, `rules`.
        """
        return _values(self)


@lru_cache(maxsize=512)
def _values(spell: Spell) -> Mapping[str, int | str | Amount | SpecialRules]:
    values: dict[str, int | str | Amount | SpecialRules | None] = {
        "casting_value": spell.casting[0],
        "spell_type": spell.types[0] if len(spell.types) == 1 else None,
        "range": spell.range,
        "duration": spell.duration,
        "upkeep": spell.upkeep or None,
    }
    hits = spell.working("hits") if spell.template is None else None
    if hits is not None:
        values |= {
            "hits": hits.amount,
            "s": hits.strength,
            "damage": hits.damage,
            "wound_on": hits.wound_on,
            "rules": hits.rules,
        }
    return {name: value for name, value in values.items() if value is not None}


@dataclass(frozen=True, slots=True)
class Lore:
    """A list of spells; its texts are `lore-<id>` and `.about`, what all of it has in common.

    Attributes:
        statuses: What lasts of its spells.
        witness: The witness of the game's layer that it rests on, None where the text has it.
    """

    id: str
    source: str
    spells: tuple[Spell, ...]
    statuses: tuple[Status, ...] = ()
    witness: str | None = None


class _Data(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _ShiftData(_Data):
    field: str = Field(pattern=r"^[a-z]+([_-][a-z]+)*$")
    way: Way = "add"
    value: int = 0


class _StatusData(_Data):
    id: str = Field(pattern=_ID)
    until: Expiry = "spell"
    shared: bool = True
    follows: bool = False
    shifts: tuple[_ShiftData, ...] = ()
    rules: tuple[Annotated[str, Field(pattern=_RULE)], ...] = ()
    loses: tuple[str, ...] = ()
    implies: tuple[str, ...] = ()


class _WorkingData(_Data):
    does: Does
    to: To = "target"
    when: When = "now"
    only: str | None = None
    amount: str | None = None
    strength: int | None = Field(None, ge=1, le=10)
    by: str | None = None
    damage: str | None = None
    wound_on: int | None = Field(None, ge=2, le=6)
    rules: tuple[Annotated[str, Field(pattern=_RULE)], ...] = ()
    characteristic: str | None = None
    status: str | None = Field(None, pattern=_ID)
    until: Expiry | None = None
    counter: str | None = Field(None, pattern=_ID)
    spares: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    pierces: bool = False


class _SpellData(Sourced):
    id: str = Field(pattern=_ID)
    number: int = Field(ge=0, le=40)
    casting: tuple[int, ...] = Field(min_length=1)
    types: tuple[str, ...] = Field(min_length=1)
    duration: Duration
    targets: str
    range: int | None = Field(None, ge=1)
    upkeep: int = Field(0, ge=0)
    template: Template | None = None
    reach: str | None = None
    works: tuple[_WorkingData, ...] = Field(min_length=1)


class _LoreData(Sourced):
    id: str = Field(pattern=_ID)
    statuses: tuple[_StatusData, ...] = ()
    spells: tuple[_SpellData, ...] = Field(min_length=1)


_LORE: Final = TypeAdapter(_LoreData)
_NEEDS: Final[Mapping[Does, tuple[str, ...]]] = {
    "hits": (),
    "wound": (),
    "test": ("characteristic",),
    "leadership": (),
    "status": ("status",),
    "heal": ("amount",),
    "rally": (),
    "drain": (),
    "counter": ("counter", "amount"),
    "move": (),
}
"""What each kind of working cannot do without."""


def load_lore(file: Traversable) -> Lore:
    """Read and check a lore.

    Raises:
        ValueError: the file does not hold a sound lore.
    """
    data = _LORE.validate_python(tomllib.loads(file.read_text(encoding="utf-8")))
    statuses = tuple(_status(status) for status in data.statuses)
    spells = tuple(_spell(data.id, spell) for spell in data.spells)
    _check_once(data.id, (spell.id for spell in spells))
    _check_once(data.id, (str(spell.number) for spell in spells))
    _check_once(data.id, (status.id for status in statuses))
    for spell in spells:
        _check(spell)
    return Lore(data.id, data.source, spells, statuses, data.witness)


def _check_once(lore: str, names: Iterable[str]) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            msg = f"{lore}: {name} stands there twice"
            raise ValueError(msg)
        seen.add(name)


def _check(spell: Spell) -> None:
    if (spell.duration == "in-play") != bool(spell.upkeep):
        msg = f"{spell.id}: a spell in play, and no other, has an upkeep"
        raise ValueError(msg)
    for work in spell.works:
        lacks = [name for name in _NEEDS[work.does] if getattr(work, name) is None]
        if work.does == "hits":
            lacks += [] if work.amount or spell.template else ["amount"]
            lacks += [] if work.strength or work.by or work.wound_on else ["strength"]
        if lacks:
            msg = f"{spell.id}: {work.does} lacks {', '.join(lacks)}"
            raise ValueError(msg)


def _status(data: _StatusData) -> Status:
    alters = Alteration(
        tuple(Shift(shift.field, shift.way, shift.value) for shift in data.shifts),
        tuple(_rule(rule) for rule in data.rules),
        data.loses,
        data.implies,
    )
    return Status(as_status(data.id), data.until, data.shared, alters, follows=data.follows)


def _rule(text: str) -> tuple[str, int | None]:
    name, _, number = text.partition(" (")
    return name, int(number.rstrip(")")) if number else None


def _amount(text: str | None) -> Amount | None:
    return None if text is None else read_amount(text)


def _spell(lore: str, data: _SpellData) -> Spell:
    return Spell(
        data.id,
        lore,
        data.number,
        data.casting,
        data.types,
        data.duration,
        data.targets,
        data.source,
        data.range,
        data.upkeep,
        data.template,
        _amount(data.reach),
        tuple(_working(work) for work in data.works),
        data.witness,
    )


def _working(data: _WorkingData) -> Working:
    return Working(
        data.does,
        data.to,
        data.when,
        data.only,
        _amount(data.amount),
        data.strength,
        data.by,
        _amount(data.damage),
        data.wound_on,
        SpecialRules(frozenset(_rule(rule) for rule in data.rules)),
        data.characteristic,
        None if data.status is None else as_status(data.status),
        data.until,
        data.counter,
        data.spares,
        data.pierces,
        data.kinds,
    )
