"""Panic: friends in rout, and blows from behind [L2346-2368]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import (
    Choice,
    Decimal,
    Fill,
    Flag,
    FromTable,
    Units,
    Whole,
)
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.nerve.alarm_kept import answered_for, may_panic_by, others_left
from rulesets.whfb2.psychology.alarmed import shaken_by
from rulesets.whfb2.psychology.nerve import Disorganised, SpareRules, nerve_roll, spared
from rulesets.whfb2.unit import offers
from rulesets.whfb2.unit.options import CM, FARTHEST, Cool, One, Penalty

CAUSES: Final = ("rout-near", "rear-charge", "lapped")
REACH: Final = 10
"""Centimetres within which friends in rout are frightening [L2351]."""

Others: TypeAlias = Annotated[
    bool,
    Flag(),
    FromTable(partial(others_left, shaken_by), of=("unit", "friend"), unsaid=True),
]


@dataclass(frozen=True, slots=True)
class PanicTest:
    """A panic test.

    Attributes:
        due: Whether it was taken.
        passed: None when none was due.
        reason: Why none was: `immune`, `far`, `smaller`.
        total: What the dice came to.
        against: The Cool tested.
    """

    due: bool
    passed: bool | None
    reason: str | None = None
    total: int | None = detail()
    against: int | None = detail()


def panic_effects(arguments: Arguments, result: PanicTest) -> tuple[Effect, ...]:
    """Set panic to the end of the turn, and note that friends in rout were reckoned with."""
    if not result.due and result.reason != "far":
        return _nerves(result)
    return (*_nerves(result), *answered_for(arguments, far=result.reason == "far", gone=False))


def _nerves(result: PanicTest) -> tuple[Effect, ...]:
    tested = (StatusSet("unit", "panic-tested", "turn"),) if result.due else ()
    failed = result.passed is False
    return (*tested, *((StatusSet("unit", "panicked", "turn"),) if failed else ()))


@procedure(
    source="L2346-2368",
    command="panic",
    effects=panic_effects,
    demands=(Demand("friend", beside="unit", needs=("fleeing",)),),
    offering=(offers.PANIC, replace(offers.PANIC_OF_FRIENDS, may=partial(may_panic_by, shaken_by))),
)
def panic_test(
    dice: Dice,
    *,
    unit: One = None,
    friend: Annotated[Unit | None, Units()] = None,  # noqa: ARG001 - its values are read
    cl: Cool,
    cause: Annotated[str, Choice(CAUSES)] = "rout-near",
    distance: Annotated[float | None, Decimal(0, FARTHEST, CM)] = None,
    models: Annotated[int | None, Whole(0, 500), Fill("unit", "models")] = None,
    friends: Annotated[int | None, Whole(0, 500), Fill("friend", "models")] = None,
    disorganised: Disorganised = False,
    rules: SpareRules = NO_RULES,
    penalty: Penalty = 0,
    others_near: Others = False,  # noqa: ARG001 - the effects go by it
) -> PanicTest:
    """Test panic: those who fail stand and defend badly to the end of the turn [L2346-2368].

    Args:
        dice: 2D6.
        unit: The unit.
        friend: The friends in rout.
        cl: Its leader's Cool; the General's helps nobody here [L2806-2809].
        cause: Friends in rout, as many or more, within 10 cm; a charge from behind on a unit that
            fights; an enemy that laps round with nobody to face him [L1809-1812].
        distance: Centimetres to the friends in rout; near enough when not given.
        models: Figures of the unit.
        friends: Figures of the friends in rout: fewer frighten nobody.
        disorganised: Whether it is disorganised.
        rules: The stupid, the frenzied and others immune to psychology do not test.
        penalty: Points added to the dice.
        others_near: Whether others may still have to test for those friends.

    Raises:
        Refusal: `unit-fleeing`.
    """
    why = spared(unit, rules)
    if why is None and cause == "rout-near":
        if distance is not None and distance > REACH:
            why = "far"
        elif friends is not None and models is not None and friends < models:
            why = "smaller"
    if why is not None:
        return PanicTest(False, None, why)
    test = nerve_roll(
        dice, value=cl, label="panic-test", disorganised=disorganised, penalty=penalty
    )
    return PanicTest(True, test.passed, None, test.total, test.against)
