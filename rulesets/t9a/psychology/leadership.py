"""A plain Leadership test, with all that supports the unit [L331-335; R L853-860]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Fill, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.nerve.doubt import in_doubt
from rulesets.t9a.psychology.nerve import LED, icon_gone, led_behind, nerve_test, with_standard
from rulesets.t9a.unit.characteristics.test import Test
from rulesets.t9a.unit.house import Played
from rulesets.t9a.unit.options import Leadership, One


def test_effects(arguments: Arguments, result: Test) -> tuple[Effect, ...]:
    """Use up a Gleaming Icon that was of help, or should have been."""
    return icon_gone("unit", arguments["unit"], used=result.icon)


def led_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a test rests on: the text names Inspiring Presence and Hold your Ground alone."""
    return led_behind(arguments["rules"])


@procedure(
    source="L331-335; R L853-860",
    command="test",
    variant="leadership",
    effects=test_effects,
    beyond=Beyond("aids", ("same",), switch="beyond", rests=led_rests),
)
def leadership_test(
    dice: Dice,
    *,
    unit: One = None,
    ld: Leadership,
    modifier: Annotated[int, Whole(-10, 10)] = 0,
    rules: Annotated[SpecialRules, Rules(LED), Fill("unit", "rules")] = NO_RULES,
    beyond: Played = "on",
) -> Test:
    """Take a Leadership test with 2D6 [L331-335].

    Args:
        dice: The dice.
        unit: Who is tested.
        ld: The Leadership: any in the unit, as its owner picks.
        modifier: Added to the Leadership.
        rules: What the unit has of its General, of a battle standard and of its own standard.
        beyond: Whether what they lend is played, which the text lacks.
    """
    played = with_standard(unit, rules) if beyond == "on" else NO_RULES
    named = (Modifier("other", modifier),)
    return nerve_test(
        dice,
        ld=ld,
        label="leadership-test",
        rules=played,
        modifiers=named,
        doubt=in_doubt(unit) if beyond == "on" else None,
    )
