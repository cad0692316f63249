"""Turning points: what weighs, and how much."""

from __future__ import annotations

import pytest

from bot.battle.story.turning_points import Blow, Turn, Worth, turning_points

ELVES, ORCS = 1, 2
PRICED = {
    10: Worth(ELVES, 10, 100),
    11: Worth(ELVES, 10, 300),
    20: Worth(ORCS, 1, 200),
    21: Worth(ORCS, 20, 200),
}


def blow(unit: int, side: int, lost: int = 0, *, fled: int = 0, general: bool = False) -> Blow:
    return Blow(unit, f"unit {unit}", side, lost, gone=False, fled=fled, general=general)


def turn(number: int, *blows: Blow, margin: int = 0) -> Turn:
    return Turn(number, 1, blows, margin, None)


@pytest.mark.parametrize(
    ("what", "weight"),
    [
        (turn(1, blow(10, ELVES, 4)), 10.0),  # 40 of 400 points
        (turn(1, blow(11, ELVES, 4)), 30.0),  # 120 of 400
        (turn(1, blow(21, ORCS, fled=20)), 25.0),  # half of 200 in 400
        (turn(1, blow(20, ORCS, 1, general=True)), 75.0),  # 50, and 25 for the general
        (turn(1, blow(10, ELVES, 4), margin=6), 16.0),
        (turn(1, blow(10, ELVES, 99)), 25.0),  # no more than all of it
    ],
)
def test_an_entry_weighs_what_it_cost(what: Turn, weight: float) -> None:
    (found,) = turning_points([what], PRICED)
    assert found.weight == pytest.approx(weight)


def test_where_one_unit_has_no_cost_all_of_its_side_count_by_models() -> None:
    unpriced = {**PRICED, 12: Worth(ELVES, 20, None)}
    (found,) = turning_points([turn(1, blow(10, ELVES, 4), blow(21, ORCS, 10))], unpriced)
    assert found.costs == {ELVES: pytest.approx(10.0), ORCS: pytest.approx(25.0)}


def test_the_heaviest_are_told_in_the_order_in_which_they_came() -> None:
    turns = [turn(number, blow(10, ELVES, 2 + number % 4)) for number in range(1, 10)]
    found = turning_points(turns, PRICED, most=3)
    assert [each.turn.number for each in found] == [2, 3, 7]


def test_what_weighs_little_is_no_turning_point() -> None:
    assert turning_points([turn(1, blow(10, ELVES, 1))], PRICED) == ()
    assert turning_points([turn(1, margin=4)], PRICED) == ()
    assert turning_points([], {}) == ()


def test_a_unit_that_nobody_brought_weighs_nothing() -> None:
    (found,) = turning_points([turn(1, blow(99, ELVES, 5), margin=7)], PRICED)
    assert (found.weight, found.costs) == (7.0, {})
