"""The chances of psychology against every sequence of faces."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulesets.core.results.odds import odds
from rulesets.whfb2 import RULESET
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import arguments_of

QUESTIONS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "stupidity": ("stupidity_test", {"int": 4, "disorganised": True}),
    "stupid fighters": ("stupid_fighters", {"models": 5, "leaders": 2}),
    "wandering": ("stupid_wander", {"m": 15}),
    "terror and fear": (
        "terror_test",
        {"cl": 7, "situation": "charged", "models": 3, "enemy_models": 2},
    ),
    "drunkenness": ("drunkenness", {"wp": 6}),
    "instability": ("instability", {"models": 4}),
    "animosity": ("animosity_test", {}),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_chances_are_those_of_all_faces(question: str) -> None:
    name, given = QUESTIONS[question]
    arguments = arguments_of(RULESET, name, given)
    run = RULESET.procedure(name).run
    found, truth = odds(run, arguments), brute_force(run, arguments)
    assert found.exact
    assert dict(found.outcomes) == pytest.approx(truth)
