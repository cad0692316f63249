"""Frenzy and Stupidity: units that do not do as they are told [R L1018, L1057]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Fill, Flag, Rules
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.nerve.doubt import in_doubt
from rulesets.refusal import Refusal
from rulesets.t9a.psychology.nerve import LED, icon_gone, led_behind, nerve_test, with_standard
from rulesets.t9a.unit import offers
from rulesets.t9a.unit.demands import OWN_TURN
from rulesets.t9a.unit.house import beyond
from rulesets.t9a.unit.options import Leadership, One, YesNo
from rulesets.t9a.unit.rule_sources import in_order

FRENZY_TESTED: Final = "frenzy-tested"
MUST_CHARGE: Final = "must-charge"
"""The status of who failed that test: it declares a charge at the closest enemy [R L1018]."""
STUPID: Final = "stupid"
STUPIDITY_TESTED: Final = "stupidity-tested"


@dataclass(frozen=True, slots=True)
class Frenzy:
    """The frenzy of a unit that declared no charge: whether it must declare one after all.

    Attributes:
        must_charge: It must, at the closest enemy that it can charge.
        reason: Why no test was due: `charges`, `nobody`, `engaged`, `fleeing`.
        total: What the dice came to.
        against: The Leadership tested.
        icon: Whether a Gleaming Icon was used.
    """

    must_charge: bool
    reason: str | None = None
    total: int | None = detail()
    against: int | None = detail()
    icon: bool | None = detail()


def frenzy_effects(arguments: Arguments, result: Frenzy) -> tuple[Effect, ...]:
    """Note the test for the turn."""
    used = icon_gone("unit", arguments["unit"], used=result.icon)
    if result.reason:
        return ()
    bound = (StatusSet("unit", MUST_CHARGE, "phase"),) if result.must_charge else ()
    return (StatusSet("unit", FRENZY_TESTED, "turn"), *bound, *used)


@procedure(
    source="R L1018",
    command="psychology",
    variant="frenzy",
    effects=frenzy_effects,
    phases=("movement",),
    demands=(OWN_TURN, Demand("unit", once=(FRENZY_TESTED,))),
    beyond=beyond("psychology", "same"),
    offering=offers.FRENZY,
)
def frenzy_test(
    dice: Dice,
    *,
    unit: One = None,
    ld: Leadership,
    charges: Annotated[bool, Flag(), Fill("unit", "status:charge-declared")] = False,
    engaged: Annotated[bool, Flag(), Fill("unit", "status:engaged")] = False,
    fleeing: Annotated[bool, Flag(), Fill("unit", "status:fleeing")] = False,
    foes: YesNo = True,
    rules: Annotated[SpecialRules, Rules(("frenzy", *LED)), Fill("unit", "rules")] = NO_RULES,
) -> Frenzy:
    """Hold a frenzied unit back from charging, once all charges are declared [R L1018].

    Args:
        dice: 2D6.
        unit: The unit.
        ld: Its Leadership.
        charges: It has declared a charge, so that there is nothing to test.
        engaged: It is in combat and declares none.
        fleeing: It flees.
        foes: Whether there is an enemy that it can charge.
        rules: Whether it is frenzied.

    Raises:
        Refusal: `not-frenzied` for a unit of the battle without Frenzy.
    """
    if unit is not None and "frenzy" not in rules:
        raise Refusal("not-frenzied", unit=unit.name)
    bars = (("charges", charges), ("engaged", engaged), ("fleeing", fleeing), ("nobody", not foes))
    why = next((reason for reason, holds in bars if holds), None)
    if why is not None:
        return Frenzy(False, why)
    held = with_standard(unit, rules)
    test = nerve_test(dice, ld=ld, label="frenzy-test", rules=held, doubt=in_doubt(unit))
    return Frenzy(not test.passed, None, test.total, test.against, test.icon)


@dataclass(frozen=True, slots=True)
class Stupidity:
    """The wits of a stupid unit this turn, kept or lost.

    Attributes:
        due: Whether it had to test: not in combat, nor fleeing.
        passed: None when none was due.
        stumbles: Inches straight forward in the Compulsory Moves.
        total: What the dice came to.
        against: The Leadership tested.
        icon: Whether a Gleaming Icon was used.
    """

    due: bool
    passed: bool | None = None
    stumbles: int | None = None
    total: int | None = detail()
    against: int | None = detail()
    icon: bool | None = detail()


def stupidity_effects(arguments: Arguments, result: Stupidity) -> tuple[Effect, ...]:
    """Note the test for the turn, and that a stupid unit does nothing of its own will in it."""
    if not result.due:
        return ()
    used = icon_gone("unit", arguments["unit"], used=result.icon)
    tested = (StatusSet("unit", STUPIDITY_TESTED, "turn"), *used)
    return tested if result.passed else (*tested, StatusSet("unit", STUPID, "turn"))


def stupidity_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a Stupidity test rests on: its own rule, and help with it."""
    return in_order("newer", *led_behind(arguments["rules"]))


@procedure(
    source="R L1057",
    command="psychology",
    variant="stupidity",
    effects=stupidity_effects,
    phases=("movement",),
    demands=(OWN_TURN, Demand("unit", once=(STUPIDITY_TESTED,))),
    beyond=Beyond("psychology", ("same", "newer"), rests=stupidity_rests),
    offering=offers.STUPIDITY,
)
def stupidity_test(
    dice: Dice,
    *,
    unit: One = None,
    ld: Leadership,
    engaged: Annotated[bool, Flag(), Fill("unit", "status:engaged")] = False,
    fleeing: Annotated[bool, Flag(), Fill("unit", "status:fleeing")] = False,
    rules: Annotated[SpecialRules, Rules(("stupidity", *LED)), Fill("unit", "rules")] = NO_RULES,
) -> Stupidity:
    """Test a stupid unit as its turn starts; one that fails stumbles D6 inches on [R L1057].

    Args:
        dice: 2D6, then a D6 where it failed.
        unit: The unit.
        ld: Its Leadership.
        engaged: It is in combat and takes none.
        fleeing: It flees and takes none.
        rules: Whether it is stupid.

    Raises:
        Refusal: `not-stupid` for a unit of the battle without Stupidity.
    """
    if unit is not None and "stupidity" not in rules:
        raise Refusal("not-stupid", unit=unit.name)
    if engaged or fleeing:
        return Stupidity(False)
    held = with_standard(unit, rules)
    test = nerve_test(dice, ld=ld, label="stupidity-test", rules=held, doubt=in_doubt(unit))
    stumbles = None if test.passed else dice.single("stumble")
    return Stupidity(True, test.passed, stumbles, test.total, test.against, test.icon)
