"""The dice: what stands on them and what it counts for."""

from __future__ import annotations

from collections import Counter

import pytest

from rulesets.dice.die import (
    ARTILLERY,
    D3,
    D6,
    D100,
    MAGIC_HIGH,
    MAGIC_LOW,
    MISFIRE,
    SCATTER,
    SCATTER_HIT,
    Die,
    die_named,
    plain_die,
)
from rulesets.refusal import Refusal


def test_a_d3_is_a_d6_halved_and_rounded_up() -> None:
    assert {mark: D3.value(mark) for mark in D3.marks} == {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}


@pytest.mark.parametrize(
    ("die", "sides"),
    [
        (ARTILLERY, {2: 1, 4: 1, 6: 1, 8: 1, 10: 1, MISFIRE: 1}),
        (SCATTER, {1: 1, 2: 2, 3: 1, 4: 1, MISFIRE: 1}),
        (SCATTER_HIT, {1: 2, 2: 4}),
        (MAGIC_LOW, {1: 2, 2: 3, 3: 1}),
        (MAGIC_HIGH, {3: 1, 4: 2, 5: 2, 6: 1}),
    ],
)
def test_special_dice_carry_their_marks(die: Die, sides: dict[int, int]) -> None:
    assert Counter(die.marks) == sides


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 100, 1000])
def test_there_is_one_die_of_each_number_of_sides(sides: int) -> None:
    assert plain_die(sides) is plain_die(sides)
    assert die_named(plain_die(sides).id) is plain_die(sides)


def test_the_usual_dice_are_those_of_their_number_of_sides() -> None:
    assert (plain_die(3), plain_die(6), plain_die(100)) == (D3, D6, D100)


@pytest.mark.parametrize("sides", [-6, 0, 1, 1001, 9_999_999])
def test_dice_have_2_to_1000_sides(sides: int) -> None:
    with pytest.raises(Refusal) as refusal:
        plain_die(sides)
    assert (refusal.value.code, refusal.value.facts["sides"]) == ("die-sides", sides)


def test_a_die_needs_a_value_for_each_mark() -> None:
    with pytest.raises(ValueError, match="one value per mark"):
        Die("odd", (1, 2), (1,))
