"""Acts that are due at the desk of The 9th Age: each once, in the order in which it is done."""

from __future__ import annotations

import pytest

from localdiscord import Message
from tests.bot.e2e.desk.tapping import Tapper, controls, labels, pressables
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import in_turn

MEN = "M4 WS3 BS4 S3 T3 I3 A1 Ld7"
MAGE = f"Mage 1 {MEN} W3 Lv2 [wizard, character] side:Men"
ARCHERS = f"Archers 10 {MEN} W1 [longbow, infantry] side:Men"
ORCS = f"Orcs 20 {MEN} W1 [infantry] side:Horde"
GOBS = f"Gobs 20 {MEN} W1 [infantry] side:Horde"
CHIEF = f"Chief 1 {MEN} W3 [character, battle-standard] side:Horde"
SHAMAN = f"Shaman 1 {MEN} W2 Lv1 [wizard, character] side:Horde"
RED = 1
"""Discord's number for the style of a button that something waits for."""


@pytest.fixture
async def ana(hall: Hall) -> Tapper:
    """A player at the desk of a battle of The 9th Age, whose side has its first turn."""
    ana, bruno = hall.player("Alice"), hall.player("Bruno")
    await ana.calls("battle start", game="t9a", side_one="Men", side_two="Horde")
    for player, side in ((ana, "Men"), (bruno, "Horde")):
        await player.calls("battle join", side=side)
    for unit in (MAGE, ARCHERS):
        await in_turn((ana, f"/unit add {unit}"))
    for unit in (ORCS, CHIEF, SHAMAN):
        await in_turn((bruno, f"/unit add {unit}"))
    return Tapper(ana)


async def test_a_test_whose_reroll_is_asked_about_is_offered_no_second_time(
    ana: Tapper, hall: Hall
) -> None:
    """[R L860]: its dice lie already."""
    await ana.player.calls("battle next", phase="shooting")
    kills = ",".join(["6"] * 20)
    shot = f"/shoot Archers target:Orcs weapon:longbow distance:12 dice:{kills}"
    await in_turn((ana.player, shot))
    await ana.desk("Panic: Orcs")
    bruno = hall.player("Bruno")
    panic = "/panic unit:Orcs cause:losses losses:10 phase_start:20 dice:6,6"
    await in_turn((bruno, panic))
    shown = await ana.desk("No re-roll")
    assert not [each for each in pressables(shown) if each.is_called("Panic test")]


async def test_a_miscast_waits_for_the_effect_of_its_spell(ana: Tapper) -> None:
    """Effect, attribute, Miscast [L981-983, L999]: it may end the caster, and the dice with him."""
    await ana.player.calls("battle next", phase="magic")
    cast = "/cast Mage spell:flame-jet target:Orcs dice_used:3 dice:6,6,5,1"
    await in_turn((ana.player, "/winds dice:6,4"), (ana.player, cast))
    await Tapper(ana.hall.player("Bruno")).does("Horde: Let it through")
    shown = await ana.desk("Spell effect: Mage (Flame Jet)")
    assert not [each for each in labels(shown) if "iscast" in each]
    assert not [each for each in labels(await ana.own_desk()) if "iscast" in each]
    await ana.does("Spell effect: Mage", "3")
    shown = await ana.desk("Miscast: Mage", "Spell effect: Mage (Raging Fire)")
    assert [each for each in labels(shown) if each.startswith("Miscast")] == ["Miscast: Mage"]


async def test_a_spell_whose_caster_is_gone_still_takes_effect(ana: Tapper) -> None:
    """A spell that was cast and is not dispelled takes effect, then its Miscast [L981-999]."""
    await ana.player.calls("battle next", phase="magic")
    cast = "/cast Mage spell:flame-jet target:Orcs dice_used:3 dice:6,6,5,1"
    await in_turn((ana.player, "/winds dice:6,4"), (ana.player, cast))
    await in_turn((ana.player, "/unit damage Mage wounds:3"))
    await Tapper(ana.hall.player("Bruno")).does("Horde: Let it through")
    assert "Spell effect (Flame Jet)" in red(await ana.desk(bearing="Spell effect"))
    await ana.does("Spell effect", "3")
    assert "Orcs" in ana.said
    assert "Flame Jet" in ana.said
    assert "Miscast: Flame Jet" in red(await ana.desk(bearing="Miscast"))
    await ana.does("Miscast: Flame Jet")
    assert "Miscast: Flame Jet" not in labels(await ana.own_desk())


SECOND = f"Sage 1 {MEN} W3 Lv2 [wizard, character] side:Men"
LETS_THROUGH = "/dispel what:let-through"


async def fallen(ana: Tapper, bruno: Player, second: str) -> str:
    """Return what is told of the effect of a spell whose caster fell as another did before him.

    Args:
        ana: Whose casters they are.
        bruno: Who lets their spells through.
        second: How the second is cast.
    """
    await in_turn((ana.player, f"/unit add {SECOND}"), (bruno, f"/unit add {GOBS}"))
    await ana.player.calls("battle next", phase="magic")
    await in_turn(
        (ana.player, "/winds dice:6,4"),
        (ana.player, "/cast Mage spell:fireball target:Orcs dice_used:1 dice:5"),
        (ana.player, "/unit damage Mage wounds:3"),
        (bruno, LETS_THROUGH),
        (ana.player, "/resolve spell_effect values:target:Orcs; spell:fireball dice:1,1"),
        (ana.player, second),
        (ana.player, "/unit damage Sage wounds:3"),
        (bruno, LETS_THROUGH),
    )
    effect = "/resolve spell_effect values:spell:fireball dice:1,6"
    return (await ana.player.types(effect)).text


async def test_nobody_is_struck_by_the_aim_of_who_fell_before(ana: Tapper, hall: Hall) -> None:
    """The last spell was cast at nobody who was named, whoever fell before him aimed at [L981]."""
    told = await fallen(ana, hall.player("Bruno"), "/cast Sage spell:fireball dice_used:1 dice:5")
    assert "wound lost" not in told


async def test_the_last_of_two_who_fell_is_told_with_whom_he_aimed_at(
    ana: Tapper, hall: Hall
) -> None:
    """A spell that was cast takes effect on whom it was cast at [L981-983]."""
    second = "/cast Sage spell:fireball target:Gobs dice_used:1 dice:5"
    told = await fallen(ana, hall.player("Bruno"), second)
    assert "Cast by Sage, who is gone." in told
    assert "Gobs" in told
    assert "Orcs" not in told


async def test_a_net_of_light_is_rolled_for_as_each_phase_begins(ana: Tapper, hall: Hall) -> None:
    """On 5+ it holds its target for the phase [P mg.txt]."""
    player, bruno = ana.player, hall.player("Bruno")
    await player.calls("battle next", phase="magic")
    cast = "/cast Mage spell:net-of-light target:Orcs dice_used:2 dice:5,5"
    await in_turn((player, "/winds dice:6,4"), (player, cast), (bruno, LETS_THROUGH))
    effect = "/resolve spell_effect values:wizard:Mage; target:Orcs; spell:net-of-light"
    await in_turn((player, effect))
    due = "Net of Light may hold them in this phase: Orcs"
    assert due not in (await player.calls("battle status")).text
    assert due in (await player.calls("battle next", phase="shooting")).text
    await in_turn((player, f"{effect}; due:yes dice:5"))
    held = (await player.calls("battle status")).text
    assert "held by a Net of Light" in held
    assert due not in held
    begun = (await player.calls("battle next", phase="combat")).text
    assert due in begun
    assert "held by a Net of Light" not in (await player.calls("battle status")).text


def red(message: Message) -> list[str]:
    """Return what the buttons say that something waits for."""
    return [str(each["label"]) for each in controls(message) if each.get("style") == RED]


async def answered(ana: Tapper, *wizards: str) -> Message:
    """Return the desk of a large battle that waits for the answer to a spell.

    Args:
        ana: Whose spell it is.
        wizards: Who may dispel it beside the Shaman.
    """
    own = [f"Spear{n} 20 {MEN} W1 side:Men" for n in "ABCDE"]
    theirs = [f"{name} 1 {MEN} W2 Lv1 [wizard, character] side:Horde" for name in wizards]
    await in_turn(*((ana.player, f"/unit add {unit}") for unit in own))
    await in_turn(*((ana.hall.player("Bruno"), f"/unit add {unit}") for unit in theirs))
    await ana.player.calls("battle next", phase="magic")
    cast = "/cast Mage spell:flame-jet target:Orcs dice_used:3 dice:6,6,5,1"
    await in_turn((ana.player, "/winds dice:6,4"), (ana.player, cast))
    return await ana.desk("Next phase, 1 due")


@pytest.mark.parametrize("wizards", [(), ("Seer",)])
async def test_the_answers_to_a_spell_are_buttons_before_all_else_on_a_crowded_desk(
    ana: Tapper, wizards: tuple[str, ...]
) -> None:
    """A dispel by a Wizard, one without, or none [L975-979]."""
    shown = await answered(ana, *wizards)
    by_wizards = [f"Dispel: {name}" for name in ("Shaman", *wizards)]
    alone = ["Horde: Dispel without a wizard", "Horde: Let it through"]
    assert red(shown) == [*by_wizards, *alone]
    assert [each.label for each in pressables(shown)][: len(red(shown))] == red(shown)


async def test_several_ways_to_answer_a_spell_are_counted_as_the_one_thing_that_is_due(
    ana: Tapper,
) -> None:
    shown = await answered(ana, "Seer", "Warlock-of-the-far-woods", "Hag-of-the-grey-marshes")
    (listed,) = [each for each in controls(shown) if "options" in each]
    assert listed["placeholder"] == "Dispel… (1 due)"
    assert "Dispel: Seer" in labels(shown)


async def test_nobody_channels_once_a_spell_was_tried(ana: Tapper) -> None:
    """Right after the flux alone [L951]."""
    await ana.player.calls("battle next", phase="magic")
    await in_turn((ana.player, "/winds dice:6,4"))
    both = {"Channel", "Horde: Channel a Dispel Die"}
    assert both <= {*labels(await ana.desk("Channel"))}
    await in_turn((ana.player, "/cast Mage spell:fireball target:Orcs dice_used:2 dice:1,1"))
    told = await ana.player.types("/battle status")
    assert "hannel" not in told.text
    assert not [each for each in labels(await ana.own_desk()) if "hannel" in each]


async def test_cascading_fire_strikes_its_target_as_every_magic_phase_ends(ana: Tapper) -> None:
    """D6 hits of Strength 4, in the phase that it is cast in as well [P mg.txt]."""
    strikes = "Hits at the end of the phase: Orcs"
    bruno = Tapper(ana.hall.player("Bruno"))
    await ana.player.calls("battle next", phase="magic")
    cast = "/cast Mage spell:cascading-fire target:Orcs dice_used:3 dice:5,5,5"
    await in_turn((ana.player, "/winds dice:6,4"), (ana.player, cast))
    await bruno.does("Horde: Let it through")
    await ana.does("Spell effect: Mage")
    for player in (ana, bruno):  # in the turn of either
        assert strikes in red(await ana.desk(strikes))
        await bruno.does(strikes)
        assert "Cascading Fire" in bruno.said
        assert strikes not in labels(await ana.desk("Next phase", lacking=strikes))
        await in_turn(*((player.player, "/battle next") for _ in range(3)))
        await bruno.player.calls("battle next", phase="magic")
