"""Effects of a hit: every cell of the wound chart, every armour, every modifier of the save."""

from __future__ import annotations

from typing import Final

import pytest

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.dice.handle import Dice
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.dice.request import Modifier
from rulesets.whfb2.harm.aim import aim_stages, reachable
from rulesets.whfb2.harm.harm import (
    Hit,
    armour_worn,
    inflict,
    losses,
    save_need,
    usable_save,
    wound_need,
)
from rulesets.whfb2.unit.charts import ARMOUR_SAVE

# One line a Strength, copied off the printed chart; N: cannot wound.
PRINTED: Final = """
4 5 6 6 N N N N N N
3 4 5 6 6 N N N N N
2 3 4 5 6 6 N N N N
2 2 3 4 5 6 6 N N N
2 2 2 3 4 5 6 6 N N
2 2 2 2 3 4 5 6 6 N
2 2 2 2 2 3 4 5 6 6
2 2 2 2 2 2 3 4 5 6
2 2 2 2 2 2 2 3 4 5
2 2 2 2 2 2 2 2 3 4
"""
CELLS: Final = [
    (strength, toughness, None if cell == "N" else int(cell))
    for strength, line in enumerate(PRINTED.strip().splitlines(), 1)
    for toughness, cell in enumerate(line.split(), 1)
]


@pytest.mark.parametrize(("strength", "toughness", "need"), CELLS)
def test_the_wound_chart_is_as_printed(strength: int, toughness: int, need: int | None) -> None:
    assert wound_need(strength, toughness) == need


ARMOUR_PRINT: Final = {
    "none": (None, 6, 5),
    "shield": (6, 5, 4),
    "light-armour": (6, 5, 4),
    "light-armour-and-shield": (5, 4, 3),
    "heavy-armour": (5, 4, 3),
    "heavy-armour-and-shield": (4, 3, 2),
}


@pytest.mark.parametrize("armour", ARMOUR_PRINT)
def test_armour_saves_as_printed_on_foot_mounted_and_with_barding(armour: str) -> None:
    mounts = ("foot", "cavalry", "barded-cavalry")
    assert tuple(armour_worn(armour, mount) for mount in mounts) == ARMOUR_PRINT[armour]
    assert len(ARMOUR_SAVE.cells) == len(ARMOUR_PRINT)


@pytest.mark.parametrize(
    ("strength", "off"),
    [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 3), (7, 4), (8, 5), (9, 6), (10, 7)],
)
def test_strength_makes_a_save_harder_as_printed(strength: int, off: int) -> None:
    need = 2 + off
    assert save_need(2, strength) == (need if need <= 6 else None)


def test_who_wears_nothing_saves_on_a_six_against_a_knife_that_is_not_strong() -> None:
    knife = (Modifier("knife", 1),)
    assert save_need(None, 3, knife) == 6
    assert save_need(None, 4, knife) is None
    assert save_need(None, 3) is None


def test_no_save_gets_better_than_one_where_the_house_rule_says_so() -> None:
    better = (Modifier("weapon", 1),) * 2
    assert save_need(2, 4, better) == 1
    assert save_need(2, 4, better, cap=True) == 2


@pytest.mark.parametrize("rule", ["two-handed-weapon", "two-weapons", "scythe"])
def test_a_shield_is_of_no_use_with_both_hands_full(rule: str) -> None:
    assert usable_save(4, SpecialRules.of("shield", rule)) == 5
    assert usable_save(4, SpecialRules.of(rule)) == 4


def test_a_shield_is_of_no_use_from_behind_or_in_rout() -> None:
    shield = SpecialRules.of("shield")
    saves = [usable_save(6, shield, facing=side) for side in ("front", "flank", "air", "rear")]
    assert saves == [6, 6, 6, None]
    assert usable_save(4, shield, routing=True) == 5


@pytest.mark.parametrize(
    ("need", "faces", "hit"),
    [
        (7, [6, 3], 0),
        (7, [6, 4], 1),
        (8, [6, 4], 0),
        (8, [6, 5], 1),
        (9, [6, 5], 0),
        (9, [6, 6], 1),
        (7, [5], 0),
        (1, [1], 1),
        (-3, [1], 1),
    ],
)
def test_what_lies_beyond_a_six_needs_a_second_die(need: int, faces: list[int], hit: int) -> None:
    dice = RolledDice(ListedFaces(faces))
    done = dice.attacks(1, "shot", aim_stages(need, beyond=True), (("hit", 1),))
    assert done.score == hit
    dice.finish()


def test_ten_is_beyond_reach_and_seven_is_on_one_die() -> None:
    assert reachable(9, beyond=True)
    assert not reachable(10, beyond=True)
    assert not reachable(7, beyond=False)
    assert aim_stages(7, beyond=False) == ()


def _struck(hit: Hit, faces: list[int], hits: int, cap: int | None = None) -> int:
    dice = RolledDice(ListedFaces(faces))
    done = inflict(_as_dice(dice), hits, hit, cap=cap)
    dice.finish()
    return done.score


def _as_dice(dice: RolledDice) -> Dice:
    return dice


def test_a_natural_one_wounds_where_a_bonus_makes_it_enough_but_not_by_the_house_rule() -> None:
    strong = (Modifier("weapon", 1),)
    assert _struck(Hit(10, 1, to_wound=strong), [1], 1) == 1
    assert _struck(Hit(10, 1, to_wound=strong, natural_one=True), [1], 1) == 0


def test_each_unsaved_wound_takes_its_own_damage_and_no_more_than_a_figure_has() -> None:
    hit = Hit(4, 4, 5, damage=Amount(0, 1), wounds_each=3)
    # Two wounds of three hits; a save needs a 6 against Strength 4; then a 2 and a 5.
    assert _struck(hit, [4, 6, 3, 5, 4, 2, 5], 3) == 5


def test_masonry_saves_whatever_the_strength() -> None:
    assert Hit(9, 7, 5, steady=True).save_need == 5
    assert Hit(9, 7, 5).save_need is None


def test_ogres_lose_one_figure_for_three_wounds_and_keep_the_fourth() -> None:
    first = losses(5, 3, 0, 4)
    assert (first.models_lost, first.carried) == (1, 1)
    second = losses(4, 3, 1, 2)
    assert (second.models_lost, second.carried, second.destroyed) == (1, 0, False)
    assert losses(1, 3, 1, 7) == losses(1, 3, 1, 2)
