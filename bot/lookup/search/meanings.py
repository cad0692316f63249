"""The meanings of a question's words: stems, other words, what they are slips of."""

from __future__ import annotations

import sqlite3
from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import compress, islice
from typing import Final, TypeAlias

from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.lookup.index.index import listed
from bot.lookup.search.synonyms import SYNONYMS
from bot.lookup.search.words import stems

_MOST_SLIPS: Final = 4
"""Unknown words of one question that are taken for slips."""
_SHORTEST_SLIP: Final = 4
"""Words of fewer letters are taken as they are typed."""
_ALIKE: Final = 0.7
"""How alike a word must be to what it may be a slip of, where 1 is the same."""
_CORRECTIONS: Final = 4
"""Words that one may be a slip of, and words that may begin with it."""
_AS_SLIP: Final = 0.8
"""How alike a word that only other games have must be to one of the channel's game."""
_AS_ALIKE: Final = 0.08
"""How much less alike than the best another correction may be."""
_UNKNOWN: Final = 8.0
"""What a word weighs that nothing is told of."""

Meaning: TypeAlias = tuple[tuple[str, float], ...]
"""Stems that a word may stand for, each with how surely it does."""
_Articles: TypeAlias = tuple[Sequence[int], Sequence[float]]
"""Articles, and a number for each."""


class Meanings:
    """The meanings of every word of an index."""

    def __init__(
        self, database: sqlite3.Connection, of_game: Callable[[str], frozenset[int]]
    ) -> None:
        """Know the words of an index, and which articles are of a game."""
        self._database = database
        self._of_game = of_game
        self.weight = lru_cache(4096)(self._weigh)
        """How much a stem tells: the fewer articles have it, the more; 0 where none has."""
        self.about = lru_cache(512)(self._about)
        """The articles that tell of a word, and how much each is about it."""
        self._told = lru_cache(4096)(self._telling)
        self._meant = lru_cache(2048)(self._meaning)

    def of(self, words: Iterable[str], game: str) -> Iterator[Meaning]:
        """Yield what words may stand for; slips are looked for in the first few unknown ones."""
        unknown = 0
        for word in words:
            unknown += not any(self.weight(stem) for stem in stems(word))
            yield self._meant(word, game) if unknown <= _MOST_SLIPS else self._known(word)

    def _known(self, word: str) -> Meaning:
        """Return the stems of a word, then those of the words that players use for it."""
        found = dict.fromkeys(stems(word), 1.0)
        for other, sure in SYNONYMS.get(word, {}).items():
            for stem in stems(other):
                found[stem] = max(found.get(stem, 0.0), sure)
        return tuple((stem, sure) for stem, sure in found.items() if self.weight(stem))

    def _meaning(self, word: str, game: str) -> Meaning:
        """Return the stems that a word may stand for, each with how surely it does."""
        own = self._known(word)
        if len(word) < _SHORTEST_SLIP or word[0].isdigit():
            return own
        if own:
            return (
                own if any(self._has(game, stem) for stem, _ in own) else self._or(word, own, game)
            )
        found: dict[str, float] = {}
        near = process.extract(
            word,
            self._vocabulary,
            scorer=OSA.normalized_similarity,
            score_cutoff=_ALIKE,
            limit=_CORRECTIONS,
        )
        for known, alike, _ in near:
            if alike < near[0][1] - _AS_ALIKE:
                break
            sure = alike * (1.0 if known in self._called else 0.9)
            for stem in stems(known):
                found[stem] = max(found.get(stem, 0.0), sure)
        for known in islice(self._begun(word), _CORRECTIONS):
            for stem in stems(known):
                found[stem] = max(found.get(stem, 0.0), 0.9)
        return tuple((stem, sure) for stem, sure in found.items() if self.weight(stem))

    def _or(self, word: str, own: Meaning, game: str) -> Meaning:
        """Return what a word that only other games have means, and what it may be a slip of.

        Slips that players make often are names too, each where somebody made it.
        """
        found = dict(own)
        near = process.extract(
            word,
            self._vocabulary,
            scorer=OSA.normalized_similarity,
            score_cutoff=_AS_SLIP,
            limit=2 * _CORRECTIONS,
        )
        for known, alike, _ in near:
            for stem in stems(known):
                if stem not in found and self._has(game, stem):
                    found[stem] = alike
        return tuple(found.items())

    def _has(self, game: str, stem: str) -> bool:
        """Return whether an article of the game has a stem."""
        articles, _ = self._told(stem)
        return not self._of_game(game).isdisjoint(articles)

    def _begun(self, word: str) -> Iterator[str]:
        """Yield words of names that begin so, always in the same order."""
        words = self._vocabulary
        for number in range(bisect_left(words, word), len(words)):
            known = words[number]
            if not known.startswith(word):
                return
            if known in self._called:
                yield known

    def _weigh(self, stem: str) -> float:
        """Return how much a stem tells: the fewer articles have it, the more; 0 where none has."""
        row = self._database.execute("SELECT weight FROM stem WHERE stem = ?", (stem,)).fetchone()
        return 0.0 if row is None else float(row[0])

    def word_weight(self, word: Meaning) -> float:
        """Return what a word weighs in a name that has nothing of it: as its surest meaning."""
        surest = max(word, key=lambda sense: (sense[1], self.weight(sense[0])), default=None)
        return _UNKNOWN if surest is None else self.weight(surest[0])

    def _about(self, word: Meaning) -> _Articles:
        """Return the articles that tell of a word, and how much each is about it."""
        weight, best = self.word_weight(word), dict[int, float]()
        for sense, sure in word:
            # What is said for a common word tells no more than that word itself.
            share = sure * min(1.0, weight / self.weight(sense))
            articles, fits = self._told(sense)
            scores = zip(articles, map(share.__mul__, fits), strict=True)
            if not best:
                best = dict(scores)
                continue
            for number, score in scores:
                if score > best.get(number, 0.0):
                    best[number] = score
        return array("I", best), array("d", best.values())

    def _telling(self, stem: str) -> _Articles:
        """Return the articles with a stem, and how much each is about it."""
        row = self._database.execute(
            "SELECT articles, fits FROM stem WHERE stem = ?", (stem,)
        ).fetchone()
        return ((), ()) if row is None else (array("I", row[0]), array("f", row[1]))

    @cached_property
    def _vocabulary(self) -> list[str]:
        """Every word, in order."""
        return listed(self._database, "words").decode().split("\n")

    @cached_property
    def _called(self) -> frozenset[str]:
        """Words that names have."""
        return frozenset(compress(self._vocabulary, listed(self._database, "called")))
