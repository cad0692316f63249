"""Sheets and cards of The 9th Age: the spell they name, its targets, who loses focus."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, controls, labels, words
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import in_turn

MEN = "M4 WS3 BS4 S3 T3 W1 I3 A1 Ld7"
CHARGED = [f"Spearmen of the {town} garrison" for town in ("old", "new", "high", "low", "far")]
"""Names of which a phone shows one a line."""
FLAME_JET = "/cast Mage spell:flame-jet target:Orcs dice_used:3 dice:6,5,4"


async def meet(player: Player, phase: str) -> Tapper:
    """Return a player at the desk of a battle in a phase."""
    await in_turn(
        (player, "/battle start game:t9a side_one:Men side_two:Horde"),
        (player, f"/unit add Mage 1 {MEN} Lv2 [wizard, character] side:Men"),
        (player, f"/unit add Archers 10 {MEN} [longbow, infantry] side:Men"),
        (player, f"/unit add Orcs 12 {MEN} [infantry] side:Horde"),
        (player, f"/unit add Shaman 1 {MEN} Lv1 [wizard, character] side:Horde"),
        (player, f"/battle next phase:{phase}"),
    )
    return Tapper(player)


@pytest.fixture
async def cast(alice: Player) -> Tapper:
    """Return a player whose wizard has cast a Flame Jet at the orcs."""
    tapper = await meet(alice, "magic")
    await in_turn((alice, "/winds dice:6,4"), (alice, FLAME_JET))
    return tapper


async def test_a_line_touches_no_more_models_than_there_are(cast: Tapper) -> None:
    await cast.does("Let it through")
    await cast.taps_on("Spell effect: Mage")
    assert cast.sheet is not None
    assert words(cast.sheet).splitlines()[1:3] == ["The spell: Flame Jet (10+/13+)", "→ Orcs"]
    numbers = [each for each in labels(cast.sheet) if each.isdecimal()]
    assert numbers[-1] == "12"


async def test_the_sheet_of_an_attribute_names_it_and_keeps_a_hex_from_friends(
    cast: Tapper,
) -> None:
    """[L852, L1033-1035]."""
    await cast.does("Let it through")
    assert "Spell effect: Mage (Flame Jet)" in labels(await cast.desk("Spell effect"))
    await cast.does("Spell effect: Mage", "3")
    assert "Spell effect: Mage (Raging Fire)" in labels(await cast.desk("Spell effect"))
    await cast.taps_on("Spell effect: Mage")
    if cast.sheet is not None and "Raging Fire" in labels(cast.sheet):
        await cast.answers("Raging Fire")
    assert cast.sheet is not None
    assert "The spell: Raging Fire" in words(cast.sheet)
    assert {"Orcs", "Shaman"} <= set(labels(cast.sheet))
    assert not {"Archers", "Mage"} & set(labels(cast.sheet))


async def test_who_fails_to_dispel_is_named_and_nobody_where_no_wizard_tried(
    cast: Tapper,
) -> None:
    """[L975-979]."""
    told = await cast.player.types("/dispel Shaman dice_used:1 dice:3")
    assert "Shaman loses focus" in told.text
    await cast.player.types("/undo")
    told = await cast.player.types("/dispel dice_used:1 dice:3")
    assert "loses focus" not in told.text


async def test_a_step_of_a_card_asks_what_the_desk_would_ask(alice: Player) -> None:
    """[L654-657]: a shot at a charger is not taken for one at close range."""
    tapper = await meet(alice, "movement")
    await in_turn(
        (alice, f"/unit add Bows 10 {MEN} [longbow, infantry] side:Horde"),
        (alice, "/charge what:declaration unit:Archers target:Bows"),
    )
    told = await alice.types(
        "/charge what:reaction unit:Archers target:Bows response:stand-and-shoot"
    )
    await tapper.use(told.message, "Shooting")
    assert tapper.sheet is not None
    assert words(tapper.sheet).splitlines()[-1].startswith("Inches between")


async def test_a_decision_that_nobody_can_take_any_more_is_dropped_where_it_holds_a_phase_up(
    alice: Player,
) -> None:
    """A wizard who has cast by now generates no spells."""
    await in_turn((alice, "/battle start game:t9a side_one:Men side_two:Horde"))
    await in_turn(
        (alice, f"/unit add Mage 1 {MEN} Lv2 [wizard, character] side:Men"),
        (alice, f"/unit add Orcs 12 {MEN} [infantry] side:Horde"),
        (alice, "/battle join side:Men"),
        (alice, "/roll spell_generation unit:Mage path:fire dice:2,3"),
        (alice, "/battle next phase:magic"),
        (alice, "/winds dice:6,4"),
        (alice, "/cast Mage spell:fireball target:Orcs dice_used:2 dice:1,1"),
    )
    tapper = Tapper(alice)
    await tapper.taps_on("Next phase")
    assert tapper.sheet is not None
    await tapper.use(tapper.sheet, "Mage: Drop this roll")
    await tapper.does("Next phase")
    assert "Shooting" in words(await tapper.desk("Shooting"))


async def test_a_list_of_everything_begins_with_the_answer_that_is_waited_for(
    alice: Player, bruno: Player
) -> None:
    """The next step is the first that is read where a phone has no room for buttons."""
    await in_turn(
        (alice, "/battle start game:t9a side_one:Men side_two:Horde"),
        (alice, "/battle join side:Men"),
        (bruno, "/battle join side:Horde"),
        *((alice, f"/unit add {name} 20 {MEN} side:Men") for name in "ABCDEF"),
        *((bruno, f'/unit add "{name}" 20 {MEN} side:Horde') for name in CHARGED),
        (alice, "/battle next phase:movement"),
        *(
            (alice, f'/charge {name} target:"{charged}" what:declare')
            for name, charged in zip("ABCDE", CHARGED, strict=True)
        ),
    )
    reactions = [f"Charge reaction: {name}" for name in CHARGED]
    shown = await Tapper(alice).desk(*reactions)
    (listed,) = [each for each in controls(shown) if "options" in each]
    assert listed["placeholder"].startswith("Charge reaction")
    assert [each["label"] for each in listed["options"]][:5] == reactions
