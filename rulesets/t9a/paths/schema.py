"""The files of the paths: their shape, and how they are read and checked."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from rulesets.core.battlefield.alteration import Alteration, Shift, Way
from rulesets.core.battlefield.amount import Amount, read_amount
from rulesets.core.battlefield.bar import Verb
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.books.sourced import Sourced
from rulesets.core.books.spell import Duration, Lore
from rulesets.core.ids.composed import as_rule, as_status
from rulesets.core.results.status import Status
from rulesets.t9a.paths.spell import Does, Lasts, PathSpell, Type, Version, When, Whom, Work
from rulesets.t9a.unit.vocabulary import RULES

_Id: TypeAlias = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
_Rule: TypeAlias = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*( \(\d{1,2}\))?$")]
_Characteristic: TypeAlias = Literal["m", "ws", "bs", "s", "t", "w", "i", "a", "ld"]


class _Data(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _ShiftData(_Data):
    field: _Characteristic | Literal["save", "ward", "regen"] | _Id
    way: Way = "add"
    value: int = 0
    scaled: bool = False
    limit: int | None = Field(None, ge=2, le=6)


class _AlterData(_Data):
    shifts: tuple[_ShiftData, ...] = ()
    rules: tuple[_Rule, ...] = ()


class _BesideData(_AlterData):
    rule: _Id


class _StatusData(_AlterData):
    id: _Id
    lasts: Literal["spell", "phase", "battle"] = "spell"
    loses: tuple[_Id, ...] = ()
    beside: tuple[_BesideData, ...] = ()
    counts: tuple[int, int] | None = None
    bars: tuple[Verb, ...] = ()


class _WorkData(_Data):
    does: Does
    to: Whom = "target"
    when: When = "now"
    amount: str | None = None
    each: bool = False
    strength: int | None = Field(None, ge=1, le=10)
    rolled_strength: str | None = None
    rules: tuple[_Rule, ...] = ()
    drains: bool = False
    if_wounded: bool = False
    damage: str | None = None
    characteristic: _Characteristic | Literal["level"] | None = None
    need: int | None = Field(None, ge=2, le=6)
    spared: int = 0
    unsaved: bool = False
    regen: bool = True
    less: _Characteristic | None = None
    status: _Id | None = None
    by: str | None = None
    chosen: tuple[_Id, ...] = ()
    against: tuple[_Id, ...] = ()
    more: str | None = None


class _UnderData(_Data):
    status: _Id
    works: tuple[_WorkData, ...] = Field(min_length=1)


class _VersionData(_Data):
    casting: int = Field(ge=0, le=40)
    range: int | None = Field(None, ge=1)
    types: tuple[Type, ...] = ()
    lasts: Lasts | None = None
    works: tuple[_WorkData, ...] | None = None
    under: _UnderData | None = None


class _SpellData(_Data):
    id: _Id
    number: int = Field(ge=0, le=7)
    types: tuple[Type, ...] = ()
    lasts: Lasts = "instant"
    every_magic: bool = False
    every_phase: bool = False
    only: tuple[_Id, ...] = ()
    works: tuple[_WorkData, ...] = ()
    under: _UnderData | None = None
    versions: tuple[_VersionData, ...] = Field(min_length=1, max_length=3)


class _PathData(Sourced):
    id: _Id
    statuses: tuple[_StatusData, ...] = ()
    spells: tuple[_SpellData, ...] = Field(min_length=1)


_PATH: Final = TypeAdapter(_PathData)
_KNOWN_RULES: Final = frozenset(rule.id for rule in RULES)
ATTRIBUTE: Final = 7
"""The number that stands for the attribute of a path, after spells 0 to 6."""
_DURATIONS: Final[dict[Lasts, Duration]] = {
    "instant": "instant",
    "one-turn": "persistent",
    "permanent": "irremediable",
    "remains-in-play": "in-play",
}
_NEEDS: Final[dict[Does, tuple[str, ...]]] = {
    "wounds": ("amount",),
    "contest": ("characteristic",),
    "recover": ("amount",),
    "raise": ("amount",),
    "move": ("amount",),
    "count": ("amount",),
}
"""Fields that each kind of work cannot do without."""
_STRENGTHLESS: Final = ("metalshifting", "toxic-attacks")
"""Special rules of hits whose Strength does not matter, or is always the same."""


def load_path(file: Traversable) -> Lore:
    """Read and check a path; its spells and statuses rest on the same text as the path.

    Raises:
        ValueError: the file does not hold a sound path.
    """
    data = _PATH.validate_python(tomllib.loads(file.read_text(encoding="utf-8")))
    spells = tuple(_spell(data, spell) for spell in data.spells)
    statuses = tuple(_status(status) for status in data.statuses)
    for named in (
        [spell.id for spell in spells],
        [spell.number for spell in spells],
        [status.id for status in statuses],
    ):
        if len(set(named)) < len(named):
            msg = f"{data.id}: something stands there twice"
            raise ValueError(msg)
    known: set[str] = {status.id for status in statuses}
    for spell in spells:
        for work in (work for version in spell.versions for work in version.all_works):
            _check(spell, work, known)
    return Lore(data.id, data.source, spells, statuses, data.witness)


def _check(spell: PathSpell, work: Work, statuses: set[str]) -> None:
    lacks = [field for field in _NEEDS.get(work.does, ()) if getattr(work, field) is None]
    strong = work.strength or work.rolled_strength or work.need
    if work.does == "hits" and not strong and not any(rule in work.rules for rule in _STRENGTHLESS):
        lacks.append("strength")
    if work.does == "test" and not (work.characteristic or work.need):
        lacks.append("characteristic")
    if work.does == "status":
        named = set(work.chosen or filter(None, (work.status,)))
        lacks += ["status"] if not named else sorted(named - statuses)
    if lacks:
        msg = f"{spell.id}: {work.does} lacks {', '.join(lacks)}"
        raise ValueError(msg)


def _status(data: _StatusData) -> Status:
    beside = tuple((more.rule, _altering(more)) for more in data.beside)
    named = {*data.loses, *(rule for rule, _ in beside)}
    if named - _KNOWN_RULES:
        msg = f"{data.id}: unknown rules {', '.join(sorted(named - _KNOWN_RULES))}"
        raise ValueError(msg)
    alters = replace(_altering(data), loses=data.loses, beside=beside)
    return Status(
        as_status(data.id),
        data.lasts,
        shared=True,
        alters=alters,
        bars=data.bars,
        counts=data.counts,
    )


def _altering(data: _AlterData) -> Alteration:
    shifts = tuple(
        Shift(shift.field, shift.way, shift.value, scaled=shift.scaled, limit=shift.limit)
        for shift in data.shifts
    )
    return Alteration(shifts, tuple(_rule(rule) for rule in data.rules))


def _rule(text: str) -> tuple[str, int | None]:
    name, _, number = text.partition(" (")
    if name not in _KNOWN_RULES:
        msg = f"{name} is no special rule"
        raise ValueError(msg)
    return name, int(number.rstrip(")")) if number else None


def _amount(text: str | None) -> Amount | None:
    return None if text is None else read_amount(text)


def _spell(path: _PathData, data: _SpellData) -> PathSpell:
    versions = tuple(_version(data, version) for version in data.versions)
    basic = versions[0]
    return PathSpell(
        id=data.id,
        lore=path.id,
        number=data.number,
        casting=tuple(version.casting for version in versions),
        types=basic.types,
        duration=_DURATIONS[basic.lasts],
        targets="unit",
        source=path.source,
        range=basic.range,
        witness=path.witness,
        versions=versions,
        attribute=data.number == ATTRIBUTE,
        every_magic=data.every_magic,
        every_phase=data.every_phase,
    )


def _version(spell: _SpellData, data: _VersionData) -> Version:
    works = spell.works if data.works is None else data.works
    under = data.under or spell.under
    return Version(
        data.casting,
        data.range,
        (*spell.types, *data.types),
        data.lasts or spell.lasts,
        tuple(_work(work) for work in works),
        None if under is None else (under.status, tuple(_work(work) for work in under.works)),
        tuple(as_rule(rule) for rule in spell.only),
    )


def _work(data: _WorkData) -> Work:
    return Work(
        data.does,
        data.to,
        data.when,
        _amount(data.amount),
        data.each,
        data.strength,
        _amount(data.rolled_strength),
        SpecialRules(frozenset(_rule(rule) for rule in data.rules)),
        _amount(data.damage),
        data.characteristic,
        data.need,
        data.spared,
        data.unsaved,
        data.regen,
        data.less,
        data.status,
        _amount(data.by),
        data.chosen,
        data.against,
        _amount(data.more),
        data.drains,
        data.if_wounded,
    )
