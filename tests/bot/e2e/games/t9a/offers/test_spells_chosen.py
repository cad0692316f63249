"""Choices of a Wizard's player as his spells are generated [L574-576]."""

from __future__ import annotations

from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import begin

MAGE = "Mage 1 M4 WS3 BS3 S3 T3 W2 I3 A1 Ld8 Lv2 [wizard, character]"
ROLL = "/resolve spell_generation values:unit:Mage path:fire-path dice:4 4"


async def set_up(alice: Player, bruno: Player) -> None:
    """Begin a battle with a Wizard of the first player."""
    await begin(alice, bruno, game="t9a")
    await alice.types(f"/unit add {MAGE}")


async def test_a_double_is_replaced_and_a_spell_swapped_by_presses(
    alice: Player, bruno: Player
) -> None:
    await set_up(alice, bruno)
    double = await alice.types(ROLL)
    assert "Take Burning Bolts" not in double.buttons  # he has it already
    assert "Later" not in double.buttons
    assert {"Take Cascading Fire", "Take Flame Jet"} <= set(double.buttons)
    assert (await bruno.presses(double, "Take Flame Jet")).refused == "not-your-decision"
    swap = await alice.presses(double, "Take Flame Jet")
    assert swap.buttons[0] == "Keep them"
    assert "Later" not in swap.buttons
    assert "Rolled: Burning Bolts (spell 0: Fireball)" in swap.text
    assert "Mage: Give one of these spells up for Fireball?" in swap.text
    assert {"Give up Burning Bolts", "Give up Flame Jet"} <= set(swap.buttons)
    done = await alice.presses(swap, "Give up Burning Bolts")
    assert done.outcome["result"]["spells"] == "0, 3"
    assert "spells known: Fireball, Flame Jet" in done.text


async def test_a_spell_to_give_up_is_named_by_itself_too(alice: Player, bruno: Player) -> None:
    await set_up(alice, bruno)
    await alice.types(ROLL.replace("4 4", "3 4"))
    done = await alice.types("/throw Burning Bolts")
    assert done.outcome["result"]["spells"] == "0, 3"


async def test_who_keeps_his_spells_is_not_told_that_he_may_swap(
    alice: Player, bruno: Player
) -> None:
    await set_up(alice, bruno)
    swap = await alice.types(ROLL.replace("4 4", "3 4"))
    done = await alice.presses(swap, "Keep them")
    assert done.outcome["result"]["spells"] == "3, 4"
    assert "swap" not in done.text.lower()
