"""Rare steps of The 9th Age at the desk: a misfire, a flight off the table, a bound spell."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels, words
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import in_turn

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
FLAMES = "Flames 1 M3 WS3 BS3 S3 T7 W5 I3 A3 Ld7 [flame-thrower, war-machine]"


@pytest.fixture
async def tapper(alice: Player, bruno: Player) -> Tapper:
    """Return the first player at the desk, with a machine, wizards and an item."""
    await in_turn(
        (alice, "/battle start game:t9a side_one:Men side_two:Horde"),
        (alice, "/battle join side:Men"),
        (bruno, "/battle join side:Horde"),
        (alice, f"/unit add {FLAMES} side:Men"),
        (alice, f"/unit add Guard 20 {MEN} [infantry] side:Men"),
        (alice, f"/unit add Hero 1 {MEN} [character, infantry, ring-of-fire] side:Men"),
        (bruno, f"/unit add Orcs 40 {MEN} [infantry] side:Horde"),
        (bruno, f"/unit add Shaman 1 {MEN} Lv1 [character, wizard, infantry] side:Horde"),
    )
    return Tapper(alice)


async def shown(tapper: Tapper, *said: str) -> str:
    """Return what can be pressed or picked on the desk once it says something."""
    return "\n".join(labels(await tapper.desk(*said)))


async def test_an_explosion_asks_how_many_it_hits_unit_by_unit_friend_or_foe(
    tapper: Tapper, alice: Player, hall: Hall
) -> None:
    """[R L797-803]."""
    shot = "/warmachine what:flame-thrower unit:Flames target:Orcs s:5 distance:5 range:12"
    await in_turn((alice, "/battle next phase:shooting"), (alice, f"{shot} dice:6,1,4"))
    await tapper.does("Explosion: hits on a unit near it", "Guard", "3")
    await tapper.does("Explosion: hits on a unit near it", "Orcs", "2")
    struck = (await hall.entries(alice))[:2]
    assert [entry.arguments["options"]["hits"] for entry in struck] == ["2", "3"]
    assert [entry.arguments["options"]["target"] for entry in struck] == ["Orcs", "Guard"]


async def test_a_flight_that_reached_the_edge_ends_the_unit_by_a_press(
    tapper: Tapper, alice: Player
) -> None:
    """Players see where the edge is once the unit is moved [L748]."""
    await in_turn(
        (alice, "/battle next phase:movement"),
        (alice, "/unit status Guard status:fleeing"),
        (alice, "/rally Guard dice:6,6"),
    )
    await tapper.does("Flee: Guard")
    await tapper.does("Fled off the table: Guard")
    assert "Guard" not in words(await tapper.desk("Next phase"))


async def test_a_press_that_the_table_bars_is_told_in_words_of_the_desk_with_the_units_sheet(
    tapper: Tapper, alice: Player
) -> None:
    """A button does here what others type, as to correct what is true of a unit."""
    await in_turn(
        (alice, "/battle next phase:movement"), (alice, "/unit status Guard status:fleeing")
    )
    fled = await alice.types("/flee unit:Guard dice:3,4")
    await in_turn((alice, "/unit status Guard status:fleeing clear:yes"))
    refused = await alice.presses(fled, "Fled off the table")
    assert refused.refused == "unit-needs-status"
    assert "its sheet in the menu notes it if it should be" in refused.text
    assert "/unit" not in refused.text
    assert "Guard" in refused.buttons
    typed = await alice.types("/roll fled_off_table unit:Guard")
    assert "/unit status notes it if it should be" in typed.text
    await tapper.use(refused.message, "Guard")
    assert tapper.sheet is not None
    assert "Guard" in words(tapper.sheet)


async def test_a_ring_of_fire_is_cast_answered_and_resolved_by_presses(
    tapper: Tapper, alice: Player, bruno: Player
) -> None:
    """Its bearer is no Wizard, and its Power Level is 3 [L1037-1047]."""
    await in_turn((alice, "/battle next phase:magic"))
    assert "Bound spell" not in await shown(tapper, "Magic flux")
    await tapper.does("Magic flux")
    assert "Cast: Hero" not in await shown(tapper, "Bound spell: Hero")
    await in_turn((alice, "/battle count Men what:power-dice value:4"))
    await tapper.does("Bound spell: Hero", "Orcs", "3")
    assert "Hero" in tapper.said
    assert "against 3" in tapper.said
    await tapper.desk("Next phase, 1 due")
    await Tapper(bruno).does("Horde: Let it through")
    await tapper.does("Spell effect: Hero")
    assert "Bound spell" not in await shown(tapper, "Next phase")


DOOM = "/cast wizard:Mage spell:Doom casting_value:9 dice_used:2 dice:6,6,1"


async def test_the_miscast_of_a_spell_of_no_path_has_a_button_wherever_it_is_told(
    tapper: Tapper, alice: Player, bruno: Player
) -> None:
    """Its caster is known, as one alone tried such a spell in this phase [L999-1003]."""
    await in_turn(
        (alice, f"/unit add Mage 1 {MEN} Lv3 [character, wizard, infantry] side:Men"),
        (alice, f"/unit add Adept 1 {MEN} Lv1 [character, wizard, infantry] side:Men"),
        (alice, "/battle next phase:magic"),
        (alice, "/winds dice:6,4"),
    )
    early = (await alice.calls("battle status")).message
    await in_turn(
        (alice, "/cast wizard:Adept spell:cascading-fire target:Orcs dice_used:1 dice:1"),
        (alice, DOOM),
    )
    await Tapper(bruno).does("Horde: Let it through")
    told = await alice.types("/battle status")
    assert "Overwhelming power: still to be rolled" in told.text
    assert "Miscast: Mage" in told.buttons
    await tapper.use(early, "Next phase")
    assert tapper.sheet is not None
    assert "Miscast: Mage" in labels(tapper.sheet)
    await tapper.answers("Miscast: Mage")
    assert "still to be rolled" not in (await alice.types("/battle status")).text


@pytest.mark.usefixtures("tapper")
async def test_where_two_tried_spells_of_no_path_nobody_is_taken_for_the_caster_of_the_last(
    alice: Player, bruno: Player
) -> None:
    wizards = [f"/unit add {name} 1 {MEN} Lv3 [character, wizard] side:Men" for name in ("A", "B")]
    await in_turn(
        *((alice, line) for line in wizards),
        (alice, "/battle next phase:magic"),
        (alice, "/winds dice:6,4"),
        (alice, "/cast wizard:A spell:Gloom casting_value:20 dice_used:1 dice:2"),
        (alice, DOOM.replace("Mage", "B")),
    )
    await Tapper(bruno).does("Horde: Let it through")
    told = await alice.types("/battle status")
    assert "Overwhelming power: still to be rolled" in told.text
    assert not [each for each in told.buttons if each.startswith("Miscast")]
