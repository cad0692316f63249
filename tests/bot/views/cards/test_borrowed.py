"""Answers say what they rest on beyond their game's text, or what the text lacks."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts.localiser import Localiser
from bot.views.cards.borrowed import borrowed_data, borrowed_lines
from rulesets.t9a import RULESET
from tests.rulesets.cases import arguments_of

LOCALISER = Localiser((RULESET,))
RALLY = RULESET.procedure("rally_test")


def asked(line: str, **options: Any) -> dict[str, Any]:
    return arguments_of(RULESET, "rally_test", {"unit": line, **options})


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", "not in the 0.99.9 text [R]"), ("fr", "absent du texte 0.99.9 [R]")],
)
def test_an_answer_names_version_and_confidence(locale: str, words: str) -> None:
    texts = LOCALISER.texts(locale, "t9a")
    (line,) = borrowed_lines(texts, RALLY, asked("Swords 20 Ld7 [musician]"))
    assert "T9A 0.11.9.3" in line
    assert words in line


def test_an_answer_by_the_text_itself_is_not_marked() -> None:
    texts = LOCALISER.texts("en", "t9a")
    assert borrowed_lines(texts, RALLY, asked("Swords 20 Ld7")) == ()
    assert borrowed_data(RULESET, RALLY, asked("Swords 20 Ld7")) == {}


def test_without_the_layer_it_is_told_what_the_text_lacks() -> None:
    texts = LOCALISER.texts("en", "t9a")
    without = asked("Swords 20 Ld7 [musician]", beyond="off")
    assert borrowed_lines(texts, RALLY, without) == (
        "※ By the text alone, which lacks what Musicians do.",
    )
    assert borrowed_data(RULESET, RALLY, without) == {}


def test_the_mark_is_data_too() -> None:
    found = borrowed_data(RULESET, RALLY, asked("Swords 20 Ld7 [musician]"))
    assert found == {"beyond": [{"version": "T9A 0.11.9.3", "tag": "R", "not_in": "0.99.9"}]}
