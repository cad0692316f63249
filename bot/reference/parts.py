"""The parts of a question that something is learnt of: its words, and the letters in a row."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Final

_ROWS: Final = (3, 4)
"""How many letters in a row are a part."""


def parts(text: str) -> tuple[list[str], list[str]]:
    """Return the words of a folded text, and the letters in a row that they have, marked so.

    A word that is misspelt, bent or compounded shares letters with one that is known.
    """
    words = text.split()
    return words, [row for word in words for row in _rows(f"<{word}>")]


def _rows(word: str) -> Iterator[str]:
    for length in _ROWS:
        for start in range(len(word) - length + 1):
            yield f"~{word[start : start + length]}"


def share(count: int) -> float:
    """Return what each of so many parts counts: more of them tell more, but not each as much."""
    return 1 / sqrt(count) if count else 0.0
