"""Sides of the combats that are still to be fought, as far as the table knows who touches whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from rulesets.core.battlefield.link import Combat
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Situation

Sides: TypeAlias = tuple[list[Unit], list[Unit]]
"""Units of the side whose turn it is, and their enemies."""


def known_sides(
    situation: Situation, ours: Iterable[Unit], theirs: Iterable[Unit]
) -> tuple[list[Sides], Sides]:
    """Return the sides of each combat that is known, and those of whom nobody said whom they touch.

    Args:
        situation: The battle as it stands.
        ours: Units of the player whose turn it is that have a combat to fight.
        theirs: Those of the others.
    """
    found: list[Sides] = []
    left, others = list(ours), list(theirs)
    for combat in situation.combats.every:
        mine = [unit for unit in left if unit.name in combat.units]
        foes = [unit for unit in others if unit.name in combat.units]
        if mine and foes:
            found.append((mine, facing(mine, foes, combat)))
            left = [unit for unit in left if unit not in mine]
            others = [unit for unit in others if unit not in foes]
    return found, (left, others)


def facing(units: Sequence[Unit], foes: Iterable[Unit], combat: Combat) -> list[Unit]:
    """Return enemies as a round takes them: the first fights the first unit, the second the second.

    Those who touch nobody named come last.
    """
    met = [name for unit in units for name in combat.touching(unit.name)]
    return sorted(foes, key=lambda foe: met.index(foe.name) if foe.name in met else len(met))
