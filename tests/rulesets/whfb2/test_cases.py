"""The cases drawn from the text, played through the public procedures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulesets.core.effect import (
    CounterChanged,
    CounterSet,
    GroundTaken,
    PhaseEnded,
    SpellEnded,
    SpellStarted,
)
from rulesets.refusal import Refusal
from rulesets.whfb2 import RULESET
from tests.rulesets.cases import load_cases, play

CASES = load_cases(Path(__file__).parent / "cases")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case_gives_what_the_text_gives(case: dict[str, Any]) -> None:
    if "refused" in case:
        with pytest.raises(Refusal) as refusal:
            play(RULESET, case)
        assert refusal.value.code == case["refused"]
        return
    played = play(RULESET, case)
    assert {name: played.fields[name] for name in case["expect"]} == case["expect"]
    for effect in case.get("effects", ()):
        assert effect in played.effects
    for effect in case.get("without", ()):
        assert effect not in played.effects


AT_LARGE = (CounterChanged, CounterSet, GroundTaken, PhaseEnded, SpellEnded, SpellStarted)


def test_what_changes_more_than_the_units_named_is_declared_so() -> None:
    found = {
        case["procedure"]
        for case in CASES
        if "refused" not in case
        for effect in play(RULESET, case).effects
        if effect.startswith(tuple(f"{one.__name__}(" for one in AT_LARGE))
    }
    assert [name for name in sorted(found) if not RULESET.procedure(name).at_large] == []
