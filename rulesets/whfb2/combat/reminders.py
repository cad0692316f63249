"""Reminders of combats, naming who fights whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rulesets.core.battlefield.link import Combat
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Concerned, Reminder, Situation
from rulesets.rank_and_flank.round.sides import Sides, facing
from rulesets.rank_and_flank.round.touching import BETWEEN

_SOURCE: Final = "L1449-1467"
_MOST_UNITS: Final = 4
"""Units of a side that one round takes."""


def to_fight(situation: Situation) -> list[Unit]:
    """Return the units in close combat that have not fought in this phase."""
    return [
        unit
        for unit in situation.units
        if unit.models > 0 and unit.has("engaged") and not unit.has("fought")
    ]


def combat_reminders(situation: Situation) -> Iterator[Reminder]:
    """Remind of each combat whose units are known to touch, then of those of which nobody said."""
    waiting = to_fight(situation)
    for combat in situation.combats.every:
        ours, theirs = _sides(situation, combat, waiting)
        if ours and theirs:
            yield _combat(ours, theirs)
            waiting = [unit for unit in waiting if unit.name not in combat.units]
    if not waiting:
        return
    ours = [unit for unit in waiting if unit in situation.active.units]
    theirs = [unit for unit in waiting if unit not in ours]
    named = _named(waiting)
    if len(ours) != 1 or len(theirs) != 1:
        yield Reminder("combats", _SOURCE, named)
        return
    values = (("enemy", theirs[0].name),)
    yield Reminder("combats", _SOURCE, named, "close_combat_round", "unit", values)


def _sides(situation: Situation, combat: Combat, waiting: list[Unit]) -> Sides:
    """Return who fights whom; of friends in a quarrel the first fights those whom it touches."""
    there = [unit for unit in waiting if unit.name in combat.units]
    ours = [unit for unit in there if unit in situation.active.units]
    theirs = [unit for unit in there if unit not in ours]
    if len(combat.sides) == 1 and there:
        ours = there[:1]
        met = combat.touching(ours[0].name)
        theirs = [unit for unit in there if unit.name in met]
    return ours, facing(ours, theirs, combat)


def _combat(ours: list[Unit], theirs: list[Unit]) -> Reminder:
    facts = (("ours", _listed(ours, ", ")), ("foes", _listed(theirs, ", ")))
    if max(len(ours), len(theirs)) > _MOST_UNITS:
        return Reminder("combat", _SOURCE, _named(ours[:1]), facts=facts)
    names = (("unit", _listed(ours)), ("enemy", _listed(theirs)))
    return Reminder("combat", _SOURCE, _named(ours[:1]), "close_combat_round", "unit", names, facts)


def _listed(units: Iterable[Unit], sign: str = BETWEEN) -> str:
    return sign.join(unit.name for unit in units)


def _named(units: Iterable[Unit]) -> tuple[Concerned, ...]:
    return tuple(Concerned(unit.name) for unit in units)
