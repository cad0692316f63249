"""Contact between the units of a round, and how many figures of each strike."""

from __future__ import annotations

from typing import Final

from rulesets.rank_and_flank.round.contact import check_count, shared_front, stated_counts
from rulesets.rank_and_flank.round.plan import Counts
from rulesets.whfb2.characters.challenge import HIDES
from rulesets.whfb2.combat.fighters.gather_units import TEAM
from rulesets.whfb2.combat.round.plan import Fighter, Pair, Plan

CORNERS: Final = 2
"""Figures that strike around the corners of a front, by the house rule [L7528-7535]."""


def meeting(plan: Plan, side: int, given: tuple[int, ...], *, corners: bool) -> Counts:
    """Return the figures in contact of each unit of a side with each enemy.

    Raises:
        Refusal: `fighting-count`, `too-many-fighting`.
    """
    units, foes = plan.sides[side], plan.sides[1 - side]
    # Nobody states how many of those fight who came with a unit.
    named = (_named(units), _named(foes))
    counts = stated_counts(plan, side, given, named=named)
    for i in range(named[0] if given else 0, len(units)):
        counts.update(_guess(plan, side, i, corners=corners))
    for (i, _), figures in counts.items():
        check_count(units[i], figures)
    return counts


def _named(party: tuple[Fighter, ...]) -> int:
    return sum(not fighter.member.joined for fighter in party)


def _guess(plan: Plan, side: int, index: int, *, corners: bool) -> Counts:
    """Guess a unit's figures in contact: as many as face each other across both front ranks.

    The characters in a unit stand in its front rank, each facing one enemy figure; a flank is as
    long as there are ranks.
    """
    fighter, foes = plan.sides[side][index], plan.sides[1 - side]
    if fighter.hides:
        return {}
    if fighter.duel is not None:
        return {(index, fighter.duel): fighter.unit.models}
    if fighter.aboard is not None:
        return _from_chariot(plan, side, index)
    challengers = [foe for foe in plan.foes(side, index) if foes[foe].duel == index]
    counts = {(index, foe): 1 for foe in challengers}
    free = max(0, fighter.width - _beside(plan, side, index) - len(challengers))
    open_to: list[int] = []
    for foe in _open_to(plan, side, index):
        other = foes[foe]
        facing = plan.facing_on(side, index, foe)
        if facing == "flank":
            counts[index, foe] = min(fighter.depth, other.broad)
        elif facing == "rear":
            counts[index, foe] = min(fighter.width, other.broad)
        elif other.host is not None and fighter.host is None:
            counts[index, foe] = min(1, free)
            free -= counts[index, foe]
        else:
            open_to.append(foe)
    for foe, figures in shared_front(free, open_to).items():
        reach = _reach(plan, side, index, foe) + (CORNERS if corners else 0)
        counts[index, foe] = min(figures, max(1, reach))
    return counts


def _open_to(plan: Plan, side: int, index: int) -> list[int]:
    """Return the enemies that a unit strikes beside those in a duel with it.

    It leaves characters alone where its player chose so, wherever soldiers are before it.
    """
    fighter, foes = plan.sides[side][index], plan.sides[1 - side]
    spares = index in fighter.facts.spares
    return [
        foe
        for foe in plan.foes(side, index)
        if foes[foe].aboard is None and not foes[foe].hides and foes[foe].duel is None
        if not (spares and foes[foe].host is not None)
    ]


def _beside(plan: Plan, side: int, index: int) -> int:
    """Return how much of a unit's front rank others take up, or a leader who hides."""
    fighter = plan.sides[side][index]
    if fighter.host is not None:
        return 0
    party = [plan.sides[side][i] for i in plan.party(side, index) if i != index]
    return sum(other.aboard is None for other in party) + fighter.unit.has(HIDES)


def _reach(plan: Plan, side: int, index: int, foe: int) -> int:
    """Return the figures that find room against an enemy: along its front, or up its flank."""
    fighter, other = plan.sides[side][index], plan.sides[1 - side][foe]
    if fighter.target == foe and fighter.facing == "flank":
        return other.depth
    return other.broad


def _from_chariot(plan: Plan, side: int, index: int) -> Counts:
    """Let all of a crew strike whoever is in contact, a team who is before it [L4056-4061]."""
    fighter = plan.sides[side][index]
    target = fighter.target
    if fighter.host is not None:
        target = plan.sides[side][fighter.host].target
    if fighter.aboard == TEAM and plan.facing_on(side, fighter.host or 0, target) != "front":
        return {}
    return {(index, target): fighter.unit.models}


def beside_leaders(plan: Plan, side: int, counts: Counts) -> Counts:
    """Return the figures of a side in contact without the leaders who fight apart."""
    fighters = plan.sides[side]
    return {
        (index, foe): figures - (fighters[index].led == foe)
        for (index, foe), figures in counts.items()
    }


def leading_pairs(plan: Plan) -> tuple[Pair, ...]:
    """Return the leaders who fight apart from their units: nobody interferes [L2995-3004]."""
    return tuple(
        Pair(side, index, fighter.led, (1,), leader=True, apart=True)
        for side in (0, 1)
        for index, fighter in enumerate(plan.sides[side])
        if fighter.led is not None
    )


def striking_pair(plan: Plan, side: int, striker: int, target: int, figures: int) -> Pair:
    """Count the figures of each rank that strike: those of long weapons stand behind [L3161].

    Only in front, and only where the width of the unit tells what stands behind.
    """
    fighter, foe = plan.sides[side][striker], plan.sides[1 - side][target]
    ranks = fighter.wielding.ranks if fighter.use.steady else fighter.wielding.shaken_ranks
    front = plan.facing_on(side, striker, target) == "front"
    if foe.duel == striker or fighter.duel == target:
        # Nobody else interferes in a challenge; a unit's own leader is one figure of it.
        return Pair(side, striker, target, (figures,), leader=foe.duel is None)
    models, width = fighter.unit.models, fighter.width
    behind = [max(0, min(figures, models - rank * width)) for rank in range(1, 4)]
    counts = (figures, *behind[: ranks - 1]) if front else (figures,)
    # Of riders the rider alone supports: his mount has no such attack.
    supports = front and ranks == 1 and fighter.aboard is None
    return Pair(side, striker, target, counts, behind[0] if supports else 0)
