"""The changes of an entry in two lines, as the log tells them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.store.board import Board
from bot.store.journal.record import Change
from bot.texts.localiser import Texts
from bot.views.cards.card import Worth
from bot.views.cards.changes import lines_of, ranked_changes, settled_changes

_MAIN_LINES: Final = 2
_LONGEST_MAIN: Final = 100
"""Characters of a line that tells of several changes."""


def main_lines(texts: Texts, board: Board, changes: Iterable[Change]) -> tuple[str, ...]:
    """Return in two lines what changes come to: whose turn it is, who is lost, back or flees.

    Everything is told where no more than two lines do, and how much else of that there is beyond.
    """
    settled = settled_changes(changes)
    lines = lines_of(texts, board, settled)
    if len(lines) <= _MAIN_LINES:
        return lines
    now = lines_of(texts, board, (change for change in settled if change.table == "battle"))
    ranked = ranked_changes(texts, board, settled)
    parts = (*now, *(line.text for line in ranked if line.worth <= Worth.WOUNDS))
    told: list[str] = []
    for at, part in enumerate(parts):
        if told and len(told[-1]) + len(part) < _LONGEST_MAIN:
            told[-1] += f" · {part}"
        elif len(told) < _MAIN_LINES:
            told.append(part)
        else:
            return (*told, texts("card-more-lines", count=len(parts) - at))
    return tuple(told)
