"""Statuses of a unit: told with their value where that matters to players."""

from __future__ import annotations

import pytest

from bot.texts.localiser import Localiser
from bot.views.words.statuses import status_text
from rulesets.whfb2 import RULESET

LOCALISER = Localiser([RULESET])


@pytest.mark.parametrize(
    ("locale", "told"),
    [("en", "heat of the barrel: 3"), ("fr", "chaleur du canon\N{NO-BREAK SPACE}: 3")],
)
def test_a_status_with_a_value_that_counts_tells_it(locale: str, told: str) -> None:
    texts = LOCALISER.texts(locale, "whfb2")
    assert status_text(texts, "heat", 3) == told


def test_a_status_without_one_is_told_by_its_name() -> None:
    texts = LOCALISER.texts("en", "whfb2")
    assert status_text(texts, "shot", 1) == "shot this turn"
