"""What the end of a round depends on of its losses, and no more, so that chances merge."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.blackhammer.combat.rank import RANK_POWER
from rulesets.blackhammer.combat.round.blows import Tally
from rulesets.blackhammer.combat.round.plan import Plan
from rulesets.dice.detail import detail

ELSEWHERE = -1
GONE = 0
LONE = 1
"""One last model of power 1, on whom a flank or rear attack scores nothing [L2688]."""
WEAK = 2
"""Too few to score for the flank or rear they attack [L1904]."""
SOUND = 3


@dataclass(frozen=True, slots=True)
class Toll:
    """Losses of some units of a round, by side.

    Attributes:
        wounds: Wounds lost.
        power: Unit power left.
        fear: Unit power left of those that cause Fear or Terror.
        terror: Unit power left of those that cause Terror.
        left: What is left of each unit, both sides one after the other: `GONE`, `LONE`, `WEAK`,
            `SOUND`; `ELSEWHERE` for a unit not counted here.
        overkill: Wounds beyond the last of who fell in a challenge [L1908].
        demons: Wounds that each demon unit lost, 0 for others: what is left may dissolve [L2768].
        lost: Wounds lost by each unit.
    """

    wounds: tuple[int, int]
    power: tuple[int, int]
    fear: tuple[int, int]
    terror: tuple[int, int]
    left: tuple[int, ...]
    overkill: tuple[int, int] = (0, 0)
    demons: tuple[int, ...] = ()
    lost: tuple[int, ...] | None = detail()


def toll_of(tally: Tally) -> Toll:
    """Return the toll of one fight."""
    plan, first = tally.fight.plan, len(tally.fight.plan.sides[0])
    every = first + len(plan.sides[1])
    wounds, power, fear, terror = [0, 0], [0, 0], [0, 0], [0, 0]
    left, lost, beyond = [ELSEWHERE] * every, [0] * every, [0, 0]
    demons = [0] * every
    for place, dealt in zip(tally.fight.units, tally.wounds, strict=True):
        side = int(place >= first)
        one = plan.sides[side][place - side * first]
        suffered = min(dealt, one.wounds)
        beyond[side] += dealt - suffered
        alive = one.unit.models - one.lost(suffered)
        weight = alive * one.power_each
        wounds[side] += suffered
        power[side] += weight
        fear[side] += weight * ("fear" in one.names or "terror" in one.names)
        terror[side] += weight * ("terror" in one.names)
        left[place] = _remnant(plan, side, place - side * first, alive)
        lost[place] = suffered
        demons[place] = suffered if "demon" in one.names else 0
    return Toll(
        (wounds[0], wounds[1]),
        (power[0], power[1]),
        (fear[0], fear[1]),
        (terror[0], terror[1]),
        tuple(left),
        (beyond[0], beyond[1]),
        tuple(demons),
        tuple(lost),
    )


def together(one: Toll, other: Toll) -> Toll:
    """Return the toll of two fights."""
    lost = None
    if one.lost is not None and other.lost is not None:
        lost = tuple(map(sum, zip(one.lost, other.lost, strict=True)))
    return Toll(
        (one.wounds[0] + other.wounds[0], one.wounds[1] + other.wounds[1]),
        (one.power[0] + other.power[0], one.power[1] + other.power[1]),
        (one.fear[0] + other.fear[0], one.fear[1] + other.fear[1]),
        (one.terror[0] + other.terror[0], one.terror[1] + other.terror[1]),
        tuple(map(max, one.left, other.left)),
        (one.overkill[0] + other.overkill[0], one.overkill[1] + other.overkill[1]),
        tuple(map(max, one.demons, other.demons)),
        lost,
    )


def _remnant(plan: Plan, side: int, place: int, alive: int) -> int:
    """Tell units apart only where the combat result does."""
    one = plan.sides[side][place]
    if not alive:
        return GONE
    sides = {plan.facing_on(side, place, foe) for foe in plan.foes(side, place)}
    if alive == 1 and one.power_each == 1 and len(sides) == 1 and "front" not in sides:
        return LONE
    weak = one.facing != "front" and alive * one.power_each < RANK_POWER
    return WEAK if weak else SOUND
