"""Who strikes whom, and how many figures of each do."""

from __future__ import annotations

from typing import Final

from rulesets.refusal import Refusal
from rulesets.whfb2.characters.challenge import HIDES
from rulesets.whfb2.combat.fighters.gather_units import TEAM
from rulesets.whfb2.combat.fighters.stated import NAMES
from rulesets.whfb2.combat.round.plan import Pair, Plan

CORNERS: Final = 2
"""Figures that strike around the corners of a front, by the house rule [L7528-7535]."""


def meeting(
    plan: Plan, side: int, given: tuple[int, ...], *, corners: bool
) -> dict[tuple[int, int], int]:
    """Return the figures in contact of each unit of a side with each enemy, by places."""
    units, foes = plan.sides[side], plan.sides[1 - side]
    ours, theirs = (sum(not one.member.joined for one in party) for party in (units, foes))
    counts: dict[tuple[int, int], int] = {}
    if given and len(given) == ours * theirs:
        pairs = [(i, j) for i in range(ours) for j in range(theirs)]
        counts = dict(zip(pairs, given, strict=True))
    elif given and len(given) == ours:
        counts = {(i, units[i].target): given[i] for i in range(ours)}
    elif given:
        raise Refusal(
            "fighting-count", count=len(given), units=ours, enemies=theirs, side=NAMES[side]
        )
    for i in range(ours if given else 0, len(units)):
        counts.update(_guess(plan, side, i, corners=corners))
    for (i, _), figures in counts.items():
        if figures > units[i].unit.models:
            raise Refusal(
                "too-many-fighting",
                unit=units[i].unit.name,
                count=figures,
                most=units[i].unit.models,
            )
    return counts


def _guess(plan: Plan, side: int, place: int, *, corners: bool) -> dict[tuple[int, int], int]:
    """Guess a unit's figures in contact: as many as face each other across both front ranks.

    The characters in a unit stand in its front rank, each facing one enemy figure; a flank is as
    long as there are ranks.
    """
    fighter = plan.sides[side][place]
    if fighter.hides:
        return {}
    if fighter.duel is not None:
        return {(place, fighter.duel): fighter.unit.models}
    if fighter.aboard is not None:
        return _from_chariot(plan, side, place)
    challengers = [one for one in plan.foes(side, place) if plan.sides[1 - side][one].duel == place]
    counts = {(place, one): 1 for one in challengers}
    free = max(0, fighter.width - _beside(plan, side, place) - len(challengers))
    open_to: list[int] = []
    for foe in plan.foes(side, place):
        other = plan.sides[1 - side][foe]
        facing = plan.facing_on(side, place, foe)
        if other.aboard is not None or other.hides or other.duel is not None:
            continue
        if facing == "flank":
            counts[place, foe] = min(-(-fighter.unit.models // fighter.width), other.broad)
        elif facing == "rear":
            counts[place, foe] = min(fighter.width, other.broad)
        elif other.host is not None and fighter.host is None:
            counts[place, foe] = min(1, free)
            free -= counts[place, foe]
        else:
            open_to.append(foe)
    share, spare = divmod(free, len(open_to)) if open_to else (0, 0)
    for rank, foe in enumerate(open_to):
        reach = _reach(plan, side, place, foe) + (CORNERS if corners else 0)
        counts[place, foe] = min(share + (rank < spare), max(1, reach))
    return counts


def _beside(plan: Plan, side: int, place: int) -> int:
    """Return the places of a unit's front rank that others take, or a leader who hides."""
    fighter = plan.sides[side][place]
    if fighter.host is not None:
        return 0
    party = [plan.sides[side][one] for one in plan.party(side, place) if one != place]
    return sum(one.aboard is None for one in party) + fighter.unit.has(HIDES)


def _reach(plan: Plan, side: int, place: int, foe: int) -> int:
    """Return the figures that find room against an enemy: along its front, or up its flank."""
    fighter, other = plan.sides[side][place], plan.sides[1 - side][foe]
    if fighter.target == foe and fighter.facing == "flank":
        return -(-other.unit.models // other.width)
    return other.broad


def _from_chariot(plan: Plan, side: int, place: int) -> dict[tuple[int, int], int]:
    """Let all of a crew strike whoever is in contact, a team who is before it [L4056-4061]."""
    fighter = plan.sides[side][place]
    target = fighter.target
    if fighter.host is not None:
        target = plan.sides[side][fighter.host].target
    if fighter.aboard == TEAM and plan.facing_on(side, fighter.host or 0, target) != "front":
        return {}
    return {(place, target): fighter.unit.models}


def striking_pair(plan: Plan, side: int, striker: int, target: int, figures: int) -> Pair:
    """Count the figures of each rank that strike: those of long weapons stand behind [L3161].

    Only in front, and only where the width of the unit tells what stands behind.
    """
    one = plan.sides[side][striker]
    ranks = one.wielding.ranks if one.use.steady else one.wielding.shaken_ranks
    front = plan.facing_on(side, striker, target) == "front"
    foe = plan.sides[1 - side][target]
    if foe.duel == striker or one.duel == target:
        # Nobody else interferes in a challenge; a unit's own leader is one figure of it.
        return Pair(side, striker, target, (figures,), leader=foe.duel is None)
    behind = [max(0, min(figures, one.unit.models - rank * one.width)) for rank in range(1, 4)]
    counts = (figures, *behind[: ranks - 1]) if front else (figures,)
    # Of riders the rider alone supports: his mount has no such attack.
    supports = front and ranks == 1 and one.aboard is None
    return Pair(side, striker, target, counts, behind[0] if supports else 0)
