"""The cases drawn from the text, played through the public procedures."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesets.t9a import RULESET
from tests.rulesets.cases import by_procedure, check_case, load_cases
from tests.together import together

CASES = load_cases(Path(__file__).parent / "cases")
OF_PROCEDURES = by_procedure(CASES)


@pytest.mark.parametrize("procedure", OF_PROCEDURES)
def test_cases_give_what_the_text_gives(procedure: str) -> None:
    with together() as case:
        for given in OF_PROCEDURES[procedure]:
            with case(given["id"]):
                check_case(RULESET, given)
