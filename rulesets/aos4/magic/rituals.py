"""The spell and the prayer that the text prints, as data, and their effects [L1331-1359]."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Final, TypeAlias

from rulesets.aos4.magic.brought import among
from rulesets.aos4.unit.options import Inches
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.spell import Lore, Spell, load_lore
from rulesets.core.declaring.parameter import SpellName
from rulesets.core.ids.composed import as_statuses
from rulesets.core.results.effect import (
    Effect,
    SpellStarted,
    StatusCleared,
    StatusSet,
    WoundsHealed,
)
from rulesets.core.ruleset.game import Status
from rulesets.refusal import Refusal

_FOLDER: Final = files("rulesets.aos4") / "data" / "lores"
_SPELLS: Final = load_lore(_FOLDER / "spells.toml")
_PRAYERS: Final = load_lore(_FOLDER / "prayers.toml")
LORES: Final[tuple[Lore, ...]] = (_SPELLS, _PRAYERS)
STATUSES: Final[tuple[Status, ...]] = (*_SPELLS.statuses, *_PRAYERS.statuses)
_BY_ID: Final = {spell.id: spell for lore in LORES for spell in lore.spells}
_NUMBERED: Final = tuple(_BY_ID)
PENDING: Final = "spell-pending"
"""The status of a wizard whose spell of the text may still be unbound: its value tells which."""
MAY_SUMMON: Final = "may-summon"
"""The status of who has cast or chanted what is not in the text: it may be a manifestation's."""
FALLEN_HERO: Final = "slain-hero"
"""The kind of target that a prayer brings back: a slain hero of the infantry [L1357]."""

ONCE_A_BATTLE: Final = frozenset({"resurrection"})
"""Spells and prayers that each unit uses once a battle [L935, L1350]."""

SpellSaid: TypeAlias = Annotated[
    str,
    SpellName(_SPELLS.spells),
    among("spell", "wizard", tuple(spell.id for spell in _SPELLS.spells)),
]
PrayerSaid: TypeAlias = Annotated[
    str,
    SpellName(_PRAYERS.spells),
    among("prayer", "unit", tuple(prayer.id for prayer in _PRAYERS.spells)),
]


def ritual_of(name: str) -> Spell | None:
    """Return a spell or prayer of the text by its id, None for another's name."""
    return _BY_ID.get(name)


def pending(number: int) -> Spell | None:
    """Return the spell that a pending status's value stands for, None without one."""
    return _BY_ID[_NUMBERED[number - 1]] if 0 < number <= len(_NUMBERED) else None


def check_reach(ritual: str, distance: Inches, reach: int | None = None) -> None:
    """Refuse a target beyond the range of a spell or prayer: `ritual-out-of-range`.

    Args:
        ritual: Its id, or the name of another.
        distance: Inches to the target, None where nobody measured.
        reach: The range of one that is not in the text, None where nobody knows it.
    """
    spell = ritual_of(ritual)
    most = reach if spell is None else spell.range
    if most is not None and (distance or 0) > most:
        raise Refusal("ritual-out-of-range", spell=ritual, most=most)


def check_slain(ritual: str, unit: Unit | None) -> None:
    """Refuse a unit that a prayer does not bring back: `not-a-slain-hero` [L1357]."""
    spell = ritual_of(ritual)
    if unit is None or spell is None or spell.targets != FALLEN_HERO:
        return
    if unit.models or not {"hero", "infantry"} <= set(unit.rules):
        raise Refusal("not-a-slain-hero", unit=unit.name)


def brought(ritual: str, role: str, total: int) -> tuple[Effect, ...]:
    """Return the effects of a spell or prayer of the text on its target once it works.

    Args:
        ritual: Its id, or the name of another, of which nothing is known.
        role: The option that names who cast it.
        total: What it was cast with.
    """
    spell = ritual_of(ritual)
    if spell is None:
        return ()
    found: list[Effect] = []
    for work in spell.works:
        if work.does == "status":
            for status in as_statuses(work.status):
                found.append(SpellStarted(role, spell.id, "passing", total))
                found.append(StatusSet("target", status, "spell"))
        elif work.does == "heal" and work.amount is not None:
            found.append(WoundsHealed("target", work.amount.most))
            found.append(StatusSet("target", "set-up", "turn"))
    return tuple(found)


def may_summon(ritual: str, role: str, *, works: bool, summons: bool | None = None) -> Effect:
    """Return the note whether a spell or prayer may have been one that summons [L1412, L1422].

    Args:
        ritual: Its id, or the name of another.
        role: The option that names who used it.
        works: Whether it works, unbindings apart.
        summons: Whether its keywords say that it does, None where nothing is known of it.
    """
    summons = works and ritual_of(ritual) is None and summons is not False
    return StatusSet(role, MAY_SUMMON, "phase") if summons else StatusCleared(role, MAY_SUMMON)


def awaiting(ritual: str, role: str) -> tuple[Effect, ...]:
    """Return the note that a spell of the text may be unbound."""
    spell = ritual_of(ritual)
    if spell is None:
        return ()
    return (StatusSet(role, PENDING, "phase", _NUMBERED.index(spell.id) + 1),)
