"""Who is in contact with whom, and how many models of each strike [R L542-552, L750, L938]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.refusal import Refusal
from rulesets.t9a.combat.round.plan import NAMES, Fighter, Plan

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
"""How many models one counts for around a war machine or at a building [R L750, L938]."""


def weight(rules: SpecialRules) -> int:
    """Return how many models one model counts for where only so many may fight."""
    return next((heavy for kind, heavy in _HEAVY.items() if kind in rules), 1)


def contact_of(
    sides: tuple[tuple[Fighter, ...], tuple[Fighter, ...]],
) -> frozenset[tuple[int, int]]:
    """Return the pairs of places, ours then theirs, that face each other."""
    ours, theirs = sides
    pairs = {(place, one.target) for place, one in enumerate(ours)}
    pairs |= {(one.target, place) for place, one in enumerate(theirs)}
    return frozenset({(i, j) for i, j in pairs if ours[i].meets(theirs[j])})


def meeting(plan: Plan, side: int, given: tuple[int, ...]) -> dict[tuple[int, int], int]:
    """Return the models in contact of each unit of a side with each enemy, by places.

    Raises:
        Refusal: `fighting-count`, `too-many-fighting`.
    """
    units, foes = plan.sides[side], plan.sides[1 - side]
    if given and len(given) == len(units) * len(foes):
        pairs = [(i, j) for i in range(len(units)) for j in range(len(foes))]
        counts = dict(zip(pairs, given, strict=True))
    elif given and len(given) == len(units):
        counts = {(i, units[i].target): given[i] for i in range(len(units))}
    elif given:
        raise Refusal(
            "fighting-count",
            count=len(given),
            units=len(units),
            enemies=len(foes),
            side=NAMES[side],
        )
    else:
        counts = {}
        for i in range(len(units)):
            counts.update(_guess(plan, side, i))
    for (i, _), models in counts.items():
        if models > units[i].unit.models:
            raise Refusal(
                "too-many-fighting",
                unit=units[i].unit.name,
                count=models,
                most=units[i].unit.models,
            )
    return {(i, j): models for (i, j), models in counts.items() if units[i].meets(foes[j])}


def _guess(plan: Plan, side: int, place: int) -> dict[tuple[int, int], int]:
    """Guess a unit's models in contact: its front rank, shared by the enemies before it.

    Against an enemy on a flank it fights with one model a rank, against one behind it with as many
    as its front; around a war machine with 6, at a building with 10.
    """
    fighter = plan.sides[side][place]
    foes = plan.foes(side, place)
    counts: dict[tuple[int, int], int] = {}
    open_field = []
    for foe in foes:
        other = plan.sides[1 - side][foe]
        most = _crowd(fighter, other)
        if most is None:
            open_field.append(foe)
        else:
            counts[place, foe] = min(fighter.unit.models, most)
    before = [foe for foe in open_field if plan.facing_on(side, place, foe) == "front"]
    share, spare = divmod(fighter.width, len(before)) if before else (0, 0)
    counts.update({(place, foe): share + (rank < spare) for rank, foe in enumerate(before)})
    for foe in open_field:
        facing = plan.facing_on(side, place, foe)
        if facing == "flank":
            counts[place, foe] = -(-fighter.unit.models // fighter.width)
        elif facing == "rear":
            counts[place, foe] = fighter.width
    return counts


def _crowd(one: Fighter, other: Fighter) -> int | None:
    """Return how many models fight where only so many may, None in the open field."""
    if MACHINE in other.rules:
        return max(1, _AROUND_MACHINE // weight(one.rules))
    if one.garrison or other.garrison:
        return max(1, _IN_ASSAULT // weight(one.rules))
    return None
