"""The fit of fallen dice to what was to be expected: Pearson's chi-squared test."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import erfc, exp, log, pi, sqrt
from typing import Final

from rulesets.dice.die import Die

LEAST_EXPECTED: Final = 5
"""Dice expected on the rarest mark below which the test says nothing."""


@dataclass(frozen=True, slots=True)
class Fit:
    """The fall of some dice.

    Attributes:
        count: How many dice.
        mean: Mean of what they counted for.
        expected: The mean to be expected.
        statistic: Chi-squared over the marks.
        chance: How often fair dice fall at least as unevenly; None for too few dice.
    """

    count: int
    mean: float
    expected: float
    statistic: float
    chance: float | None


def tail(statistic: float, freedom: int) -> float:
    """Return how often chi-squared is at least `statistic`.

    The sums are exact: for whole degrees of freedom the incomplete gamma function ends.

    Args:
        statistic: 0 or more.
        freedom: Degrees of freedom, from 1.

    Raises:
        ValueError: less than that.
    """
    if statistic < 0 or freedom < 1:
        raise ValueError(statistic, freedom)
    if statistic == 0:
        return 1.0
    half = statistic / 2
    # Terms by their logarithms: for many degrees of freedom they are too large or too small alone.
    if freedom % 2:
        total = erfc(sqrt(half))
        term = log(half) / 2 - log(sqrt(pi) / 2) - half
        steps = (freedom - 1) // 2
        first = 1.5
    else:
        total = 0.0
        term, steps, first = -half, freedom // 2, 1.0
    for step in range(steps):
        total += exp(term)
        term += log(half) - log(first + step)
    return min(1.0, total)


def fit(die: Die, counts: Mapping[int, int]) -> Fit:
    """Return how some dice of a kind fell, given how often each mark did."""
    total = sum(counts.values())
    values = dict(zip(die.marks, die.values, strict=True))
    expected = sum(die.values) / die.sides
    if not total:
        return Fit(0, 0.0, expected, 0.0, None)
    mean = sum(values[mark] * count for mark, count in counts.items()) / total
    shares = {mark: total * die.marks.count(mark) / die.sides for mark in values}
    statistic = sum((counts.get(mark, 0) - wanted) ** 2 / wanted for mark, wanted in shares.items())
    enough = min(shares.values()) >= LEAST_EXPECTED
    return Fit(
        total, mean, expected, statistic, tail(statistic, len(shares) - 1) if enough else None
    )
