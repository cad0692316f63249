"""Distribution of hits among rank and file and the characters with them [R L644-646, L835-838]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.deciding import Decidable
from rulesets.t9a.unit.vocabulary import TYPES

SHELTERING: Final = 5
"""Rank and file that shelter characters of their own troop type [R L836]."""
CHOICES: Final = ("characters", "rank-and-file")
"""Whom the attacker lets take a hit first, where hits do not go round."""
STRUCK_FIRST: Final = Decidable("struck-first", CHOICES)
"""The same, as its player is asked."""
BLOWS_AT: Final = Decidable("blows-at")
"""Whom the blows of a unit strike of an enemy with characters in it."""


def troop_type(rules: SpecialRules) -> str | None:
    """Return the troop type of a unit, None where nobody said."""
    return next((kind for kind in TYPES if kind in rules), None)


@dataclass(frozen=True, slots=True)
class Company:
    """Members of a unit that hits may fall on.

    Attributes:
        rank_and_file: Its own models, Champions included; None where nobody said how many.
        exposed: Places, from 1 in order of their joining, of the characters that may be hit.
        joined: Characters with it.
    """

    rank_and_file: int | None
    exposed: tuple[int, ...] = ()
    joined: int = 0


def company_of(unit: Unit | None, models: int | None) -> Company:
    """Return who of a unit hits may fall on.

    Five models shelter those of their troop type; a type that nobody named is taken to be the same.

    Args:
        unit: The unit, where it is known.
        models: Its rank and file.
    """
    if unit is None:
        return Company(models)
    enough = models is None or models >= SHELTERING
    own = troop_type(unit.rules)
    exposed = [
        number
        for number, hero in unit.body.numbered
        if not (enough and own in (None, troop_type(hero.rules) or own))
    ]
    return Company(models, tuple(exposed), len(unit.body.joined))


@dataclass(frozen=True, slots=True)
class Landed:
    """Hits, those that wound without a roll apart."""

    plain: int
    sure: int = 0

    @property
    def all(self) -> int:
        """Every hit."""
        return self.plain + self.sure


def shared(
    landed: Landed, company: Company, first: str = CHOICES[0]
) -> tuple[Landed, tuple[Landed, ...]]:
    """Return the hits on the rank and file, then on each character in order of their joining.

    Nobody is hit again before everybody was. The attacker chooses who is hit first; hits that
    wound without a roll are dealt out before the others.

    Args:
        landed: The hits.
        company: Who may be hit.
        first: `characters` or `rank-and-file`.
    """
    sure, plain = _dealt(landed, company, first)
    own = Landed(plain[0], sure[0])
    return own, tuple(Landed(hits, more) for hits, more in zip(plain[1:], sure[1:], strict=True))


def _dealt(landed: Landed, company: Company, first: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    heroes = len(company.exposed)
    own = landed.all if company.rank_and_file is None else company.rank_and_file
    start = 0 if first == CHOICES[0] or not own else own
    struck = {number: start + seat for seat, number in enumerate(company.exposed)}
    turns = own + heroes

    def upto(hits: int) -> tuple[int, ...]:
        each = [
            _taken(hits, turns, struck[number]) if number in struck else 0
            for number in range(1, company.joined + 1)
        ]
        return (hits - sum(each), *each)

    sure, every = upto(landed.sure), upto(landed.all)
    return sure, tuple(all_ - hits for all_, hits in zip(every, sure, strict=True))


def _taken(hits: int, turns: int, seat: int) -> int:
    """Return how many of the first hits fall to a seat when they go round."""
    return max(0, -(-(hits - seat) // turns)) if turns else 0
