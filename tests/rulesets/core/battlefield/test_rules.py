"""Special rules of a unit: which it has, and with which numbers."""

from __future__ import annotations

from rulesets.core.battlefield.rules import SpecialRules


def test_of_several_numbers_of_a_rule_the_largest_counts() -> None:
    for numbers in ((2, 3), (3, 2)):
        held = SpecialRules.of("fear")
        for number in numbers:
            held |= SpecialRules.of(ward=number)
        assert held.number("ward") == 3
        assert held.number("fear") is None
        assert held.number("flyer") is None
