"""Offers on the way to all that a sentence says of them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

from bot.commands.procedures.saying.mentions import Mention
from rulesets.core.declaring.parameter import Raw
from rulesets.core.offering.offers import Offer
from rulesets.core.offering.questions import Question

_FEW: Final = 3
"""Answers that are assumed of a question, to read what is said of those after it."""


@dataclass(frozen=True, slots=True)
class Path:
    """An offer on the way to all that a sentence says of it.

    Attributes:
        free: Where the words stand that are not used yet.
        others: Units that are mentioned beside who does it.
        struck: Where the words stand that name the act.
        named: Whether words name the act at all.
        answers: What the sentence says, by option.
        assumed: How many things that it does not say were assumed, to read what comes after them.
    """

    offer: Offer
    free: frozenset[int]
    others: tuple[Mention, ...]
    struck: frozenset[int] = frozenset()
    named: bool = False
    answers: tuple[tuple[str, Raw], ...] = ()
    assumed: int = 0

    def on(self, option: str, value: Raw, used: Collection[int]) -> Path:
        """Return the path with one option more, and the words that say it used."""
        answers = (*self.answers, (option, value))
        free, offer = self.free - frozenset(used), self.offer.answered(option, value)
        return replace(self, offer=offer, free=free, answers=answers)

    def past(self, question: Question) -> list[Path]:
        """Return the path on with each of a few answers to a question that nothing is said of."""
        few = question.answers[: 1 if question.option == self.offer.offering.target else _FEW]
        offers = (self.offer.answered(question.option, each.value) for each in few)
        return [replace(self, offer=each, assumed=self.assumed + 1) for each in offers]


def aimed(path: Path, question: Question) -> list[Path]:
    """Return a path on to each target that is mentioned."""
    found = []
    for mention in path.others:
        rest = tuple(each for each in path.others if each is not mention)
        for answer in question.answers:
            if str(answer.value) in mention.units:
                used = range(mention.begin, mention.end)
                found.append(replace(path, others=rest).on(question.option, answer.value, used))
    return found
