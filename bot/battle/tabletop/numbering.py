"""Names of further units of a kind."""

import re
from typing import Final

from bot.battle.tabletop.units import MOST_UNITS
from bot.store.board import Board
from bot.texts.names import LONGEST, clean, fold

_NUMBERED: Final = re.compile(r"(?P<name>.*\D) \d{1,4}")


def free_or_numbered(board: Board, name: str) -> str:
    """Return a name where no unit bears it, else the next one with a number."""
    kept = clean(name)
    return kept if board.named(fold(kept)) is None else numbered(board, kept, 1)[0]


def numbered(board: Board, name: str, count: int) -> list[str]:
    """Return the next free names of a kind: `Archers` goes on with `Archers 2`."""
    found = _NUMBERED.fullmatch(name)
    stem = found["name"] if found else name
    names: list[str] = []
    for digits in range(1, len(str(MOST_UNITS + count)) + 1):
        kept = stem[: LONGEST - digits - 1].rstrip()
        key = fold(kept)
        for number in range(max(2, 10 ** (digits - 1)), 10**digits):
            if board.named(f"{key} {number}") is None:
                names.append(f"{kept} {number}")
            if len(names) == count:
                return names
    return names
