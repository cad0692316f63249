"""Marks of half-made choices: what a button of the desk or of a sheet stands for, in short.

The mark of a value is a few signs made from it; the value is looked up again among those that may
be named there. A mark that fits none, or several, means nothing.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from bot.commands.request.context import CommandContext
from rulesets.core.declaring.parameter import Raw
from rulesets.core.offering.declaration import Offering
from rulesets.core.offering.offers import Offer, candidates
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.values import Sought, every
from rulesets.core.results.reminder import Situation
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal

Way: TypeAlias = Literal["u", "o", "c"]
"""How it is resolved: with the dice that are usual here, with the other ones, or as chances."""

WAYS: Final[tuple[Way, ...]] = ("u", "o", "c")
_NONE: Final = "-"
_SIGNS: Final = "0123456789abcdefghijklmnopqrstuv"
_LENGTH: Final = 7
"""Signs of a mark, each of five bits."""
_SEAL: Final = 4
"""Signs of a seal, which are enough to tell two sheets of one act apart."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A choice so far.

    Attributes:
        begun: The offer as the desk has it.
        moment: The table that it was made at, see `moment_of`.
        answers: What was answered, by option.
        way: How it is resolved.
        seen: What tells the sheet that it was made on from others, empty where it was none.
        last: The option that was answered there, None where none was.
    """

    begun: Offer
    moment: str
    answers: tuple[tuple[str, Raw], ...] = ()
    way: Way = "u"
    seen: str = ""
    last: str | None = None

    @property
    def offer(self) -> Offer:
        """The offer with what was answered."""
        return replace(self.begun, given=tuple({**self.begun.values, **dict(self.answers)}.items()))

    def answered(self, option: str, value: Raw) -> Chosen:
        """Return the choice with one more option settled, or another value of it."""
        answers = tuple({**dict(self.answers), option: value}.items())
        return replace(self, answers=answers, last=option)

    def without_last(self) -> Chosen:
        """Return the choice as it was on the sheet that it was made on."""
        kept = tuple(each for each in self.answers if each[0] != self.last)
        return replace(self, answers=kept, seen="", last=None)

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
    if isinstance(value, int | float) and not isinstance(value, bool):
        return f"{value}."
    return _signs(str(value), _LENGTH)


def _signs(text: str, count: int) -> str:
    digest = hashlib.blake2b(text.encode(), digest_size=8).digest()
    number = int.from_bytes(digest, "big")
    return "".join(_SIGNS[number >> (5 * sign) & 31] for sign in range(count))


def seal(shown: object) -> str:
    """Return a few signs that tell what is shown from nearly everything else."""
    return _signs(repr(shown), _SEAL)


def written(chosen: Chosen, situation: Situation, game: Ruleset) -> str:
    """Return a choice as the subject of a button."""
    offer = chosen.begun
    at = game.procedure(offer.procedure).offerings.index(offer.offering)
    side = _sides(situation).index(offer.side)
    answers = dict(chosen.answers)
    marks = [
        mark(answers[option]) if option in answers else _NONE for option in _asked(offer.offering)
    ]
    beside = _beside(offer, game)
    marks += [f"{beside.index(e):x}_{answers[e]}" for e in beside if e in answers]
    head = f"{at}{side:x}{chosen.way}{chosen.moment}"
    if chosen.seen:
        asked = _asked(offer.offering)
        last = _NONE if chosen.last is None else _SIGNS[asked.index(chosen.last)]
        head += f".{last}{chosen.seen}"
    return ":".join((offer.procedure, head, _begun(offer), *marks))


def _begun(offer: Offer) -> str:
    """Return the mark of an offer among those of its procedure."""
    return mark("|".join(f"{option}={value}" for option, value in sorted(offer.values.items())))


def _sides(situation: Situation) -> list[str]:
    """Return the names of the sides in an order that no turn changes."""
    return sorted(side.name for side in situation.sides)


def _asked(offering: Offering) -> tuple[str, ...]:
    """Return the options that may be answered."""
    return tuple(dict.fromkeys((*offering.options, *(ask.option for ask in offering.asks))))


def _beside(offer: Offer, game: Ruleset) -> tuple[str, ...]:
    """Return the options for which nobody asks, and that take a number which was said."""
    asked, procedure = _asked(offer.offering), game.procedure(offer.procedure)
    return tuple(e.name for e in procedure.parameters if e.name not in asked)


def read(subject: str, situation: Situation, game: Ruleset) -> Chosen:
    """Return the choice that a button stands for.

    Raises:
        Refusal: `button-expired` where nobody knows it any more, `desk-moved-on` where the offer is
            gone, or what was chosen for it.
    """
    name, _, rest = subject.partition(":")
    head, begun, *marks = (*rest.split(":"), "")
    try:
        offering = game.procedure(name).offerings[int(head[0])]
        side, way = _sides(situation)[int(head[1], 16)], WAYS[WAYS.index(head[2])]
        moment, _, seen = head[3:].partition(".")
        int(moment, 16)
    except (IndexError, Refusal, ValueError) as error:
        raise Refusal("button-expired") from error
    battle = Battle(situation, game, side)
    offers = candidates(battle, frozenset({name}))
    same = (each for each in offers if each.offering == offering and _begun(each) == begun)
    offer = next(same, None)
    if offer is None:
        raise Refusal("desk-moved-on")
    chosen, last = Chosen(offer, moment, way=way, seen=seen[1:]), None
    try:
        if seen and seen[0] != _NONE:
            last = _asked(offering)[_SIGNS.index(seen[0])]
        for option, sign in zip(_asked(offering), marks, strict=False):
            if sign not in {_NONE, ""}:
                chosen = chosen.answered(option, _value(battle, chosen.offer, option, sign))
        for at, _, number in (each.partition("_") for each in marks[len(_asked(offering)) : -1]):
            chosen = chosen.answered(_beside(offer, game)[int(at, 16)], int(number))
    except (IndexError, ValueError) as error:
        raise Refusal("desk-moved-on") from error
    return replace(chosen, last=last)


def number_in(text: str) -> int | float:
    """Return the number that a text is; raises ValueError without one."""
    return int(text) if text.isdecimal() else float(text)


def _value(battle: Battle, offer: Offer, option: str, sign: str) -> Raw:
    """Return the value that a mark was made of; raises ValueError without a single one."""
    if sign.endswith("."):
        return number_in(sign[:-1])
    sought = Sought(battle, battle.game.procedure(offer.procedure), offer.offering)
    values = dict.fromkeys(every(sought, option, offer.values))
    (value,) = (value for value in values if mark(value) == sign)
    return value
