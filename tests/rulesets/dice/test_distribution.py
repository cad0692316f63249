"""The arithmetic of chances, held against whole numbers."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from math import comb, fsum

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesets.dice import distribution
from rulesets.dice.die import D3, D6, plain_die
from rulesets.dice.distribution import TooManyBranches
from rulesets.dice.pool import NOTHING, Successes, Sum, Tallied
from rulesets.dice.request import Purpose

TEST = Purpose("test")


def true_power(weights: tuple[float, ...], count: int) -> list[float]:
    """Return the n-fold sum, term by term in fractions."""
    sums = {0: Fraction(1)}
    for _ in range(count):
        following: dict[int, Fraction] = defaultdict(Fraction)
        for total, chance in sums.items():
            for value, weight in enumerate(weights):
                if weight:
                    following[total + value] += chance * Fraction(weight)
        sums = following
    whole = sum(sums.values())
    return [float(sums.get(total, Fraction(0)) / whole) for total in range(max(sums) + 1)]


@pytest.mark.parametrize(("sides", "count"), [(2, 40), (3, 17), (6, 1), (6, 40), (20, 9), (100, 3)])
def test_sums_of_like_dice_are_right_to_the_last_digits(sides: int, count: int) -> None:
    whole = sides**count
    counts = {0: 1}
    for _ in range(count):
        following: dict[int, int] = defaultdict(int)
        for total, ways in counts.items():
            for value in range(1, sides + 1):
                following[total + value] += ways
        counts = following
    outcomes = dict(Sum(TEST, count, plain_die(sides)).outcomes())
    expected = {total: ways / whole for total, ways in counts.items()}
    if sides == 3:  # a D3 is a D6 halved
        assert plain_die(3) is D3
    assert outcomes.keys() == expected.keys()
    assert all(outcomes[total] == pytest.approx(expected[total], rel=1e-12) for total in expected)


@given(
    st.lists(st.integers(0, 20), min_size=2, max_size=8).filter(lambda ways: sum(ways) > 0),
    st.integers(1, 12),
)
@settings(max_examples=60, deadline=None)
def test_any_quantity_added_up_is_right(ways: list[int], count: int) -> None:
    whole = sum(ways)
    weights = tuple(way / whole for way in ways)
    expected = true_power(weights, count)
    found = distribution.power(weights, count)
    assert found == pytest.approx(expected[: len(found)], abs=1e-13)
    assert sum(expected[len(found) :]) < 1e-50


@pytest.mark.parametrize(("count", "chance"), [(1, 0.5), (60, 1 / 3), (1000, 1 / 6), (1000, 0.999)])
def test_binomials_are_right_also_where_powers_vanish(count: int, chance: float) -> None:
    exact = Fraction(chance)
    weights = distribution.binomial(count, chance)
    assert len(weights) == count + 1
    for hits in range(0, count + 1, max(1, count // 50)):
        expected = comb(count, hits) * exact**hits * (1 - exact) ** (count - hits)
        assert weights[hits] == pytest.approx(float(expected), rel=1e-9, abs=1e-290)


@pytest.mark.parametrize("chance", [0.0, 1.0])
def test_what_is_certain_stays_certain(chance: float) -> None:
    assert distribution.binomial(3, chance)[3 if chance else 0] == 1.0
    assert sum(distribution.binomial(3, chance)) == 1.0


def test_a_thousand_dice_have_their_mean_and_spread() -> None:
    outcomes = Sum(TEST, 1000).outcomes()
    mean = fsum(total * chance for total, chance in outcomes)
    variance = fsum((total - mean) ** 2 * chance for total, chance in outcomes)
    assert fsum(chance for _, chance in outcomes) == pytest.approx(1.0, abs=1e-12)
    assert mean == pytest.approx(3500, rel=1e-12)
    assert variance == pytest.approx(1000 * 35 / 12, rel=1e-9)


def test_a_thousand_successes_have_their_mean() -> None:
    outcomes = Successes(TEST, 1000, frozenset({6}), D6, frozenset({1})).outcomes()
    assert fsum(hits * chance for hits, chance in outcomes) == pytest.approx(1000 * 7 / 36)


def test_many_kept_dice_have_the_mean_that_counting_gives() -> None:
    # The highest of n D6: the sum over x of the chance that it is x or more.
    outcomes = Sum(TEST, 30, D6, 1).outcomes()
    expected = sum(1 - ((x - 1) / 6) ** 30 for x in range(1, 7))
    assert fsum(value * chance for value, chance in outcomes) == pytest.approx(expected)


def test_large_tallies_add_up() -> None:
    outcomes = Tallied(TEST, 20, frozenset({6})).outcomes()
    assert fsum(chance for _, chance in outcomes) == pytest.approx(1.0)
    assert fsum(tally.total * chance for tally, chance in outcomes) == pytest.approx(70)
    assert fsum(tally.matches * chance for tally, chance in outcomes) == pytest.approx(20 / 6)


@pytest.mark.parametrize(
    "request_",
    [
        Sum(TEST, 1000, plain_die(1000)),
        Sum(TEST, 1000, D6, 500),
        Sum(TEST, 999, plain_die(100), None, frozenset({1})),
    ],
)
def test_what_takes_too_long_is_not_counted(request_: Sum) -> None:
    with pytest.raises(TooManyBranches):
        request_.outcomes()


def test_each_mark_has_its_ways_after_one_re_roll() -> None:
    assert distribution.mark_ways(D6, NOTHING) == dict.fromkeys(range(1, 7), 6)
    assert distribution.mark_ways(D6, frozenset({1})) == {1: 1, **dict.fromkeys(range(2, 7), 7)}


def test_what_is_above_a_cap_counts_as_the_cap() -> None:
    assert distribution.capped((0.5, 0.25, 0.125, 0.125), 2) == (0.5, 0.25, 0.25)
    assert distribution.capped((0.5, 0.5), 2) == (0.5, 0.5)
