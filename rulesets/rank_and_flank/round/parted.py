"""Units that were in contact in a phase, and those of whom some have broken since."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulesets.core.battlefield.link import CONTACT, PARTED, Combat, Combats, Touch
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.relation import Relation
from rulesets.core.results.reminder import Situation

HAVE_PARTED: Final = Relation(PARTED, until="phase", mutual=True, shared=True, untold=True)
"""Two units that were in contact until one of them left the combat."""


def combat_before(situation: Situation, unit: str) -> Combat | None:
    """Return the combat of a unit as it was before anybody broke from it in this phase.

    All units of a side that lost take their tests before any of them runs.
    """
    parted = tuple(_parted(situation))
    if not parted:
        return situation.combats.with_unit(unit)
    touches = (*parted, *(touch for combat in situation.combats.every for touch in combat.touches))
    met = {name for touch in touches for name in (touch.unit, touch.other)}
    sides = {
        each.name: side.name for side in situation.sides for each in side.units if each.name in met
    }
    return Combats.of(touches, sides).with_unit(unit)


def victors_over(situation: Situation, broken: Unit) -> tuple[Unit, ...]:
    """Return the enemies that a unit was in contact with until it broke."""
    met = {link.other for link in broken.linked(PARTED)}
    return tuple(unit for unit in situation.units if unit.name in met and unit.models > 0)


def met_with(situation: Situation, unit: str) -> frozenset[str]:
    """Return who was in a combat with a unit in this phase, itself among them."""
    met: dict[str, set[str]] = {}
    for member in situation.units:
        for link in (*member.linked(PARTED), *member.linked(CONTACT)):
            met.setdefault(member.name, set()).add(link.other or member.name)
    found, waiting = {unit}, [unit]
    while waiting:
        more = met.get(waiting.pop(), set()) - found
        found |= more
        waiting += more
    return frozenset(found)


def _parted(situation: Situation) -> Iterator[Touch]:
    """Yield who touched whom; a pursuit leads out of the combat that was fought."""
    gone = {unit.name for unit in situation.units if unit.has("pursued")}
    there = {unit.name for unit in situation.units} - gone
    for unit in situation.units:
        for link in unit.linked(PARTED, own=True):
            if link.other in there and unit.name in there:
                yield Touch(unit.name, link.other or "", link.facing)
