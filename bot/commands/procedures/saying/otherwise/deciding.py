"""Sentences that answer a decision: `on poursuit`, `we hold back`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.commands.dice.choosing import OwnDecision, own_decisions, shown_to_decider
from bot.commands.procedures.saying.mentions import Named
from bot.commands.procedures.saying.wording import WORD, places_of, words_in
from bot.commands.procedures.saying.words import decision_stems, words_for
from bot.commands.request.answer import Reply
from bot.commands.request.context import CommandContext
from bot.texts.localiser import LOCALES
from bot.texts.names import fold
from bot.views.cards.rolls import question_of

_TWO: Final = 2
"""Options of which the one is what the other is not."""


def decided(context: CommandContext, text: str) -> Reply | None:
    """Take the option of a decision that a sentence says, or show the decision where it says more.

    None where no decision waits for the player who asks, or the sentence is about none.

    Raises:
        Refusal: what keeps the roll from going on.
    """
    words = words_in(text)
    for each in own_decisions(context):
        found = _options(each, words)
        if not found:
            continue
        option = _meant(context, each, words, found)
        return shown_to_decider(context) if option is None else each.take(option)
    return None


def _options(each: OwnDecision, words: Sequence[str]) -> Mapping[str, frozenset[int]]:
    """Return the options that most words say, with where those stand."""
    found: dict[str, frozenset[int]] = {}
    for option, names in each.names.items():
        rows = [_telling(name) for name in names]
        placed = [places_of(row, words) for row in (*rows, *decision_stems(option)) if row]
        found[option] = max(filter(None, placed), key=len, default=frozenset())
    most = max(map(len, found.values()), default=0)
    return {option: places for option, places in found.items() if len(places) == most > 0}


def _meant(
    context: CommandContext,
    each: OwnDecision,
    words: Sequence[str],
    found: Mapping[str, frozenset[int]],
) -> str | None:
    """Return the option that a sentence means, None where more is said, or it may be another."""
    if len(found) != 1:
        return None
    ((option, places),) = found.items()
    named = Named(row.name for row in context.channel.board.units)
    own = {
        at
        for mention in named.mentions(words, places)
        if set(mention.units) <= set(each.units)
        for at in range(mention.begin, mention.end)
    }
    beside = {
        word
        for locale in LOCALES
        for word in WORD.findall(
            fold(question_of(context.localiser.texts(locale, context.ruleset.id), each.decision))
        )
    }
    rest = [word for at, word in enumerate(words) if at not in {*places, *own}]
    denied = [word for word in rest if word in words_for("negations")]
    passed = words_for("fillers") | words_for("negations") | beside | {"t"}  # as in `don't`
    if any(word not in passed for word in rest):
        return None
    if not denied:
        return option
    others = [other for other in each.decision.options if other != option]
    return others[0] if len(each.decision.options) == _TWO else None


def _telling(name: str) -> tuple[str, ...]:
    return tuple(word for word in WORD.findall(fold(name)) if word not in words_for("fillers"))
