"""The card of a decision that is waited for."""

from __future__ import annotations

import pytest

from bot.texts.localiser import Localiser
from bot.views.cards.decision import decision_card
from rulesets.core.ruleset.installed import installed_games
from rulesets.dice.handles.choices import Decision

LOCALISER = Localiser(installed_games())


@pytest.mark.parametrize(
    ("locale", "game", "what", "whole", "brief"),
    [
        (
            *("en", "aos4", "all-out-defence"),
            "use All-out Defence for 1 command point (+1 to its saves this phase)?",
            "use All-out Defence for 1 command point?",
        ),
        (
            *("en", "blackhammer", "struck"),
            "strike whom? (up to three models reach a character)",
            "strike whom?",
        ),
        (
            *("fr", "blackhammer", "charge-way"),
            "au sol, ou par les airs\N{NARROW NO-BREAK SPACE}?",
            "au sol, ou par les airs\N{NARROW NO-BREAK SPACE}?",
        ),
    ],
)
def test_a_decision_has_a_brief_question_with_the_whole_name_of_its_unit(
    locale: str, game: str, what: str, whole: str, brief: str
) -> None:
    decision = Decision(what, "unit", ("no", "yes"), subject="Guard ((old) elves)")
    texts = LOCALISER.texts(locale, game)
    card = decision_card(texts, "Fight", decision, ["Ana (Bo)"], record=(), parts=())
    for told, question in ((card.headline, whole), (card.brief, brief)):
        assert question in told
        assert "Guard ((old) elves)" in told
        assert "Ana (Bo)" in told
    assert (whole in card.brief) == (whole == brief)
