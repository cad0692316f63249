"""Charges declared once others have been moved, and at units that can only hold."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, controls, labels, plain
from tests.bot.e2e.desk.taps.test_steps_by_taps import begun as set_up
from tests.bot.e2e.games.test_acts import to_phase
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import in_turn
from tests.bot.e2e.solo_battle import SoloBattle

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
MOVES = {
    "blackhammer": "/charge Swords target:Mob distance:6 response:hold",
    "t9a": "/charge Swords target:Mob distance:6 dice:3,4",
}


async def begun(hall: Hall, alice: Player, game: str) -> SoloBattle:
    """Begin a battle of two units of men against two of orcs, in its movement phase."""
    sequence = SoloBattle(hall, alice)
    men = (f"{name} 10 {MEN} side:Men" for name in ("Swords", "Spears"))
    orcs = (f"{name} 10 {MEN} side:Orcs" for name in ("Mob", "Gobs"))
    await sequence.begin(game, *men, *orcs)
    await sequence.phase("movement")
    return sequence


@pytest.mark.parametrize("game", MOVES)
@pytest.mark.parametrize("declared", [True, False])
async def test_no_charge_is_declared_once_another_has_been_moved(
    hall: Hall, alice: Player, game: str, *, declared: bool
) -> None:
    """[BlackHammer L654-656; The 9th Age L629-659]."""
    battle = await begun(hall, alice, game)
    if declared:
        await battle.does("/charge Swords target:Mob what:declare")
    await battle.does(MOVES[game])
    late = "/charge Spears target:Gobs what:declare"
    await battle.refuses(late, "charge-too-late")
    told = await alice.types(late)
    assert "Swords has charged" in told.text
    assert "/undo" in told.text
    allowed = await alice.presses(told, "Do it all the same")
    assert allowed.answer.refused is None, allowed.text
    await alice.types("/undo")
    await alice.types("/undo")
    await battle.does(late)


@pytest.mark.parametrize("game", MOVES)
async def test_a_charge_declared_in_time_may_be_declared_again(
    hall: Hall, alice: Player, game: str
) -> None:
    battle = await begun(hall, alice, game)
    again = "/charge Spears target:Gobs what:declare"
    await battle.does(again)
    if game == "t9a":  # its reactions come before any charge is moved [The 9th Age L659]
        await battle.refuses(MOVES[game], "reactions-first")
    else:
        await battle.does(MOVES[game])
    await battle.does(again)


async def test_charges_of_another_phase_or_side_close_nothing(hall: Hall, alice: Player) -> None:
    battle = await begun(hall, alice, "blackhammer")
    await battle.does(MOVES["blackhammer"])
    await battle.phase("close-combat", "movement")
    await battle.does("/charge Gobs target:Spears what:declare")


async def test_what_dice_or_a_spell_bring_about_is_never_late(hall: Hall, alice: Player) -> None:
    """[BlackHammer L696, L3218]."""
    battle = await begun(hall, alice, "blackhammer")
    await battle.does(MOVES["blackhammer"])
    for origin in ("compulsory reach:8", "magic"):
        told = await alice.types(
            f"/charge Spears target:Gobs distance:6 response:hold origin:{origin}"
        )
        assert told.answer.refused is None, told.text
        await alice.types("/undo")


async def test_who_types_a_charge_late_is_told_so_where_the_other_side_answers_it(
    alice: Player, bruno: Player
) -> None:
    names = {"side_one": "Men", "side_two": "Orcs"}
    await alice.calls("battle start", game="blackhammer", **names)
    await alice.calls("battle join", side="Men")
    await bruno.calls("battle join", side="Orcs")
    for name in ("Swords", "Spears"):
        await alice.types(f"/unit add {name} 10 {MEN} side:Men")
    for name in ("Mob", "Gobs"):
        await bruno.types(f"/unit add {name} 10 {MEN} side:Orcs")
    await to_phase(alice, "movement")
    await alice.types("/charge Swords target:Mob distance:6")
    await bruno.types("/charge Mob response:hold")
    moved = await alice.types("/charge Swords target:Mob distance:6")
    assert moved.outcome["result"]["outcome"] == "contact"
    assert (await alice.types("/charge Spears target:Gobs distance:6")).refused == "charge-too-late"


HELD = {
    "blackhammer": (
        "M8 WS4 BS3 S3 T3 W1 I5 A1 Ld9 Wide4",
        "Side of the target the attack comes to",
        "0–16 ps",
        "Knights: attack in the flank +1",
    ),
    "t9a": (
        "M8 WS4 BS3 S3 T3 W1 I5 A1 Ld9",
        "Which side of the target is attacked or shot at",
        "0–10″",
        "Knights: flank +1",
    ),
    "whfb2": ("M20 WS4 BS3 S3 T3 W1 I5 A1 Ld9 Int8 Cl8 WP8 Wide4", "", "0–40 cm", ""),
}
"""Values of units, what the list of sides is called where the front goes without saying, how far a
charge reaches, and what the result of the combat says of the flank, if it counts there."""


@pytest.mark.parametrize("game", HELD)
async def test_a_charge_at_who_is_held_in_front_asks_by_taps_on_which_side_it_strikes(
    alice: Player, bruno: Player, game: str
) -> None:
    """[BlackHammer L702-704, L1882-1908; The 9th Age L653-659; Warhammer L1355-1370]."""
    values, listed, reach, told = HELD[game]
    await in_turn(
        (alice, f"/battle start game:{game} side_one:Men side_two:Orcs"),
        (alice, "/battle join side:Men"),
        (bruno, "/battle join side:Orcs"),
        (alice, f"/unit add Spears 10 {values}"),
        (alice, f"/unit add Knights 16 {values}"),
        (bruno, f"/unit add Gobs 20 {values}"),
        (alice, "/battle next phase:movement"),
        (alice, "/unit link Spears other:Gobs facing:front"),
    )
    ana, ben = Tapper(alice), Tapper(bruno)
    await ana.does("Charge: Knights", "Gobs")
    if game == "whfb2":  # in the others, who fights holds without a word
        await ben.taps_on("Gobs")
    await ana.taps_on("Charge move: Knights")
    assert ana.sheet is not None
    if listed:
        (sides,) = (each for each in controls(ana.sheet) if each.get("placeholder") == f"{listed}:")
        shown = [plain(str(each["label"])) for each in sides["options"] if each.get("default")]
        assert shown == [f"{listed}: front"]
        await ana.answers(f"{listed}: flank", reach)
    else:
        await ana.answers(reach, "flank")
    assert "(in its flank)" in (await alice.types("/unit show Knights")).text
    await in_turn((alice, "/battle next phase:combat"))
    await ana.does("Fight: Spears, Knights")
    assert told in ana.said, ana.said


KNIGHTS = f"Knights 5 {MEN.replace('M4', 'M8')}"


@pytest.mark.parametrize("game", ["blackhammer", "t9a"])
@pytest.mark.parametrize("held", ["immune-to-psychology", "war-machine"])
async def test_a_charge_at_who_can_only_hold_asks_nobody(
    alice: Player, bruno: Player, game: str, held: str
) -> None:
    """[BlackHammer L660, L2034, L2498; The 9th Age R L749, L1021]."""
    ana, ben = Tapper(alice), Tapper(bruno)
    await set_up(ana, ben, game, (KNIGHTS,), (f"Rocks 3 {MEN} [{held}]", f"Orcs 20 {MEN}"))
    await ana.player.calls("battle next", phase="movement")
    await ana.does("Charge: Knights", "Rocks")
    (told,) = ana.told
    assert "hold" not in "".join(labels(told)).lower()
    desk = await ana.desk(bearing="Charge move: Knights")
    assert not [label for label in labels(desk) if "Rocks" in label]
    assert await ana.goes_on() == "Next phase (due: Knights)"


@pytest.mark.parametrize("game", ["blackhammer", "t9a"])
async def test_who_is_armed_is_asked_though_he_would_not_flee(
    alice: Player, bruno: Player, game: str
) -> None:
    """[BlackHammer L664; The 9th Age L645-647]."""
    units = (f"Rocks 3 {MEN} [immune-to-psychology, longbow]", f"Orcs 20 {MEN}")
    ana, ben = Tapper(alice), Tapper(bruno)
    await set_up(ana, ben, game, (KNIGHTS,), units)
    await ana.player.calls("battle next", phase="movement")
    await ana.does("Charge: Knights", "Rocks")
    await ana.desk(bearing="Rocks")
    assert await ana.goes_on() == "Next phase (due: Rocks)"


async def test_who_flees_is_not_asked_again_and_charges_are_due_one_by_one_as_declared(
    alice: Player, bruno: Player
) -> None:
    """Who flees can but flee, and one charge is moved after the other [BlackHammer L656-660, L700].

    The Spears stand first on their side, and were declared second.
    """
    await in_turn(
        (alice, "/battle start side_one:Men side_two:Horde"),
        (alice, "/battle join side:Men"),
        (bruno, "/battle join side:Horde"),
        (alice, f"/unit add Spears 20 {MEN} PU20 side:Men"),
        (alice, f"/unit add Knights 8 {MEN} PU16 side:Men"),
        (bruno, f"/unit add Goblins 20 {MEN} PU20 side:Horde"),
        (alice, "/battle next phase:movement"),
        (alice, "/charge Knights target:Goblins what:declare distance:7"),
        (bruno, "/charge what:response unit:Knights target:Goblins response:flee"),
        (bruno, "/flee Goblins dice:3,4"),
        (alice, "/charge Spears target:Goblins what:declare distance:9"),
    )
    tapper = Tapper(alice)
    shown = labels(await tapper.desk("Charge move: Spears", "Next phase, 1 due"))
    assert not [each for each in shown if each.startswith("Answer")]
    assert await tapper.goes_on() == "Next phase (due: Knights)"
    await in_turn((alice, "/charge Knights target:Goblins distance:20"))
    assert await tapper.goes_on() == "Next phase (due: Spears)"
