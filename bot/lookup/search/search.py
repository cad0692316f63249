"""Finds articles by whatever a player types: names, abbreviations, slips, questions."""

from __future__ import annotations

import sqlite3
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from typing import Final

from rapidfuzz import fuzz, process

from bot.lookup.index.article import Article, Title
from bot.lookup.index.citations import line_asked, section_asked
from bot.lookup.index.index import article_of, listed, titles_of
from bot.lookup.learning.similarity import Similarity
from bot.lookup.search.games import game_named
from bot.lookup.search.meanings import Meaning, Meanings
from bot.lookup.search.name_scoring import Asked, Comparison, Names, Sense, unpacked
from bot.lookup.search.ranking import Ranking
from bot.lookup.search.words import content_words, folded

_LONGEST: Final = 200
_MOST_WORDS: Final = 16
_CANDIDATES: Final = 60
"""Articles of the channel's game whose names are compared with a question."""
_OFFERED: Final = 20
"""The same while one types, when an answer is wanted at every letter."""
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
_NEAR: Final = 0.9
"""What it counts that an article is e times likelier than another by what was learnt."""

_EXACT: Final = 10.0
_HOME: Final = 7.0
"""What the channel's own game counts more than another."""
_SURE: Final = 5.0
_AHEAD: Final = 0.1
"""What is enough to come first."""
_LESSER: Final[Mapping[str, float]] = {"status": -1.0, "house": -0.5, "procedure": -0.5}
"""What is declared but has no entry is seldom what is looked for."""


@dataclass(frozen=True, slots=True)
class Hit:
    """An article that was found.

    Attributes:
        article: The article.
        score: How well it fits, by its names, its text, its game and what was learnt.
        sure: Whether it is of the channel's game and nothing else was meant: one of its names fits,
            letter by letter.
    """

    article: Article
    score: float
    sure: bool


class Search:
    """A search of an index."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._article = lru_cache(512)(self._read)
        self._names_of = lru_cache(8192)(self._called)
        self._of_game = lru_cache(64)(self._numbers)
        self._meanings = Meanings(database, self._of_game)
        self._similarity = Similarity(database)

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
        return listed(self._database, "names").decode().split("\n"), array(
            "I", listed(self._database, "articles")
        )

    @cached_property
    def _titles(self) -> list[Title]:
        return titles_of(self._database)

    def _title(self, number: int) -> Title:
        return self._titles[number - 1]

    def _game_of(self, number: int) -> str:
        return self._titles[number - 1].game

    def _numbers(self, game: str) -> frozenset[int]:
        """Return the articles of a game."""
        return frozenset(
            number for number, title in enumerate(self._titles, 1) if title.game == game
        )

    def _named_so(self, name: str) -> dict[int, bool]:
        """Return the articles that go by a name, each with whether it is no alias."""
        rows = self._database.execute(
            "SELECT article, NOT alias FROM name WHERE folded = ?", (name,)
        )
        return {number: bool(own) for number, own in rows}

    def _called(self, number: int) -> Names:
        """Return the names of an article."""
        (names,) = self._database.execute(
            "SELECT names FROM called WHERE article = ?", (number,)
        ).fetchone()
        return unpacked(names)

    def meant(self, asked: str, game: str, most: int = 10) -> list[Hit]:
        """Return the article of that id, `panic` or `t9a/panic`, else what answers the question.

        A game that the question names is asked instead of the channel's.
        """
        other, _, identity = asked.partition("/")
        known = self.article(game, asked) or (self.article(other, identity) if identity else None)
        if known is not None:
            return [Hit(known, 0.0, sure=True)]
        asked, game = self._where_asked(asked, game)
        return self.placed(asked, game, most) or self.find(asked, game, most)

    @cached_property
    def _games(self) -> dict[str, str]:
        """Return what games are called, each with its slug."""
        return dict(self._database.execute("SELECT called, slug FROM game"))

    def _where_asked(self, asked: str, game: str) -> tuple[str, str]:
        """Return a question and the game it is asked of; what is the name of a rule names none."""
        rest, named = game_named(asked, self._games)
        if named is None or self._named_so(folded(asked)):
            return asked, game
        return rest, named

    def placed(self, asked: str, game: str, most: int) -> list[Hit]:
        """Return what stands where a question says, `11.7` or `L1910`: the narrowest first."""
        return [
            Hit(self._article(number), _EXACT, sure=self._game_of(number) == game)
            for number in self._at(asked, game, most)
        ]

    def _at(self, asked: str, game: str, most: int) -> list[int]:
        section, line = section_asked(asked), line_asked(asked)
        if section is not None:
            query = "SELECT article FROM section WHERE asked = ?3 ORDER BY game != ?1, article"
        elif line is not None:
            query = """SELECT article FROM line WHERE ?3 BETWEEN first AND last
                ORDER BY game != ?1, last - first, article"""
        else:
            return []
        wanted = section if line is None else line
        rows = self._database.execute(f"{query} LIMIT ?2", (game, 2 * most, wanted))
        return list(dict.fromkeys(number for (number,) in rows))[:most]

    def find(self, question: str, game: str, most: int = 10) -> list[Hit]:
        """Return articles that answer a question, best first; the channel's game counts more.

        Args:
            question: What a player typed, in any of the languages.
            game: Slug of the channel's game.
            most: How many are wanted.
        """
        return [
            Hit(self._article(number), score, sure)
            for number, score, sure in self._ranked(question, game, most, _CANDIDATES)
        ]

    def _ranked(
        self, question: str, game: str, most: int, among: int
    ) -> list[tuple[int, float, bool]]:
        """Return numbers of articles, each with its score and whether it is sure.

        Of the channel's game so many as `among` are looked at closely, half as many of others.
        """
        asked = folded(question[:_LONGEST])
        if not asked:
            return []
        exact = self._named_so(asked)
        words = content_words(question[:_LONGEST])[:_MOST_WORDS]
        meant = list(self._meanings.of(words, game))
        text = self._by_text(meant, game, among)
        # All names are compared letter by letter only where no word of the question is known.
        slipped = () if exact or text else self._slipped(asked, among)
        numbers = {*text, *exact, *slipped}
        home = self._of_game(game)
        # What players call things besides is often said of what this game has, in other words.
        elsewhere = [number for number, own in exact.items() if own and home.isdisjoint(exact)]
        sought = self._asked(asked, meant)
        compared = {number: Comparison(self._names_of(number), sought) for number in numbers}
        ranking = Ranking(
            compared, text, dict.fromkeys(exact, _EXACT), len(numbers) if elsewhere else most
        )
        for own in self._by_game(numbers, game):
            ranking.add(own, partial(self._near, asked, own, exact), partial(self._besides, game))
        best = ranking.best
        unsure = any(max(sure for _, sure in word) < 1.0 for word in meant if word)
        least = _EXACT if unsure else _SURE
        sure = {number for number, _ in best if number in home and ranking.named(number) >= least}
        if elsewhere and not sure:
            scores = dict(best)
            behind = best[0][1] - min(scores[number] for number in elsewhere)
            scores.update({number: scores[number] + behind + _AHEAD for number in elsewhere})
            best = sorted(scores.items(), key=lambda pair: (-pair[1], pair[0]))
        return [(number, score, number in sure and not elsewhere) for number, score in best[:most]]

    def _by_game(self, numbers: Iterable[int], game: str) -> Iterable[list[int]]:
        """Return articles by game, the channel's first."""
        games: dict[str, list[int]] = {game: []}
        for number in numbers:
            games.setdefault(self._game_of(number), []).append(number)
        return filter(None, games.values())

    def _besides(self, game: str, number: int) -> float:
        """Return what an article counts for what it is, and where."""
        title = self._title(number)
        return _LESSER.get(title.kind, 0.0) + (_HOME if title.game == game else 0.0)

    def _near(self, asked: str, numbers: Iterable[int], exact: Collection[int]) -> dict[int, float]:
        """Return what articles of a game count for lying near the question by what was learnt.

        Nobody doubts a name that is typed exactly.
        """
        fits = self._similarity.fits(asked, numbers)
        nearest = max(fits.values(), default=0.0)
        return {
            number: _NEAR * (nearest if number in exact else fit) for number, fit in fits.items()
        }

    def _asked(self, asked: str, meant: Sequence[Meaning]) -> Asked:
        weights = tuple(self._meanings.word_weight(word) for word in meant)
        senses: dict[str, tuple[Sense, ...]] = {}
        for index, word in enumerate(meant):
            for number, sure in word:
                sense = Sense(sure, self._meanings.weight(number), index)
                senses[number] = (*senses.get(number, ()), sense)
        return Asked(asked, weights, senses)

    def _slipped(self, asked: str, most: int) -> list[int]:
        """Return articles with a name that differs from the whole of it by a slip."""
        names, articles = self._names
        # Names twice as long, or half, differ by more than a slip.
        first = bisect_left(names, _SHORTEST_NAME * len(asked), key=len)
        last = bisect_right(names, len(asked) / _SHORTEST_NAME, key=len)
        found = process.extract(
            asked, names[first:last], scorer=fuzz.ratio, score_cutoff=_NAME_SLIP, limit=most
        )
        return [articles[first + offset] for _, _, offset in found]

    def _by_text(self, meant: Sequence[Meaning], game: str, most: int) -> dict[int, float]:
        """Return articles with what the words mean, by where and how often, to `_TEXT`."""
        found: dict[int, float] = {}
        for word in meant:
            articles, fits = self._meanings.about(word)
            if not found:
                found = dict(zip(articles, fits, strict=True))
                continue
            for number, fit in zip(articles, fits, strict=True):
                found[number] = found.get(number, 0.0) + fit
        if not found:
            return {}
        home = found.keys() & self._of_game(game)
        best = max(found.values())
        closely = (*_highest(found, home, most), *_highest(found, found.keys() - home, most // 2))
        return {number: _TEXT * found[number] / best for number in closely}

    def offers(self, typed: str, game: str, most: int = 25) -> list[Title]:
        """Return what to offer while a player types: names that begin so, then what is found."""
        typed, game = self._where_asked(typed[:_LONGEST], game)
        wanted = folded(typed)
        if not wanted:
            return []
        rows = self._database.execute(_BEGINNINGS, (game, wanted, wanted + _LAST, _NAMES * most))
        begun = list(dict.fromkeys(number for (number,) in rows))[:most]
        found = [*self._at(typed, game, most), *begun]
        if len(found) < most // 5:
            found.extend(number for number, _, _ in self._ranked(typed, game, most, _OFFERED))
        return [self._title(number) for number in dict.fromkeys(found)][:most]


def _highest(scores: Mapping[int, float], numbers: Collection[int], most: int) -> Collection[int]:
    """Return those of the highest scores, in no order; of those that score as much, the lowest."""
    if len(numbers) <= most:
        return numbers
    least = sorted(map(scores.__getitem__, numbers), reverse=True)[most - 1]
    above = [number for number in numbers if scores[number] > least]
    as_much = sorted(number for number in numbers if scores[number] == least)
    return above + as_much[: most - len(above)]
