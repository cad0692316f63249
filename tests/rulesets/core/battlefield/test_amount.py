"""Numbers of a profile: whole ones, halves where a game has them, and dice."""

from __future__ import annotations

import pytest

from rulesets.core.battlefield.amount import Amount, read_amount
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.ruleset.game import ProfileField
from rulesets.refusal import Refusal

PROFILE = (ProfileField("m", ("M",), 0, 40, halves=True), ProfileField("s", ("S",), 0, 10))


@pytest.mark.parametrize(
    ("text", "amount", "written"),
    [
        ("7.5", Amount(7, half=True), "7.5"),
        ("7,5", Amount(7, half=True), "7.5"),
        ("7.50", Amount(7, half=True), "7.5"),
        ("7.0", Amount(7), "7"),
        ("10", Amount(10), "10"),
        ("0.5", Amount(0, half=True), "0.5"),
        ("D6+1", Amount(1, 1), "D6+1"),
    ],
)
def test_halves_are_read_and_written_where_there_may_be_some(
    text: str, amount: Amount, written: str
) -> None:
    assert read_amount(text, halves=True) == amount
    assert str(amount) == written


@pytest.mark.parametrize("text", ["7.5", "7.25", "D6+1.5", "-7.5", "7.", ".5"])
def test_other_fractions_are_no_amounts(text: str) -> None:
    with pytest.raises(Refusal, match="not-an-amount"):
        read_amount(text, halves=text != "7.5")


def test_a_half_is_no_whole_number() -> None:
    half = Amount(7, half=True)
    assert (half.fixed, half.halves, half.most) == (None, 15, 8)
    assert (Amount(7).fixed, Amount(7).halves, Amount(1, 2).halves) == (7, 14, None)


def test_only_the_values_that_come_in_halves_are_read_so() -> None:
    unit = read_profile_line("Dwarfs 20 M7.5 S3", LineTerms(PROFILE))
    assert unit.profile == (("m", Amount(7, half=True)), ("s", Amount(3)))
    with pytest.raises(Refusal, match="unknown-sign"):
        read_profile_line("Dwarfs 20 M7.5 S3.5", LineTerms(PROFILE))
    with pytest.raises(Refusal, match="value-out-of-range"):
        read_profile_line("Eagles 1 M40.5", LineTerms(PROFILE))
