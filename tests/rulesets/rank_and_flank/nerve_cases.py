"""Tests of nerve of all games, and what runs them."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest

from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.handles.rolled import RolledDice
from rulesets.t9a import RULESET as NINTH_AGE
from tests.rulesets.cases import arguments_of

NerveCase: TypeAlias = tuple[Ruleset, str, dict[str, Any], str, Any]
"""Game, procedure, arguments, a field of the result, and what that is once the test is passed."""
STUMBLES = {"stupidity_test": (3,)}
"""Dice of what befalls those who fail, by procedure."""


def run(game: Ruleset, procedure: str, given: dict[str, Any], dice: RolledDice) -> Any:
    """Return the result of a procedure, which takes all the dice that it is given."""
    result = game.procedure(procedure).run(dice, **arguments_of(game, procedure, given))
    dice.finish()
    return result


def fleeing(line: str) -> dict[str, Any]:
    """Return a unit that flees, as a case gives it."""
    return {"line": line, "statuses": {"fleeing": 1}}


def having(rule: str, line: str) -> str:
    """Return the line of a unit that has one more rule."""
    return line.replace("[", f"[{rule}, ")


def ninth_age_tests(men: str) -> list[NerveCase]:
    """Return the tests of The 9th Age that go by the Leadership of a unit."""
    cases: list[tuple[str, dict[str, Any], str, Any]] = [
        ("break_test", {"unit": men, "lost_by": 1}, "outcome", "holds"),
        ("panic_test", {"unit": men, "cause": "broken"}, "passed", True),
        ("terror_test", {"unit": men, "enemy": "Drake 1 [terror]"}, "passed", True),
        ("fear_test", {"unit": men}, "passed", True),
        ("rally_test", {"unit": fleeing(men)}, "rallied", True),
        ("leadership_test", {"unit": men}, "passed", True),
        ("restrain_test", {"unit": men}, "pursues", False),
        ("march_move", {"unit": men, "near": True}, "slowed", False),
        ("combat_reform", {"unit": men, "lost_by": 1}, "may", True),
        ("swift_reform", {"unit": having("musician", men)}, "swift", True),
        ("catch_test", {"unit": men}, "passed", True),
        ("frenzy_test", {"unit": having("frenzy", men)}, "must_charge", False),
        ("stupidity_test", {"unit": having("stupidity", men)}, "passed", True),
    ]
    return [(NINTH_AGE, *case) for case in cases]


def each_test(tests: list[NerveCase]) -> pytest.MarkDecorator:
    """Return what runs a test function for each test of nerve."""
    return pytest.mark.parametrize(
        ("game", "procedure", "given", "field", "passed"),
        [pytest.param(*case, id=f"{case[0].id}-{case[1]}") for case in tests],
    )
