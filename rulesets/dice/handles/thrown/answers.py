"""Reading what fell, and what may be meant where that is not clear."""

from __future__ import annotations

from typing import Final

from rulesets.dice.die import ARTILLERY, SCATTER, SCATTER_HIT
from rulesets.dice.handles.mixed import DiceInput, Wanted
from rulesets.dice.handles.thrown.guessing import guesses
from rulesets.dice.handles.thrown.lone import either_of, lone_number
from rulesets.dice.handles.thrown.reading import read_line
from rulesets.dice.handles.thrown.ways import ways_to_say
from rulesets.refusal import Doubt, Refusal

_SHOWN: Final = 20
_COUNTED: Final = frozenset({"typed-count", "typed-all"})
"""Codes of numbers that no die shows, which are dice that succeeded unless some are told apart."""
_SPECIAL: Final = (ARTILLERY, SCATTER, SCATTER_HIT)


def read_thrown(text: str, wanted: Wanted | None = None, *, ahead: bool = False) -> DiceInput:
    """Return what a line says of the dice asked for.

    Args:
        text: What was typed.
        wanted: What is asked, None where nobody knows.
        ahead: Whether dice of further throws may follow.

    Raises:
        Doubt: what it may mean, where that is more than nothing.
        Refusal: `dice-too-long`, `not-a-face`, `too-many-faces`, `typed-sum`, `typed-either`,
            `typed-other-count`, `typed-count`, `typed-all`, `typed-halved`, `typed-lone`,
            `nothing-thrown`.
    """
    lone = lone_number(text, wanted)
    try:
        read = read_line(text, wanted, ahead=ahead)
    except Doubt:
        raise
    except Refusal as refusal:
        if refusal.code in _COUNTED and wanted and wanted.apart is None and not ahead:
            return DiceInput(successes=int(str(refusal.facts["count"])))
        if wanted and lone and refusal.code == "typed-part":
            raise either_of(text, lone, wanted) from None
        if refusal.code == "not-a-face" and wanted is not None and wanted.die in _SPECIAL:
            die = wanted.die.id
            raise Refusal("typed-special", text=text[:_SHOWN], kind=die, faces=die) from None
        ways = ways_to_say(refusal, wanted)
        if not ways and refusal.code == "not-a-face":
            ways = guesses(text, wanted)
        if not ways:
            raise
        raise Doubt(refusal, ways) from None
    if wanted and lone and read.typed == (lone,):
        raise either_of(text, lone, wanted)
    return read
