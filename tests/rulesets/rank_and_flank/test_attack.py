"""Attacks: the roll to hit, and what a hit is made of."""

import pytest

from rulesets.core.battlefield.amount import Amount
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.rank_and_flank.attack.hit import PlainHit, check_damage
from rulesets.rank_and_flank.attack.strike import attack_stage
from rulesets.refusal import Refusal

FOUR_UP = frozenset({4, 5, 6})
MISSES = frozenset({1, 2, 3})


def test_wounds_are_one_die_each_at_most() -> None:
    check_damage(Amount(1, 1, 3))
    with pytest.raises(Refusal, match="damage-dice"):
        check_damage(Amount(0, 2, 6))
    with pytest.raises(Refusal, match="damage-dice"):
        PlainHit(4, 4, damage=Amount(0, 2, 6))


def test_attacks_hit_on_the_faces_that_win() -> None:
    dice = RolledDice(ListedFaces((3, 4, 6)))
    done = dice.attacks(3, "attack", (attack_stage(FOUR_UP, striker="A"),), (("hit", 1),))
    assert done.score == 2
    assert dice.rolls[0].purpose.need == 4
    assert dice.rolls[0].purpose.subject == "A"


def test_a_poisoned_six_wounds_without_a_roll() -> None:
    dice = RolledDice(ListedFaces((4, 6)))
    stages = (attack_stage(FOUR_UP, poison=6),)
    done = dice.attacks(2, "attack", stages, (("hit", 1), ("wound", 10)))
    assert done.score == 11


def test_misses_are_rolled_again() -> None:
    dice = RolledDice(ListedFaces((3, 5)))
    done = dice.attacks(1, "attack", (attack_stage(FOUR_UP, rerolls=MISSES),), (("hit", 1),))
    assert done.score == 1
