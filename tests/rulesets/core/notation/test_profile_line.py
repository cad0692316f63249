"""Units in one line, with saves written as army books write them."""

from __future__ import annotations

import pytest

from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.notation.rule_list import read_rules, with_added
from rulesets.core.ruleset.game import SpecialRule
from rulesets.refusal import Refusal
from rulesets.t9a import RULESET


@pytest.mark.parametrize(
    ("rules", "field", "value", "left"),
    [
        ("[infantry, ward save (5+)]", "ward", 5, ["infantry"]),
        ("[Regeneration (4), shield]", "regen", 4, ["shield"]),
        ("[régénération (4+)]", "regen", 4, []),
        ("[sauvegarde invulnérable (6+)]", "ward", 6, []),
        ("[sauvegarde d'armure (3+)]", "save", 3, []),
    ],
)
def test_a_save_among_the_rules_is_a_value(
    rules: str, field: str, value: int, left: list[str]
) -> None:
    unit = read_profile_line(f"Trolls 3 M6 {rules}", LineTerms.of(RULESET))
    assert unit.number(field) == value
    assert list(unit.rules) == left


def test_a_save_stated_twice_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        read_profile_line("Trolls 3 Wd4+ [ward save (5+)]", LineTerms.of(RULESET))
    assert refused.value.code == "repeated-sign"


def test_a_numbered_rule_stays_a_rule() -> None:
    unit = read_profile_line("Drake 1 [fly (8)]", LineTerms.of(RULESET))
    assert unit.rules.number("fly") == 8


STEEDS = (
    SpecialRule("rage"),
    SpecialRule("steed-rage", implies=(("rage", None),), alone="calm"),
    SpecialRule("calm"),
)


@pytest.mark.parametrize(
    ("rules", "added", "held"),
    [
        ("[steed-rage]", "", ["calm", "rage", "steed-rage"]),
        ("[rage, steed-rage]", "", ["rage", "steed-rage"]),
        ("[steed-rage]", "rage", ["rage", "steed-rage"]),
        ("[steed-rage, calm]", "calm", ["calm", "rage", "steed-rage"]),
        ("[rage]", "steed-rage", ["rage", "steed-rage"]),
        ("", "steed-rage", ["calm", "rage", "steed-rage"]),
    ],
)
def test_what_a_rule_brings_is_its_alone_until_stated(
    rules: str, added: str, held: list[str]
) -> None:
    unit = read_profile_line(f"Wolves x5 {rules}", LineTerms((), STEEDS))
    assert list(with_added(unit.rules, read_rules(added, str, STEEDS), STEEDS)) == held


@pytest.mark.parametrize("line", ["[hero] {blade: 5 3+}", "{blade: 5 3+} [hero]"])
def test_rules_stand_before_weapons_or_behind_them(line: str) -> None:
    unit = read_profile_line(
        f"Lord 1 {line}",
        LineTerms((), (SpecialRule("hero"),), weapon=lambda text: text.partition(":")[0]),
    )
    assert unit.weapons == ("blade: 5 3+",)
    assert "hero" in unit.rules
