"""Hatred: those who see a hated enemy may be carried away [L2441-2468]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.parameter import Flag
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.whfb2.psychology.guest import moved
from rulesets.whfb2.psychology.nerve import Disorganised, SpareRules, nerve_roll, spared
from rulesets.whfb2.unit import offers
from rulesets.whfb2.unit.demands import OWN_TURN
from rulesets.whfb2.unit.options import Cool, One, Penalty


@dataclass(frozen=True, slots=True)
class HatredTest:
    """A hatred test.

    Attributes:
        due: Whether it was taken.
        must: What the unit must do until its next turn: `nothing`, `charge` the nearest hated
            enemy, `advance` on him as fast as it can, or `stay`: it may, but not go back.
        total: What the dice came to.
        against: The Cool tested.
    """

    due: bool
    must: Literal["nothing", "charge", "advance", "stay"]
    total: int | None = detail()
    against: int | None = detail()


def hatred_effects(arguments: Arguments, result: HatredTest) -> tuple[Effect, ...]:
    """Set hatred until the owner's next turn."""
    unit = arguments["unit"]
    tested = (moved(unit, "hatred-tested", "turn"),) if result.due else ()
    if result.must == "nothing":
        return tested
    return (*tested, moved(unit, "hating", "own-turn"))


@procedure(
    source="L2441-2468",
    command="psychology",
    variant="hatred",
    effects=hatred_effects,
    demands=(OWN_TURN, Demand("unit", once=("hatred-tested",))),
    offering=offers.HATRED,
)
def hatred_test(
    dice: Dice,
    *,
    unit: One = None,
    cl: Cool,
    in_reach: Annotated[bool, Flag()] = False,
    sheltered: Annotated[bool, Flag()] = False,
    disorganised: Disorganised = False,
    rules: SpareRules = NO_RULES,
    penalty: Penalty = 0,
) -> HatredTest:
    """Test hatred of an enemy in sight: above Cool on 2D6 it is carried away [L2441-2468].

    Args:
        dice: 2D6.
        unit: The unit.
        cl: Its leader's Cool.
        in_reach: Whether a hated enemy is within its charge.
        sheltered: Whether it holds fortifications: forts, towers, prepared walls and barricades.
        disorganised: Whether it is disorganised.
        rules: The stupid, the frenzied and others immune to psychology do not test.
        penalty: Points added to the dice.

    Raises:
        Refusal: `unit-fleeing`.
    """
    if spared(unit, rules) is not None:
        return HatredTest(False, "nothing")
    test = nerve_roll(
        dice, value=cl, label="hatred-test", disorganised=disorganised, penalty=penalty
    )
    if test.passed:
        return HatredTest(True, "nothing", test.total, test.against)
    must: Literal["stay", "charge", "advance"] = "charge" if in_reach else "advance"
    return HatredTest(True, "stay" if sheltered else must, test.total, test.against)
