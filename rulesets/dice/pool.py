"""Plain pools: sums, success counts, tallies, single dice."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from functools import lru_cache
from math import fsum
from typing import Final, Literal, TypeAlias

from rulesets.dice import distribution
from rulesets.dice.die import D6, Die
from rulesets.dice.request import (
    Draw,
    Outcomes,
    Purpose,
    Request,
    Roll,
    counted,
    final,
    throw,
)

NOTHING: Final[frozenset[int]] = frozenset()
RerollKind: TypeAlias = Literal["none", "failures", "successes", "ones", "sixes"]
"""Which dice of a pool a rule lets you roll again, once each."""


@lru_cache(maxsize=512)
def winning_marks(
    die: Die,
    need: int,
    *,
    always: frozenset[int] = NOTHING,
    never: frozenset[int] = NOTHING,
) -> frozenset[int]:
    """Return the marks that succeed at `need`+.

    Args:
        die: The die rolled.
        need: Lowest value that succeeds; may lie outside the die.
        always: Marks that succeed whatever the need.
        never: Marks that fail whatever the need.
    """
    return frozenset(
        mark
        for mark, value in zip(die.marks, die.values, strict=True)
        if mark not in never and (value >= need or mark in always)
    )


@lru_cache(maxsize=512)
def reroll_marks(kind: RerollKind, wins: frozenset[int], die: Die = D6) -> frozenset[int]:
    """Return the marks that a kind of re-roll sends back into the cup."""
    if kind == "none":
        return NOTHING
    if kind == "ones":
        return frozenset({1})
    if kind == "sixes":
        return frozenset({6})
    if kind == "successes":
        return wins
    return frozenset(die.marks) - wins


@dataclass(frozen=True, slots=True)
class Sum(Request[int]):
    """The sum of `count` dice, or of the `keep` highest (lowest when negative) of them.

    Attributes:
        plus: What the rules add to it, the modifiers of the purpose among it.
        times: How often the dice count, before that is added.
        least: The least that it all comes to, None for no limit.
    """

    count: int
    die: Die = D6
    keep: int | None = None
    reroll: frozenset[int] = NOTHING
    plus: int = 0
    times: int = 1
    least: int | None = None

    def draw(self, draw: Draw) -> tuple[int, tuple[Roll, ...]]:
        """Roll it."""
        marks, again = throw(draw, self.die, self.count, self.reroll, self.purpose, sorting=self)
        values = self.die.worth(final(marks, again))
        if self.keep is not None:
            values = sorted(values, reverse=self.keep > 0)[: abs(self.keep)]
        total = self._all(sum(values))
        rolled = Roll(self.purpose, self.die, marks, again, total, self.plus, self.times)
        return total, (rolled,)

    def outcomes(self) -> Outcomes[int]:
        """Return every total with its chance."""
        sums = _sum_outcomes(self.die, self.count, self.keep, self.reroll)
        if not self.plus and self.times == 1 and self.least is None:
            return sums
        return distribution.merge((self._all(fallen), odds) for fallen, odds in sums)

    def countable(self, purpose: Purpose) -> frozenset[int] | None:  # noqa: ARG002 - see Sorting
        """Return None: no die succeeds."""
        return None

    def apart(self, purpose: Purpose) -> None:
        """Return None, for the same reason."""

    @property
    def summed(self) -> bool:
        """Tell whether no die is put away or rolled again by what it shows."""
        return self.keep is None and not self.reroll

    def _all(self, fallen: int) -> int:
        total = fallen * self.times + self.plus
        return total if self.least is None else max(self.least, total)


@lru_cache(maxsize=256)
def _sum_outcomes(die: Die, count: int, keep: int | None, reroll: frozenset[int]) -> Outcomes[int]:
    chances: dict[int, float] = defaultdict(float)
    for mark, chance in distribution.mark_chances(die, reroll).items():
        chances[die.value(mark)] += chance
    if keep is not None and abs(keep) < count:
        return _kept(tuple(sorted(chances.items(), reverse=keep > 0)), count, abs(keep))
    weights = tuple(chances.get(value, 0.0) for value in range(max(chances) + 1))
    return distribution.pairs(distribution.power(weights, count))


def _kept(values: tuple[tuple[int, float], ...], count: int, keep: int) -> Outcomes[int]:
    """Go down the values from the best: how many of the dice left show each.

    By number of dice placed, all of them kept, `waiting` holds the sums so far.
    """
    if len(values) ** 2 * keep**3 > distribution.MOST_PRODUCTS:
        raise distribution.TooManyBranches
    waiting: dict[int, dict[int, float]] = {0: {0: 1.0}}
    kept: dict[int, float] = defaultdict(float)
    left = 1.0
    for position, (value, chance) in enumerate(values, 1):
        share = chance / left if position < len(values) else 1.0
        left -= chance
        following: dict[int, dict[int, float]] = {}
        for placed, sums in waiting.items():
            wanted = keep - placed
            showing = distribution.binomial(count - placed, share)
            enough = fsum(showing[wanted:])
            for total, weight in sums.items():
                kept[total + wanted * value] += weight * enough
            for more, odds in enumerate(showing[:wanted]):
                if odds:
                    target = following.setdefault(placed + more, defaultdict(float))
                    for total, weight in sums.items():
                        target[total + more * value] += weight * odds
        waiting = following
    return distribution.merge(kept.items())


@dataclass(frozen=True, slots=True)
class Successes(Request[int]):
    """A request for how many of `count` dice show a winning mark."""

    count: int
    wins: frozenset[int]
    die: Die = D6
    reroll: frozenset[int] = NOTHING

    def draw(self, draw: Draw) -> tuple[int, tuple[Roll, ...]]:
        """Roll it."""
        marks, again = throw(draw, self.die, self.count, self.reroll, self.purpose, sorting=self)
        shown = final(marks, again)
        hits = sum(map(shown.count, self.wins))
        return hits, (Roll(self.purpose, self.die, marks, again, hits, wins=self.wins),)

    def countable(self, purpose: Purpose) -> frozenset[int] | None:
        """Return the winning marks unless some dice are rolled again whatever their success."""
        sorts = (self.wins, frozenset(self.die.marks) - self.wins)
        return counted(sorts, self.wins, NOTHING if purpose.reroll else self.reroll)

    def apart(self, purpose: Purpose) -> None:
        """Return None: one success is as good as another."""

    @property
    def summed(self) -> bool:
        """Tell whether their sum matters: never."""
        return False

    def outcomes(self) -> Outcomes[int]:
        """Return every number of successes with its chance."""
        ways = distribution.mark_ways(self.die, self.reroll)
        win = sum(count for mark, count in ways.items() if mark in self.wins)
        return distribution.pairs(distribution.binomial(self.count, win / self.die.sides**2))


@dataclass(frozen=True, slots=True)
class Balance(Request[int]):
    """A request for how many of `count` dice show a winning mark, less those that show a loss."""

    count: int
    wins: frozenset[int]
    losses: frozenset[int]
    die: Die = D6
    reroll: frozenset[int] = NOTHING

    def draw(self, draw: Draw) -> tuple[int, tuple[Roll, ...]]:
        """Roll it."""
        marks, again = throw(draw, self.die, self.count, self.reroll, self.purpose)
        shown = final(marks, again)
        balance = sum(map(shown.count, self.wins)) - sum(map(shown.count, self.losses))
        return balance, (Roll(self.purpose, self.die, marks, again, balance, wins=self.wins),)

    def outcomes(self) -> Outcomes[int]:
        """Return every balance with its chance."""
        single = [0.0, 0.0, 0.0]
        for mark, chance in distribution.mark_chances(self.die, self.reroll).items():
            single[1 + (mark in self.wins) - (mark in self.losses)] += chance
        shifted = distribution.pairs(distribution.power(tuple(single), self.count))
        return tuple((balance - self.count, chance) for balance, chance in shifted)


@dataclass(frozen=True, slots=True)
class Tally:
    """A pool's sum and how many of its dice show marks worth counting."""

    total: int
    matches: int


@dataclass(frozen=True, slots=True)
class Tallied(Request[Tally]):
    """The sum of `count` dice, and `plus`, together with the number showing one of `matching`."""

    count: int
    matching: frozenset[int]
    die: Die = D6
    plus: int = 0

    def draw(self, draw: Draw) -> tuple[Tally, tuple[Roll, ...]]:
        """Roll it."""
        marks = tuple(draw(self.die, self.count, self.purpose))
        total = sum(self.die.worth(marks)) + self.plus
        matches = sum(map(marks.count, self.matching))
        rolled = Roll(self.purpose, self.die, marks, (), total, self.plus)
        return Tally(total, matches), (rolled,)

    def outcomes(self) -> Outcomes[Tally]:
        """Return every sum and number of matches with its chance."""
        highest = max(self.die.values)
        matching, others = [0.0] * (highest + 1), [0.0] * (highest + 1)
        for mark, value in zip(self.die.marks, self.die.values, strict=True):
            (matching if mark in self.matching else others)[value] += 1.0
        alike = sum(matching)
        tallies: list[tuple[Tally, float]] = []
        for matches, odds in enumerate(distribution.binomial(self.count, alike / self.die.sides)):
            if odds:
                sums = distribution.convolve(
                    _sums(matching, matches), _sums(others, self.count - matches)
                )
                tallies.extend(
                    (Tally(total + self.plus, matches), odds * chance)
                    for total, chance in distribution.pairs(sums)
                )
        return tuple(tallies)


def _sums(sides: list[float], count: int) -> distribution.Weights:
    whole = sum(sides)
    if not count or not whole:
        return (1.0,)
    return distribution.power(tuple(side / whole for side in sides), count)


@dataclass(frozen=True, slots=True)
class Split(Request[tuple[int, ...]]):
    """A request for how many of `count` dice show a mark of each group; other marks do not count.

    Attributes:
        groups: Marks that lead to the same, no mark in two of them.
        wins: The marks that succeed, None where none does or fails.
    """

    count: int
    groups: tuple[frozenset[int], ...]
    die: Die = D6
    wins: frozenset[int] | None = field(default=None, compare=False)

    def draw(self, draw: Draw) -> tuple[tuple[int, ...], tuple[Roll, ...]]:
        """Roll it."""
        marks = tuple(draw(self.die, self.count, self.purpose))
        counts = tuple(sum(map(marks.count, group)) for group in self.groups)
        return counts, (Roll(self.purpose, self.die, marks, wins=self.wins),)

    def outcomes(self) -> Outcomes[tuple[int, ...]]:
        """Return every way to share the dice among the groups, with its chance."""
        if (self.count + 1) ** len(self.groups) > distribution.MOST_PRODUCTS:
            raise distribution.TooManyBranches
        shares: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
        sides = self.die.sides
        for group in self.groups:
            ways = sum(mark in group for mark in self.die.marks)
            shares = [
                ((*counts, more), odds * chance)
                for counts, odds in shares
                for more, chance in enumerate(
                    distribution.binomial(self.count - sum(counts), ways / sides if sides else 0.0)
                )
                if chance
            ]
            sides -= ways
        return tuple(shares)


@dataclass(frozen=True, slots=True)
class Single(Request[int]):
    """The value of one die; a special side such as a misfire keeps its own value."""

    die: Die = D6
    reroll: frozenset[int] = NOTHING

    def draw(self, draw: Draw) -> tuple[int, tuple[Roll, ...]]:
        """Roll it."""
        marks, again = throw(draw, self.die, 1, self.reroll, self.purpose, sorting=self)
        value = self.die.value(again[0][1] if again else marks[0])
        return value, (Roll(self.purpose, self.die, marks, again, value),)

    def countable(self, purpose: Purpose) -> frozenset[int] | None:  # noqa: ARG002 - see Sorting
        """Return None: it has a value and no success."""
        return None

    def apart(self, purpose: Purpose) -> None:
        """Return None, for the same reason."""

    @property
    def summed(self) -> bool:
        """Tell whether no side has it rolled again."""
        return not self.reroll

    def outcomes(self) -> Outcomes[int]:
        """Return every value with its chance."""
        chances = distribution.mark_chances(self.die, self.reroll)
        return distribution.merge((self.die.value(mark), odds) for mark, odds in chances.items())
