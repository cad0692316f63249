"""Spells and prayers that are not in the text, by the desk; and a prayer reached, banked or not."""

from __future__ import annotations

import pytest

from bot.commands.request.answer import Answer
from localdiscord import Reply
from tests.bot.e2e.desk.tapping import labels, plain, pressables
from tests.bot.e2e.desk.taps.pressing import Presser
from tests.bot.e2e.hall import Hall, Player

LINE = "Sv4+ A2 To3+ Wo3+ Re0 Da1"
WIZARD = f"Mage 1 M5 H5 {LINE} [hero, wizard (1)] side:Men"
PRIEST = f"Monk 1 M5 H5 {LINE} [hero, priest (1)] side:Men"
ORCS = f"Mob 20 M5 H1 {LINE} side:Orcs"


async def in_the_hero_phase(alice: Player, bruno: Player, language: str = "en") -> None:
    line = f"/battle start game:aos4 side_one:Men side_two:Orcs language:{language}"
    assert (await alice.types(line)).answer.refused is None
    await alice.types("/battle join side:Men")
    await bruno.types("/battle join side:Orcs")
    for unit in (WIZARD, PRIEST, ORCS):
        who = alice if unit.endswith("side:Men") else bruno
        assert (await who.types(f"/unit add {unit}")).answer.refused is None
    await alice.types("/battle next phase:start-of-round")
    await alice.types("/battle next first:Men")
    await alice.types("/battle next phase:hero")


async def sent(player: Player, opened: Reply, values: dict[str, str]) -> Answer:
    """Send a form; return the answer as it was before it was sent."""
    assert opened.modal is not None
    reply = await player.user.submit(opened, values)
    answer = player.hall.told[reply.interaction.id]
    assert answer.refused is None
    return answer


@pytest.mark.parametrize(
    ("language", "cast", "another"),
    [("en", "Cast: Mage", "Another spell…"), ("fr", "Lancer un sort : Mage", "Un autre sort…")],
)
async def test_a_spell_of_one_s_own_is_cast_by_a_form_that_the_sheet_opens(
    hall: Hall, bruno: Player, language: str, cast: str, another: str
) -> None:
    alice = hall.player("Alice", language)
    await in_the_hero_phase(alice, bruno, language)
    seat = Presser(alice)
    await seat.use(await seat.desk(cast), cast)
    assert seat.sheet is not None
    assert another in map(plain, labels(seat.sheet))
    opened = await seat.use(seat.sheet, another)
    assert opened.modal is not None
    answer = await sent(alice, opened, {"spell": "Storm of Ash", "casting_value": "2"})
    assert answer.outcome is not None
    assert answer.outcome["result"]["total"] >= 2
    (entry,) = (await hall.entries(alice))[:1]
    assert "Storm of Ash" in str(entry.arguments)


async def test_a_prayer_of_one_s_own_is_chanted_by_a_form(alice: Player, bruno: Player) -> None:
    await in_the_hero_phase(alice, bruno)
    seat = Presser(alice)
    opened = await seat.use(await seat.desk(), "Another prayer…: Monk")
    answer = await sent(alice, opened, {"prayer": "Hymn", "chanting_value": "20"})
    assert answer.outcome is not None
    assert answer.outcome["result"]["answered"] is False


async def test_a_wizard_casts_one_s_own_spell_though_those_of_the_text_were_tried(
    alice: Player, bruno: Player
) -> None:
    await in_the_hero_phase(alice, bruno)
    second = WIZARD.replace("Mage", "Other").replace("wizard (1)", "wizard (2)")
    await alice.types(f"/unit add {second}")
    line = "/cast Other target:Other spell:mystic-shield distance:0 dice:1,2"
    assert (await alice.types(line)).answer.refused is None
    seat = Presser(alice)
    offered = labels(await seat.desk())
    assert not any(each.startswith("Cast") for each in offered)
    assert any("Another spell" in each for each in offered), offered


async def test_who_reaches_a_prayer_has_it_answered_or_banks_the_roll(
    alice: Player, bruno: Player
) -> None:
    await in_the_hero_phase(alice, bruno)
    line = "/pray Monk prayer:Hymn chanting_value:3 dice:4"
    told = await alice.types(line)
    assert told.buttons[:2] == ["It is answered", "Bank the roll"]
    done = await alice.presses(told, "Bank the roll")
    assert done.outcome["result"]["ritual_points"] == 4
    await alice.types("/undo")
    told = await alice.types(line)
    done = await alice.presses(told, "It is answered")
    assert done.outcome["result"]["answered"] is True
    await alice.types("/undo")
    assert (await alice.types(f"{line} more:choice:bank")).outcome["result"]["answered"] is False
    await alice.types("/undo")
    short = await alice.types("/pray Monk prayer:Hymn chanting_value:6 dice:4")
    assert short.outcome["result"]["reason"] == "banked", "nothing else would do"


BELL = "Bell 1 M8 H6 Sv5+ A2 To3+ Wo3+ Re0 Da1 Ban7 [manifestation] side:Men"
SEER = WIZARD.replace("Mage", "Seer").replace("side:Men", "side:Orcs")
SUMMONING = "Summoning: Mage"


async def test_a_manifestation_is_summoned_by_taps_once_its_spell_is_let_through(
    alice: Player, bruno: Player
) -> None:
    """A spell of its lore sets it up, unless it is unbound [L1398-1424]."""
    await in_the_hero_phase(alice, bruno)
    await alice.types(f"/unit add {BELL}")
    assert (await bruno.types(f"/unit add {SEER}")).answer.refused is None
    seat = Presser(alice)
    assert SUMMONING not in labels(await seat.desk())
    await alice.types("/cast Mage spell:Toll casting_value:6 dice:4,4")
    assert SUMMONING not in labels(await seat.desk("Unbind"))
    await Presser(bruno).use(await seat.desk("Orcs: Let it through"), "Orcs: Let it through")
    await seat.use(await seat.desk(SUMMONING), SUMMONING)
    assert seat.sheet is not None
    assert "Which manifestation?" in seat.said
    await seat.use(seat.sheet, "Bell")
    assert "7+ on 2D6 banishes it" in seat.said
    assert SUMMONING not in labels(await seat.desk("Undo"))


@pytest.mark.parametrize(
    "cast",
    [
        "/cast Mage spell:Toll casting_value:9 dice:4,4",
        "/cast Mage spell:mystic-shield target:Monk distance:1 dice:4,4",
        "/pray Monk prayer:Hymn chanting_value:5 dice:4",
    ],
)
async def test_nothing_is_summoned_by_what_failed_or_does_something_else(
    cast: str, alice: Player, bruno: Player
) -> None:
    await in_the_hero_phase(alice, bruno)
    await alice.types(f"/unit add {BELL}")
    assert (await alice.types(cast)).answer.refused is None
    seat = Presser(alice)
    assert not [each for each in labels(await seat.desk("Undo")) if each.startswith("Summoning")]


async def test_what_is_cast_in_the_enemys_phase_is_offered_as_the_command_that_it_costs(
    hall: Hall, bruno: Player
) -> None:
    """Magical Intervention is for 1 point [L1095-1103]."""
    alice = hall.player("Alice", "fr")
    await in_the_hero_phase(alice, bruno, "fr")
    await alice.types(f"/unit add {WIZARD.replace('Mage', 'Other')}")
    assert (await bruno.types(f"/unit add {SEER}")).answer.refused is None
    for number in range(5):  # a desk so high that a list stands for buttons
        await alice.types(f"/unit add Rear Guard {number} 10 M5 H2 {LINE} side:Men")
    cast = "/cast Mage target:Mage spell:mystic-shield distance:0 dice:1,2"
    assert (await alice.types(cast)).answer.refused is None
    seat = Presser(alice)
    desk = await seat.desk(
        "Intervention Magique, un autre sort… : Seer", "Une autre prière… : Monk"
    )
    lists = {each.about for each in pressables(desk) if each.option}
    assert lists
    assert not [each for each in lists if "……" in each]
