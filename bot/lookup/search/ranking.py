"""The best of many articles: only those that may be among them are compared closely."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Collection, Mapping
from typing import Final, TypeAlias

from bot.lookup.search.name_scoring import SPELLED, Comparison

_ROUNDED: Final = 1e-6
"""More than what sums of the same numbers in another order differ by."""

_Best: TypeAlias = list[tuple[float, int]]
"""Negative scores with their articles: in order the best come first, then the lowest numbers."""


class Ranking:
    """The articles that answer a question best, of those that were added.

    What an article scores at most is known by the words of its names. How these are written takes
    as long to compare, so it is asked of the most promising first, and not of those that come too
    late anyway.
    """

    def __init__(
        self,
        compared: Mapping[int, Comparison],
        text: Mapping[int, float],
        exact: Mapping[int, float],
        most: int,
    ) -> None:
        """Rank articles for a question.

        Args:
            compared: Articles that may be added, their names beside the question.
            text: What the text of articles counts; others have nothing of the question.
            exact: What the names of articles count at least that go by just that name.
            most: How many articles are wanted.
        """
        self._compared = compared
        self._text = text
        self._exact = exact
        self._most = most
        self._letters: dict[int, float] = {}
        self._named: dict[int, float] = {}
        self._best: _Best = []

    @property
    def best(self) -> list[tuple[int, float]]:
        """Return the best articles with their scores; of equals the one written first is first."""
        return [(number, -behind) for behind, number in self._best]

    def named(self, number: int) -> float:
        """Return what the best name of an article counts."""
        known = self._named.get(number)
        if known is None:
            fit = self._compared[number].best(self._spelled(number))
            known = self._named[number] = max(self._exact.get(number, 0.0), fit)
        return known

    def add(
        self,
        numbers: Collection[int],
        near: Callable[[], Mapping[int, float]],
        more: Callable[[int], float],
    ) -> None:
        """Add the articles of a game.

        Args:
            numbers: The articles.
            near: Returns what they count for lying near the question; that decides in which order
                they come, and leaves the best score of the game as it is.
            more: Returns what an article counts besides; after the first game nothing above 0.
        """
        bounds = {number: self._bound(number) for number in numbers}
        least = -self._best[-1][0] if len(self._best) == self._most else float("-inf")
        before = self._best_of(bounds, lambda score, _: score, 1, least)
        if not before or -before[0][0] + _ROUNDED < least:
            return
        nearness = near()
        after = self._best_of(bounds, lambda score, number: score + nearness.get(number, 0.0), 1)
        lift = after[0][0] - before[0][0]
        best = self._best_of(
            bounds,
            lambda score, number: score + nearness.get(number, 0.0) + lift + more(number),
            self._most,
            least,
        )
        self._best = sorted([*self._best, *best])[: self._most]

    def _best_of(
        self,
        bounds: Mapping[int, float],
        total: Callable[[float, int], float],
        most: int,
        least: float = float("-inf"),
    ) -> _Best:
        """Return the best articles; those that score less than the least may be left out.

        Args:
            bounds: What names and text of each count at most.
            total: Returns the score of an article by what its names and text count.
            most: How many are wanted.
            least: What is to be scored.
        """
        best: _Best = []
        promising = [(total(bound, number), number) for number, bound in bounds.items()]
        for bound, number in sorted(promising, reverse=True):
            if bound < least:
                break
            if number in self._exact or bound - SPELLED + self._spelled(number) >= least:
                score = total(self.named(number) + self._text.get(number, 0.0), number)
                insort(best, (-score, number))
                if len(best) >= most:
                    del best[most:]
                    least = max(least, -best[-1][0])
        return best

    def _bound(self, number: int) -> float:
        """Return what names and text of an article count at most."""
        fit = self._compared[number].words + SPELLED + _ROUNDED
        return max(self._exact.get(number, 0.0), fit) + self._text.get(number, 0.0)

    def _spelled(self, number: int) -> float:
        """Return what it counts at most how the names of an article are written."""
        known = self._letters.get(number)
        if known is None:
            known = self._letters[number] = self._compared[number].spelled()
        return known
