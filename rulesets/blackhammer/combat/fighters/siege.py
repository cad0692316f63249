"""The assault of a building whose besiegers are charged in turn [L2996-2998]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rulesets.blackhammer.combat.round.plan import Plan
from rulesets.core.battlefield.unit import Unit
from rulesets.rank_and_flank.round.plan import NAMES
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

BESIEGED: Final = "besieged"
"""The status of who defends a building against an assault."""
BESIEGING: Final = "besieging"
"""That of who assaults it."""
FIGHTING_POWER: Final = 10
"""Unit power that each side sends into an assault [L2986]."""
LEADER_POWER: Final = 5
"""Unit power that may strike at one character or champion chosen to fight [L2986]."""
SHELTERED: Final = ("flammable",)
"""Rules of those inside a building."""
_IN_ASSAULT: Final[frozenset[tuple[StatusId, StatusId]]] = frozenset(
    {(BESIEGED, BESIEGING), (BESIEGING, BESIEGED)}
)


def in_assault(unit: Unit) -> bool:
    """Return whether a unit brings its side nothing but its losses and numbers [L2988]."""
    return unit.has(BESIEGED) or unit.has(BESIEGING)


def walled_off(unit: Unit, foe: Unit) -> bool:
    """Return whether the walls of a building are between two enemies."""
    return any(unit.has(a) and foe.has(b) for a, b in _IN_ASSAULT)


def is_leader(unit: Unit) -> bool:
    """Return whether few can get at somebody in an assault: a character, a champion by himself."""
    return "character" in unit.rules or ("champion" in unit.rules and unit.models == 1)


def check_walls(
    plan: Plan, side: int, counts: Mapping[tuple[int, int], int], *, assault: bool
) -> None:
    """Refuse more blows through a building's walls than the text allows [L2986, L2998].

    Args:
        plan: Who fights.
        side: Whose blows.
        counts: Models that strike, by their place and that of the enemy.
        assault: The whole round is an assault, with nobody but its two sides.

    Raises:
        Refusal: `assault-power`, `leader-power`.
    """
    units, foes = plan.sides[side], plan.sides[1 - side]
    powers = {
        (i, j): models * units[i].power_each
        for (i, j), models in counts.items()
        if assault or walled_off(units[i].unit, foes[j].unit)
    }
    if (power := sum(powers.values())) > FIGHTING_POWER:
        raise Refusal("assault-power", side=NAMES[side], power=power, most=FIGHTING_POWER)
    for j, foe in enumerate(foes):
        power = sum(met for (_, t), met in powers.items() if t == j)
        if is_leader(foe.unit) and power > LEADER_POWER:
            raise Refusal("leader-power", unit=foe.unit.name, power=power, most=LEADER_POWER)


def across_the_wall(
    plan: Plan, side: int, counts: dict[tuple[int, int], int]
) -> dict[tuple[int, int], int]:
    """Return the models that fight, with those that do so through a building's walls.

    They are those that no other enemy touches, up to a unit power of 10; characters, who are named
    after their unit, before its ordinary models.
    """
    units, foes = plan.sides[side], plan.sides[1 - side]
    ordinary_first = sorted(range(len(foes)), key=lambda j: is_leader(foes[j].unit))
    shared = dict(counts)
    left, at_leader = FIGHTING_POWER, dict.fromkeys(ordinary_first, LEADER_POWER)
    for i, fighter in reversed(list(enumerate(units))):
        spare = fighter.unit.models - sum(models for (k, _), models in counts.items() if k == i)
        for j in ordinary_first:
            foe = foes[j]
            if not (walled_off(fighter.unit, foe.unit) and fighter.meets(foe)):
                continue
            room = min(left, at_leader[j]) if is_leader(foe.unit) else left
            models = max(0, min(spare, room // fighter.power_each))
            shared[i, j] = models
            spare -= models
            left -= models * fighter.power_each
            at_leader[j] -= models * fighter.power_each
    return shared
