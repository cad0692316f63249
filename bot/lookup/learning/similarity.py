"""The similarity of a question to articles, by what was learnt when the index was written."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from operator import mul
from struct import Struct
from typing import Final, NamedTuple

import orjson

from bot.lookup.learning.parts import rows, share, words_of

SIZE: Final = 64
"""How many numbers a place has."""
_PLACE: Final = Struct(f"{SIZE}e")
_PLACES_OF_PARTS: Final = """
    SELECT part, place FROM part WHERE part IN (SELECT value FROM json_each(?))
"""


class _Sum(NamedTuple):
    """The sum of places, and of how many; sums of half floats are exact in any order."""

    places: int
    total: Sequence[float]


_NOTHING: Final = _Sum(0, (0.0,) * SIZE)


class Similarity:
    """A comparison of questions with articles."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._where = lru_cache(4096)(self._place_of_article)
        self._word = lru_cache(1024)(self._places_of_word)
        self._here = lru_cache(8)(self._place_asked)

    def fits(self, asked: str, articles: Iterable[int]) -> dict[int, float]:
        """Return how well each article fits a folded question.

        The difference of two of the same game is the natural logarithm of how much likelier one is
        meant than the other. Empty where nothing of the question was learnt, or nothing at all.
        """
        here = self._here(asked)
        if here is None:
            return {}
        return {number: sum(map(mul, here, self._where(number))) for number in articles}

    def _place_asked(self, asked: str) -> list[float] | None:
        """Return where a question lies, by its parts; None where nothing of it was learnt."""
        words, pairs = words_of(asked)
        known = self._places(pairs)
        together = [_Sum(1, known[pair]) for pair in pairs if pair in known]
        alone, letters = zip(*map(self._word, words), strict=True) if words else ((), ())
        kinds = (_sum([*alone, *together]), _sum(letters))
        if not any(kind.places for kind in kinds):
            return None
        of_words, of_letters = (share(kind.places) for kind in kinds)
        return [
            of_words * word + of_letters * row
            for word, row in zip(kinds[0].total, kinds[1].total, strict=True)
        ]

    def _places_of_word(self, word: str) -> tuple[_Sum, _Sum]:
        """Return the place of a word, and the sum of those of its letters in a row."""
        letters = rows(word)
        known = self._places([word, *letters])
        alone = _Sum(1, known[word]) if word in known else _NOTHING
        return alone, _sum([_Sum(1, known[row]) for row in letters if row in known])

    def _places(self, parts: Sequence[str]) -> Mapping[str, Sequence[float]]:
        """Return the places of parts of which any was learnt."""
        if not parts:
            return {}
        found = self._database.execute(_PLACES_OF_PARTS, (orjson.dumps(parts),))
        return {part: _PLACE.unpack(packed) for part, packed in found}

    def _place_of_article(self, number: int) -> tuple[float, ...]:
        (vector,) = self._database.execute(
            "SELECT place FROM place WHERE article = ?", (number,)
        ).fetchone()
        return _PLACE.unpack(vector)


def _sum(sums: Sequence[_Sum]) -> _Sum:
    known = [each for each in sums if each.places]
    if not known:
        return _NOTHING
    counts, totals = zip(*known, strict=True)
    return _Sum(sum(counts), [*map(sum, zip(*totals, strict=True))])
