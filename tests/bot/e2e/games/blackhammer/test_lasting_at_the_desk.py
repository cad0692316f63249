"""Spells of BlackHammer that last, at the desk: what they do again, and who ends them."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import in_turn, statuses

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
LIGHT = "/resolve spell_effect values:wizard:Mage target:Orcs spell:cleansing-light"


@pytest.fixture
async def lit(alice: Player) -> Tapper:
    """Return a player at the desk as the enemy's magic begins, whose wizard has lit the orcs."""
    await in_turn(
        (alice, "/battle start side_one:Men side_two:Horde"),
        (alice, f"/unit add Mage 1 {MEN} Lv2 side:Men"),
        (alice, f"/unit add Orcs 20 {MEN} side:Horde"),
        (alice, f"/unit add Shaman 1 {MEN} Lv1 side:Horde"),
        (alice, "/battle next phase:magic"),
        (alice, LIGHT),
        (alice, "/battle next phase:movement"),
        (alice, "/battle next phase:magic"),
    )
    return Tapper(alice)


async def test_the_cleansing_light_burns_once_in_each_magic_phase(lit: Tapper) -> None:
    """[L3216]."""
    await lit.does("Effect of a spell: Orcs")
    assert "burnt-by-light" in await statuses(lit.player, "Orcs")
    assert "Effect of a spell: Orcs" not in labels(await lit.desk("Winds of magic"))


async def test_the_owner_of_a_spell_in_play_ends_it_by_a_button(hall: Hall, lit: Tapper) -> None:
    """[L868]."""
    await lit.does("End a spell", "Cleansing Light")
    assert (await hall.entries(lit.player))[0].action == "end_spell"
    assert "cleansing-light" not in await statuses(lit.player, "Orcs")


async def test_nobody_is_offered_dice_against_a_spell_of_his_own(lit: Tapper) -> None:
    """[L868, L878]."""
    await lit.does("Winds of magic")
    shown = "\n".join(labels(await lit.desk("Dispel")))
    assert "Shaman" in shown
    assert "Dispel a spell in play: Mage" not in shown
