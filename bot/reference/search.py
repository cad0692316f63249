"""Finds articles by whatever a player types: names, abbreviations, slips, questions."""

from __future__ import annotations

import sqlite3
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import compress, islice
from typing import Final

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from bot.reference.article import Article
from bot.reference.fitting import Asked, Name, Sense, best_fit
from bot.reference.index import article_of
from bot.reference.places import line_asked, section_asked
from bot.reference.synonyms import SYNONYMS
from bot.reference.words import folded, stems, telling_words

_LONGEST: Final = 200
_MOST_WORDS: Final = 16
_MOST_SLIPS: Final = 4
_CANDIDATES: Final = 60
"""Articles of the channel's game whose names are compared with a question."""
_OFFERED: Final = 25
"""The same while one types, when an answer is wanted at every letter."""
_SHORTEST_SLIP: Final = 4
"""Words of fewer letters are taken as they are typed."""
_ALIKE: Final = 0.7
_CORRECTIONS: Final = 4
_AS_SLIP: Final = 0.8
"""How alike a word that only other games have must be to one of the channel's game."""
_AS_ALIKE: Final = 0.08
"""How much less alike than the best another correction may be."""
_NAME_SLIP: Final = 72
_SHORTEST_NAME: Final = _NAME_SLIP / (200 - _NAME_SLIP)
"""How much shorter a name that is alike can be, where all that it has stands in the other."""
_NAMES: Final = 5
"""Names of one article that may begin alike."""
_LAST: Final = chr(0x10FFFF)
_BEGINNINGS: Final = """
    SELECT article FROM beginning INDEXED BY beginning_typed
    WHERE typed >= ?2 AND typed < ?3
    ORDER BY game != ?1, inside, alias, length, article LIMIT ?4
"""
_TEXT: Final = 4.5
"""What the best text counts; a name counts 8 at most, one that is typed exactly 10."""
_UNKNOWN: Final = 8.0
"""What a word weighs that nothing is told of."""

_EXACT: Final = 10.0
_HOME: Final = 7.0
"""What the channel's own game counts more than another."""


@dataclass(frozen=True, slots=True)
class Hit:
    """An article that was found.

    Attributes:
        article: The article.
        score: How well it fits, by its names, its text and its game.
        sure: Whether it is of the channel's game and nothing else was meant: one of its names fits,
            letter by letter.
    """

    article: Article
    score: float
    sure: bool


_SURE: Final = 5.0
_LESSER: Final[Mapping[str, float]] = {"status": -1.0, "house": -0.5, "procedure": -0.5}
"""What is declared but has no entry is seldom what is looked for."""


class Search:
    """Searches an index."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._article = lru_cache(512)(self._read)
        self._weight = lru_cache(4096)(self._weigh)
        self._meant = lru_cache(2048)(self._meaning)
        self._name_list = lru_cache(8192)(self._names_of)
        self._where = lru_cache(512)(self._told)

    def article(self, game: str, identity: str) -> Article | None:
        """Return an article by its id."""
        row = self._database.execute(
            "SELECT number FROM article WHERE game = ? AND id = ?", (game, identity)
        ).fetchone()
        return None if row is None else self._article(row[0])

    def covering(self, game: str, thing: str) -> Article | None:
        """Return the article that tells of something declared: `procedure:panic_test`."""
        row = self._database.execute(
            "SELECT article FROM cover WHERE game = ? AND thing = ?", (game, thing)
        ).fetchone()
        return self.article(game, thing) if row is None else self._article(row[0])

    def contents(self, game: str) -> list[Article]:
        """Return the articles at the top of a game's reference, in the order of its text."""
        rows = self._database.execute(
            "SELECT number FROM article WHERE game = ? AND top ORDER BY number", (game,)
        )
        return [self._article(number) for (number,) in rows]

    def games(self) -> list[str]:
        """Return the slugs of the games that it has articles of."""
        return [slug for (slug,) in self._database.execute("SELECT DISTINCT game FROM article")]

    def of_phase(self, game: str, phase: str) -> list[Article]:
        """Return the articles that players need in a phase, in the order of the text."""
        rows = self._database.execute(
            "SELECT article FROM phase WHERE game = ? AND phase = ? ORDER BY article", (game, phase)
        )
        return [self._article(number) for (number,) in rows]

    def alike(self, topic: str) -> list[Article]:
        """Return the articles of a topic, one of each game."""
        rows = self._database.execute(
            "SELECT number FROM article WHERE topic = ? ORDER BY game", (topic,)
        )
        return [self._article(number) for (number,) in rows]

    def _read(self, number: int) -> Article:
        (body,) = self._database.execute(
            "SELECT body FROM article WHERE number = ?", (number,)
        ).fetchone()
        return article_of(body)

    @cached_property
    def _names(self) -> tuple[list[str], Sequence[int]]:
        """Every name of every article, the shortest first, and which article each is of."""
        return self._listed("names").decode().split("\n"), array("I", self._listed("articles"))

    @cached_property
    def _about(self) -> dict[int, tuple[str, str]]:
        """Game and kind of each article."""
        rows = self._database.execute("SELECT number, game, kind FROM article")
        return {number: (game, kind) for number, game, kind in rows}

    @cached_property
    def _vocabulary(self) -> list[str]:
        """Every word, in order."""
        return self._listed("words").decode().split("\n")

    @cached_property
    def _called(self) -> frozenset[str]:
        """Words that names have."""
        return frozenset(compress(self._vocabulary, self._listed("called")))

    def _listed(self, what: str) -> bytes:
        row = self._database.execute("SELECT body FROM list WHERE of = ?", (what,)).fetchone()
        return bytes(row[0])

    def _named_so(self, name: str) -> list[int]:
        rows = self._database.execute("SELECT article FROM name WHERE folded = ?", (name,))
        return [number for (number,) in rows]

    def _names_of(self, number: int) -> tuple[Name, ...]:
        """Return the names of an article."""
        rows = self._database.execute(
            "SELECT folded, stems, whole, alias FROM name WHERE article = ?", (number,)
        )
        return tuple(
            Name(name, tuple(own.split()), whole, bool(alias)) for name, own, whole, alias in rows
        )

    def _weigh(self, stem: str) -> float:
        """Return how much a stem tells: the fewer articles have it, the more; 0 where none has."""
        row = self._database.execute("SELECT weight FROM stem WHERE stem = ?", (stem,)).fetchone()
        return 0.0 if row is None else float(row[0])

    def meant(self, asked: str, game: str, most: int = 10) -> list[Hit]:
        """Return the article of that id, `panic` or `t9a/panic`, else what answers the question."""
        other, _, identity = asked.partition("/")
        known = self.article(game, asked) or (self.article(other, identity) if identity else None)
        if known is not None:
            return [Hit(known, 0.0, sure=True)]
        return self.placed(asked, game, most) or self.find(asked, game, most)

    def placed(self, asked: str, game: str, most: int) -> list[Hit]:
        """Return what stands where a question says, `11.7` or `L1910`: the narrowest first."""
        section, line = section_asked(asked), line_asked(asked)
        if section is not None:
            query = (
                "SELECT article, game FROM section WHERE asked = ?3 ORDER BY game != ?1, article"
            )
        elif line is not None:
            query = """SELECT article, game FROM line WHERE ?3 BETWEEN first AND last
                ORDER BY game != ?1, last - first, article"""
        else:
            return []
        wanted = section if line is None else line
        rows = self._database.execute(f"{query} LIMIT ?2", (game, 2 * most, wanted))
        found = dict(rows.fetchall())
        return [
            Hit(self._article(number), _EXACT, sure=own == game)
            for number, own in islice(found.items(), most)
        ]

    def find(
        self,
        question: str,
        game: str,
        most: int = 10,
        among: int = _CANDIDATES,
        *,
        slips: bool = True,
    ) -> list[Hit]:
        """Return articles that answer a question, best first; the channel's game counts more.

        Args:
            question: What a player typed, in any of the languages.
            game: Slug of the channel's game.
            most: How many are wanted.
            among: How many of the channel's game are looked at closely, half as many of others.
            slips: Whether names are looked for that differ by a slip from the whole of it.
        """
        asked = folded(question[:_LONGEST])
        if not asked:
            return []
        scores = dict.fromkeys(self._named_so(asked), _EXACT)
        words = telling_words(question[:_LONGEST])[:_MOST_WORDS]
        meant = list(self._meanings(words, game))
        text = self._by_text(meant, game, among)
        names: dict[int, float] = {}
        sought = self._asked(asked, meant)
        slipped = self._slipped(asked, among) if slips and not scores else ()
        for number in {*text, *scores, *slipped}:
            named = best_fit(self._name_list(number), sought)
            names[number] = max(scores.get(number, 0.0), named)
            scores[number] = names[number] + text.get(number, 0.0)
        for number in scores:
            own, kind = self._about[number]
            scores[number] += _LESSER.get(kind, 0.0) + (_HOME if own == game else 0.0)
        best = sorted(scores.items(), key=lambda one: (-one[1], one[0]))[:most]
        unsure = any(max(sure for _, sure in word) < 1.0 for word in meant if word)
        return [
            Hit(
                self._article(number),
                score,
                names[number] >= (_EXACT if unsure else _SURE) and self._about[number][0] == game,
            )
            for number, score in best
        ]

    def _asked(self, asked: str, meant: Sequence[Sequence[tuple[str, float]]]) -> Asked:
        weights = tuple(self._word_weight(word) for word in meant)
        senses: dict[str, tuple[Sense, ...]] = {}
        for place, word in enumerate(meant):
            for one, sure in word:
                sense = Sense(sure, self._weight(one), place)
                senses[one] = (*senses.get(one, ()), sense)
        return Asked(asked, weights, senses)

    def _word_weight(self, word: Sequence[tuple[str, float]]) -> float:
        """Return what a word weighs in a name that has nothing of it: as its surest meaning."""
        surest = max(word, key=lambda one: (one[1], self._weight(one[0])), default=None)
        return _UNKNOWN if surest is None else self._weight(surest[0])

    def _slipped(self, asked: str, most: int) -> list[int]:
        """Return articles with a name that differs from the whole of it by a slip."""
        names, articles = self._names
        # Names twice as long, or half, differ by more than a slip.
        first = bisect_left(names, _SHORTEST_NAME * len(asked), key=len)
        last = bisect_right(names, len(asked) / _SHORTEST_NAME, key=len)
        found = process.extract(
            asked, names[first:last], scorer=fuzz.ratio, score_cutoff=_NAME_SLIP, limit=most
        )
        return [articles[first + place] for _, _, place in found]

    def _meanings(self, words: Iterable[str], game: str) -> Iterator[tuple[tuple[str, float], ...]]:
        """Yield what words may stand for; slips are looked for in the first few unknown ones."""
        unknown = 0
        for word in words:
            unknown += not any(self._weight(one) for one in stems(word))
            yield self._meant(word, game) if unknown <= _MOST_SLIPS else self._known(word)

    def _known(self, word: str) -> tuple[tuple[str, float], ...]:
        """Return the stems of a word, then those of the words that players use for it."""
        found = dict.fromkeys(stems(word), 1.0)
        for other, sure in SYNONYMS.get(word, {}).items():
            for one in stems(other):
                found[one] = max(found.get(one, 0.0), sure)
        return tuple((one, sure) for one, sure in found.items() if self._weight(one))

    def _meaning(self, word: str, game: str) -> tuple[tuple[str, float], ...]:
        """Return the stems that a word may stand for, each with how surely it does."""
        own = self._known(word)
        if len(word) < _SHORTEST_SLIP or word[0].isdigit():
            return own
        if own:
            return own if any(self._has(game, one) for one, _ in own) else self._or(word, own, game)
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
            for one in stems(known):
                found[one] = max(found.get(one, 0.0), sure)
        for known in islice(self._begun(word), _CORRECTIONS):
            for one in stems(known):
                found[one] = max(found.get(one, 0.0), 0.9)
        return tuple((one, sure) for one, sure in found.items() if self._weight(one))

    def _or(
        self, word: str, own: tuple[tuple[str, float], ...], game: str
    ) -> tuple[tuple[str, float], ...]:
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
            for one in stems(known):
                if one not in found and self._has(game, one):
                    found[one] = alike
        return tuple(found.items())

    def _has(self, game: str, stem: str) -> bool:
        """Return whether an article of the game has a stem."""
        return any(self._about[number][0] == game for number, _ in self._where(stem))

    def _begun(self, word: str) -> Iterator[str]:
        """Yield words of names that begin so, always in the same order."""
        words = self._vocabulary
        for place in range(bisect_left(words, word), len(words)):
            known = words[place]
            if not known.startswith(word):
                return
            if known in self._called:
                yield known

    def _by_text(
        self, meant: Sequence[Sequence[tuple[str, float]]], game: str, most: int
    ) -> dict[int, float]:
        """Return articles with what the words mean, by where and how often, to `_TEXT`."""
        found: dict[int, float] = {}
        for word in meant:
            weight, best = self._word_weight(word), dict[int, float]()
            for one, sure in word:
                # What is said for a common word tells no more than that word itself.
                share = sure * min(1.0, weight / self._weight(one))
                for number, score in self._where(one):
                    best[number] = max(best.get(number, 0.0), share * score)
            for number, score in best.items():
                found[number] = found.get(number, 0.0) + score
        ranked = sorted(found, key=lambda number: (-found[number], number))
        own = [one for one in ranked if self._about[one][0] == game][:most]
        others = [one for one in ranked if self._about[one][0] != game][: most // 2]
        return {one: _TEXT * found[one] / found[ranked[0]] for one in (*own, *others)}

    def _told(self, stem: str) -> tuple[tuple[int, float], ...]:
        """Return the articles with a stem, each with how much it is about it."""
        rows = self._database.execute(
            "SELECT rowid, -bm25(words, 4.0, 1.0, 1.0) FROM words WHERE words MATCH ?",
            (f'"{stem}"',),
        )
        return tuple(rows)

    def offers(self, typed: str, game: str, most: int = 25) -> list[Article]:
        """Return what to offer while a player types: names that begin so, then what is found."""
        wanted = folded(typed[:_LONGEST])
        if not wanted:
            return []
        rows = self._database.execute(_BEGINNINGS, (game, wanted, wanted + _LAST, _NAMES * most))
        listed = list(dict.fromkeys(number for (number,) in rows))[:most]
        found = [hit.article for hit in self.placed(typed[:_LONGEST], game, most)]
        found.extend(self._article(number) for number in listed)
        if len(found) < most // 5:
            # Whoever types the beginning of a name has made no slip in it.
            hits = [hit.article for hit in self.find(typed, game, most, _OFFERED, slips=not found)]
            found.extend(one for one in hits if one not in found)
        return found[:most]
