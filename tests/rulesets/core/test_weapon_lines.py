"""Weapons at the end of a unit's line."""

from __future__ import annotations

import pytest

from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import MOST_WEAPONS, read_profile_line, read_weapons
from rulesets.core.ruleset.game import ProfileField
from rulesets.refusal import Refusal

FIELDS = (ProfileField("m", ("M",), 0, 40),)


def first_word(text: str) -> str:
    return text.split(maxsplit=1)[0]


def test_weapons_are_kept_as_they_were_written_less_doubled_blanks() -> None:
    unit = read_profile_line(
        "Otters 8 M6 [] {Spear  2; Sling 1 ;}", LineTerms(FIELDS, weapon=first_word)
    )
    assert unit.weapons == ("Spear 2", "Sling 1")
    assert (unit.name, unit.models, unit.number("m")) == ("Otters", 8, 6)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Spear 2; spear 3", "weapon-twice"),
        ("; ".join(f"S{number}" for number in range(MOST_WEAPONS + 1)), "too-many-weapons"),
        ("Spear " + "x" * 120, "weapon-too-long"),
    ],
)
def test_weapons_that_no_unit_has_are_refused(text: str, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_weapons(text, first_word)
    assert refusal.value.code == code


def test_games_without_weapons_by_name_refuse_them() -> None:
    with pytest.raises(Refusal) as refusal:
        read_profile_line("Otters 8 M6 {Spear 2}", LineTerms(FIELDS))
    assert refusal.value.code == "no-weapons-by-name"
