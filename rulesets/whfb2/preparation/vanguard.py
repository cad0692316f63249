"""Vanguards, rear-guards, and the first player [L321-414, L651]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.core.declaring.parameter import Decimal, Fill, Flag, Whole
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.die import D2
from rulesets.dice.handle import Dice
from rulesets.whfb2.unit import offers
from rulesets.whfb2.unit.characteristic import under_roll
from rulesets.whfb2.unit.demands import OWN_TURN
from rulesets.whfb2.unit.options import CM

SIDES: Final = ("side-one", "side-two")


@dataclass(frozen=True, slots=True)
class FirstSide:
    """The side that plays first, by a coin."""

    side: Literal["side-one", "side-two"]


@dataclass(frozen=True, slots=True)
class VanguardOrder:
    """The order of play that the vanguards decide.

    Attributes:
        deploys: The side that sets up its vanguard first; None where there is none.
        chooses: The side that chooses to play first or last, for the whole battle; where it alone
            has a vanguard it plays a turn before.
        alone: Whether only one side has a vanguard.
        tied: Whether the dice had to decide between vanguards of one speed, or whether a coin
            decides where there is none.
    """

    deploys: str | None
    chooses: str
    alone: bool
    tied: bool


@dataclass(frozen=True, slots=True)
class RearGuard:
    """The arrival of a rear-guard.

    Attributes:
        arrives: Whether it is set up in its sector now; else it tests again next turn.
        total: What the dice came to.
        against: The Leadership tested.
    """

    arrives: bool
    total: int | None = detail()
    against: int | None = detail()


@procedure(source="L369-370, L651", phases=("deployment",))
def first_side_coin(dice: Dice) -> FirstSide:
    """Toss a coin for the first player [L369-370, L651]."""
    return FirstSide("side-one" if dice.single("coin", die=D2) == 1 else "side-two")


@procedure(source="L327-370", phases=("deployment",))
def vanguard_order(
    dice: Dice,
    *,
    m: Annotated[float | None, Decimal(0, 100, CM)] = None,
    enemy_m: Annotated[float | None, Decimal(0, 100, CM)] = None,
) -> VanguardOrder:
    """Tell what the vanguards decide, by the slowest figure of each [L327-370].

    Of vanguards of one speed the text says nothing: a die decides, ties rolled again.

    Args:
        dice: A coin where nobody has a vanguard, a die each where both are as fast.
        m: Movement of the slowest of the first side's vanguard, armour taken off; none without.
        enemy_m: That of the second side.
    """
    if m is None and enemy_m is None:
        return VanguardOrder(None, first_side_coin(dice).side, False, True)
    if m is None or enemy_m is None:
        side = SIDES[m is None]
        return VanguardOrder(side, side, True, False)
    tied = m == enemy_m
    faster = dice.roll_off((0, 0), "vanguards") if tied else int(enemy_m > m)
    return VanguardOrder(SIDES[1 - faster], SIDES[faster], False, tied)


def rearguard_effects(_arguments: Arguments, result: RearGuard) -> tuple[Effect, ...]:
    """Set it up, or note that it tested this turn."""
    if result.arrives:
        return (StatusCleared("unit", "off-table"),)
    return (StatusSet("unit", "rearguard-tested", "turn"),) if result.total is not None else ()


@procedure(
    source="L389-414",
    units=("unit",),
    effects=rearguard_effects,
    phases=("movement",),
    demands=(OWN_TURN, Demand("unit", once=("rearguard-tested",))),
    offering=offers.REAR_GUARD,
)
def rearguard_arrival(
    dice: Dice,
    *,
    ld: Annotated[int, Whole(0, 12), Fill("unit", "ld")],
    led: Annotated[bool, Flag()] = True,
) -> RearGuard:
    """Test whether a rear-guard arrives at the start of its turn: 2D6 within Leadership [L389-414].

    Args:
        dice: 2D6.
        ld: His Leadership.
        led: Whether a character leads it; without one it never arrives.
    """
    if not led:
        dice.tell("rearguard-unled")
        return RearGuard(False, against=None)
    test = under_roll(dice, value=ld, label="rearguard")
    return RearGuard(test.passed, test.total, test.against)
