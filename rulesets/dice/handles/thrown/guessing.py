"""Guesses at a line about real dice of which words are left over: asked, never taken."""

from __future__ import annotations

from typing import Final

from rulesets.dice.die import ARTILLERY, SCATTER, SCATTER_HIT
from rulesets.dice.handles.mixed import Wanted
from rulesets.dice.handles.thrown.line import HALF
from rulesets.dice.handles.thrown.tokens import Piece, pieces_of
from rulesets.keyboard import plain_signs

_WORDY: Final = 80
"""Most characters of a line that is guessed at."""
_MOST_WORDS: Final = 10
_MOST_WAYS: Final = 3
_FAILED: Final = "f"
_EACH: Final = frozenset({"each", "chaque", "chacun", "partout"})
_ASKED: Final = frozenset("QKD½!k")
"""Letters of a question, a need, a die's name, a half, what nobody can count, and corrections."""


def guesses(text: str, wanted: Wanted | None) -> tuple[str, ...]:
    """Return what a line may mean by its numbers, where words beside them are not understood.

    Args:
        text: What was typed.
        wanted: What is asked.
    """
    pieces = pieces_of(plain_signs(text)) if len(text) <= _WORDY else None
    if not pieces or wanted is None or len(text.split()) > _MOST_WORDS:
        return ()
    halved = [piece.sign for piece in pieces if piece.sign not in "ic,"][:1] == [HALF]
    if halved and wanted.wins is not None and wanted.count % 2:
        return f"={wanted.count // 2}", f"={wanted.count // 2 + 1}"
    special = wanted.die in (ARTILLERY, SCATTER, SCATTER_HIT)
    if special or not _ASKED.isdisjoint(piece.sign for piece in pieces):
        return ()
    numbers = [piece for piece in pieces if piece.sign in "NS"]
    several = [piece for piece in numbers if piece.sign == "N" or piece.number > 1]
    if wanted.wins is not None and wanted.count > 1:
        return _counted(several or numbers, pieces, wanted)
    found = _faces(several or numbers, pieces, wanted) or _faces(numbers, pieces, wanted)
    return found[:_MOST_WAYS]


def _counted(numbers: list[Piece], pieces: list[Piece], wanted: Wanted) -> tuple[str, ...]:
    """Return how many dice may have succeeded: by each number, and by what it leaves."""
    failed = any(piece.sign == _FAILED for piece in pieces)
    many = dict.fromkeys(piece.number for piece in numbers if piece.number <= wanted.count)
    if not many or len(many) > _MOST_WAYS:
        return ()
    counts = [wanted.count - number for number in many] if failed else []
    return tuple(f"={count}" for count in dict.fromkeys([*counts, *many]))[:_MOST_WAYS]


def _faces(numbers: list[Piece], pieces: list[Piece], wanted: Wanted) -> tuple[str, ...]:
    """Return the faces or the total that numbers may be."""
    marks, worth = set(wanted.die.marks), max(wanted.die.values)
    said = [piece.number for piece in numbers]
    most = wanted.count * worth
    totals = {number for number in said if worth < number <= most} if wanted.summed else set()
    if len(totals) == 1 and wanted.count > 1:
        return (f"total {totals.pop()}",)
    if len(said) == wanted.count and set(said) <= marks:
        return (" ".join(map(str, said)),)
    if len(said) != 1 or said[0] not in marks or wanted.count == 1:
        return ()
    each = any(piece.text.casefold() in _EACH for piece in pieces)
    faces = (" ".join([str(said[0])] * wanted.count),) if each else ()
    total = (f"total {said[0]}",) if wanted.summed and wanted.count <= said[0] else ()
    return faces or total
