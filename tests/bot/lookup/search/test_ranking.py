"""The ranking: what is not compared closely would not have been among the best."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.lookup.search.name_scoring import Asked, Comparison, Names, Sense
from bot.lookup.search.ranking import Ranking

_WORDS = ("panic", "charge", "wizard", "banner")
_NAME = st.lists(st.sampled_from(_WORDS), min_size=1, max_size=3, unique=True)
_COUNTS = st.floats(0.0, 5.0)
_ARTICLES = st.lists(st.tuples(_NAME, _COUNTS, _COUNTS, st.booleans()), min_size=1, max_size=12)
_EXACT = 10.0


def _compared(name: list[str], asked: list[str]) -> Comparison:
    senses = {word: (Sense(1.0, 2.0, index),) for index, word in enumerate(asked)}
    names = Names([" ".join(name)], [2.0 * len(name)], 1, dict.fromkeys(name, 1))
    return Comparison(names, Asked(" ".join(asked), [2.0] * len(asked), senses))


@given(st.lists(_ARTICLES, min_size=1, max_size=3), _NAME, st.integers(1, 5))
def test_the_best_of_all_articles_are_those_that_scoring_each_finds(
    games: list[list[tuple[list[str], float, float, bool]]], asked: list[str], most: int
) -> None:
    articles = dict(enumerate(article for game in games for article in game))
    compared = {number: _compared(name, asked) for number, (name, *_) in articles.items()}
    text = {number: counts for number, (_, counts, _, _) in articles.items()}
    near = {number: lies for number, (_, _, lies, _) in articles.items()}
    exact = {number: _EXACT for number, (_, _, _, is_exact) in articles.items() if is_exact}
    ranking = Ranking(compared, text, exact, most)
    expected: list[tuple[float, int]] = []
    first = 0
    for home, game in enumerate(games):
        numbers = range(first, first + len(game))
        first += len(game)
        more = -float(home)
        ranking.add(numbers, lambda: near, lambda _, more=more: more)  # type: ignore[misc]
        named = {
            number: max(exact.get(number, 0.0), compared[number].best(compared[number].spelled()))
            for number in numbers
        }
        before = {number: named[number] + text[number] for number in numbers}
        after = {number: before[number] + near[number] for number in numbers}
        lift = max(before.values()) - max(after.values())
        expected += [(-(after[number] + lift + more), number) for number in numbers]
    assert ranking.best == [(number, -score) for score, number in sorted(expected)[:most]]
