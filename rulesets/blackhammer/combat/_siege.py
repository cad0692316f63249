"""The assault of a building whose besiegers are charged in turn [L2996-2998]."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.combat._plan import Plan
from rulesets.core.unit import Unit

BESIEGED: Final = "besieged"
"""The status of who defends a building against an assault."""
BESIEGING: Final = "besieging"
"""That of who assaults it."""
FIGHTING_POWER: Final = 10
"""Unit power that each side sends into an assault [L2986]."""
SHELTERED: Final = ("flammable",)
"""What who is inside a building is."""
_IN_ASSAULT: Final = frozenset({(BESIEGED, BESIEGING), (BESIEGING, BESIEGED)})


def in_assault(unit: Unit) -> bool:
    """Return whether a unit brings its side nothing but its losses and numbers [L2988]."""
    return unit.has(BESIEGED) or unit.has(BESIEGING)


def walled_off(one: Unit, foe: Unit) -> bool:
    """Return whether the walls of a building are between two enemies."""
    return any(one.has(a) and foe.has(b) for a, b in _IN_ASSAULT)


def across_the_wall(
    plan: Plan, side: int, counts: dict[tuple[int, int], int]
) -> dict[tuple[int, int], int]:
    """Return the models that fight, with those that do so through a building's walls.

    They are those that no other enemy touches, up to a unit power of 10.
    """
    shared = dict(counts)
    for i, one in enumerate(plan.sides[side]):
        for j, foe in enumerate(plan.sides[1 - side]):
            if not walled_off(one.unit, foe.unit):
                continue
            busy = sum(models for (k, t), models in counts.items() if k == i and t != j)
            most = min(one.unit.models - busy, FIGHTING_POWER // one.power_each)
            shared[i, j] = max(0, most)
    return shared
