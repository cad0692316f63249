"""Frenzy: those who fail to keep calm near the enemy go berserk [L2308-2344]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.parameter import Decimal
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.whfb2.psychology.guest import moved
from rulesets.whfb2.psychology.nerve import Disorganised, SpareRules, nerve_roll, spared
from rulesets.whfb2.unit import offers
from rulesets.whfb2.unit.options import CM, FARTHEST, Cool, One, Penalty

REACH: Final = 37.5
"""Centimetres within which an enemy enrages [L2315-2318]."""


@dataclass(frozen=True, slots=True)
class FrenzyTest:
    """A frenzy test.

    Attributes:
        due: Whether it was taken.
        frenzied: Whether the unit is in a frenzy: Attacks doubled, +2 to hit, never routed.
        reason: Why no test was due: `immune`, `far`, `frenzied`.
        total: What the dice came to.
        against: The Cool tested.
    """

    due: bool
    frenzied: bool
    reason: str | None = None
    total: int | None = detail()
    against: int | None = detail()


def frenzy_effects(arguments: Arguments, result: FrenzyTest) -> tuple[Effect, ...]:
    """Set frenzy until the owner's next turn, or until its combat is over [L2338-2344]."""
    if not result.due:
        return ()
    unit = arguments["unit"]
    tested = moved(unit, "frenzy-tested", "turn")
    if not result.frenzied:
        return (tested,)
    fighting = unit is not None and unit.has("engaged")
    return (tested, moved(unit, "frenzied", "combat" if fighting else "own-turn"))


@procedure(
    source="L2308-2344",
    command="psychology",
    variant="frenzy",
    meant_by="frenzy",
    effects=frenzy_effects,
    demands=(Demand("unit", once=("frenzy-tested",)),),
    offering=offers.FRENZY,
)
def frenzy_test(
    dice: Dice,
    *,
    unit: One = None,
    cl: Cool,
    distance: Annotated[float | None, Decimal(0, FARTHEST, CM)] = None,
    disorganised: Disorganised = False,
    rules: SpareRules = NO_RULES,
    penalty: Penalty = 0,
) -> FrenzyTest:
    """Test frenzy near an enemy: above Cool on 2D6 the unit goes berserk [L2308-2344].

    Args:
        dice: 2D6.
        unit: The unit, subject to frenzy.
        cl: Its leader's Cool.
        distance: Centimetres to the nearest enemy; within 37.5 when not given.
        disorganised: Whether it is disorganised.
        rules: The stupid and others immune to psychology do not test.
        penalty: Points added to the dice.

    Raises:
        Refusal: `unit-fleeing`.
    """
    if unit is not None and unit.has("frenzied"):
        return FrenzyTest(False, True, "frenzied")
    why = spared(unit, rules)
    if why is None and distance is not None and distance > REACH:
        why = "far"
    if why is not None:
        return FrenzyTest(False, False, why)
    test = nerve_roll(
        dice, value=cl, label="frenzy-test", disorganised=disorganised, penalty=penalty
    )
    return FrenzyTest(True, not test.passed, None, test.total, test.against)
