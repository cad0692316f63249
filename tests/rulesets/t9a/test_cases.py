"""The cases drawn from the text, played through the public procedures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulesets.t9a import RULESET
from tests.rulesets.cases import check_case, load_cases

CASES = load_cases(Path(__file__).parent / "cases")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case_gives_what_the_text_gives(case: dict[str, Any]) -> None:
    check_case(RULESET, case)
