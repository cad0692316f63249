"""Spells of BlackHammer at the desk: what they do later and again, and who ends them."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels, words
from tests.bot.e2e.games.blackhammer.test_fiascos_at_the_desk import fiasco
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


async def test_the_comet_falls_by_a_press_on_every_unit_under_its_template(
    alice: Player, hall: Hall
) -> None:
    """It falls at the start of the next magic phase [L3154], on all it touches [L102-106]."""
    await in_turn(
        (alice, "/battle start side_one:Men side_two:Horde"),
        (alice, f"/unit add Mage 1 {MEN} Lv2 side:Men"),
        (alice, f"/unit add Orcs 20 {MEN} side:Horde"),
        (alice, f"/unit add Trolls 3 {MEN} side:Horde"),
        (alice, "/battle next phase:magic"),
        (alice, "/resolve spell_effect values:wizard:Mage spell:comet-of-casandora"),
        (alice, "/battle next phase:movement"),
        (alice, "/battle next phase:magic"),
    )
    tapper = Tapper(alice)
    await tapper.does("Effect of a spell: Comet of Casandora", "Orcs", "3")
    await tapper.does("Effect on another unit", "Trolls", "2")
    struck = (await hall.entries(alice))[:2]
    assert [entry.arguments["options"]["struck"] for entry in struck] == ["2", "3"]


async def test_a_spell_with_a_template_asks_how_many_it_touches_unit_by_unit(
    alice: Player,
) -> None:
    """[L102-106, L3174]."""
    await in_turn(
        (alice, "/battle start side_one:Men side_two:Horde"),
        (alice, f"/unit add Mage 1 {MEN} Lv3 side:Men"),
        (alice, f"/unit add Orcs 20 {MEN} side:Horde"),
        (alice, f"/unit add Trolls 3 {MEN} side:Horde"),
        (alice, "/battle next phase:magic"),
        (alice, "/winds dice:3,6"),
        (alice, "/cast Mage spell:storm-of-flame dice_used:3 dice:6,6,5"),
        (alice, "/dispel what:let-through"),
    )
    tapper = Tapper(alice)
    await tapper.desk("Next phase, 1 due")
    await tapper.does("Effect of a spell: Mage", "Orcs", "4")
    assert "due: Effect" not in "".join(labels(await tapper.desk("Effect on another")))
    await tapper.taps_on("Effect on another unit: Mage")
    assert tapper.sheet is not None
    assert [each for each in labels(tapper.sheet) if each.isdecimal()] == ["0", "1", "2", "3"]


async def test_dice_say_how_far_a_template_lies_before_its_models_are_counted(
    alice: Player,
) -> None:
    """[L3304-3308]."""
    await in_turn(
        (alice, "/battle start side_one:Men side_two:Horde"),
        (alice, f"/unit add Mage 1 {MEN} Lv3 side:Men"),
        (alice, f"/unit add Orcs 20 {MEN} side:Horde"),
        (alice, "/battle next phase:magic"),
        (alice, "/winds dice:3,6"),
        (alice, "/cast Mage spell:purple-sun-of-xereus dice_used:3 dice:6,6,5"),
        (alice, "/dispel what:let-through"),
    )
    tapper = Tapper(alice)
    await tapper.does("Effect of a spell: Mage")
    assert "How far the template may lie" in tapper.said
    await tapper.desk("Next phase, 1 due")
    await tapper.does("Unit under the template: Mage", "4")
    assert "Effect on another" not in "".join(labels(await tapper.desk("Next phase")))


async def test_a_spell_is_due_while_nobody_plays_who_a_fiasco_gave_another(alice: Player) -> None:
    """[L838-840, L862-864]."""
    await in_turn(
        (alice, "/battle start side_one:Men side_two:Horde"),
        (alice, f"/unit add Mage 1 {MEN} Lv3 side:Men"),
        (alice, f"/unit add Orcs 40 {MEN} side:Horde"),
        (alice, "/battle next phase:magic"),
        (alice, "/miscast Mage casting_value:6 dice:2,3"),
        (alice, "/winds dice:3,6"),
        (alice, "/cast Mage spell:fireball target:Orcs dice_used:3 dice:6,6,5"),
        (alice, "/dispel what:let-through"),
    )
    await Tapper(alice).desk("Next phase, 1 due")


CANNON = ("cannon", "guess:20 dice:4,6")
STONE = ("stone-thrower", "guess:20 dice:3")


async def shot(alice: Player, rule: str, fired: str) -> Tapper:
    """Return a player at the desk, whose machine has just shot at one of two units."""
    await in_turn(
        (alice, "/battle start side_one:Men side_two:Horde"),
        (alice, "/battle join side:Men"),
        (alice, f"/unit add Gun 1 {MEN} [{rule}, war-machine] side:Men"),
        (alice, f"/unit add Orcs 40 {MEN.replace('T3', 'T7')} side:Horde"),
        (alice, f"/unit add Trolls 3 {MEN} side:Horde"),
        (alice, "/battle next phase:shooting"),
        (alice, f"/warmachine what:{rule} unit:Gun target:Orcs {fired}"),
    )
    return Tapper(alice)


@pytest.mark.parametrize(
    ("fired", "count", "wounds"),
    [(CANNON, "hits", "To wound 2+"), (STONE, "covered", "To wound 3+")],
    ids=["cannon", "stone thrower"],
)
async def test_a_phase_is_held_for_the_models_that_a_shot_struck_until_they_are_counted(
    alice: Player, hall: Hall, fired: tuple[str, str], count: str, wounds: str
) -> None:
    """A ball strikes with S10 what is on its way, a stone with S8 what it covers [L2540-2594]."""
    tapper = await shot(alice, *fired)
    desk = labels(await tapper.desk("Hits of a war machine: Gun", "1 due"))
    assert "Next phase (due: Gun)" in labels(await tapper.own_desk())
    assert [label for label in desk if label.endswith(": Gun")] == ["Hits of a war machine: Gun"]
    assert "hits-to-count" in await statuses(alice, "Gun")
    await tapper.does("Hits of a war machine: Gun", "3")
    assert wounds in tapper.said
    assert "Next phase" in labels(await tapper.desk("Next phase"))
    assert "hits-to-count" not in await statuses(alice, "Gun")
    said = (await hall.entries(alice))[0].arguments["options"]
    assert (said["machine"], said[count]) == (fired[0], "3")


async def test_of_a_buried_ball_no_more_than_one_struck_is_asked_for(alice: Player) -> None:
    """It strikes a model under the point where it fell, and nobody beyond [L2512-2564]."""
    tapper = await shot(alice, "cannon", "guess:20 dice:4,misfire")
    many = await alice.types("/warmachine what:hits target:Orcs hits:2")
    assert many.refused == "ball-buried"
    await tapper.taps_on("Hits of a war machine: Gun")
    assert tapper.sheet is not None
    numbers = [label for label in labels(tapper.sheet) if label.isdigit()]
    assert numbers == ["0", "1"]


async def test_a_ball_into_a_building_strikes_a_die_of_times_without_a_count(
    alice: Player, hall: Hall
) -> None:
    """[L2978]."""
    tapper = await shot(alice, "cannon", f"building:yes {CANNON[1]}")
    assert "Next phase (due: Gun)" in labels(await tapper.own_desk())
    await tapper.does("Hits of a war machine: Gun")
    counted = (await hall.entries(alice))[0].arguments["options"]
    assert (counted["building"], counted["machine"]) == ("yes", "cannon")
    assert "Next phase" in labels(await tapper.desk("Next phase"))


@pytest.mark.parametrize("said", ["machine:cannon hits:3", "hits:3"])
async def test_counted_hits_are_those_of_the_one_shot_that_is_due(alice: Player, said: str) -> None:
    """[L2540]."""
    tapper = await shot(alice, *CANNON)
    await in_turn((alice, f"/warmachine what:hits target:Orcs {said}"))
    assert "Next phase" in labels(await tapper.desk("Next phase"))
    assert "hits-to-count" not in await statuses(alice, "Gun")


async def test_hits_of_another_machine_leave_the_shot_that_is_due(alice: Player) -> None:
    """[L2540, L2624]."""
    tapper = await shot(alice, *CANNON)
    for said in ("s:3 covered:1", "machine:stone-thrower covered:1"):
        await in_turn((alice, f"/warmachine what:hits target:Orcs {said}"))
        assert "Next phase (due: Gun)" in labels(await tapper.own_desk())


async def test_a_fiasco_is_due_until_it_is_rolled(alice: Player, bruno: Player) -> None:
    """Two natural 1s lead to the table [L822]."""
    tapper, _ = await fiasco(alice, bruno, "3,4")
    assert "Next phase" in labels(await tapper.desk("Next phase"))
    await in_turn((alice, "/undo"))
    assert "fiasco-due" in await statuses(alice, "Mage")
    await tapper.desk("Fiasco: Mage", "due: Mage")
    assert "Next phase (due: Mage)" in labels(await tapper.own_desk())
    left = await alice.calls("battle next")
    assert "Fiasco still to be rolled: Mage" in left.text


async def miscast(player: Player, line: str) -> Tapper:
    """Return a player at the desk whose wizard has thrown two natural 1s for a spell."""
    await in_turn(
        (player, "/battle start side_one:Men side_two:Horde"),
        (player, f"/unit add Mage 1 {MEN} Lv3 side:Men"),
        (player, f"/unit add Orcs 20 {MEN} side:Horde"),
        (player, "/battle next phase:magic"),
        (player, "/winds dice:6,3"),
        (player, line),
    )
    return Tapper(player)


async def test_who_owes_a_fiasco_casts_nothing_before_it_is_rolled(alice: Player) -> None:
    """It may end the phase [L822, L850]."""
    tapper = await miscast(alice, "/cast Mage spell:fireball target:Orcs dice_used:2 dice:1,1")
    assert not [each for each in labels(await tapper.desk("Fiasco: Mage")) if "Cast" in each]
    again = "/cast Mage spell:burning-head target:Orcs dice_used:2 dice:5,5"
    assert (await alice.types(again)).refused == "act-barred"
    await in_turn((alice, "/miscast Mage dice:3,4"))
    assert "fiasco-due" not in await statuses(alice, "Mage")


async def test_a_fiasco_by_the_desk_knows_a_spell_outside_the_lores(
    hall: Hall, alice: Player
) -> None:
    """An 11-12 casts it for its casting value [L822-858]."""
    line = "/cast Mage spell:Zygrax casting_value:12 target:Orcs dice_used:3 dice:1,1,4"
    tapper = await miscast(alice, line)
    await tapper.does("Fiasco: Mage")
    newest = (await hall.entries(alice))[0]
    assert newest.action == "miscast"
    assert str(newest.arguments["options"]["casting_value"]) == "12"
    assert newest.arguments["options"]["spell"].casefold() == "zygrax"


async def test_spells_that_nobody_rolled_are_rolled_as_the_first_turn_of_the_other_side_begins(
    alice: Player,
) -> None:
    """Due rolls have a button, though their own side's turn is over [L886-892]."""
    await in_turn(
        (alice, "/battle start side_one:Men side_two:Horde"),
        (alice, f"/unit add Mage 1 {MEN} Lv2 side:Men"),
        (alice, f"/unit add Orcs 20 {MEN} side:Horde"),
        (alice, "/battle next phase:close-combat"),
        (alice, "/battle next"),
    )
    tapper = Tapper(alice)
    await tapper.desk("Spells known: Mage", "1 due")
    await tapper.does("Spells known: Mage", "Fire")
    assert await tapper.goes_on() == "Next phase"


async def test_a_spell_for_a_whole_side_asks_for_no_target(alice: Player) -> None:
    """Battle Light is for all units of its player [L3188-3192]: its sheet asks for dice alone."""
    await in_turn(
        (alice, "/battle start side_one:Men side_two:Horde"),
        (alice, f"/unit add Mage 1 {MEN} Lv3 side:Men"),
        (alice, f"/unit add Orcs 40 {MEN} side:Horde"),
        (alice, "/resolve spell_generation values:wizard:Mage; lore:light dice:1,1,2,3"),
        (alice, "/battle next phase:magic"),
        (alice, "/winds dice:3,3"),
    )
    tapper = Tapper(alice)
    await tapper.taps_on("Cast: Mage")
    await tapper.answers("Battle Light")
    assert tapper.sheet is not None
    assert "To whom?" not in words(tapper.sheet)
    await tapper.answers("3")
    assert tapper.told, words(tapper.sheet)
