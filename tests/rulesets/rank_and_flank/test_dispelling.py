"""Dispelling: which dice may be thrown, whose they are, and which spells end."""

import pytest

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import InPlay
from rulesets.core.results.effect import SpellEnded
from rulesets.core.results.reminder import Lasting, Side, Situation
from rulesets.core.ruleset.filling import from_parameter
from rulesets.core.ruleset.installed import installed_games
from rulesets.rank_and_flank.dispelling import (
    caster_of,
    check_dispel_dice,
    check_lasts,
    check_owner,
    ended,
    side_of,
)
from rulesets.refusal import Refusal


def between(mens: str, orcs: str, asking: str = "") -> Situation:
    """Return a battle in which each side has a spell in play, dispelled with 7 and with 9."""
    men, other = (
        Side(
            (Unit(name=wizard, models=1, upholds=(spell,)),),
            spells=(Lasting(spell, "in-play", value, 0, fresh=False),),
            name=side,
        )
        for side, wizard, spell, value in (("Men", "Mage", mens, 7), ("Orcs", "Shaman", orcs, 9))
    )
    return Situation(1, "magic", men, (other,), asking=asking)


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


def test_a_spell_is_the_same_whatever_capitals_accents_and_signs_it_is_written_with() -> None:
    situation = between("Brume d\u2019\u00c9t\u00e9", "Night")
    assert caster_of(situation, "brume d'ete") == "Mage"
    check_owner(situation, "BRUME D ETE", "Men")
    with pytest.raises(Refusal, match="spell-of-others"):
        check_owner(situation, "brume d'ete", "Orcs")


@pytest.mark.parametrize(
    ("asking", "wizard", "value"),
    [
        ("", None, 7),
        ("Men", None, 9),
        ("Orcs", None, 7),
        ("", "Mage", 9),
        ("", "Shaman", 7),
        ("Men", "Shaman", 7),
    ],
)
def test_of_two_spells_of_a_name_an_enemy_s_is_dispelled(
    asking: str, wizard: str | None, value: int
) -> None:
    """The side that dispels it tells, else the one that asks, else the turn."""
    said = {"spell": "fog", **({} if wizard is None else {"wizard": wizard})}
    procedure = installed_games()["t9a"].procedure("dispel_in_play")
    wanted = next(each for each in procedure.parameters if each.in_play == InPlay("value"))
    assert from_parameter(wanted, between("Fog", "Fog", asking), said) == value
