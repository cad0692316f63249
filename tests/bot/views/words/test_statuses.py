"""Statuses of a unit: told with their value where that matters to players."""

from __future__ import annotations

import pytest

from bot.texts.localiser import Localiser
from bot.views.words.statuses import status_name, status_text
from rulesets.blackhammer import RULESET as BLACKHAMMER
from rulesets.whfb2 import RULESET

LOCALISER = Localiser([RULESET, BLACKHAMMER])


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


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("status", ["storm-of-cronos", "bound-in-bronze", "phas-blessing"])
def test_in_few_words_a_status_does_not_say_what_it_does(locale: str, status: str) -> None:
    texts = LOCALISER.texts(locale, "blackhammer")
    whole, short = (told(texts, status, 1) for told in (status_text, status_name))
    assert whole.startswith(short)
    assert len(short) < len(whole)
    assert not set(short) & set(":(")


def test_in_few_words_a_status_still_tells_its_value() -> None:
    texts = LOCALISER.texts("en", "whfb2")
    assert status_name(texts, "heat", 3) == "heat of the barrel: 3"
