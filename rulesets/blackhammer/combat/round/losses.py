"""Losses of a round as far as its end depends on them, and no more, so that chances merge."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.blackhammer.combat.rank import RANK_POWER
from rulesets.blackhammer.combat.round.blows import Tally
from rulesets.blackhammer.combat.round.plan import Plan
from rulesets.rank_and_flank.round import losses
from rulesets.rank_and_flank.round.losses import added, larger, losses_of, lost_in_both

ELSEWHERE = -1
GONE = 0
LONE = 1
"""One last model of power 1, on whom a flank or rear attack scores nothing [L2688]."""
WEAK = 2
"""Too few to score for the flank or rear they attack [L1904]."""
SOUND = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundLosses(losses.RoundLosses):
    """Losses of some units of a round.

    What is left of a unit is `GONE`, `LONE`, `WEAK`, `SOUND`; `ELSEWHERE` for one not counted here.
    Wounds beyond the last count in a challenge [L1908].

    Attributes:
        power: Unit power left, by side.
        fear: Unit power left of those that cause Fear or Terror, by side.
        terror: Unit power left of those that cause Terror, by side.
        demons: Wounds that each demon unit lost, 0 for others: what is left may dissolve [L2768].
    """

    power: losses.Pair
    fear: losses.Pair
    terror: losses.Pair
    demons: tuple[int, ...] = ()


def round_losses(tally: Tally) -> RoundLosses:
    """Return the losses of one fight."""
    plan = tally.fight.plan
    every = losses_of(tally.fight, tally.wounds)
    power, fear, terror = [0, 0], [0, 0], [0, 0]
    left, demons = [ELSEWHERE] * plan.units, [0] * plan.units
    for loss in every.units:
        names = loss.fighter.names
        alive = loss.fighter.alive(loss.wounds)
        weight = alive * loss.fighter.power_each
        power[loss.side] += weight
        fear[loss.side] += weight * ("fear" in names or "terror" in names)
        terror[loss.side] += weight * ("terror" in names)
        left[loss.number] = _remnant(plan, loss.side, loss.index, alive)
        demons[loss.number] = loss.wounds if "demon" in names else 0
    return RoundLosses(
        wounds=every.wounds,
        overkill=every.overkill,
        left=tuple(left),
        lost=every.lost,
        power=(power[0], power[1]),
        fear=(fear[0], fear[1]),
        terror=(terror[0], terror[1]),
        demons=tuple(demons),
    )


def together(first: RoundLosses, second: RoundLosses) -> RoundLosses:
    """Return the losses of two fights."""
    return RoundLosses(
        wounds=added(first.wounds, second.wounds),
        overkill=added(first.overkill, second.overkill),
        left=larger(first.left, second.left),
        lost=lost_in_both(first.lost, second.lost),
        power=added(first.power, second.power),
        fear=added(first.fear, second.fear),
        terror=added(first.terror, second.terror),
        demons=larger(first.demons, second.demons),
    )


def _remnant(plan: Plan, side: int, index: int, alive: int) -> int:
    """Tell units apart only where the combat result does."""
    fighter = plan.sides[side][index]
    if not alive:
        return GONE
    sides = {plan.facing_on(side, index, foe) for foe in plan.foes(side, index)}
    if alive == 1 and fighter.power_each == 1 and len(sides) == 1 and "front" not in sides:
        return LONE
    weak = fighter.facing != "front" and alive * fighter.power_each < RANK_POWER
    return WEAK if weak else SOUND
