"""A number by itself for several dice: so many that succeeded, or the face of one of them."""

from __future__ import annotations

from typing import Final

from rulesets.dice.die import ARTILLERY, D3, SCATTER, SCATTER_HIT
from rulesets.dice.handles.mixed import Wanted
from rulesets.dice.handles.thrown.tokens import names_a_die, pieces_of
from rulesets.keyboard import plain_signs
from rulesets.refusal import Doubt, Refusal

_OTHERWISE: Final = (ARTILLERY, SCATTER, SCATTER_HIT, D3)
"""Dice whose faces are told in other ways than numbers of dice."""
_SHOWN: Final = 20
_OFFERED: Final = 3
"""Numbers of the best kind that are offered."""
_LONGEST: Final = 300
_BESIDE: Final = frozenset("ic,?!")
"""Letters of words and signs that say nothing of dice."""


def lone_number(text: str, wanted: Wanted | None) -> int:
    """Return the number that stands by itself and may be either; 0 where none does.

    Who has told some faces of a throw goes on with the others: there it is one more.
    """
    if wanted is None or wanted.begun or wanted.die in _OTHERWISE:
        return 0
    if (wanted.wins is None and wanted.apart is None) or len(text) > _LONGEST:
        return 0
    pieces = pieces_of(plain_signs(text)) or []
    told = [piece for piece in pieces if piece.sign not in _BESIDE]
    if len(told) != 1 or told[0].sign not in "NS" or not told[0].text.isalnum():
        return 0
    number = told[0].number
    either = number in wanted.die.marks and 0 < number <= wanted.count != 1
    return number if either and not any(map(names_a_die, pieces)) else 0


def either_of(text: str, number: int, wanted: Wanted) -> Doubt:
    """Return the question which of both such a number is, and how many of them are the best."""
    told = Refusal("typed-lone", text=text.strip()[:_SHOWN], count=number)
    best = range(min(number + 1, _OFFERED))
    counts = [f"{number} hits, {each} crits" for each in best] if wanted.apart else [f"={number}"]
    return Doubt(told, (*counts, f"{number}x1"))
