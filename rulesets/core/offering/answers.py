"""Offers that answer an act of another side, and what offers are due to."""

from __future__ import annotations

from collections.abc import Collection

from rulesets.core.declaring.answering import AnswerTo
from rulesets.core.offering.offers import Offer
from rulesets.core.ruleset.game import Ruleset


def answer_of(game: Ruleset, offer: Offer) -> AnswerTo | None:
    """Return the answer that is on offer, None where it is an act of its own.

    A challenge is answered by what issues one as well.
    """
    answer = game.procedure(offer.procedure).answers
    return None if answer is None or (answer.optional and offer.offering.unlinked) else answer


def are_answers(game: Ruleset, offers: Collection[Offer]) -> bool:
    """Tell whether some offers are answers, every one."""
    return bool(offers) and all(answer_of(game, each) is not None for each in offers)
