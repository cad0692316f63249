"""The parts of a question that something is learnt of: words, pairs of them, letters in a row."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import sqrt
from typing import Final

_ROWS: Final = (3, 4)
"""How many letters in a row are a part."""


def words_of(text: str) -> tuple[list[str], list[str]]:
    """Return the words of a folded text, and each two in a row."""
    words = text.split()
    return words, [*map(" ".join, pairwise(words))]


@lru_cache(20_000)
def rows(word: str) -> tuple[str, ...]:
    """Return the letters in a row of a word, marked, as its ends are.

    A word that is misspelt, bent or compounded shares letters with one that is known.
    """
    marked = f"<{word}>"
    return tuple(
        f"~{marked[start : start + length]}"
        for length in _ROWS
        for start in range(len(marked) - length + 1)
    )


def share(count: int) -> float:
    """Return what each of so many parts counts: more of them tell more, but not each as much."""
    return 1 / sqrt(count) if count else 0.0
