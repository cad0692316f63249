"""Losses of a round as far as its end depends on them, and no more, so that chances merge."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.blackhammer.combat.rank import RANK_POWER
from rulesets.blackhammer.combat.round.blows import Tally
from rulesets.blackhammer.combat.round.plan import Fighter, Plan
from rulesets.dice.detail import detail
from rulesets.rank_and_flank.round import losses
from rulesets.rank_and_flank.round.losses import Loss, added, larger, losses_of, lost_in_both

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
        leaderless: Numbers of the units whose champions fell apart from them, in a challenge.
    """

    power: losses.Pair
    fear: losses.Pair
    terror: losses.Pair
    demons: tuple[int, ...] = ()
    leaderless: tuple[int, ...] | None = detail()


def round_losses(tally: Tally) -> RoundLosses:
    """Return the losses of one fight, those of a champion who stood apart with his unit's."""
    plan = tally.fight.plan.by_units
    every = losses_of(tally.fight, tally.wounds)
    lost, fallen = _by_units(every.units, plan)
    power, fear, terror = [0, 0], [0, 0], [0, 0]
    left, demons = [ELSEWHERE] * plan.units, [0] * plan.units
    for number, wounds in lost.items():
        side, index = plan.numbered(number)
        fighter = plan.sides[side][index]
        alive = fighter.alive(wounds)
        weight = alive * fighter.power_each
        power[side] += weight
        fear[side] += weight * ("fear" in fighter.names or "terror" in fighter.names)
        terror[side] += weight * ("terror" in fighter.names)
        left[number] = _remnant(plan, side, index, alive)
        demons[number] = wounds if "demon" in fighter.names else 0
    return RoundLosses(
        wounds=every.wounds,
        overkill=every.overkill,
        left=tuple(left),
        lost=tuple(lost.get(number, 0) for number in range(plan.units)),
        power=(power[0], power[1]),
        fear=(fear[0], fear[1]),
        terror=(terror[0], terror[1]),
        demons=tuple(demons),
        leaderless=fallen,
    )


def _by_units(
    losses: tuple[Loss[Fighter], ...], plan: Plan
) -> tuple[dict[int, int], tuple[int, ...]]:
    """Return the wounds that units lost, by their numbers, and whose champions fell apart."""
    lost: dict[int, int] = {}
    fallen: list[int] = []
    for loss in losses:
        leads = loss.fighter.leads
        number = plan.number(loss.side, loss.index if leads is None else leads)
        lost[number] = lost.get(number, 0) + loss.wounds
        if leads is not None and not loss.fighter.alive(loss.wounds):
            fallen.append(number)
    return lost, tuple(fallen)


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
        leaderless=(*(first.leaderless or ()), *(second.leaderless or ())),
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
