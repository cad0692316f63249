"""Movement cases that take more than one answer, and the odds of manoeuvres."""

from __future__ import annotations

import pytest

from rulesets.core.results.odds import odds
from rulesets.whfb2 import RULESET
from tests.rulesets.cases import play


@pytest.mark.parametrize(("gap", "moves"), [(8, False), (15, True), (12, True)])
def test_reserve_example(gap: float, moves: bool) -> None:  # noqa: FBT001 - a column of the table
    """`reserve-example`: A at 8 cm stays, B at 15 and C at 12 cm may move [L2136]."""
    case = {"procedure": "reserve_move", "given": {"distance": gap}, "dice": None}
    assert play(RULESET, case).fields["allowed"] is moves


@pytest.mark.parametrize(("ld", "ways"), [(2, 1), (7, 21), (10, 33), (12, 36)])
def test_a_second_manoeuvre_is_as_likely_as_two_dice_are_low(ld: int, ways: int) -> None:
    rule = RULESET.procedure("extra_manoeuvre_test")
    found = odds(rule.run, {"manoeuvre": "wheel", "number": 2, "ld": ld})
    assert found.chance(lambda result: result.allowed) == pytest.approx(ways / 36)
