"""The similarity of a question to articles, by what was learnt when the index was written."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import mul
from struct import Struct
from typing import Final

import orjson

from bot.lookup.learning.parts import parts, share

SIZE: Final = 64
"""How many numbers a place has."""
_PLACE: Final = Struct(f"{SIZE}e")
_PLACES_OF_PARTS: Final = """
    SELECT part, place FROM part WHERE part IN (SELECT value FROM json_each(?))
"""


class Similarity:
    """A comparison of questions with articles."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._where = lru_cache(4096)(self._place_of_article)

    def fits(self, asked: str, articles: Iterable[int]) -> dict[int, float]:
        """Return how well each article fits a folded question.

        The difference of two of the same game is the natural logarithm of how much likelier one is
        meant than the other. Empty where nothing of the question was learnt, or nothing at all.
        """
        here = self._place_asked(asked)
        if here is None:
            return {}
        return {number: sum(map(mul, here, self._where(number))) for number in articles}

    def _place_asked(self, asked: str) -> list[float] | None:
        kinds = parts(asked)
        wanted = orjson.dumps([*{*kinds[0], *kinds[1]}])
        found = self._database.execute(_PLACES_OF_PARTS, (wanted,))
        known = {part: _PLACE.unpack(vector) for part, vector in found}
        sums = [self._sum([known[part] for part in kind if part in known]) for kind in kinds]
        return None if not known else [sum(pair) for pair in zip(*sums, strict=True)]

    def _sum(self, places: Sequence[Sequence[float]]) -> list[float]:
        if not places:
            return [0.0] * SIZE
        each = share(len(places))
        return [each * sum(column) for column in zip(*places, strict=True)]

    def _place_of_article(self, number: int) -> tuple[float, ...]:
        (vector,) = self._database.execute(
            "SELECT place FROM place WHERE article = ?", (number,)
        ).fetchone()
        return _PLACE.unpack(vector)
