"""The files of the spells: their shape, and how they are read and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from rulesets.core.alteration import Alteration, Shift, Way
from rulesets.core.amount import Amount, read_amount
from rulesets.core.effect import Expiry
from rulesets.core.spell import Duration, Lore
from rulesets.core.status import Status
from rulesets.whfb2.magic.spell import (
    BattleSpell,
    Does,
    Group,
    Lasts,
    Save,
    Targets,
    When,
    Whom,
    Work,
)

_Id: TypeAlias = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
_Code: TypeAlias = Annotated[str, Field(pattern=r"^[BNIDE][1-4]\.\d{1,2}[ab]?$")]
_Source: TypeAlias = Annotated[str, Field(pattern=r"^L\d")]
_Characteristic: TypeAlias = Literal[
    "m", "ws", "bs", "s", "t", "w", "i", "a", "ld", "int", "cl", "wp"
]


class _Data(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _ShiftData(_Data):
    field: _Characteristic | Literal["save"]
    way: Way = "add"
    value: int = 0


class _StatusData(_Data):
    id: _Id
    until: Expiry = "battle"
    wounded: Literal["nothing", "end", "soak"] = "nothing"
    group: Group | None = None
    level: int = 0
    barred: bool = False
    shifts: tuple[_ShiftData, ...] = ()
    rules: tuple[_Id, ...] = ()
    implies: tuple[_Id, ...] = ()


class _WorkData(_Data):
    does: Does
    to: Whom = "target"
    when: When = "now"
    only: _Id | None = None
    amount: str | None = None
    each: bool = False
    per_level: bool = False
    struck: bool = False
    plus: int = 0
    of: _Id | None = None
    strength: int | None = Field(None, ge=1, le=10)
    ws: int | None = Field(None, ge=1, le=10)
    armour: bool = True
    burns: str | None = None
    structure: bool = False
    status: _Id | None = None
    until: Expiry | None = None
    turns: str | None = None
    value: int = 1
    among: tuple[_Characteristic, ...] = ()
    once: bool = False
    characteristic: _Characteristic | None = None
    field: _Characteristic | None = None
    exactly: int | None = None
    capped: bool = False
    group: Group | None = None
    level: int | None = None
    everywhere: bool = False
    creatures: tuple[tuple[_Id, str], ...] = ()
    beside: tuple[_Id, str] | None = None
    control: bool = False
    illusory: bool = False
    wild: bool = False
    mark: _Id | None = None


class _SpellData(_Data):
    id: _Id
    code: _Code
    energy: int = Field(ge=1, le=100)
    source: _Source
    per: _Id | None = None
    most: Literal["level"] | None = None
    flat: bool = False
    save: Save = "no"
    range: float | None = Field(None, gt=0)
    touch: bool = False
    targets: Targets
    needs: tuple[_Id, ...] = ()
    missile: bool = False
    fire: bool = False
    mental: bool = False
    living: bool = False
    group: Group | None = None
    lasts: Lasts = "instant"
    turns: str | None = None
    upkeep: int = Field(0, ge=0)
    ends_on_cast: _Id | None = None
    ends_illusions: bool = False
    when_slain: bool = False
    within_most: bool = False
    permanent: bool = False
    once: _Id | None = None
    slows: int | None = Field(None, ge=2, le=4)
    works: tuple[_WorkData, ...] = ()


class _LoreData(_Data):
    id: _Id
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
"""What each kind of work cannot do without."""
_DURATION: Final[dict[Lasts, Duration]] = {
    "instant": "instant",
    "in-play": "in-play",
    "lasting": "irremediable",
    "counted": "irremediable",
    "fleeting": "irremediable",
}


class Book:
    """A list as read: its spells, its statuses, and what these are beside.

    Attributes:
        lore: The list.
        grouped: Statuses of auras, zones and illusions, with the level of what made them.
        barring: Statuses under which nobody casts.
    """

    def __init__(self, data: _LoreData) -> None:
        spells = tuple(_spell(data.id, place, one) for place, one in enumerate(data.spells, 1))
        statuses = tuple(_status(one) for one in data.statuses)
        _check_once(data.id, [one.id for one in spells])
        _check_once(data.id, [one.code for one in spells])
        _check_once(data.id, [one.id for one in statuses])
        for spell in spells:
            _check(spell)
        self.lore: Final = Lore(data.id, data.source, spells, statuses)
        self.spells: Final = spells
        self.grouped: Final = {
            one.id: (one.group, one.level) for one in data.statuses if one.group is not None
        }
        self.barring: Final = tuple(one.id for one in data.statuses if one.barred)


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
        f"{one.does} lacks {name}"
        for one in spell.does
        for name in _NEEDS.get(one.does, ())
        if getattr(one, name) in (None, ())
    ]
    lacks.extend(
        "hits lacks amount"
        for one in spell.does
        if one.does == "hits" and one.amount is None and not one.struck
    )
    if (spell.lasts == "counted") != (spell.turns is not None):
        lacks.append("turns go with what is counted, and with nothing else")
    if lacks:
        msg = f"{spell.id}: {', '.join(lacks)}"
        raise ValueError(msg)


def _status(data: _StatusData) -> Status:
    alters = None
    if data.shifts or data.rules or data.implies:
        shifts = tuple(Shift(one.field, one.way, one.value) for one in data.shifts)
        rules = tuple((rule, None) for rule in data.rules)
        alters = Alteration(shifts, rules, (), data.implies)
    return Status(data.id, data.until, alters=alters, wounded=data.wounded)


def _amount(text: str | None) -> Amount | None:
    return None if text is None else read_amount(text)


def _spell(lore: str, place: int, data: _SpellData) -> BattleSpell:
    return BattleSpell(
        id=data.id,
        lore=lore,
        number=place,
        casting=(),
        types=(),
        duration=_DURATION[data.lasts],
        targets=data.targets,
        source=data.source,
        upkeep=data.upkeep,
        code=data.code,
        level=int(data.code[1]),
        energy=data.energy,
        per=data.per,
        most=data.most,
        flat=data.flat,
        save=data.save,
        within=data.range,
        touch=data.touch,
        aim=data.targets,
        needs=data.needs,
        missile=data.missile,
        fire=data.fire,
        mental=data.mental,
        living=data.living,
        group=data.group,
        lasts=data.lasts,
        turns=_amount(data.turns),
        ends_on_cast=data.ends_on_cast,
        ends_illusions=data.ends_illusions,
        when_slain=data.when_slain,
        within_most=data.within_most,
        permanent=data.permanent,
        once_while=data.once,
        slows=data.slows,
        does=tuple(_work(one) for one in data.works),
    )


def _work(data: _WorkData) -> Work:
    held = data.model_dump(exclude={"amount", "burns", "turns", "creatures", "beside"})
    beside = data.beside
    return Work(
        **held,
        amount=_amount(data.amount),
        burns=_amount(data.burns),
        turns=_amount(data.turns),
        creatures=tuple((name, read_amount(text)) for name, text in data.creatures),
        beside=None if beside is None else (beside[0], read_amount(beside[1])),
    )
