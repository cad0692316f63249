"""Lines of units: signs of both languages, names in full, and none taken for another."""

from __future__ import annotations

import pytest

from rulesets.aos4 import RULESET
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.refusal import Refusal


@pytest.mark.parametrize(
    "word", ["H2", "h2", "PV2", "Sté2", "sté2", "Ste2", "Sa2", "Health2", "santé2", "Santé:2"]
)
def test_health_is_written_in_many_ways(word: str) -> None:
    unit = read_profile_line(f"Liberators 5 {word}", LineTerms(RULESET.profile), alone=True)
    assert [(field, str(value)) for field, value in unit.profile] == [("w", "2")]


def test_shots_are_not_taken_for_health() -> None:
    unit = read_profile_line("Archers 5 SA2 To4+ sto3+", LineTerms(RULESET.profile), alone=True)
    assert [field for field, _ in unit.profile] == ["shots", "hit", "shot_hit"]


def test_a_sign_that_may_be_two_is_refused_with_all_signs() -> None:
    with pytest.raises(Refusal) as refusal:
        read_profile_line("Archers 5 M5 sa2", LineTerms(RULESET.profile), alone=True)
    assert refusal.value.code == "unknown-sign"
    assert "H/PV/Sa/Sté, Sv/Svg" in str(refusal.value.facts["signs"])


def test_the_first_sign_is_english_and_the_last_french() -> None:
    signs = {field.id: (field.signs[0], field.signs[-1]) for field in RULESET.profile}
    assert signs["w"] == ("H", "Sté")
    assert signs["wound"] == ("Wo", "Bl")
    assert signs["shot_damage"] == ("SDa", "TDg")
