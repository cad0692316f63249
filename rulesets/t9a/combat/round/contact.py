"""Contact between the units of a round, and how many models strike [R L542-552, L750, L938]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.rank_and_flank.round.contact import check_count, shared_front, stated_counts
from rulesets.rank_and_flank.round.plan import Counts
from rulesets.t9a.combat.round.plan import Fighter, Plan

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

MACHINE: Final = "war-machine"
_AROUND_MACHINE: Final = 6
_IN_ASSAULT: Final = 10
_HEAVY: Final[Mapping[RuleId, int]] = {
    "chariot": 3,
    "monstrous-cavalry": 3,
    "monstrous-infantry": 3,
    "monstrous-beast": 3,
    "monster": 6,
    "ridden-monster": 6,
}
"""How many models each counts for around a war machine or at a building [R L750, L938]."""


def weight(rules: SpecialRules) -> int:
    """Return how many models each counts for where only so many may fight."""
    return next((heavy for kind, heavy in _HEAVY.items() if kind in rules), 1)


def meeting(plan: Plan, side: int, given: tuple[int, ...]) -> Counts:
    """Return the models in contact of each unit of a side with each enemy.

    Raises:
        Refusal: `fighting-count`, `too-many-fighting`.
    """
    units, foes = plan.sides[side], plan.sides[1 - side]
    counts = stated_counts(plan, side, given)
    if not given:
        for i in range(len(units)):
            counts.update(_guess(plan, side, i))
    for (i, _), models in counts.items():
        check_count(units[i], models)
    return {(i, j): models for (i, j), models in counts.items() if units[i].meets(foes[j])}


def _guess(plan: Plan, side: int, index: int) -> Counts:
    """Guess a unit's models in contact: its front rank, shared by the enemies before it.

    Against an enemy on a flank it fights with one model a rank, against one behind it with as many
    as its front; around a war machine with 6, at a building with 10.
    """
    fighter = plan.sides[side][index]
    counts: Counts = {}
    open_field = []
    for foe in plan.foes(side, index):
        most = _crowd(fighter, plan.sides[1 - side][foe])
        if most is None:
            open_field.append(foe)
        else:
            counts[index, foe] = min(fighter.unit.models, most)
    facings = {foe: plan.facing_on(side, index, foe) for foe in open_field}
    before = [foe for foe in open_field if facings[foe] == "front"]
    front = shared_front(fighter.width, before)
    counts.update({(index, foe): models for foe, models in front.items()})
    for foe, facing in facings.items():
        if facing == "flank":
            counts[index, foe] = fighter.depth
        elif facing == "rear":
            counts[index, foe] = fighter.width
    return counts


def _crowd(fighter: Fighter, foe: Fighter) -> int | None:
    """Return how many models fight where only so many may, None in the open field."""
    if MACHINE in foe.rules:
        return max(1, _AROUND_MACHINE // weight(fighter.rules))
    if fighter.garrison or foe.garrison:
        return max(1, _IN_ASSAULT // weight(fighter.rules))
    return None
