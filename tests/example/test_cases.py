"""The example game's data cases, played as those of every game are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulesets.core.results.odds import odds
from rulesets.refusal import Refusal
from tests.example.reeds import RULESET
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import arguments_of, load_cases, play

CASES = load_cases(Path(__file__).parent / "cases")
SMALL: dict[str, dict[str, Any]] = {
    "volley": {"unit": "Herons 2 Aim4+", "target": "Otters 8 [marsh-born]", "reeds": True},
    "rally": {"nerve": 6, "rules": "sworn (1)"},
    "cross": {"depth": "waist"},
    "table_draw": {"table": "omens", "modifier": 1},
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case_gives_what_the_rules_say(case: dict[str, Any]) -> None:
    if "refused" in case:
        with pytest.raises(Refusal) as refusal:
            play(RULESET, case)
        assert refusal.value.code == case["refused"]
        return
    played = play(RULESET, case)
    assert {name: played.fields[name] for name in case["expect"]} == case["expect"]
    assert list(played.effects) == case.get("effects", list(played.effects))


@pytest.mark.parametrize("procedure", RULESET.by_id)
def test_chances_equal_brute_force(procedure: str) -> None:
    arguments = arguments_of(RULESET, procedure, SMALL[procedure])
    run = RULESET.procedure(procedure).run
    answer = odds(run, arguments)
    expected = brute_force(run, arguments)
    assert answer.exact
    assert dict(answer.outcomes) == pytest.approx(expected, abs=1e-12)
