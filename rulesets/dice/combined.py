"""Several throws taken together: added up, held against a number, repeated."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import fsum
from typing import Literal

from rulesets.dice import distribution
from rulesets.dice.request import Draw, Outcomes, Request, Roll


@dataclass(frozen=True, slots=True)
class Combined(Request[int]):
    """A fixed number plus independent throws, each counted a whole number of times.

    Attributes:
        terms: How often each throw counts (negative: it is taken off), and the throw.
        plus: The fixed number.
    """

    terms: tuple[tuple[int, Request[int]], ...]
    plus: int = 0

    def draw(self, draw: Draw) -> tuple[int, tuple[Roll, ...]]:
        """Roll the throws in order."""
        total = self.plus
        rolls: list[Roll] = []
        for factor, request in self.terms:
            result, thrown = request.draw(draw)
            total += factor * result
            rolls.extend(thrown)
        if len(self.terms) == len(rolls) == 1:
            rolls = [rolls[0]._replace(result=total, plus=self.plus, times=self.terms[0][0])]
        return total, tuple(rolls)

    def outcomes(self) -> Outcomes[int]:
        """Return every total with its chance."""
        return distribution.added(
            self.plus, ((factor, request.outcomes()) for factor, request in self.terms)
        )


@dataclass(frozen=True, slots=True)
class Within(Request[int]):
    """A request for whether a total lies among those wanted: 1 or 0.

    Attributes:
        total: What is rolled.
        least: Lowest total wanted, None for no limit.
        most: Highest total wanted, None for no limit.
        again: Which answer sends all the dice back into the cup, once.
    """

    total: Request[int]
    least: int | None = None
    most: int | None = None
    again: Literal["failures", "successes"] | None = None

    def draw(self, draw: Draw) -> tuple[int, tuple[Roll, ...]]:
        """Roll it."""
        result, rolls = self.total.draw(draw)
        held = self._holds(result)
        if self.again is None or held == (self.again == "failures"):
            return int(held), rolls
        result, second = self.total.draw(
            lambda die, count, purpose, sorting=None: draw(
                die, count, replace(purpose, reroll=True), sorting
            )
        )
        return int(self._holds(result)), rolls + second

    def outcomes(self) -> Outcomes[int]:
        """Return both answers with their chances."""
        holds = fsum(chance for total, chance in self.total.outcomes() if self._holds(total))
        if self.again == "failures":
            holds += (1.0 - holds) * holds
        elif self.again == "successes":
            holds *= holds
        return distribution.pairs((1.0 - holds, holds))

    def _holds(self, total: int) -> bool:
        above = self.least is None or total >= self.least
        return above and (self.most is None or total <= self.most)


@dataclass(frozen=True, slots=True)
class Repeats:
    """The same throw several times over.

    Attributes:
        total: The results added up.
        each: The results in order; None when only chances were asked.
    """

    total: int
    each: tuple[int, ...] | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Repeated(Request[Repeats]):
    """A throw made `times` times."""

    request: Request[int]
    times: int

    def draw(self, draw: Draw) -> tuple[Repeats, tuple[Roll, ...]]:
        """Roll it again and again."""
        each: list[int] = []
        rolls: list[Roll] = []
        for _ in range(self.times):
            result, thrown = self.request.draw(draw)
            each.append(result)
            rolls.extend(thrown)
        return Repeats(sum(each), tuple(each)), tuple(rolls)

    def outcomes(self) -> Outcomes[Repeats]:
        """Return every total with its chance."""
        totals = distribution.repeated(self.request.outcomes(), self.times)
        return tuple((Repeats(total), chance) for total, chance in totals)
