"""Dispelling: which dice may be thrown, whose they are, and which spells end."""

import pytest

from rulesets.core.results.effect import SpellEnded
from rulesets.rank_and_flank.dispelling import check_dispel_dice, check_lasts, ended, side_of
from rulesets.refusal import Refusal


def test_a_die_is_needed_from_the_pool_or_beside_it() -> None:
    check_dispel_dice(1, None)
    check_dispel_dice(0, 3, beside=1)
    with pytest.raises(Refusal, match="no-dispel-die"):
        check_dispel_dice(0, 3)


def test_a_pool_has_no_more_dice_than_it_holds() -> None:
    check_dispel_dice(3, 3)
    with pytest.raises(Refusal) as refusal:
        check_dispel_dice(4, 3)
    assert (refusal.value.code, refusal.value.facts) == ("pool-too-small", {"used": 4, "left": 3})


def test_a_spell_lasts_through_the_phase_in_which_it_was_cast() -> None:
    check_lasts(this_phase=False)
    with pytest.raises(Refusal, match="cast-this-phase"):
        check_lasts(this_phase=True)


def test_power_dice_are_of_the_side_whose_turn_it_is() -> None:
    assert (side_of("power-dice"), side_of("dispel-dice")) == ("active", "other")


def test_a_spell_with_a_name_ends_where_it_is_dispelled() -> None:
    assert ended("fog", dispelled=True) == (SpellEnded("fog"),)
    assert ended("fog", dispelled=False) == ()
    assert ended("", dispelled=True) == ()
