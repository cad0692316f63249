"""Every word the combat chapter needs is there in both languages, and reads without a fault."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from rulesets.blackhammer import RULESET, combat
from rulesets.blackhammer.combat.score import CombatSide, bonuses
from rulesets.core.declaring.parameter import Choice
from rulesets.core.results.odds import plain_fields
from rulesets.dice.handles.rolled import Step
from rulesets.dice.request import Roll
from tests.rulesets.blackhammer.combat.test_round import fight
from tests.rulesets.blackhammer.test_cases import CASES
from tests.rulesets.cases import by_procedure, play, ways_typed
from tests.together import together

LANGUAGES = ("en", "fr")
LONGEST = 100
TOLD = by_procedure([case for case in CASES if case["file"] == "combat" and "expect" in case])


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False, functions=ways_typed())
    for file in (RULESET.texts / language).iterdir():
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def word(language: str, key: str, facts: dict[str, Any] | None = None) -> str:
    message = bundle(language).get_message(key)
    assert message is not None, key
    assert message.value is not None, key
    text, errors = bundle(language).format_pattern(message.value, facts or {})
    assert not errors, (key, errors)
    assert isinstance(text, str)
    return text


def plain(value: Any) -> Any:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


def facts_of(result: Any) -> dict[str, Any]:
    return {
        re.sub(r"[._]", "-", name): plain(value)
        for name, value in plain_fields(result, details=True)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_procedures_parameters_choices_and_rules_are_named(language: str) -> None:
    for procedure in combat.PROCEDURES:
        key = f"procedure-{procedure.id.replace('_', '-')}"
        assert word(language, key)
        about = bundle(language).get_message(key).attributes["about"]
        assert len(bundle(language).format_pattern(about)[0]) <= LONGEST
        for name in {
            *(parameter.name for parameter in procedure.parameters),
            *procedure.unit_options,
        }:
            assert len(word(language, f"param-{name.replace('_', '-')}")) <= LONGEST
        for parameter in procedure.parameters:
            if isinstance(parameter.kind, Choice):
                assert all(word(language, f"choice-{value}") for value in parameter.kind.values)
    for rule in combat.RULES:
        assert word(language, f"rule-{rule.id}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("procedure", TOLD)
def test_a_case_is_told_in_full(procedure: str, language: str) -> None:
    with together() as case:
        for given in TOLD[procedure]:
            with case(given["id"]):
                assert_told(given, language)


def assert_told(case: dict[str, Any], language: str) -> None:
    """Hold all that happens in a case to having its words."""
    played = play(RULESET, case)
    line = word(language, f"outcome-{case['procedure'].replace('_', '-')}", facts_of(played.result))
    assert line.endswith((".", "+")) or line[-1].isalnum()
    assert "  " not in line
    for entry in played.dice.record:
        if isinstance(entry, Step):
            assert word(language, f"step-{entry.key}", {k: plain(v) for k, v in entry.facts})
        elif isinstance(entry, Roll) and entry.purpose.label not in SHARED:
            assert word(language, f"roll-{entry.purpose.label}")


SHARED = {"to-hit", "to-wound", "armour-save", "ward-save", "regeneration", "multiple-wounds"}
"""Rolls that the shooting chapter names."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_told_in_full(language: str) -> None:
    played = fight([6, 6, 1, 1, 1, 6, 6, *[1] * 3, 4, 4, 2, 2, 3, 1])
    line = word(language, "outcome-close-combat-round", facts_of(played.result))
    told = {
        "en": "Won by Men, 6 to 3; broken, caught and destroyed: Orcs.",
        "fr": "Victoire : Men, 6 à 3 ; démoralisés, rattrapés, détruits : Orcs.",
    }
    assert line == told[language]
    for entry in played.dice.record:
        if isinstance(entry, Step):
            assert word(language, f"step-{entry.key}", {k: plain(v) for k, v in entry.facts})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bonus_has_its_name(language: str) -> None:
    everything = CombatSide(
        ranks=3,
        power=9,
        standard=True,
        battle_standard=True,
        high_ground=True,
        flanks=1,
        rears=1,
        overkill=1,
        other=1,
    )
    named = bonuses(everything, CombatSide(power=1))
    facts = {"side": "unit", "name": "Men"}
    lines = {
        word(
            language, "step-combat-bonus", {**facts, "bonus": modifier.key, "value": modifier.value}
        )
        for modifier in named
    }
    assert len(lines) == len(named) == 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "code",
    [
        "fight-fleeing",
        "fight-off-table",
        "fighting-count",
        "too-many-fighting",
        "no-such-place",
        "weapon-kept",
        "pursued-unreadable",
        "sides-unreadable",
        "no-shooting-at-pursuers",
        "cannot-flee-charge",
        "engaged-cannot-flee",
    ],
)
def test_refusals_are_worded(language: str, code: str) -> None:
    names = "unit side count units enemies most place weapon text pursuers fleers why"
    facts = dict.fromkeys(names.split(), 2)
    assert word(language, f"refusal-{code}", facts)
