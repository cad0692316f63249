"""Notation and rolling, against d20: from the text a player types to the result.

Both keep texts they have read before. Ours draws from the provable stream, d20 from `random`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from benchmarks.dice._rival import D20
from benchmarks.measuring.table import Row
from benchmarks.measuring.timing import compare, timer
from rulesets.core.declaring.table_dice import roll
from rulesets.dice.handles.fair import FairFaces
from rulesets.dice.handles.rolled import RolledDice

TEXTS = (
    *("1d20", "2d6+3", "4d6kh3", "12d6", "40d6", "100d6", "1000d6", "1000d6kh500"),
    *("10d6+10d8-4", "(2d6+1)*3"),
)


def rows(*, small: bool) -> Iterator[Row]:
    """Yield a text a row."""
    faces = FairFaces(bytes(32), "benchmark")
    with D20() as rival:
        for text in TEXTS[:2] if small else TEXTS:
            ours = timer(partial(_roll, faces, text))
            yield compare(text, ours, rival.timer(text), "d20", small=small)


def _roll(faces: FairFaces, text: str) -> None:
    roll(RolledDice(faces), notation=text)
