"""The score of a round: both sides' bonuses, who won, and whom the loser's Fear weighs on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from rulesets.blackhammer.combat.fighters.score_kept import NO_DUEL, Duelled
from rulesets.blackhammer.combat.fighters.siege import in_assault
from rulesets.blackhammer.combat.round.losses import GONE, LONE, SOUND, RoundLosses
from rulesets.blackhammer.combat.round.plan import Plan
from rulesets.blackhammer.combat.score import CombatSide, Verdict, tell_verdict, verdict
from rulesets.blackhammer.psychology.fear import defeat_penalty
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.round import combat_result
from rulesets.rank_and_flank.round.plan import NAMES, Living

_BANNERS: Final = frozenset({"standard", "battle-standard", "war-banner"})
"""What counts for nothing in the assault of a building [L2988]."""

Defeat: TypeAlias = "combat_result.Defeat[int]"
"""A defeat: beaten units test with what Fear adds to their dice; demons may lose more wounds."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class RoundContext(combat_result.RoundContext[Plan]):
    """Facts that the end of a round depends on beside the losses; compared by identity.

    Attributes:
        high_ground: Which sides stand higher.
        obstacle: Which sides defend an obstacle.
        duelled: What a challenge scored that was fought apart.
    """

    high_ground: tuple[bool, bool]
    obstacle: tuple[bool, bool]
    duelled: Duelled = NO_DUEL


@dataclass(frozen=True, eq=False, slots=True)
class ScoredRound:
    """A round after the blows; compared by identity.

    Attributes:
        told: Who won.
        alive: Whether anything is left of each unit, by side.
        defeat: What the beaten face, None for a draw.
    """

    told: Verdict
    alive: Living
    defeat: Defeat | None


def score_round(dice: Dice, context: RoundContext, losses: RoundLosses) -> ScoredRound:
    """Count a round's result from its losses."""
    plan = context.plan
    left = plan.by_side(losses.left)
    alive = (tuple([rest != GONE for rest in left[0]]), tuple([rest != GONE for rest in left[1]]))
    sides = (_combat_side(context, 0, losses, left), _combat_side(context, 1, losses, left))
    context.duelled.tell(dice, (plan.name_of(0), plan.name_of(1)))
    told = verdict(sides[0], sides[1])
    tell_verdict(dice, sides[0], sides[1], told)
    if told.winner == "none":
        return ScoredRound(told, alive, None)
    victor = NAMES.index(told.winner)
    tests = _tests(plan, victor, losses, alive) if told.margin else ()
    lost = plan.by_side(losses.demons)[1 - victor]
    fighters = plan.sides[1 - victor]
    remaining = tuple([unit.wounds - gone for unit, gone in zip(fighters, lost, strict=True)])
    defeat = combat_result.Defeat(
        victor=victor, margin=told.margin, tests=tests, alive=alive, left=remaining
    )
    return ScoredRound(told, alive, defeat)


def _combat_side(
    context: RoundContext,
    side: int,
    losses: RoundLosses,
    left: tuple[tuple[int, ...], tuple[int, ...]],
) -> CombatSide:
    plan = context.plan
    units = [
        (remains, fighter)
        for remains, fighter in zip(left[side], plan.sides[side], strict=True)
        if remains != GONE
    ]
    asides = [
        fighter.facing
        for remains, fighter in units
        if fighter.facing != "front"
        and remains == SOUND
        and left[1 - side][fighter.target] not in (GONE, LONE)
    ]
    held: frozenset[str] = frozenset().union(
        *[unit.names - _BANNERS if in_assault(unit.unit) else unit.names for _, unit in units]
    )
    return CombatSide(
        wounds=losses.wounds[1 - side] + context.duelled.wounds[side],
        ranks=plan.ranks[side],
        power=losses.power[side],
        standard="standard" in held,
        battle_standard="battle-standard" in held,
        war_banner="war-banner" in held,
        high_ground=context.high_ground[side],
        flanks=asides.count("flank"),
        rears=asides.count("rear"),
        overkill=losses.overkill[1 - side] + context.duelled.overkill[side],
        other=context.other[side],
        musician="musician" in held,
        doomed="doomed" in held,
        name=plan.name_of(side),
    )


def _tests(
    plan: Plan, victor: int, losses: RoundLosses, alive: Living
) -> tuple[tuple[int, int], ...]:
    """Return the beaten units that test, in the order named, with what Fear adds.

    Characters share the test of the unit that they are in.
    """
    beaten = 1 - victor
    return tuple(
        (
            index,
            defeat_penalty(
                fighter.rules,
                power=losses.power[beaten],
                fear_power=losses.fear[victor],
                terror_power=losses.terror[victor],
            ),
        )
        for index, fighter in enumerate(plan.sides[beaten])
        if alive[beaten][index] and not plan.follows(beaten, index, alive)
    )
