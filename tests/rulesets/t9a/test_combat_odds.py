"""The chances of morale, pursuit and psychology are those of every face there is."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulesets.core.odds import odds
from rulesets.t9a import RULESET
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import arguments_of

QUESTIONS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("panic_test", {"ld": 6, "losses": 5, "phase_start": 20}),
    ("panic_test", {"cause": "broken", "ld": 6, "rules": "hold-your-ground"}),
    ("terror_test", {"ld": 8}),
    ("fear_test", {"ld": 8}),
    ("frenzy_test", {"ld": 7}),
    ("stupidity_test", {"ld": 5}),
    ("break_test", {"ld": 8, "lost_by": 2}),
    ("break_test", {"ld": 7, "lost_by": 3, "rules": "daemonic-instability"}),
    ("combat_result", {"wounds": 3, "enemy_wounds": 1, "enemy_ld": 8}),
    ("combat_reform", {"ld": 7, "lost_by": 1}),
    ("restrain_test", {"ld": 8}),
    ("flee_pursuit", {}),
    ("flee_pursuit", {"rules": "swiftstride"}),
    ("overrun", {"rules": "fly (8)"}),
)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda one: f"{one[0]}-{len(one[1])}")
def test_chances_are_those_of_every_face(question: tuple[str, dict[str, Any]]) -> None:
    name, given = question
    declared = RULESET.procedure(name)
    arguments = arguments_of(RULESET, name, given)
    expected = brute_force(declared.run, arguments)
    found = odds(declared.run, arguments)
    assert found.exact
    assert dict(found.outcomes) == pytest.approx(expected, abs=1e-9)
