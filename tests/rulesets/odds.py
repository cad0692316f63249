"""The chances that a procedure gives, held against what the dice can do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from rulesets.core.results.odds import odds
from rulesets.core.ruleset.game import Ruleset
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import arguments_of
from tests.together import together


def check_against_every_sequence(ruleset: Ruleset, procedure: str, given: dict[str, Any]) -> None:
    """Assert that chances are those of every sequence of faces; only small questions end."""
    run = ruleset.procedure(procedure).run
    arguments = arguments_of(ruleset, procedure, given)
    truth = brute_force(run, arguments)
    found = odds(run, arguments)
    assert found.exact
    assert dict(found.outcomes).keys() == truth.keys()
    for result, chance in found.outcomes:
        assert chance == pytest.approx(truth[result], abs=1e-9)


def check_cases_are_possible(ruleset: Ruleset, cases: Iterable[dict[str, Any]]) -> None:
    """Assert of each case that what fell in it is among its chances, which make one together."""
    with together() as tried:
        for case in cases:
            with tried(case["id"]):
                _check_case_is_possible(ruleset, case)


def _check_case_is_possible(ruleset: Ruleset, case: dict[str, Any]) -> None:
    arguments = arguments_of(ruleset, case["procedure"], case["given"])
    chances = odds(ruleset.procedure(case["procedure"]).run, arguments)
    assert chances.exact
    assert sum(chance for _, chance in chances.outcomes) == pytest.approx(1.0, abs=1e-9)
    for field, values in chances.marginals().items():
        if field in case["expect"]:
            assert values[case["expect"][field]] > 0.0
