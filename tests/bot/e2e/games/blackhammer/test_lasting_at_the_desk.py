"""Spells of BlackHammer at the desk: what they do later and again, and who ends them."""

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
        (alice, "/cast Mage spell:storm-of-flame dice_used:3 dice:6,6,5"),
        (alice, "/dispel what:let-through"),
    )
    tapper = Tapper(alice)
    await tapper.desk("Next phase (due: Effect of a spell)")
    await tapper.does("Effect of a spell: Mage", "Orcs", "4")
    assert "due: Effect" not in "".join(labels(await tapper.desk("Effect on another")))
    await tapper.taps_on("Effect on another unit: Mage")
    await tapper.answers("Trolls")
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
        (alice, "/cast Mage spell:purple-sun-of-xereus dice_used:3 dice:6,6,5"),
        (alice, "/dispel what:let-through"),
    )
    tapper = Tapper(alice)
    await tapper.does("Effect of a spell: Mage")
    assert "How far the template may lie" in tapper.said
    await tapper.desk("Next phase (due: Effect of a spell)")
    await tapper.does("Unit under the template: Mage", "4")
    assert "due: Effect" not in "".join(labels(await tapper.desk("Effect on another")))


async def fiasco(alice: Player, bruno: Player, dice: str) -> tuple[Tapper, Tapper]:
    """Return two players at the desk after a Fiasco of the first one's wizard."""
    failed = "spell:transmutation-of-lead target:Orcs spell_type:curse dice_used:2 dice:1,1"
    await in_turn(
        (alice, "/battle start side_one:Men side_two:Horde"),
        (alice, "/battle join side:Men"),
        (bruno, "/battle join side:Horde"),
        (alice, f"/unit add Mage 1 {MEN.replace('W1', 'W2')} Lv3 side:Men"),
        (bruno, f"/unit add Orcs 20 {MEN} side:Horde"),
        (bruno, f"/unit add Shaman 1 {MEN} Lv2 side:Horde"),
        (alice, "/battle next phase:magic"),
        (alice, f"/cast Mage {failed}"),
        (alice, f"/miscast Mage spell:transmutation-of-lead casting_value:6 dice:{dice}"),
    )
    return Tapper(alice), Tapper(bruno)


@pytest.mark.parametrize(
    ("dice", "told"), [("1,1", "Test or be killed"), ("6,5,4", "Backlash in contact")]
)
async def test_who_touches_the_wizard_of_a_fiasco_is_struck_by_presses(
    alice: Player, bruno: Player, dice: str, told: str
) -> None:
    """Each model in contact tests or rolls for a wound, whose side it may be [L832, L856]."""
    tapper, _ = await fiasco(alice, bruno, dice)
    await tapper.does("Fiasco: who touches the wizard", "Orcs", "3")
    assert told in tapper.said
    assert "struck-by-fiasco" in await statuses(alice, "Orcs")
    await tapper.taps_on("Fiasco: who touches the wizard")
    assert tapper.sheet is not None
    assert "Orcs" not in labels(tapper.sheet)
    assert "Shaman" in "\n".join((tapper.said, *labels(tapper.sheet)))


async def test_a_spell_cast_after_all_is_answered_and_resolved_by_presses(
    alice: Player, bruno: Player
) -> None:
    """[L856, L858]."""
    tapper, answering = await fiasco(alice, bruno, "6,5,3")
    await answering.does("Horde: Let it through")
    await tapper.desk("Next phase (due: Effect of a spell)")
    await tapper.does("Effect of a spell: Mage", "Orcs")
    assert "Next phase" in labels(await tapper.desk("Next phase"))


async def test_the_other_side_casts_at_once_what_a_fiasco_gives_it(
    alice: Player, bruno: Player
) -> None:
    """No roll is needed, and it is one spell [L838-840]."""
    tapper, answering = await fiasco(alice, bruno, "2,3")
    await answering.does("Spell at once: Shaman", "Boule de Feu", "Mage")
    assert "Spell at once" not in "".join(labels(await tapper.desk("Winds of magic")))
    await tapper.does("Let the free spell through")
    await answering.does("Effect of a spell: Shaman")
    assert "Effect of a spell" not in "".join(labels(await tapper.desk("Winds of magic")))


@pytest.mark.parametrize(
    ("dice", "refused"), [("4,4,4", "spell-undone"), ("1,1,5", None)], ids=["reached", "double one"]
)
async def test_who_suffers_a_fiasco_dispels_the_gift_with_power_dice_before_its_effect(
    alice: Player, bruno: Player, dice: str, refused: str | None
) -> None:
    """Power dice serve in the place of dispel dice, against the basic value [L840]."""
    tapper, answering = await fiasco(alice, bruno, "2,3")
    await in_turn((alice, "/battle count Men what:power-dice value:4"))
    await answering.does("Spell at once: Shaman", "Boule de Feu", "Mage")
    early = "/resolve spell_effect values:wizard:Shaman target:Mage spell:fireball"
    assert (await bruno.types(early)).refused == "answer-owed"
    desk = "\n".join(labels(await tapper.desk("Dispel")))
    assert "Mage" in desk
    assert "Let the free spell through" in desk
    told = await alice.types(f"/dispel what:free wizard:Mage dice_used:3 dice:{dice}")
    assert told.answer.refused is None, told.text
    shown = "\n".join(labels(await tapper.desk("Winds of magic")))
    assert ("Effect of a spell: Shaman" in shown) is (refused is None)
    assert "Spell at once" not in shown
    assert (await bruno.types(early)).answer.refused == refused


@pytest.mark.parametrize(
    "line",
    [
        "/dispel what:free casting_value:5 wizard:Mage dice_used:3 dice:4,4,4",
        "/resolve spell_effect values:wizard:Shaman spell:fireball distance:90 range:24",
        "/resolve resolve_spell values:wizard:Shaman target:Mage spell:fireball",
    ],
)
async def test_what_a_fiasco_gives_is_gone_once_it_is_dispelled_or_resolved(
    alice: Player, bruno: Player, line: str
) -> None:
    """[L838-840]."""
    tapper, answering = await fiasco(alice, bruno, "2,3")
    await in_turn((alice, "/battle count Men what:power-dice value:4"))
    await answering.desk("Spell at once")
    by = alice if "Mage dice" in line else bruno
    await in_turn((by, line))
    assert "Spell at once" not in "".join(labels(await tapper.desk("Next phase")))


async def test_a_spell_of_the_side_whose_turn_it_is_leaves_the_gift_of_its_fiasco(
    alice: Player, bruno: Player
) -> None:
    """[L838-840]."""
    _, answering = await fiasco(alice, bruno, "2,3")
    await in_turn((alice, "/resolve spell_effect values:wizard:Mage target:Orcs spell:fireball"))
    await answering.desk("Spell at once")
