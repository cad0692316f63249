"""Marks of half-made choices: what a button of the desk or of a sheet stands for, in short.

The mark of a value is a few signs made from it; the value is looked up again among those that may
be named there. A mark that fits none, or several, means nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from bot.commands.request.context import CommandContext
from rulesets.core.declaring.parameter import Raw
from rulesets.core.offering.declaration import Offering
from rulesets.core.offering.offers import Offer
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.values import Sought, every
from rulesets.core.results.reminder import Situation
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal

Way: TypeAlias = Literal["u", "o", "c"]
"""How it is resolved: with the dice that are usual here, with the other ones, or as chances."""

_WAYS: Final[tuple[Way, ...]] = ("u", "o", "c")
_NONE: Final = "-"
_SIGNS: Final = "0123456789abcdefghijklmnopqrstuv"
_LENGTH: Final = 7
"""Signs of a mark, each of five bits."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A choice so far.

    Attributes:
        offer: What is to be done, with what was answered.
        moment: The table that it was made at, see `moment_of`.
        way: How it is resolved.
    """

    offer: Offer
    moment: str
    way: Way = "u"

    def answered(self, option: str, value: Raw) -> Chosen:
        """Return the choice with one more option settled, or another value of it."""
        kept = tuple(pair for pair in self.offer.given if pair[0] != option)
        return replace(self, offer=replace(self.offer, given=kept).answered(option, value))

    def by(self, way: Way) -> Chosen:
        """Return the choice, to be resolved another way."""
        return replace(self, way=way)


def of_nobody(offer: Offer) -> bool:
    """Return whether an offer is of the table rather than of a unit or a side, as a roll-off is."""
    return offer.actor is None and offer.offering.turn == "both"


def moment_of(context: CommandContext) -> str:
    """Return what tells a table from every later one: how many entries its journal has."""
    return format(context.channel.journal.next_number, "x")


def mark(value: Raw) -> str:
    """Return the mark of a value."""
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{value}."
    digest = hashlib.blake2b(str(value).encode(), digest_size=8).digest()
    number = int.from_bytes(digest, "big")
    return "".join(_SIGNS[number >> (5 * sign) & 31] for sign in range(_LENGTH))


def written(chosen: Chosen, situation: Situation, game: Ruleset) -> str:
    """Return a choice as the subject of a button."""
    offer = chosen.offer
    at = game.procedure(offer.procedure).offerings.index(offer.offering)
    side = _sides(situation).index(offer.side)
    values = offer.values
    marks = [
        mark(values[option]) if option in values else _NONE for option in _asked(offer.offering)
    ]
    return ":".join((offer.procedure, f"{at}{side:x}{chosen.way}{chosen.moment}", *marks))


def _sides(situation: Situation) -> list[str]:
    """Return the names of the sides in an order that no turn changes."""
    return sorted(side.name for side in situation.sides)


def _asked(offering: Offering) -> tuple[str, ...]:
    """Return the options that a choice holds, the actor's first."""
    return (*filter(None, (offering.actor,)), *offering.options)


def read(subject: str, situation: Situation, game: Ruleset) -> Chosen:
    """Return the choice that a button stands for.

    Raises:
        Refusal: `button-expired` where that is no longer known.
    """
    name, _, rest = subject.partition(":")
    head, *marks = rest.split(":")
    try:
        offering = game.procedure(name).offerings[int(head[0])]
        side, way = _sides(situation)[int(head[1], 16)], _WAYS[_WAYS.index(head[2])]
        offer = Offer(name, offering, side, None, offering.fixed)
        for option, sign in zip(_asked(offering), marks, strict=True):
            if sign != _NONE:
                offer = _with(situation, game, offer, option, sign)
    except (IndexError, KeyError, ValueError) as error:
        raise Refusal("button-expired") from error
    return Chosen(offer, head[3:], way)


def _with(situation: Situation, game: Ruleset, offer: Offer, option: str, sign: str) -> Offer:
    battle = Battle(situation, game, offer.side)
    if option == offer.offering.actor:
        own = [name for name, named in battle.units.items() if named.side == offer.side]
        actor = str(_found(own, sign))
        return replace(offer.answered(option, actor), actor=actor)
    if sign.endswith("."):
        return offer.answered(option, int(sign[:-1]))
    sought = Sought(battle, game.procedure(offer.procedure), offer.offering)
    return offer.answered(option, _found(every(sought, option, offer.values), sign))


def _found(values: Iterable[Raw], sign: str) -> Raw:
    """Return the value that a mark was made of; raises ValueError without a single one."""
    (value,) = dict.fromkeys(value for value in values if mark(value) == sign)
    return value
