"""The files of the spells: their shape, and how they are read and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from rulesets.core.battlefield.alteration import Alteration, Shift, Way
from rulesets.core.battlefield.bar import Bar, Bars, Verb
from rulesets.core.books.catalogue import Id, Rolled
from rulesets.core.books.spell import Duration, Lore
from rulesets.core.ids.composed import as_status
from rulesets.core.results.effect import Expiry
from rulesets.core.results.status import Status
from rulesets.whfb2.magic.spell import (
    BattleSpell,
    Characteristic,
    Does,
    Group,
    Lasts,
    Reach,
    Save,
    Targets,
    Work,
)

_Code: TypeAlias = Annotated[str, Field(pattern=r"^[BNIDE][1-4]\.\d{1,2}[ab]?$")]
_Source: TypeAlias = Annotated[str, Field(pattern=r"^L\d")]


class _Data(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _ShiftData(_Data):
    field: Characteristic | Literal["save"]
    way: Way = "add"
    value: int = 0


class _StatusData(_Data):
    id: Id
    until: Expiry = "battle"
    wounded: Literal["nothing", "end", "soak"] = "nothing"
    group: Group | None = None
    level: int = 0
    barred: bool = False
    shared: bool = False
    bars: tuple[Verb, ...] = ()
    shields: tuple[Verb, ...] = ()
    shifts: tuple[_ShiftData, ...] = ()
    rules: tuple[Id, ...] = ()
    implies: tuple[Id, ...] = ()
    counts: tuple[int, int] | None = None


class _SpellData(_Data):
    id: Id
    code: _Code
    energy: int = Field(ge=1, le=100)
    source: _Source
    per: Id | None = None
    most: Literal["level"] | None = None
    flat: bool = False
    save: Save = "no"
    across: float | None = Field(None, gt=0)
    range: float | None = Field(None, gt=0)
    touch: bool = False
    targets: Targets
    reach: Reach | None = None
    needs: tuple[Id, ...] = ()
    spares: tuple[Id, ...] = ()
    missile: bool = False
    fire: bool = False
    mental: bool = False
    living: bool = False
    group: Group | None = None
    lasts: Lasts = "instant"
    turns: Rolled | None = None
    upkeep: int = Field(0, ge=0)
    ends_on_cast: Id | None = None
    ends_illusions: bool = False
    when_slain: bool = False
    within_most: bool = False
    permanent: bool = False
    once: Id | None = None
    slows: int | None = Field(None, ge=2, le=4)
    works: tuple[Work, ...] = ()


class _LoreData(_Data):
    id: Id
    source: _Source
    statuses: tuple[_StatusData, ...] = ()
    spells: tuple[_SpellData, ...] = Field(min_length=1)


_LORE: Final = TypeAdapter(_LoreData)
_NEEDS: Final[dict[Does, tuple[str, ...]]] = {
    "hits": ("strength",),
    "heal": ("amount",),
    "lose": ("amount",),
    "slay": ("amount",),
    "weaken": ("amount", "field"),
    "poison": ("amount", "field"),
    "wither": ("amount", "field"),
    "status": ("status",),
    "test": ("characteristic",),
    "transfer": ("group",),
    "lift": ("group",),
    "summon": ("creatures",),
    "power": ("amount",),
    "burn": ("amount",),
    "quench": ("amount",),
    "sink": ("characteristic",),
    "blows": ("amount", "ws", "strength"),
    "count": ("amount", "of"),
    "length": ("amount",),
}
"""Fields that each kind of work cannot do without."""
_REACHES: Final[dict[Targets, Reach]] = {"character": "one", "around": "zone", "every": "zone"}
"""Whom spells reach of those they are cast on, where it is not as the spell says: the unit."""
_DURATION: Final[dict[Lasts, Duration]] = {
    "instant": "instant",
    "in-play": "in-play",
    "lasting": "irremediable",
    "counted": "irremediable",
    "fleeting": "irremediable",
}


class Book:
    """A list of spells as read, with its statuses and their groups.

    Attributes:
        lore: The list.
        grouped: Statuses of auras, zones and illusions, with the level of what made them.
    """

    def __init__(self, data: _LoreData) -> None:
        spells = tuple(
            _spell(data.id, number, spell) for number, spell in enumerate(data.spells, 1)
        )
        statuses = tuple(_status(status) for status in data.statuses)
        _check_once(data.id, [spell.id for spell in spells])
        _check_once(data.id, [spell.code for spell in spells])
        _check_once(data.id, [status.id for status in statuses])
        for spell in spells:
            _check(spell)
        self.lore: Final = Lore(data.id, data.source, spells, statuses)
        self.spells: Final = spells
        self.grouped: Final = {
            status.id: (status.group, status.level)
            for status in data.statuses
            if status.group is not None
        }


def load_book(file: Traversable) -> Book:
    """Read and check a list of spells.

    Raises:
        ValueError: the file does not hold a sound list.
    """
    return Book(_LORE.validate_python(tomllib.loads(file.read_text(encoding="utf-8"))))


def _check_once(lore: str, names: Iterable[str]) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            msg = f"{lore}: {name} stands there twice"
            raise ValueError(msg)
        seen.add(name)


def _check(spell: BattleSpell) -> None:
    lacks = [
        f"{work.does} lacks {name}"
        for work in spell.does
        for name in _NEEDS.get(work.does, ())
        if getattr(work, name) in (None, ())
    ]
    lacks.extend(
        "hits lacks amount"
        for work in spell.does
        if work.does == "hits" and work.amount is None and not work.struck
    )
    if (spell.group == "zone") != (spell.across is not None):
        lacks.append("a zone is so wide, and nothing else")
    if (spell.lasts == "counted") != (spell.turns is not None):
        lacks.append("turns go with what is counted, and with nothing else")
    if lacks:
        msg = f"{spell.id}: {', '.join(lacks)}"
        raise ValueError(msg)


def _status(data: _StatusData) -> Status:
    alters = None
    if data.shifts or data.rules or data.implies:
        shifts = tuple(Shift(shift.field, shift.way, shift.value) for shift in data.shifts)
        rules = tuple((rule, None) for rule in data.rules)
        alters = Alteration(shifts, rules, (), data.implies)
    return Status(
        as_status(data.id),
        data.until,
        shared=data.shared,
        alters=alters,
        wounded=data.wounded,
        bars=_bars(data),
        shields=data.shields,
        counts=data.counts,
    )


def _bars(data: _StatusData) -> Bars:
    """Return what a status bars: casting too, for who keeps a zone or is not himself [L5298]."""
    if data.group == "zone":
        return (Bar("cast", told="maintains-zone"), *data.bars)
    return (*((Bar("cast", told="wizard-barred"),) if data.barred else ()), *data.bars)


def _spell(lore: str, number: int, data: _SpellData) -> BattleSpell:
    held = data.model_dump(exclude={"range", "targets", "reach", "turns", "once", "works"})
    return BattleSpell(
        **held,
        lore=lore,
        number=number,
        casting=(),
        types=(),
        duration=_DURATION[data.lasts],
        targets=data.targets,
        level=int(data.code[1]),
        within=data.range,
        aim=data.targets,
        reaches=data.reach or _REACHES.get(data.targets, "unit"),
        turns=data.turns,
        once_while=data.once,
        does=data.works,
    )
