"""Answers of players, told with what they answer in both languages."""

from __future__ import annotations

import pytest

from bot.texts.bundle import text_key
from bot.texts.localiser import LOCALES, Localiser
from rulesets.core.ruleset.game import Ruleset
from tests.rulesets.every_game.test_acts import GAMES, by_game

TEXTS = Localiser(GAMES)


@by_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_answer_is_told_with_what_it_answers(game: Ruleset, locale: str) -> None:
    texts = TEXTS.texts(locale, game.id)
    asked = {
        ask.option
        for procedure in game.procedures
        for offering in procedure.offerings
        for ask in offering.asks
        if ask.when == "before" and not ask.first
    }
    assert asked
    assert [each for each in sorted(asked) if not texts.has(f"ask-{text_key(each)}")] == []
