"""The fit of dice, against published tables and plain counting."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from rulesets.dice.die import ARTILLERY, D3, D6, SCATTER
from rulesets.dice.fit import fit, tail


@pytest.mark.parametrize(
    ("statistic", "freedom", "chance"),
    [
        # The usual table of critical values.
        (2.706, 1, 0.10),
        (3.841, 1, 0.05),
        (5.991, 2, 0.05),
        (9.210, 2, 0.01),
        (1.145, 5, 0.95),
        (11.070, 5, 0.05),
        (15.086, 5, 0.01),
        (20.515, 5, 0.001),
        (18.307, 10, 0.05),
        (43.773, 30, 0.05),
        (124.342, 100, 0.05),
        (1073.643, 999, 0.05),
    ],
)
def test_the_tail_is_that_of_the_tables(statistic: float, freedom: int, chance: float) -> None:
    assert tail(statistic, freedom) == pytest.approx(chance, rel=2e-3)


def test_the_tail_goes_from_one_to_nought_and_stays_within() -> None:
    for freedom in (1, 2, 5, 6, 99, 360, 999):
        chances = [tail(statistic, freedom) for statistic in (0, 0.1, 1, 10, 100, 1e3, 1e4, 1e6)]
        assert chances[0] == 1
        assert all(each >= after - 1e-12 for each, after in pairwise(chances))
        assert chances[-1] == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize(("statistic", "freedom"), [(-0.1, 5), (1, 0)])
def test_what_is_no_chi_squared_is_refused(statistic: float, freedom: int) -> None:
    with pytest.raises(ValueError, match=str(freedom)):
        tail(statistic, freedom)


def test_dice_as_even_as_can_be_fit_perfectly() -> None:
    found = fit(D6, dict.fromkeys(range(1, 7), 10))
    assert (found.count, found.mean, found.expected) == (60, 3.5, 3.5)
    assert (found.statistic, found.chance) == (0, 1)


def test_loaded_dice_are_told() -> None:
    found = fit(D6, {1: 20, 6: 10})
    assert found.statistic == pytest.approx(70)
    assert found.chance is not None
    assert found.chance < 1e-6
    assert found.mean == pytest.approx(80 / 30)


def test_few_dice_tell_nothing() -> None:
    assert fit(D6, {6: 29}).chance is None
    assert fit(D6, {6: 30}).chance is not None
    assert fit(D6, {}).count == 0


def test_dice_with_a_mark_on_several_sides_expect_it_so_often() -> None:
    counts = {mark: 10 * SCATTER.marks.count(mark) for mark in SCATTER.marks}
    assert fit(SCATTER, counts).statistic == 0
    assert fit(D3, dict.fromkeys(range(1, 7), 5)).mean == fit(D3, {}).expected == 2
    assert fit(ARTILLERY, dict.fromkeys(ARTILLERY.marks, 5)).mean == 5


def test_the_chance_is_near_the_counted_one_for_a_coin_of_dice() -> None:
    # All 2^10 ways ten even-or-odd dice can fall; chi-squared with one degree of freedom.
    ways = [sum(each) for each in product((0, 1), repeat=10)]
    for heads in (5, 7, 8, 9):
        counted = sum(abs(way - 5) >= abs(heads - 5) for way in ways) / len(ways)
        statistic = (abs(heads - 5) - 0.5) ** 2 / 2.5 if heads != 5 else 0  # Yates's correction
        assert tail(statistic, 1) == pytest.approx(counted, abs=0.02)
