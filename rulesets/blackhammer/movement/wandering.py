"""Compulsory moves: of those whose Movement is dice, and of the stupid [L688-698, L2038]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.blackhammer.movement.following import after_random_move
from rulesets.blackhammer.movement.reach import CLEARANCE, more_than_half, paces
from rulesets.blackhammer.unit import acts, demands
from rulesets.blackhammer.unit.compulsory import COMPULSORY_REACH, STUMBLE
from rulesets.blackhammer.unit.options import One, Paces, YesNo
from rulesets.blackhammer.unit.unit_state import state_of
from rulesets.core.battlefield.amount import Amount
from rulesets.core.declaring.parameter import Fill, Quantity, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusSet
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class CompulsoryMove:
    """A move by dice.

    Attributes:
        outcome: `moved` the whole distance, `stopped` a pace before what it would touch or come
            nearer to [L698], `charge` at an enemy, who may answer as to any charge, or `overrun`
            for one that has fled in this phase already and is destroyed [L686].
        charge_distance: The dice: the distance of the charge too.
        may_shoot: Whether the enemy is far enough to hold and shoot.
        moved: Paces it moves; up to the enemy when it charges one that holds.
    """

    outcome: str
    charge_distance: int
    may_shoot: bool
    moved: float


def compulsory_effects(_arguments: Arguments, result: CompulsoryMove) -> tuple[Effect, ...]:
    """Note the move and its dice; a charge is engaged once the enemy has answered."""
    moved = StatusSet("unit", "moved", "turn")
    if result.outcome == "overrun":
        return (moved, Destroyed("target"))
    if result.outcome != "charge":
        return (moved,)
    return (moved, StatusSet("unit", COMPULSORY_REACH, "turn", result.charge_distance))


@procedure(
    source="L688-698, L2038",
    effects=compulsory_effects,
    follow_ups=after_random_move,
    phases=("movement",),
    demands=demands.COMPULSORY,
    acts=acts.COMPULSORY,
)
def compulsory_random_move(
    dice: Dice,
    *,
    m: Annotated[Amount, Quantity(0, 40, "ps"), Fill("unit", "m")],
    unit: One = None,
    target: One = None,
    distance: Paces = None,
    missiles: YesNo = True,
    quick_shot: YesNo = False,
    stop: Paces = None,
    stumble: Annotated[int | None, Whole(1, 6), STUMBLE] = None,
) -> CompulsoryMove:
    """Move what moves by dice, or stumbles in Stupidity: it goes straight on [L688-698, L2038].

    Args:
        dice: The dice.
        m: Its Movement, such as 2D6.
        unit: The creature.
        target: The enemy ahead of it.
        distance: Paces to that enemy; none ahead when not given.
        missiles: That enemy has missile weapons that may answer a charge.
        quick_shot: They are quick to fire, however near the charger is.
        stop: Paces to a friend, impassable ground or the table edge ahead.
        stumble: Paces that its Stupidity test told, of a unit that failed it.

    Raises:
        Refusal: `not-random` for a Movement without dice, `missing-option` where nobody rolled for
            a stumble, `unit-destroyed`.
    """
    if stumble is None and unit is not None and unit.has("stupid"):
        raise Refusal("missing-option", option="stumble")
    if stumble is None and m.fixed is not None:
        raise Refusal("not-random", m=m.fixed)
    state_of(unit)
    state_of(target)
    rolled = m.roll(dice, "compulsory-move") if stumble is None else stumble
    struck = distance is not None and distance <= rolled and (stop is None or distance <= stop)
    if struck:
        assert distance is not None  # noqa: S101 - part of the condition above
        if target is not None and target.has("fled-this-phase"):
            return CompulsoryMove("overrun", rolled, False, paces(distance))
        far = quick_shot or more_than_half(distance, rolled)
        return CompulsoryMove("charge", rolled, missiles and far, paces(distance))
    ahead = min((gap for gap in (stop, distance) if gap is not None), default=None)
    if ahead is not None and ahead < rolled + CLEARANCE:
        return CompulsoryMove("stopped", rolled, False, paces(max(0.0, ahead - CLEARANCE)))
    return CompulsoryMove("moved", rolled, False, rolled)
