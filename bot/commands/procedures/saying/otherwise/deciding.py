"""Sentences that answer a decision: `on poursuit`, `we hold back`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.commands.dice.choosing import (
    APART,
    OwnDecision,
    open_rolls,
    press_option,
    which_of,
)
from bot.commands.procedures.saying.mentions import Spoken
from bot.commands.procedures.saying.wording import WORD, places_of
from bot.commands.procedures.saying.words import decision_stems, words_for
from bot.commands.request.answer import Reply
from bot.commands.request.context import CommandContext
from bot.texts.localiser import LOCALES
from bot.texts.names import fold
from bot.views.cards.rolls import question_of
from rulesets.refusal import Refusal

_TWO: Final = 2
"""Options of which the one is what the other is not."""


@dataclass(frozen=True, slots=True)
class Answered:
    """The options that a sentence says of the decisions that wait for a player.

    Attributes:
        about: The first decision that it is about.
        options: Each decision that it answers, with the option that it says.
    """

    about: OwnDecision
    options: tuple[tuple[OwnDecision, str], ...]

    def reply(self, context: CommandContext, text: str) -> Reply:
        """Take the option that is said, or show the decision where more is said than that.

        Where several decisions are answered, it is asked which is meant.

        Raises:
            Refusal: what keeps the roll from going on.
        """
        buttons = [each.button(option) for each, option in self.options]
        if len(buttons) > 1:
            return which_of(context, text, buttons)
        if not buttons:
            return self.about.show()
        # Somebody may have answered it since.
        return press_option(context, buttons[0].subject.removesuffix(APART))


def of_others(context: CommandContext) -> Refusal | None:
    """Return the refusal that tells of a decision which another player takes; None without one."""
    for each in open_rolls(context):
        if each.decision is not None:
            question = context.own_texts(
                "decision-asked",
                question=question_of(context.own_texts, each.decision),
                unit=each.decision.subject,
                names=None,
            )
            names = ", ".join(player.name for player in each.players)
            return Refusal("decision-of-another", names=names, question=question)
    return None


def answered(
    context: CommandContext, spoken: Spoken, waiting: Sequence[OwnDecision]
) -> Answered | None:
    """Return what a sentence says of some decisions, None where it is about none."""
    found = [(each, options) for each in waiting if (options := _options(each, spoken.words))]
    if not found:
        return None
    meant = [(each, _meant(context, each, spoken, options)) for each, options in found]
    clear = tuple((each, option) for each, option in meant if option is not None)
    return Answered(found[0][0], clear)


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
    spoken: Spoken,
    found: Mapping[str, frozenset[int]],
) -> str | None:
    """Return the option that a sentence means, None where more is said, or it may be another."""
    if len(found) != 1:
        return None
    ((option, places),) = found.items()
    words = spoken.words
    own = {
        at
        for mention in spoken.named.mentions(words, places)
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
