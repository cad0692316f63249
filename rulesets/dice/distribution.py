"""The arithmetic of chances: sums, powers and binomials, in double precision."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import fsum, gcd
from operator import mul
from typing import Final, TypeAlias, TypeVar

from rulesets.dice.die import Die

R = TypeVar("R")
Weights: TypeAlias = "tuple[float, ...]"
"""A distribution over 0, 1, 2…: the probability of each, by position."""
Chances: TypeAlias = "tuple[tuple[int, float], ...]"
"""A distribution over any numbers: each with its probability."""
MOST_PRODUCTS: Final = 8_000_000
"""Most multiplications for the sum of two quantities; some tenths of a second."""
WIDEST: Final = 200_000
"""Most values a sum may have."""
_CACHED: Final = 2_000
"""Most values of a sum that is worth keeping."""
_NEVER: Final = 1e-60
_HUGE: Final = 1e250
_EQUAL: Final = 1e-15


class TooManyBranches(Exception):  # noqa: N818 - the caller simulates instead
    """The question has more cases than can be counted in good time."""


def merge(weighted: Iterable[tuple[R, float]]) -> tuple[tuple[R, float], ...]:
    """Add up the probabilities of equal results, keeping the order of first sight."""
    sums: dict[R, float] = defaultdict(float)
    for result, chance in weighted:
        sums[result] += chance
    return tuple((result, chance) for result, chance in sums.items() if chance > 0.0)


def convolve(left: Weights, right: Weights) -> Weights:
    """Return the distribution of the sum of two independent quantities.

    Raises:
        TooManyBranches: it would take too long.
    """
    if len(left) < len(right):
        left, right = right, left
    if len(left) * len(right) > MOST_PRODUCTS:
        raise TooManyBranches
    if len(right) == 1:
        only = right[0]
        return left if only == 1.0 else tuple(only * weight for weight in left)
    reverse = right[::-1]
    width = len(right)
    padded = (0.0,) * (width - 1) + left + (0.0,) * (width - 1)
    return tuple(
        sum(map(mul, padded[index : index + width], reverse))
        for index in range(len(left) + width - 1)
    )


def binomial(count: int, chance: float) -> Weights:
    """Return the distribution of successes out of `count` at `chance` each.

    Worked out from the likeliest number outwards, each from its neighbour, so that nothing that
    counts is too small for a float, however many dice.
    """
    if chance <= 0.0:
        return (1.0, *([0.0] * count))
    if chance >= 1.0:
        return (*([0.0] * count), 1.0)
    peak = min(count, int((count + 1) * chance))
    odds = chance / (1.0 - chance)
    weights = [0.0] * (count + 1)
    weights[peak] = weight = 1.0
    for hits in range(peak, count):
        weight *= (count - hits) / (hits + 1) * odds
        weights[hits + 1] = weight
    weight = 1.0
    for hits in range(peak, 0, -1):
        weight *= hits / (count - hits + 1) / odds
        weights[hits - 1] = weight
    return _normalised(weights)


def _normalised(weights: list[float]) -> Weights:
    whole = fsum(weights)
    return tuple([weight / whole for weight in weights])


def power(weights: Weights, count: int) -> Weights:
    """Return the distribution of the sum of `count` independent equal quantities.

    Sums at either end that are less likely than 1e-60 may be left out.

    Raises:
        TooManyBranches: it would take too long.
    """
    if len(weights) * count <= _CACHED:
        return _cached_power(weights, count)
    return _power(weights, count)


@lru_cache(maxsize=512)
def _cached_power(weights: Weights, count: int) -> Weights:
    return _power(weights, count)


def _power(weights: Weights, count: int) -> Weights:
    """Take the possible values for 0, 1, 2… and put them back afterwards."""
    if count == 0:
        return (1.0,)
    places = [index for index, weight in enumerate(weights) if weight]
    first = places[0]
    step = gcd(*(position - first for position in places)) or 1
    if len(weights) * count > WIDEST:
        raise TooManyBranches
    sums = _dense_power(weights[first : places[-1] + 1 : step], count)
    spread = [0.0] * (first * count + step * (len(sums) - 1) + 1)
    spread[first * count :: step] = sums
    return tuple(spread)


def _dense_power(weights: Weights, count: int) -> Weights:
    if count == 1 or len(weights) == 1:
        return weights if count == 1 else (weights[0] ** count,)
    if len(weights) == 2:  # noqa: PLR2004 - one of two values: a binomial
        return binomial(count, weights[1] / (weights[0] + weights[1]))
    if max(weights) - min(weights) < _EQUAL:
        return _alike(len(weights), count)
    half = _dense_power(weights, count // 2)
    whole = convolve(half, half)
    if count % 2:
        whole = convolve(whole, weights)
    return _without_top(whole)


def _without_top(weights: Weights) -> Weights:
    end = len(weights)
    while weights[end - 1] < _NEVER:
        end -= 1
    return weights[:end]


def _alike(sides: int, count: int) -> Weights:
    """Return the distribution of the sum of `count` fair dice marked 0 to `sides` - 1.

    With P = (1 - x^s) / (1 - x), the counts q of P^n solve the differential equation
    (1 - x)(1 - x^s) Q' = n (1 - x^s - s x^(s-1) (1 - x)) Q, which gives each from three before it.
    It is followed up to the middle, where rounding stays small; the rest is its mirror image.
    """
    top = count * (sides - 1)
    middle = top // 2
    # Places before the first count are nought; they stand in for a test of every index.
    ways = [0.0] * (sides + 1) + [1.0]
    for total in range(1, middle + 1):
        index = total + sides + 1
        way = (
            (total - 1 + count) * ways[index - 1]
            + (total - sides - count * sides) * ways[index - sides]
            + ((sides - 1) * count - (total - sides - 1)) * ways[index - sides - 1]
        ) / total
        if way > _HUGE:
            ways = [other / _HUGE for other in ways]
            way /= _HUGE
        ways.append(way)
    rising = ways[sides + 1 :]
    return _normalised(rising + rising[top - middle - 1 :: -1])


def pairs(weights: Weights) -> tuple[tuple[int, float], ...]:
    """Return the possible values with their probabilities."""
    return tuple((value, chance) for value, chance in enumerate(weights) if chance > 0.0)


def capped(weights: Weights, cap: int) -> Weights:
    """Return the distribution of the smaller of the quantity and `cap`."""
    if len(weights) <= cap + 1:
        return weights
    return (*weights[:cap], sum(weights[cap:]))


def mark_ways(die: Die, reroll: frozenset[int]) -> Mapping[int, int]:
    """Return the ways to each mark, out of the square of the sides.

    Dice that show a mark of `reroll` have been rolled again, once.
    """
    again = sum(1 for mark in die.marks if mark in reroll)
    ways: dict[int, int] = defaultdict(int)
    for mark in die.marks:
        ways[mark] += again + (0 if mark in reroll else die.sides)
    return ways


def mark_chances(die: Die, reroll: frozenset[int]) -> Mapping[int, float]:
    """Return the chance of each mark after its die was re-rolled once where it must be."""
    return {mark: ways / die.sides**2 for mark, ways in mark_ways(die, reroll).items()}


def added(plus: int, parts: Iterable[tuple[int, Chances]]) -> Chances:
    """Return the distribution of `plus` and independent quantities, each times a factor."""
    lowest = plus
    weights: Weights = (1.0,)
    for factor, outcomes in parts:
        least, spread = _spread((factor * value, chance) for value, chance in outcomes)
        weights = convolve(weights, spread)
        lowest += least
    return tuple((lowest + offset, chance) for offset, chance in pairs(weights))


def repeated(outcomes: Chances, times: int) -> Chances:
    """Return the distribution of the sum of `times` independent equal quantities."""
    least, spread = _spread(outcomes)
    lowest = times * least
    return tuple((lowest + offset, chance) for offset, chance in pairs(power(spread, times)))


def _spread(outcomes: Iterable[tuple[int, float]]) -> tuple[int, Weights]:
    """Return the least value, and the chances of the values from there on."""
    chances = dict(merge(outcomes))
    least, most = min(chances), max(chances)
    if most - least > WIDEST:
        raise TooManyBranches
    return least, tuple([chances.get(value, 0.0) for value in range(least, most + 1)])
