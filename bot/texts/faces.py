"""The faces of a die, as players read them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rulesets.dice.die import MISFIRE, Die

_WORDS: Final = frozenset({"artillery", "scatter", "scatter-hit"})
_FEW: Final = 3
"""Sides that are named one by one even where each is one more than the last."""


def face(texts: Callable[[str], str], die: Die, mark: int) -> str:
    """Return a mark as players read it off the die."""
    if die.id == "scatter-hit" or (die.id in _WORDS and mark == MISFIRE):
        return texts(f"face-{die.id}-{mark}")
    return str(mark)


def sides(texts: Callable[[str], str], die: Die) -> str:
    """Return all that a die can show, in one line."""
    marks = tuple(dict.fromkeys(die.marks))
    if len(marks) > _FEW and marks == tuple(range(marks[0], marks[-1] + 1)):
        return f"{marks[0]}–{marks[-1]}"
    return ", ".join(face(texts, die, mark) for mark in marks)
