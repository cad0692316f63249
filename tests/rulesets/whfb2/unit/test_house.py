"""Chapter 23's eleven rules and the open readings: off by the book, and no more than they say."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from rulesets.core.declaring.deciding import DecisionRule
from rulesets.core.declaring.house import ON_OFF
from rulesets.refusal import Refusal
from rulesets.whfb2 import RULESET
from rulesets.whfb2.unit.house import HOUSE_RULES
from rulesets.whfb2.unit.readings import READINGS
from rulesets.whfb2.unit.vocabulary import POISONS
from tests.rulesets.cases import Played, load_cases, play

CASES = load_cases(Path(__file__).parents[1] / "cases")
ELEVEN: Final = (
    "two-rank-shooting",
    "scatter-die",
    "corner-attacks",
    "support-attacks",
    "simple-capture",
    "save-cap",
    "natural-one",
    "simple-fire",
    "simple-poison",
    "magic-test",
    "monster-reaction",
)
ELSEWHERE: Final = ("corner-attacks", "support-attacks")
"""Rules of the combat round, which its own tests hold."""


@cache
def readers(rule: str) -> frozenset[str]:
    """Return the procedures that a house rule may change."""
    return frozenset(
        procedure.id
        for procedure in RULESET.procedures
        if any(parameter.house == rule for parameter in procedure.parameters)
    )


def option_of(rule: str, procedure: str) -> str:
    """Return the parameter under which a procedure reads a house rule."""
    parameters = RULESET.procedure(procedure).parameters
    return next(parameter.name for parameter in parameters if parameter.house == rule)


def outcome(case: dict[str, Any], **settled: Any) -> tuple[Any, ...]:
    """Return what a case comes to, with some house rules settled."""
    try:
        played: Played = play(RULESET, {**case, "given": {**case["given"], **settled}})
    except Refusal as refusal:
        return ("refused", refusal.code)
    return (played.fields, played.effects)


def test_chapter_23_is_eleven_switches_that_are_off() -> None:
    assert tuple(rule.id for rule in HOUSE_RULES) == ELEVEN
    assert {rule.values for rule in HOUSE_RULES} == {ON_OFF}
    assert {rule.default for rule in HOUSE_RULES} == {"off"}
    assert RULESET.house_rules == (*HOUSE_RULES, *READINGS)


READ = [rule for rule in RULESET.house_rules if not isinstance(rule, DecisionRule)]
"""What rules read; who is asked for decisions is no matter of theirs."""


@pytest.mark.parametrize("rule", READ, ids=lambda rule: rule.id)
def test_a_switch_is_read_by_some_rule_and_says_nothing_by_the_book(rule: Any) -> None:
    assert readers(rule.id)
    for name in readers(rule.id):
        held = RULESET.procedure(name).parameter(option_of(rule.id, name))
        assert held is not None
        book = {"off": False, "on": True}.get(rule.default, rule.default)
        assert held.default in (rule.default, book)


@pytest.mark.parametrize("rule", READ, ids=lambda rule: rule.id)
def test_every_other_value_of_a_switch_changes_some_case(rule: Any) -> None:
    if rule.id in ELSEWHERE:
        return
    found = set()
    for case in CASES:
        if case["procedure"] not in readers(rule.id):
            continue
        option = option_of(rule.id, case["procedure"])
        said = case["given"].get(option)
        if said is not None and said != rule.default:
            found.add("on" if said is True else said)
    assert found == set(rule.values[1:])


def _text(case: dict[str, Any]) -> str:
    return json.dumps(case["given"])


def _one(case: dict[str, Any]) -> bool:
    return 1 in (case["dice"] or ())


def _good_save(case: dict[str, Any]) -> bool:
    return any(word in _text(case) for word in ('"save": 1', "Sv1", "armour", "modifier", "barded"))


def _ranks(case: dict[str, Any]) -> bool:
    return "Wide" in _text(case) or "Front" in _text(case)


def _poison(case: dict[str, Any]) -> bool:
    words = ("poison", "venom", "capture", *POISONS)
    return any(word in _text(case) + case["procedure"] for word in words)


def _fire(case: dict[str, Any]) -> bool:
    words = ("flam", "fire", "burn", "ignite", "extinguish", "ball", "lightning", "explosion")
    return any(word in _text(case) + case["procedure"] for word in words)


UNTOUCHED: Final[dict[str, Callable[[dict[str, Any]], bool]]] = {
    "natural-one": _one,
    "save-cap": _good_save,
    "two-rank-shooting": _ranks,
    "simple-poison": _poison,
    "simple-fire": _fire,
}
"""What each rule is about: every case that has none of it comes to the same with the rule on."""


@pytest.mark.parametrize("rule", UNTOUCHED)
def test_a_rule_that_is_on_changes_nothing_but_what_it_is_about(rule: str) -> None:
    tried = 0
    for case in CASES:
        if case["procedure"] not in readers(rule) or UNTOUCHED[rule](case):
            continue
        option = option_of(rule, case["procedure"])
        if case["given"].get(option):
            continue
        tried += 1
        assert outcome(case, **{option: True}) == outcome(case), case["id"]
    assert tried > 5


def test_the_scatter_die_is_the_catapult_s_alone() -> None:
    assert readers("scatter-die") == {"catapult_shot"}


def test_the_will_power_test_comes_before_spells_alone() -> None:
    assert readers("magic-test") == {"cast_spell"}
    free = [
        case
        for case in CASES
        if case["procedure"] == "cast_spell" and case["given"].get("free") and "expect" in case
    ]
    assert free
    for case in free:
        assert outcome(case, magic_test=True) == outcome(case)
