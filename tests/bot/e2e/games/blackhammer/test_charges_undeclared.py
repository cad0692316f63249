"""Charges of BlackHammer that nobody declared, of stumbles, dice and spells; moves at the desk."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.games.blackhammer.test_charges_of_blackhammer import (
    GHOULS,
    KNIGHTS,
    MEN,
    begin,
    outcome_of,
    plays,
    steps,
)
from tests.bot.e2e.games.test_acts import state_of, statuses, to_phase
from tests.bot.e2e.hall import Hall, Player

SPAWN = "Spawn 1 M2D6 WS3 S4 T5 W3 I2 A2 Ld10"
MAGIC = "/charge Ghouls target:Bows distance:4"


async def test_a_stupid_unit_that_stumbles_on_an_enemy_charges(
    alice: Player, bruno: Player
) -> None:
    """The enemy answers as ever; the stumble is as long as its die fell [L2038-2040]."""
    await begin(alice, bruno, f"Trolls 5 {MEN}")
    await state_of(alice, "Trolls", "stupid")
    line = "/charge Trolls target:Bows distance:4"
    assert (await alice.types(line)).refused == "act-barred"
    told = await plays(alice, f"{line} origin:compulsory reach:5 difficult:4")
    assert outcome_of(told) == "contact"
    assert await steps(alice) == {"Trolls": "moved"}
    assert "stupid" not in await statuses(alice, "Trolls")


async def test_a_random_mover_charges_whom_its_dice_reach(alice: Player, bruno: Player) -> None:
    """Its dice are its reach, and what it moves if the charge fails [L696]."""
    await begin(alice, bruno, SPAWN)
    move = "/resolve compulsory_random_move values:unit:Spawn; target:Bows; distance:6 dice:4,4"
    told = await plays(alice, move)
    assert outcome_of(told) == "charge"
    assert "Charge" not in told.buttons
    held = await bruno.presses(told, "Hold")
    assert held.answer.refused is None
    charged = await alice.presses(held, "Charge")
    assert charged.answer.refused is None, charged.text
    assert outcome_of(charged) == "contact"
    await alice.calls("undo")
    line = "/charge Spawn target:Bows distance:6 origin:compulsory reach:8 response:flee dice:6,6"
    fled = await plays(alice, line)
    assert (outcome_of(fled), fled.outcome["result"]["moved"]) == ("escaped", 8)


async def test_a_flight_from_a_random_mover_is_its_answer_and_no_second_one(
    alice: Player, bruno: Player
) -> None:
    """The enemy has all the usual answers, and a flight is measured before the charge [L692]."""
    await begin(alice, bruno, SPAWN)
    move = "/resolve compulsory_random_move values:unit:Spawn; target:Bows; distance:6 dice:4,4"
    told = await plays(alice, move)
    fled = await bruno.presses(told, "Flee")
    assert (await bruno.presses(fled, "Flee move")).answer.refused is None
    asked = await alice.presses(fled, "Charge")
    assert "distance" in asked.fields
    charged = await alice.fills(asked, distance="9")
    assert (outcome_of(charged), charged.outcome["result"]["moved"]) == ("left-behind", 8)
    assert "Spawn at Bows" not in (await alice.calls("battle status")).text


async def test_a_random_mover_destroys_whom_it_reaches_after_a_flight(
    alice: Player, bruno: Player
) -> None:
    """Nobody flees twice in a phase [L684-686]."""
    await begin(alice, bruno, SPAWN, f"Ghouls 10 {MEN}")
    await plays(alice, "/charge Ghouls target:Bows distance:6 response:flee dice:5,5")
    told = await plays(
        alice,
        "/resolve compulsory_random_move values:unit:Spawn; target:Bows; distance:6 dice:4,4",
    )
    assert outcome_of(told) == "overrun"
    shown = await alice.calls("battle status")
    bows = next(each for each in shown.outcome["battle"]["units"] if each["name"] == "Bows")
    assert bows["destroyed"]


@pytest.mark.parametrize("phase", ["magic"])
async def test_a_spell_makes_a_unit_charge_in_the_phase_of_magic(
    hall: Hall, alice: Player, bruno: Player, phase: str
) -> None:
    """By all the usual rules [L3218, L3222, L3242]."""
    await begin(alice, bruno, f"Ghouls 10 {MEN}")
    await to_phase(alice, phase)
    before = await hall.state(alice)
    assert (await alice.types(MAGIC)).refused == "wrong-phase"
    assert await hall.state(alice) == before
    told = await plays(alice, f"{MAGIC} origin:magic")
    assert outcome_of(told) == "contact"
    assert {"engaged", "charged"} <= await statuses(alice, "Ghouls")
    assert "engaged" in await statuses(alice, "Bows")


async def test_nobody_shoots_at_who_hunts_as_a_wolf(alice: Player, bruno: Player) -> None:
    """Its target holds or flees, and it fears nobody [L3314]."""
    await begin(alice, bruno, f"Ghouls 10 {MEN}", target=f"Bows 20 {MEN} [fear]")
    await to_phase(alice, "magic")
    line = f"{MAGIC} origin:hunting-wolf"
    assert (await alice.types(line)).refused == "missing-option"
    shots = await alice.types(f"{line} reach:5 response:stand-and-shoot")
    assert shots.refused == "response-not-allowed"
    assert outcome_of(await plays(alice, f"{line} reach:5")) == "contact"


@pytest.mark.parametrize("status", ["rallied", "failed-terror"])
async def test_who_stands_still_is_not_moved_by_magic(
    alice: Player, bruno: Player, status: str
) -> None:
    """[L732]."""
    await begin(alice, bruno, f"Ghouls 10 {MEN}", f"Shaman 1 {MEN} Lvl3 [character]")
    await state_of(alice, "Ghouls", status)
    await to_phase(alice, "magic")
    assert (await alice.types(f"{MAGIC} origin:magic")).refused == "act-barred"
    spell = "/resolve spell_effect values:wizard:Shaman; target:Ghouls; spell:hunting-wolf"
    told = await plays(alice, spell)
    assert told.outcome["result"]["distance"] is None
    assert "stays where it is" in told.text


async def test_a_hunting_wolf_that_moves_leads_to_its_charge(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, f"Ghouls 10 {MEN}", f"Shaman 1 {MEN} Lvl3 [character]")
    await to_phase(alice, "magic")
    spell = "/resolve spell_effect values:wizard:Shaman; target:Ghouls; spell:hunting-wolf dice:1"
    told = await plays(alice, spell)
    assert "moves 1 pace." in told.text
    assert "Charge" in told.buttons


async def test_the_charge_move_of_the_desk_takes_the_test_of_fear(
    alice: Player, bruno: Player
) -> None:
    """[L2006]."""
    await begin(alice, bruno, GHOULS, target=f"Bows 5 {MEN} Rg24 SS3")
    await plays(alice, "/charge Ghouls what:declare target:Bows distance:6")
    await plays(bruno, "/charge what:response unit:Ghouls target:Bows response:hold")
    tapper = Tapper(alice)
    await tapper.does("Charge move: Ghouls", "Do it")
    assert "Fear" in tapper.said
    assert await steps(alice) in ({"Ghouls": "moved"}, {"Ghouls": "failed"}, {"Ghouls": "caught"})


async def test_nobody_charges_home_before_the_shots_at_him_are_made(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """[L664]."""
    await begin(alice, bruno, KNIGHTS, GHOULS)
    for name in ("Knights", "Ghouls"):
        await plays(alice, f"/charge {name} what:declare target:Bows distance:7")
    await plays(bruno, "/charge what:response unit:Ghouls target:Bows response:stand-and-shoot")
    tapper = Tapper(alice)
    assert "Charge move: Knights" not in labels(await tapper.desk(bearing="Hold and shoot: Bows"))
    before = await hall.state(alice)
    for line in ("/charge Knights target:Bows", "/charge Knights what:resolve target:Bows"):
        assert (await alice.types(line)).refused == "shots-first"
    assert await hall.state(alice) == before
    tested = await plays(alice, "/charge Ghouls target:Bows dice:1,1")
    assert tested.outcome["result"]["test"] == "fear"
    assert (await alice.types("/charge Ghouls what:resolve target:Bows")).refused == "shots-first"
    await plays(bruno, "/shoot Bows target:Knights weapon:bow stand_and_shoot:yes shots:1 dice:1")
    for name in ("Knights", "Ghouls"):
        await tapper.desk(name)
        await tapper.does(name if name == "Knights" else f"Charge move: {name}", "Do it")
    assert set((await steps(alice)).values()) == {"moved"}
