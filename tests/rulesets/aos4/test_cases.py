"""The cases drawn from the text, played through the public procedures."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesets.aos4 import RULESET
from tests.rulesets.cases import by_procedure, check_at_large, check_case, load_cases
from tests.together import together

CASES = load_cases(Path(__file__).parent / "cases")
OF_PROCEDURES = by_procedure(CASES)


@pytest.mark.parametrize("procedure", OF_PROCEDURES)
def test_cases_give_what_the_text_gives(procedure: str) -> None:
    with together() as case:
        for given in OF_PROCEDURES[procedure]:
            with case(given["id"]):
                check_case(RULESET, given)


def test_what_changes_more_than_the_units_named_is_declared_so() -> None:
    check_at_large(RULESET, CASES)
