"""Offers of the same thing by the units that may do it: what the desk lays out as one."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable
from dataclasses import dataclass, replace

from bot.commands.desk.marks import of_nobody
from bot.commands.procedures.saying.sentences import Sentences
from rulesets.core.offering.offers import Offer


@dataclass(frozen=True, slots=True)
class Group:
    """Offers of the same thing, by the units that may do it.

    Attributes:
        side: The name of the side.
        text: The key of the text of what is done.
        offers: The offers.
    """

    side: str
    text: str
    offers: tuple[Offer, ...]

    @property
    def of_side(self) -> bool:
        """Tell whether the side does it, rather than a unit."""
        return self.offers[0].actor is None


def groups_of(sentences: Sentences, begun: Collection[tuple[str, str]]) -> tuple[Group, ...]:
    """Return what the sides may do now, in order, those whose turn it is first.

    Every unit is tried, which takes too long for the loop. Who is in the middle of a roll of this
    phase does nothing else before it is over: nobody is challenged once the blows have fallen.

    Args:
        sentences: The offers.
        begun: Procedures that wait for dice or a decision, each with a unit that it is about.
    """
    found: dict[tuple[str, str, bool], list[Offer]] = {}
    common: set[str] = set()
    phase, game = sentences.situation.phase, sentences.game
    bound = {unit for rolled, unit in begun if phase in game.procedure(rolled).phases}
    for offer in sentences.offers():
        if (offer.procedure, offer.actor) in begun or offer.actor in bound:
            continue
        if of_nobody(offer):  # whoever presses: once is enough
            if offer.text in common:
                continue
            common.add(offer.text)
        found.setdefault((offer.side, offer.text, offer.actor is None), []).append(offer)
    return tuple(Group(side, text, tuple(each)) for (side, text, _), each in found.items())


def due_first(groups: Iterable[Group], due: Container[Offer]) -> tuple[Group, ...]:
    """Return groups with what is due before the rest, in each of them and among them."""
    sorted_out = (
        replace(group, offers=tuple(sorted(group.offers, key=lambda each: each not in due)))
        for group in groups
    )
    return tuple(sorted(sorted_out, key=lambda group: group.offers[0] not in due))
