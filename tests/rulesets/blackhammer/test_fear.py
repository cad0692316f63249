"""What Fear adds to the dice of the beaten."""

from __future__ import annotations

import pytest

from rulesets.blackhammer.fear import fear_malus
from rulesets.core.rules import NO_RULES, SpecialRules


@pytest.mark.parametrize(("power", "malus"), [(29, 2), (30, 0), (31, 0)])
def test_only_a_greater_feared_power_weighs(power: int, malus: int) -> None:
    assert fear_malus(power=power, rules=NO_RULES, fear_power=30) == malus


@pytest.mark.parametrize(
    "rule",
    ["immune-to-psychology", "immune-to-fear", "immune-to-terror", "unbreakable", "terror"],
)
def test_the_immune_feel_nothing(rule: str) -> None:
    rules = SpecialRules.of(rule)
    assert fear_malus(power=1, rules=rules, fear_power=30, terror_power=30) == 0


def test_who_causes_fear_fears_only_the_terrible() -> None:
    rules = SpecialRules.of("fear")
    assert fear_malus(power=5, rules=rules, fear_power=30, terror_power=5) == 0
    assert fear_malus(power=5, rules=rules, fear_power=30, terror_power=6) == 2
