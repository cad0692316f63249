"""The desk of Warhammer: what it asks of spells, machines and panic, and what it says of them."""

from __future__ import annotations

from typing import Any, Final

from tests.bot.e2e.desk.tapping import Tapper, controls, labels, plain, words
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import battle_of, in_turn

_PRIMARY: Final = 1
"""Discord's number for the style of a button that stands out."""
MEN = "M10 WS3 BS3 S3 T3 W1 I3 A1 Ld8 Int8 Cl8 WP8"
WIZARD = "Wizard 1 M10 WS3 BS3 S3 T3 W4 I4 A1 Ld8 Int9 Cl9 WP9 Lv4 MP40 MaxMP40 [character, wizard]"
IRON = "M0 WS0 BS3 S3 T6 W8 I3 A1 Ld8 Int8 Cl8 WP8"
CANNON = f"Cannon 1 {IRON} [war-machine, cannon]"
BOMBARD = f"Bombard 1 {IRON} [war-machine, bombard]"


async def table(player: Player, phase: str, *own: str) -> Tapper:
    """Return a player at the desk of a battle in a phase, against orcs and their chief."""
    await in_turn(
        (player, "/battle start game:whfb2 side_one:Empire side_two:Orcs"),
        *((player, f"/unit add {unit} side:Empire") for unit in own),
        (player, f"/unit add Boyz 20 {MEN} side:Orcs"),
        (player, f"/unit add Chief 1 {MEN} [character] side:Orcs"),
        (player, f"/battle next phase:{phase}"),
    )
    return Tapper(player)


async def sheet_of(tapper: Tapper, *taps: str) -> tuple[str, list[str]]:
    """Return what the sheet says and offers that some presses lead to."""
    await tapper.taps_on(taps[0])
    await tapper.answers(*taps[1:])
    assert tapper.sheet is not None
    return words(tapper.sheet), labels(tapper.sheet)


async def test_a_spell_on_oneself_asks_for_no_target(hall: Hall, alice: Player) -> None:
    """[L5084-5089]."""
    tapper = await table(alice, "magic", WIZARD)
    await tapper.does("Cast: Wizard", "Aura of Resistance")
    assert (await hall.entries(alice))[0].action == "cast_spell"
    assert "Spell: Aura of Resistance" in tapper.said


async def test_the_card_of_a_spell_is_headed_by_its_name_in_its_reader_s_language(
    alice: Player,
) -> None:
    tapper = await table(alice, "magic", WIZARD)
    await tapper.does("Cast: Wizard", "Fireball", "Boyz", "1")
    assert "Wizard · Boyz — Spell: Fireball" in tapper.said
    await tapper.use(tapper.told[0], "FR")
    assert "Boule de feu" in plain(tapper.said).splitlines()[0]


async def test_how_many_are_asked_for_in_the_words_of_the_spell(alice: Player) -> None:
    """[L5091-5100]."""
    tapper = await table(alice, "magic", WIZARD)
    told, _ = await sheet_of(tapper, "Cast: Wizard", "Fireball", "Boyz")
    assert told.splitlines()[-1] == "How many balls:"


async def test_individuals_are_no_machines_and_friends_come_first_to_be_healed(
    alice: Player,
) -> None:
    """[L5138-5150]."""
    tapper = await table(alice, "magic", WIZARD, CANNON)
    _, offered = await sheet_of(tapper, "Cast: Wizard", "Cure Light Injury")
    assert [each for each in offered if each in {"Wizard", "Cannon", "Chief"}] == [
        "Wizard",
        "Chief",
    ]


async def test_what_breaks_things_is_cast_on_no_creature(alice: Player) -> None:
    """[L5216-5220]."""
    tapper = await table(alice, "magic", WIZARD, CANNON)
    _, offered = await sheet_of(tapper, "Cast: Wizard", "Demolish")
    assert offered[0] == "Cannon"
    assert not {"Boyz", "Chief", "Wizard"} & set(offered)
    told = await alice.types("/cast Wizard spell:demolish target:Boyz")
    assert told.refused == "spell-on-things"


async def test_as_many_under_a_corridor_as_there_are_figures_are_offered(alice: Player) -> None:
    tapper = await table(alice, "shooting", BOMBARD)
    _, offered = await sheet_of(tapper, "Bombard", "Chief")
    assert offered[:3] == ["0", "1", "✓ The bot’s dice"]


async def test_friends_who_may_panic_are_no_machines(alice: Player) -> None:
    """[L2346-2354]."""
    tapper = await table(alice, "movement", f"Bows 10 {MEN}", f"Spears 10 {MEN}", CANNON)
    await in_turn((alice, "/unit status Bows status:fleeing"))
    await tapper.does("Flight in rout: Bows")
    await tapper.use(tapper.told[0], "Panic of friends")
    assert tapper.sheet is not None
    assert words(tapper.sheet).splitlines()[1:] == ["Who is within 10 cm of Bows?"]
    assert labels(tapper.sheet)[0] == "Spears"
    assert "Cannon" not in labels(tapper.sheet)


async def test_a_spell_on_all_around_is_due_until_somebody_is_named_and_goes_on_unit_by_unit(
    alice: Player,
) -> None:
    """[L6084-6095]."""
    tapper = await table(alice, "magic", WIZARD)
    await in_turn((alice, "/cast Wizard spell:blindness"))
    assert "Next phase (due: Wizard)" in labels(await tapper.own_desk())
    await tapper.does("Effect of a spell: Wizard", "Boyz")
    assert "Next phase" in labels(await tapper.own_desk())
    await tapper.taps_on("Effect of a spell: Wizard")
    assert tapper.sheet is not None
    assert "Chief" in labels(tapper.sheet)


async def test_a_spell_in_play_strikes_whom_a_press_names(alice: Player) -> None:
    """[L6266-6275, L6332-6348]."""
    tapper = await table(alice, "magic", WIZARD)
    await in_turn(
        (alice, "/cast Wizard spell:dust-storm free:yes"),
        (alice, "/cast Wizard spell:flame-screen free:yes"),
        (alice, "/battle next phase:combat"),
    )
    await tapper.desk("Effect of a spell: Dust Storm")
    await tapper.does("Effect of a spell: Flame Screen", "Boyz", "5")
    assert "Boyz" in tapper.said


async def test_of_the_only_standard_to_be_seized_nobody_asks_whose_it_is(alice: Player) -> None:
    """[L2663-2672]."""
    tapper = await table(alice, "combat", f"Spears 10 {MEN}")
    await in_turn(
        (alice, f"/unit add Mob 10 {MEN} [standard] side:Orcs"),
        (alice, "/unit status Spears status:followed-up"),
        (alice, "/unit status Mob status:pushed-back"),
    )
    await tapper.taps_on("Capturing a standard: Spears")
    assert tapper.sheet is None or "On whom?" not in words(tapper.sheet)
    assert "Mob" not in ([] if tapper.sheet is None else labels(tapper.sheet))


async def test_a_charge_to_be_moved_and_a_rally_stand_first_and_red(alice: Player) -> None:
    """The act that a phase should not end without comes before what may be done [L1058, L2069]."""
    tapper = await table(alice, "movement", f"Knights 8 {MEN}", f"Spears 20 {MEN}", f"Bows 9 {MEN}")
    await in_turn(
        (alice, "/charge Knights what:declare target:Boyz"),
        (alice, "/charge what:reaction unit:Knights target:Boyz response:hold"),
    )
    first = next(each for each in controls(await tapper.desk("Knights")) if is_red(each))
    assert first["label"] == "Charge move: Knights"
    assert "Next phase (due: Knights)" in labels(await tapper.own_desk())
    await in_turn(
        (alice, "/unit status Bows status:fleeing"),
        (alice, "/battle next phase:rally"),
    )
    first = next(each for each in controls(await tapper.desk("Rally: Bows")) if is_red(each))
    assert first["label"] == "Rally: Bows"


def is_red(control: dict[str, Any]) -> bool:
    """Tell whether a button stands out, and is no seat to be taken."""
    return control.get("style") == _PRIMARY and not control["label"].startswith("Play")


async def test_the_panic_of_who_fights_and_is_charged_from_behind_is_counted_and_missed(
    hall: Hall, alice: Player
) -> None:
    """[L2355-2358]."""
    tapper = await table(alice, "movement", f"Knights 8 {MEN}", f"Spears 20 {MEN}")
    await in_turn((alice, "/unit link Spears other:Boyz"))
    await tapper.does("Charge: Knights", "Boyz")
    await tapper.does("Hold: Boyz")
    await tapper.does("Charge move: Knights", "0", "rear")
    desk = await tapper.desk(bearing="Panic test: Boyz")
    assert [each["label"] for each in controls(desk) if is_red(each)] == ["Panic test: Boyz"]
    assert await tapper.goes_on() == "Next phase (due: Boyz)"
    await tapper.does("Next phase")
    assert "charged from behind: Boyz" in tapper.said
    await tapper.does("Undo")
    await tapper.does("Panic test: Boyz")
    assert (await hall.entries(alice))[0].action == "panic_test"
    assert await tapper.goes_on() == "Next phase"


async def test_what_the_stupid_do_is_due_as_their_test_was(hall: Hall, alice: Player) -> None:
    """[L2289-2298]."""
    tapper = await table(alice, "movement", f"Trolls 3 {MEN} [stupidity]")
    await in_turn((alice, "/unit status Trolls status:stupid"))
    desk = await tapper.desk(bearing="Wander: Trolls")
    assert [each["label"] for each in controls(desk) if is_red(each)] == ["Wander: Trolls"]
    assert await tapper.goes_on() == "Next phase (due: Trolls)"
    await tapper.does("Next phase")
    assert "what they do not rolled: Trolls" in tapper.said
    await tapper.does("Undo")
    await tapper.does("Wander: Trolls")
    assert (await hall.entries(alice))[0].action == "stupid_wander"
    assert await tapper.goes_on() == "Next phase"


SET_UP = (
    ("Empire", f"Guard 20 {MEN}"),
    ("Empire", f"Bows 10 {MEN}"),
    ("Empire", f"Cannon 1 {IRON} [war-machine, cannon]"),
    ("Empire", f"Wizard 1 {MEN} Lv2 [character, wizard]"),
    ("Orcs", f"Boyz 20 {MEN}"),
    ("Orcs", f"Shaman 1 {MEN} Lv1 [character, wizard]"),
)


async def set_up(alice: Player, bruno: Player) -> tuple[Tapper, Tapper]:
    """Return two players at the desk before the first turn, with their armies."""
    await in_turn(
        (alice, "/battle start game:whfb2 side_one:Empire side_two:Orcs"),
        (alice, "/battle join side:Empire"),
        (bruno, "/battle join side:Orcs"),
        *((alice if side == "Empire" else bruno, f"/unit add {unit}") for side, unit in SET_UP),
    )
    return Tapper(alice), Tapper(bruno)


async def placed(player: Player) -> set[str]:
    """Return the units that are noted as placed."""
    units = (await battle_of(player))["units"]
    return {unit["name"] for unit in units if "deployed" in unit["statuses"]}


async def test_a_side_notes_by_one_tap_that_all_its_units_stand(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """They are placed one by one, the slowest first, or stand already [L321-326, L372-388]."""
    ana, ben = await set_up(alice, bruno)
    desk = await ana.desk("All placed", "Empire", "Orcs", "Next phase, 4 due")
    due = [plain(str(each["label"])) for each in controls(desk) if each.get("style") == _PRIMARY]
    assert due == ["Empire", "Orcs", "Wizard", "Shaman"]
    assert "Magic points" in words(desk)
    refused = await ana.use(desk, "All placed: Orcs")
    assert hall.told[refused.interaction.id].refused == "not-your-side"
    assert await placed(alice) == set()
    await ana.use(await ana.desk("All placed"), "All placed: Empire")
    assert "All 4 units are placed." in ana.said
    assert await placed(alice) == {"Guard", "Bows", "Cannon", "Wizard"}
    await ben.taps_on("All placed", "Next phase, 3 due")
    assert "All 2 units are placed." in ben.said
    assert len(await placed(alice)) == len(SET_UP)
    assert "placed" not in "\n".join(labels(await ana.desk("Next phase, 2 due")))
    await ben.taps_on("Undo")
    assert await placed(alice) == {"Guard", "Bows", "Cannon", "Wizard"}


async def test_units_are_still_placed_one_by_one_in_the_order_of_the_text(
    alice: Player, bruno: Player
) -> None:
    """[L372-388]: who is placed already is none of all."""
    ana, ben = await set_up(alice, bruno)
    assert "Deploy: Cannon" in labels(await ana.own_desk())
    await ana.taps_on("For me")
    await ana.answers("Deploy: Cannon")
    assert await placed(alice) == {"Cannon"}
    mine = [plain(label) for label in labels(await ben.own_desk())]
    assert [label for label in mine if label.startswith("Déploiement")] == [
        "Déploiement : Boyz",
        "Déploiement : Shaman",
    ]
    await ana.use(await ana.desk("All placed"), "All placed: Empire")
    assert "All 3 units are placed." in ana.said


async def test_another_side_s_units_are_not_placed_with_ones_own(
    alice: Player, bruno: Player
) -> None:
    await set_up(alice, bruno)
    both = await alice.types("/resolve deploy_army values:unit:Guard; Boyz")
    assert both.refused == "other-side"
    assert "Boyz" in both.text
    assert (
        await alice.types("/resolve deploy_army values:unit:Boyz; Shaman")
    ).refused == "not-your-side"
    assert await placed(alice) == set()
    assert (
        await alice.types("/resolve deploy_army values:unit:Guard; Bows")
    ).answer.refused is None
    assert await placed(alice) == {"Guard", "Bows"}


async def test_what_is_neither_placed_nor_settled_is_told_as_the_battle_goes_on(
    alice: Player, bruno: Player
) -> None:
    """A wizard without magic points casts nothing [L4596-4618]."""
    ana, _ = await set_up(alice, bruno)
    await ana.taps_on("Next phase")
    assert "Empire has not placed, as far as is noted: Cannon, Bows, Guard, Wizard" in ana.said
    assert "Orcs has not placed" in ana.said
    assert "No magic points settled yet: Wizard, Shaman" in ana.said


async def test_a_list_counts_what_is_due_as_the_button_that_goes_on_does(alice: Player) -> None:
    new = WIZARD.replace(" MP40 MaxMP40", "")
    shaman = new.replace("Wizard", "Shaman", 1)
    await alice.calls("battle start", game="whfb2", side_one="Empire", side_two="Orcs")
    await alice.calls("battle join", side="Empire")
    await in_turn(
        (alice, f"/unit add {new} side:Empire"),
        *((alice, f"/unit add Guard{number} 20 {MEN} side:Empire") for number in range(5)),
        (alice, f"/unit add {shaman} side:Orcs"),
    )
    desk = await Tapper(alice).desk("4 due")
    (counted,) = (
        str(each["placeholder"])
        for each in controls(desk)
        if "due)" in str(each.get("placeholder"))
    )
    assert plain(counted).endswith("(4 due)")
