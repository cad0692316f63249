"""Notation and rolling, against d20: from the text a player types to the result.

Both keep texts they have read before. Ours draws from the provable stream, d20 from `random`.
"""

from __future__ import annotations

from functools import partial

from benchmarks.rival import D20
from benchmarks.timing import compare, heading, timer
from rulesets.core.table_dice import roll
from rulesets.dice.fair import FairFaces
from rulesets.dice.rolled import RolledDice

TEXTS = (
    *("1d20", "2d6+3", "4d6kh3", "12d6", "40d6", "100d6", "1000d6", "1000d6kh500"),
    *("10d6+10d8-4", "(2d6+1)*3"),
)


def main() -> None:
    """Print medians and ratios."""
    heading("A roll, read and rolled", "d20")
    faces = FairFaces(bytes(32), "benchmark")
    with D20() as rival:
        for text in TEXTS:
            print(compare(text, timer(partial(_roll, faces, text)), rival.timer(text)))


def _roll(faces: FairFaces, text: str) -> None:
    roll(RolledDice(faces), notation=text)


if __name__ == "__main__":
    main()
