"""Enemies that frighten a unit: who they are, and how many charge it [L2409-2439]."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import FromTable
from rulesets.core.results.relation import ANSWERED, CHARGING, DECLARED
from rulesets.core.results.reminder import Situation
from rulesets.whfb2.psychology.nerve import FEARS_ALL, FRIGHTENING, IMMUNE


def frightening(enemy: Unit | None, stated: int | None, *, to: Unit | None) -> int | None:
    """Return how many figures of an enemy frighten others; what is stated wins [L2425-2429].

    Of an enemy that is not known to frighten anybody its own figures count, and all of them with
    those who joined it for who fears every enemy [L5383-5390].
    """
    if stated is not None or enemy is None:
        return stated
    if to is not None and to.has(FEARS_ALL):
        return sum(member.models for member in enemy.body.members)
    return sum(member.models for member in enemy.body.faced(FRIGHTENING).by or (enemy,))


def fear_awaited(situation: Situation) -> Iterator[tuple[Unit, str]]:
    """Yield each unit that has still to test its fear of a charger, with who that is."""
    units = {other.name: other for other in situation.units if other.models > 0}
    for unit in units.values():
        if IMMUNE in unit.rules or unit.has("fear-tested") or unit.has("fleeing"):
            continue
        foes = sorted(name for name in charged_by(unit, units) if name in units)
        feared = [name for name in foes if _scares(units[name], unit)]
        if feared and unit.has("engaged"):
            yield unit, feared[0]


def frightens(unit: Unit) -> bool:
    """Return whether a unit causes fear or terror."""
    return bool(unit.body.faced(FRIGHTENING).kinds)


def _chargers(situation: Situation, unit: Raw | None, enemy: Raw | None) -> int | None:
    """Return how many figures of all who charge a unit in this turn frighten it [L2425-2433].

    None where no more than the one named does: its own figures are counted then.
    """
    units = {other.name: other for other in situation.units}
    own = units.get(str(unit or ""))
    if own is None:
        return None
    found = {str(enemy)} | charged_by(own, units)
    fearsome = [units[name] for name in found if name in units and _scares(units[name], own)]
    if not fearsome[1:]:
        return None
    return sum(frightening(other, None, to=own) or 0 for other in fearsome)


def charged_by(unit: Unit, units: Mapping[str, Unit]) -> set[str]:
    """Return the names of those who charge a unit, or have charged it in this turn."""
    steps = (DECLARED, ANSWERED, "moved")
    charges = (link for link in unit.linked(CHARGING.id, own=False) if link.fresh)
    found = {link.other for link in charges if link.step in steps}
    met = {link.other for link in unit.linked(CONTACT)}
    charged = {name for name, other in units.items() if other.has("charged")}
    return {name for name in (*found, *(met & charged)) if name is not None}


def _scares(enemy: Unit, unit: Unit) -> bool:
    return frightens(enemy) or unit.has(FEARS_ALL)


CHARGERS: Final = FromTable(_chargers, of=("unit", "enemy"))
"""The figures of all who charge a unit and frighten it."""
