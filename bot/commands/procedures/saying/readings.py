"""Readings of a sentence, and which of several it rather means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.commands.procedures.saying.words import answer_stems
from rulesets.core.declaring.parameter import Raw
from rulesets.core.offering.offers import Offer


@dataclass(frozen=True, slots=True)
class Reading:
    """An offer as a sentence may mean it.

    Attributes:
        offer: The offer as it begins.
        answers: What the sentence says of it, by option.
        left: Words that say nothing of it.
        order: Two where who does it is named first, or as who it is done with; one where the rest
            of the sentence, or the table, says as much; none where it may be the other way round.
        named: Whether who does it is named at all.
        spoken: Whether words name the act.
        aim: The one other unit that is named and answers nothing; None without one.
        aiming: The words that name it.
    """

    offer: Offer
    answers: tuple[tuple[str, Raw], ...]
    left: tuple[str, ...]
    order: int = 2
    named: bool = False
    spoken: bool = False
    aim: str | None = None
    aiming: tuple[str, ...] = ()

    @property
    def told(self) -> tuple[str, str | None, tuple[tuple[str, Raw], ...]]:
        """The act, who does it, and all that is said of it."""
        return self.offer.procedure, self.offer.actor, (*self.offer.given, *self.answers)

    @property
    def answered(self) -> Offer:
        """The offer with what the sentence says."""
        return replace(self.offer, given=(*self.offer.given, *self.answers))


def replies(reading: Reading) -> bool:
    """Return whether a reading says what is done about another act: hold, flee."""
    return any(answer_stems(str(value)) for _, value in reading.answers)


def counts(reading: Reading) -> bool:
    """Return whether a reading takes a number for an answer."""
    return any(isinstance(value, int) for _, value in reading.answers)


def best(found: Sequence[Reading]) -> list[Reading]:
    """Return the readings that leave over the fewest words, of those the ones in clearest order."""
    least = min((len(each.left) for each in found), default=0)
    found = [each for each in found if len(each.left) == least]
    order = max((each.order for each in found), default=0)
    return [each for each in found if each.order == order]
