"""Fiascos of BlackHammer at the desk, and spells that need no dice: a gift, a bound spell."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import in_turn, statuses

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
GIFT = "/miscast Mage casting_value:6 dice:2,3"


async def fiasco(
    alice: Player, bruno: Player, dice: str, bearing: str = ""
) -> tuple[Tapper, Tapper]:
    """Return two players at the desk after a Fiasco of the first one's wizard."""
    failed = "spell:transmutation-of-lead target:Orcs spell_type:curse dice_used:2 dice:1,1"
    await in_turn(
        (alice, "/battle start side_one:Men side_two:Horde"),
        (alice, "/battle join side:Men"),
        (bruno, "/battle join side:Horde"),
        (alice, f"/unit add Mage 1 {MEN.replace('W1', 'W2')} Lv3{bearing} side:Men"),
        (alice, f"/unit add Guard 40 {MEN} side:Men"),
        (bruno, f"/unit add Orcs 40 {MEN} side:Horde"),
        (bruno, f"/unit add Shaman 1 {MEN} Lv2 side:Horde"),
        (alice, "/battle next phase:magic"),
        (alice, "/winds dice:3,6"),
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
    tapper, answering = await fiasco(alice, bruno, dice)
    if "Backlash" in told:
        await answering.does("Let it through")
    assert "Next phase" not in labels(await tapper.desk("Fiasco: who touches the wizard"))
    await tapper.does("Fiasco: who touches the wizard", "Orcs", "3")
    due = [label for label in labels(await tapper.desk("Next phase")) if "Next phase" in label]
    assert "contact" not in due[0]
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
    await answering.does("Let it through")
    await tapper.desk("Next phase, 2 due")
    await tapper.does("Effect of a spell: Mage", "Orcs")
    await tapper.desk("Next phase, 1 due")
    await tapper.does("Fiasco: who touches the wizard", "Orcs", "0")
    assert "Next phase" in labels(await tapper.desk("Next phase"))


async def test_the_other_side_casts_at_once_what_a_fiasco_gives_it(
    alice: Player, bruno: Player
) -> None:
    """No roll is needed, and it is one spell [L838-840]."""
    tapper, answering = await fiasco(alice, bruno, "2,3")
    await answering.does("Spell at once: Shaman", "Boule de Feu", "Mage")
    assert "Spell at once" not in "".join(labels(await tapper.own_desk()))
    await tapper.does("Let the free spell through")
    await answering.does("Effect of a spell: Shaman")
    assert "Effect of a spell" not in "".join(labels(await tapper.desk("Next phase")))


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
    shown = "\n".join(labels(await tapper.own_desk()))
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
    uncast = "/resolve spell_effect values:wizard:Mage target:Orcs spell:fireball"
    assert (await alice.types(uncast)).refused == "spell-not-cast"
    await answering.desk("Spell at once")


async def shown(tapper: Tapper, *said: str) -> str:
    """Return what can be pressed or picked on the desk once it says something."""
    return "\n".join(labels(await tapper.desk(*said)))


async def test_a_phase_is_held_for_a_gift_until_it_is_cast_and_resolved_or_forgone(
    alice: Player, bruno: Player
) -> None:
    """It is cast at once, before the next spell [L840, L876]; it may be, and need not."""
    tapper, answering = await fiasco(alice, bruno, "2,3")
    await tapper.desk("Next phase, 1 due")
    next_spell = "/cast Mage spell:fireball target:Orcs dice_used:1 dice:6"
    assert (await alice.types(next_spell)).refused == "answer-owed"
    await answering.does("Spell at once: Shaman", "Boule de Feu", "Guard")
    await tapper.does("Let the free spell through")
    await tapper.desk("Next phase, 1 due")
    await answering.does("Effect of a spell: Shaman")
    assert "Next phase" in labels(await tapper.desk("Next phase"))
    await in_turn((alice, GIFT))
    await answering.does("Horde: No spell at once")
    assert "Next phase" in labels(await tapper.desk("Next phase"))
    assert "Spell at once" not in await shown(answering, "Next phase")


async def test_each_fiasco_gives_a_spell_of_its_own_and_the_same_is_not_cast_twice(
    alice: Player, bruno: Player
) -> None:
    """[L838-840, L876]: here one is still due when the second Fiasco comes."""
    tapper, answering = await fiasco(alice, bruno, "2,3")
    await in_turn((alice, GIFT), (bruno, "/unit add Seer 1 " + MEN + " Lv2 side:Horde"))
    await answering.does("Spell at once: Shaman", "Boule de Feu", "Guard")
    assert "Spell at once" not in await shown(tapper, "Let the free spell through")
    await tapper.does("Let the free spell through")
    await answering.does("Effect of a spell: Shaman")
    again = "/resolve cast_free_spell values:wizard:Shaman target:Guard spell:fireball"
    assert (await bruno.types(again)).refused == "spell-already-tried"
    await answering.does("Spell at once: Seer", "Boule de Feu", "Guard")
    await tapper.does("Let the free spell through")
    await answering.does("Effect of a spell: Seer")
    assert "Spell at once" not in await shown(tapper, "Next phase")
    assert (await bruno.types(again.replace("Shaman", "Seer"))).refused == "no-free-spell"


@pytest.fixture
async def dispelled(alice: Player, bruno: Player) -> tuple[Tapper, Tapper]:
    """Return two players, of whom the second has a second gift after a first was dispelled."""
    tapper, answering = await fiasco(alice, bruno, "2,3")
    await in_turn(
        (alice, GIFT),
        (bruno, f"/unit add Seer 1 {MEN} Lv2 side:Horde"),
        (alice, "/battle count Men what:power-dice value:4"),
    )
    await answering.does("Spell at once: Shaman", "Boule de Feu", "Guard")
    await in_turn((alice, "/dispel what:free wizard:Mage dice_used:3 dice:4,4,4"))
    return tapper, answering


LATE = "/resolve spell_effect values:wizard:Shaman target:Guard spell:fireball"


async def test_a_gift_that_was_dispelled_is_not_resolved_in_the_place_of_the_next(
    bruno: Player, dispelled: tuple[Tapper, Tapper]
) -> None:
    """[L840, L862]."""
    tapper, answering = dispelled
    assert (await bruno.types(LATE)).answer.refused == "spell-undone"
    await answering.does("Spell at once: Seer", "Boule de Feu", "Guard")
    await tapper.does("Let the free spell through")
    desk = await shown(answering, "Effect of a spell: Seer")
    assert "Effect of a spell: Shaman" not in desk
    assert (await bruno.types(LATE)).answer.refused == "spell-undone"
    await answering.does("Effect of a spell: Seer")
    assert "Next phase" in labels(await tapper.desk("Next phase"))


async def test_a_gift_that_strikes_several_units_is_one_of_two(
    alice: Player, bruno: Player
) -> None:
    """[L102-106, L838-840]."""
    tapper, answering = await fiasco(alice, bruno, "2,3")
    await in_turn((alice, GIFT))
    await answering.does("Spell at once: Shaman", "Tempête de Flammes", "Guard")
    await tapper.does("Let the free spell through")
    await answering.does("Effect of a spell: Shaman", "3")
    await answering.does("Effect on another unit: Shaman", "1")
    await answering.does("Spell at once: Shaman", "Boule de Feu", "Guard")


async def test_a_gift_that_is_cast_is_neither_cast_again_nor_forgone_before_its_answer(
    alice: Player, bruno: Player
) -> None:
    """[L838-840]."""
    _, answering = await fiasco(alice, bruno, "2,3")
    await answering.does("Spell at once: Shaman", "Boule de Feu", "Guard")
    for line in (
        "/resolve forgo_free_spell",
        "/resolve cast_free_spell values:wizard:Shaman target:Guard spell:forked-lightning",
    ):
        assert (await bruno.types(line)).refused == "free-spell-cast"


async def test_what_a_gift_leads_to_tells_no_number_of_no_spell(
    alice: Player, bruno: Player
) -> None:
    tapper, answering = await fiasco(alice, bruno, "2,3")
    await answering.does("Spell at once: Shaman", "Boule de Feu", "Guard")
    await tapper.does("Let the free spell through")
    await answering.does("Effect of a spell: Shaman")
    assert "Guard" in answering.said
    assert "dissiper" not in answering.said
    assert "dispelling" not in answering.said


async def test_a_scroll_is_named_among_the_answers_to_a_gift(alice: Player, bruno: Player) -> None:
    """[L840, L3068]."""
    _, answering = await fiasco(alice, bruno, "2,3", bearing=" [dispel-scroll]")
    await answering.does("Spell at once: Shaman", "Boule de Feu", "Mage")
    assert "/dispel what:free-scroll" in (await alice.types("/battle status")).text


async def test_who_touches_a_wizard_is_counted_by_a_press_after_a_whole_attempt(
    alice: Player,
) -> None:
    """[L832]."""
    failed = "wizard:Mage target:Orcs spell:fireball dice_used:2"
    await in_turn(
        (alice, "/battle start side_one:Men side_two:Horde"),
        (alice, f"/unit add Mage 1 {MEN} Lv3 side:Men"),
        (alice, f"/unit add Orcs 40 {MEN} side:Horde"),
        (alice, "/battle next phase:magic"),
        (alice, "/winds dice:3,6"),
        (alice, f"/resolve magic_attempt values:{failed} dice:1,1,1,1"),
    )
    tapper = Tapper(alice)
    await tapper.desk("Next phase, 1 due")
    await tapper.does("Fiasco: who touches the wizard", "1")
    assert "Next phase" in labels(await tapper.desk("Next phase"))


async def test_a_second_fiasco_leaves_the_gift_of_the_first_in_the_air(
    alice: Player, bruno: Player
) -> None:
    """The first is answered, and a dispel takes one of the two [L840]."""
    tapper, answering = await fiasco(alice, bruno, "2,3")
    await in_turn((alice, "/battle count Men what:power-dice value:4"))
    await answering.does("Spell at once: Shaman", "Boule de Feu", "Mage")
    await in_turn((alice, GIFT), (alice, "/dispel what:free wizard:Mage dice_used:3 dice:4,4,4"))
    assert "Effect of a spell: Shaman" not in await shown(tapper, "Spell at once: Shaman")
    await answering.does("Spell at once: Shaman", "Éclair Fourchu", "Mage")


async def test_a_scroll_is_read_against_the_gift_of_a_fiasco_by_whose_turn_it_is(
    alice: Player, bruno: Player
) -> None:
    """[L840, L3068]."""
    tapper, answering = await fiasco(alice, bruno, "2,3", bearing=" [dispel-scrolls (2)]")
    await answering.does("Spell at once: Shaman", "Boule de Feu", "Mage")
    # Where answers need the room, whatever else may be done stands on one's own desk.
    await tapper.use(await tapper.own_desk(), "Scroll against the free spell: Mage")
    assert "used up" in tapper.said
    seen = await shown(tapper, "Next phase")
    assert "Effect of a spell: Shaman" not in seen
    assert "Scroll against" not in seen
    assert "scrolls-read" in await statuses(alice, "Mage")
    late = "/resolve spell_effect values:wizard:Shaman target:Mage spell:fireball"
    assert (await bruno.types(late)).answer.refused == "spell-undone"


@pytest.fixture
async def altar(alice: Player, bruno: Player) -> tuple[Tapper, Tapper]:
    """Return two players in the magic phase of the first, whose altar holds a bound spell."""
    await in_turn(
        (alice, "/battle start side_one:Men side_two:Horde"),
        (alice, "/battle join side:Men"),
        (bruno, "/battle join side:Horde"),
        (alice, f"/unit add Altar 1 {MEN} [bound-spell (5)] side:Men"),
        (alice, f"/unit add Guard 40 {MEN} side:Men"),
        (bruno, f"/unit add Orcs 40 {MEN} side:Horde"),
        (bruno, f"/unit add Shaman 1 {MEN} Lv2 side:Horde"),
        (alice, "/battle next phase:magic"),
        (bruno, "/battle count Horde what:dispel-dice value:4"),
    )
    return Tapper(alice), Tapper(bruno)


@pytest.mark.parametrize(("dice", "stopped"), [("2,1", True), ("1,2", True), ("1,1", False)])
async def test_a_bound_spell_is_cast_without_dice_and_dispelled_against_its_power_level(
    bruno: Player, altar: tuple[Tapper, Tapper], dice: str, *, stopped: bool
) -> None:
    """Its bearer is no wizard, and needs no winds [L882]."""
    tapper, answering = altar
    assert "Bound spell: Guard" not in await shown(tapper, "Bound spell: Altar")
    await tapper.does("Bound spell: Altar", "Fireball", "Orcs")
    await tapper.desk("Next phase, 1 due")
    await answering.desk("Let it through")
    await in_turn((bruno, f"/dispel Shaman dice_used:2 dice:{dice}"))
    seen = await shown(tapper, "Next phase")
    assert ("Effect of a spell: Altar" in seen) is not stopped
    assert "Bound spell: Altar" not in seen
    if not stopped:
        await tapper.does("Effect of a spell: Altar")
        assert "Next phase" in labels(await tapper.desk("Next phase"))


async def test_a_bound_spell_may_be_what_a_fiasco_gives(alice: Player, bruno: Player) -> None:
    """An item casts it then, and its power level is what a dispel must equal [L840, L882]."""
    tapper, answering = await fiasco(alice, bruno, "2,3")
    await in_turn(
        (bruno, f"/unit add Idol 1 {MEN} [bound-spell (4)] side:Horde"),
        (alice, "/battle count Men what:power-dice value:4"),
    )
    await answering.does("Bound spell at once: Idol", "Boule de Feu", "Mage")
    await tapper.desk("Let the free spell through")
    told = await alice.types("/dispel what:free dice_used:2 dice:1,3")
    assert told.answer.refused is None, told.text
    assert "Effect of a spell: Idol" not in await shown(tapper, "Next phase")


HELD = "fireball"
RESOLVED = f"/resolve spell_effect values:wizard:Seer target:Orcs spell:{HELD}"


async def test_an_item_of_a_wizard_casts_the_one_spell_that_is_bound_to_it(
    alice: Player, hall: Hall
) -> None:
    """[L882]."""
    await in_turn(
        (alice, "/battle start side_one:Men side_two:Horde"),
        (alice, f"/unit add Seer 1 {MEN} Lv2 [bound-spell (5)] side:Men"),
        (alice, f"/unit add Orcs 40 {MEN} side:Horde"),
        (alice, "/roll spell_generation wizard:Seer lore:fire dice:2,3"),
        (alice, "/battle next phase:magic"),
        (alice, "/battle count Horde what:dispel-dice value:0"),
    )
    tapper = Tapper(alice)
    await tapper.does("Bound spell: Seer", "Fireball", "Orcs")
    for _ in ("the other side's turn", "the next"):
        await in_turn((alice, "/battle next phase:movement"), (alice, "/battle next phase:magic"))
    await tapper.does("Bound spell: Seer", "Orcs")
    assert (await hall.entries(alice))[0].arguments["options"].get("spell", HELD) == HELD
    await in_turn((alice, "/dispel what:let-through"), (alice, RESOLVED))
    other = "/resolve cast_bound_spell values:wizard:Seer target:Orcs spell:burning-head"
    assert (await alice.types(other)).refused == "bound-to-another"


async def test_an_item_casts_no_other_spell_as_a_gift_either(alice: Player, bruno: Player) -> None:
    """[L840, L882]."""
    tapper, answering = await fiasco(alice, bruno, "2,3")
    await in_turn((bruno, f"/unit add Idol 1 {MEN} [bound-spell (4)] side:Horde"), (alice, GIFT))
    await answering.does("Bound spell at once: Idol", "Boule de Feu", "Guard")
    await tapper.does("Let the free spell through")
    await answering.does("Effect of a spell: Idol")
    other = "/resolve cast_free_spell values:wizard:Idol target:Guard bound:yes spell:burning-head"
    assert (await bruno.types(other)).refused == "bound-to-another"


async def test_the_power_level_of_a_bound_spell_as_a_gift_may_be_stated(alice: Player) -> None:
    """[L840, L882]."""
    told = await alice.types("/roll cast_free_spell values:spell:fireball bound:yes power_level:6")
    assert told.answer.refused is None, told.text
    assert told.outcome["result"]["need"] == 6
