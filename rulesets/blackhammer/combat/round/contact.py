"""Who is in contact with whom, and how many models of each strike."""

from __future__ import annotations

from rulesets.blackhammer.combat.fighters.siege import across_the_wall, walled_off
from rulesets.blackhammer.combat.round.plan import NAMES, Fighter, Plan
from rulesets.refusal import Refusal


def contact_of(
    sides: tuple[tuple[Fighter, ...], tuple[Fighter, ...]],
) -> frozenset[tuple[int, int]]:
    """Return the pairs of places, ours then theirs, that face each other."""
    ours, theirs = sides
    pairs = {(place, one.target) for place, one in enumerate(ours)}
    pairs |= {(one.target, place) for place, one in enumerate(theirs)}
    return frozenset({(i, j) for i, j in pairs if ours[i].meets(theirs[j])})


def meeting(plan: Plan, side: int, given: tuple[int, ...]) -> dict[tuple[int, int], int]:
    """Return the models in contact, less those whom a challenge keeps from striking."""
    counts = _fighting(plan, side, given)
    units, foes = plan.sides[side], plan.sides[1 - side]
    return {(i, j): models for (i, j), models in counts.items() if units[i].meets(foes[j])}


def _fighting(plan: Plan, side: int, given: tuple[int, ...]) -> dict[tuple[int, int], int]:
    """Return the models in contact of each unit of a side with each enemy, by places."""
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
        counts = across_the_wall(plan, side, counts)
    for i, one in enumerate(units):
        # A model strikes once, whoever touches it [L1358].
        models = sum(met for (k, _), met in counts.items() if k == i)
        if models > one.unit.models:
            raise Refusal(
                "too-many-fighting",
                unit=one.unit.name,
                count=models,
                most=one.unit.models,
            )
    return counts


def _guess(plan: Plan, side: int, place: int) -> dict[tuple[int, int], int]:
    """Guess a unit's models in contact: its front rank, shared by the enemies before it.

    Against an enemy on a flank it fights with one model a rank, against one behind it with as many
    as its front. Blows at a ridden monster or chariot are meant for the rider unless stated
    [L2350, L2438].
    """
    fighter = plan.sides[side][place]
    foes = [
        foe
        for foe in plan.foes(side, place)
        if not _screened(plan, 1 - side, foe)
        and not walled_off(fighter.unit, plan.sides[1 - side][foe].unit)
    ]
    before = [foe for foe in foes if plan.facing_on(side, place, foe) == "front"]
    share, spare = divmod(fighter.width, len(before)) if before else (0, 0)
    counts = {(place, foe): share + (rank < spare) for rank, foe in enumerate(before)}
    left = fighter.unit.models - sum(counts.values())
    for foe in foes:
        facing = plan.facing_on(side, place, foe)
        if facing == "front":
            continue
        file = -(-fighter.unit.models // fighter.width)
        # The model at the corner strikes but once: forwards.
        models = fighter.width if facing == "rear" else file - bool(before)
        counts[place, foe] = min(models, left)
        left -= counts[place, foe]
    return counts


def _screened(plan: Plan, side: int, place: int) -> bool:
    """Return whether blows at a base go to another on it: the character, else who else rides."""
    sharing = [plan.sides[side][one] for one in plan.on_base(side, place)]
    if len(sharing) == 1:
        return False
    own = _rank_aboard(sharing[0])
    return any(_rank_aboard(one) > own for one in sharing[1:])


def _rank_aboard(one: Fighter) -> int:
    return one.aboard + (one.aboard and "character" in one.names)
