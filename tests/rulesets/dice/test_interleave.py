"""Folds that take turns: real dice fall in the common order, chances take each by itself."""

from __future__ import annotations

import pytest

from rulesets.core.results.odds import odds
from rulesets.dice.handle import Dice
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from tests.rulesets.brute import brute_force


def _add(dice: Dice, total: int, sides: int) -> int:
    return total + (1 if dice.check(sides, "test") else 0)


def race(dice: Dice, *, needs: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    """Count the successes of two runners who throw in turn, the smaller count first."""
    return dice.interleave(_add, (0, 0), needs, lambda total: (total, total), _both)


def _both(left: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return min(left[0], other[0]), max(left[1], other[1])


NEEDS = ((0, 3), (1, 5), (0, 6), (1, 2))


def test_real_dice_fall_in_the_common_order() -> None:
    dice = RolledDice(ListedFaces([3, 4, 6, 1]))
    assert race(dice, needs=NEEDS) == (0, 2)
    assert [roll.purpose.need for roll in dice.rolls] == [3, 5, 6, 2]


def test_chances_are_those_of_every_sequence_of_faces() -> None:
    found = odds(race, {"needs": NEEDS})
    assert found.exact
    assert dict(found.outcomes) == pytest.approx(brute_force(race, {"needs": NEEDS}))


def test_a_fold_without_items_keeps_its_state() -> None:
    found = odds(race, {"needs": ((0, 4),)})
    assert dict(found.outcomes) == pytest.approx({(0, 0): 0.5, (0, 1): 0.5})
