"""The arithmetic of chances: sums, powers and binomials, in double precision."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypeAlias, TypeVar

from rulesets.dice.die import Die

R = TypeVar("R")
Weights: TypeAlias = "tuple[float, ...]"
"""A distribution over 0, 1, 2…: the probability of each, by position."""


def merge(weighted: Iterable[tuple[R, float]]) -> tuple[tuple[R, float], ...]:
    """Add up the probabilities of equal results, keeping the order of first sight."""
    sums: dict[R, float] = defaultdict(float)
    for result, chance in weighted:
        sums[result] += chance
    return tuple((result, chance) for result, chance in sums.items() if chance > 0.0)


def convolve(left: Weights, right: Weights) -> Weights:
    """Return the distribution of the sum of two independent quantities."""
    if len(left) < len(right):
        left, right = right, left
    sums = [0.0] * (len(left) + len(right) - 1)
    for shift, weight in enumerate(right):
        if weight:
            for position, other in enumerate(left, shift):
                sums[position] += weight * other
    return tuple(sums)


def binomial(count: int, chance: float) -> Weights:
    """Return the distribution of successes out of `count` at `chance` each."""
    if chance <= 0.0:
        return (1.0, *([0.0] * count))
    if chance >= 1.0:
        return (*([0.0] * count), 1.0)
    miss = 1.0 - chance
    weights = []
    ways = 1
    for hits in range(count + 1):
        weights.append(ways * chance**hits * miss ** (count - hits))
        ways = ways * (count - hits) // (hits + 1)
    return tuple(weights)


@lru_cache(maxsize=4096)
def power(weights: Weights, count: int) -> Weights:
    """Return the distribution of the sum of `count` independent equal quantities."""
    if count == 0:
        return (1.0,)
    if len(weights) == 2:  # noqa: PLR2004 - nothing or one: a binomial
        return binomial(count, weights[1])
    half = power(weights, count // 2)
    whole = convolve(half, half)
    return convolve(whole, weights) if count % 2 else whole


@lru_cache(maxsize=1024)
def sum_of(die: Die, count: int) -> Weights:
    """Return the distribution of the sum of the values of `count` dice."""
    weights = [0.0] * (max(die.values) + 1)
    for value in die.values:
        weights[value] += 1.0 / die.sides
    return power(tuple(weights), count)


def pairs(weights: Weights) -> tuple[tuple[int, float], ...]:
    """Return the possible values with their probabilities."""
    return tuple((value, chance) for value, chance in enumerate(weights) if chance > 0.0)


def capped(weights: Weights, cap: int) -> Weights:
    """Return the distribution of the smaller of the quantity and `cap`."""
    if len(weights) <= cap + 1:
        return weights
    return (*weights[:cap], sum(weights[cap:]))


def mark_chances(die: Die, reroll: frozenset[int]) -> Mapping[int, float]:
    """Return the chance of each mark after its die was re-rolled once where it must be."""
    again = sum(1 for mark in die.marks if mark in reroll) / die.sides
    chances: dict[int, float] = defaultdict(float)
    for mark in die.marks:
        kept = 0.0 if mark in reroll else 1.0
        chances[mark] += (kept + again) / die.sides
    return chances


def added(
    plus: int, parts: Iterable[tuple[int, tuple[tuple[int, float], ...]]]
) -> tuple[tuple[int, float], ...]:
    """Return the distribution of `plus` and independent quantities, each times a factor."""
    lowest = plus
    weights: Weights = (1.0,)
    for factor, outcomes in parts:
        values = [(factor * value, chance) for value, chance in outcomes]
        least = min(value for value, _ in values)
        most = max(value for value, _ in values)
        spread = [0.0] * (most - least + 1)
        for value, chance in values:
            spread[value - least] += chance
        weights = convolve(weights, tuple(spread))
        lowest += least
    return tuple((lowest + place, chance) for place, chance in enumerate(weights) if chance > 0.0)
