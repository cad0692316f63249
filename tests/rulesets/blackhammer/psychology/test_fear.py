"""Additions of Fear to the dice of the beaten."""

from __future__ import annotations

import pytest

from rulesets.blackhammer.psychology.fear import defeat_penalty
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules


@pytest.mark.parametrize(("power", "malus"), [(29, 2), (30, 0), (31, 0)])
def test_only_a_greater_feared_power_weighs(power: int, malus: int) -> None:
    assert defeat_penalty(NO_RULES, power=power, fear_power=30) == malus


@pytest.mark.parametrize(
    "rule", ["immune-to-psychology", "immune-to-terror", "unbreakable", "terror"]
)
def test_the_immune_feel_nothing(rule: str) -> None:
    rules = SpecialRules.of(rule)
    assert defeat_penalty(rules, power=1, fear_power=30, terror_power=30) == 0


@pytest.mark.parametrize("rule", ["fear", "immune-to-fear"])
def test_who_does_not_mind_fear_minds_only_the_terrible(rule: str) -> None:
    rules = SpecialRules.of(rule)
    assert defeat_penalty(rules, power=5, fear_power=30, terror_power=5) == 0
    assert defeat_penalty(rules, power=5, fear_power=30, terror_power=6) == 2


def test_frenzy_lost_in_defeat_protects_nobody() -> None:
    assert defeat_penalty(SpecialRules.of("frenzy"), power=5, fear_power=6) == 2
