"""Why not, told to the one player who asked."""

from __future__ import annotations

from bot.commands.request.answer import Answer
from bot.commands.request.context import Place
from bot.texts.localiser import sentence
from bot.views.cards.card import Card
from bot.views.interface.form import Form
from rulesets.refusal import Refusal


def refused(place: Place, refusal: Refusal, form: Form | None = None) -> Answer:
    """Return the sentence that tells one player why not, in that player's language.

    Args:
        place: Where.
        refusal: Why not.
        form: What would help.
    """
    card = Card("", sentence(place.own_texts, refusal), tone="refusal")
    return Answer(card, private=True, refused=refusal.code, form=form)
