"""Steps of a charge in Warhammer: its answer, the fear of the charger, and its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.e2e.battles.test_brought import exported
from tests.bot.e2e.games.whfb2.test_sequences_of_second_edition import BOWS, GUARD, MEN, MOB
from tests.bot.e2e.hall import Hall, Player, open_hall
from tests.bot.e2e.playing import UNASKED, battle_of
from tests.bot.e2e.solo_battle import SoloBattle

SLINGERS = f"Slingers 20 {MEN} [short-bow] side:Orcs"
TROLLS = f"Trolls 3 {MEN.replace('W1', 'W3')} [fear] side:Orcs"
CHARGE = "/charge Guard target:Slingers distance:15"


@pytest.fixture
def game(hall: Hall, alice: Player) -> SoloBattle:
    return SoloBattle(hall, alice)


async def declared(alice: Player, bruno: Player) -> None:
    """Have a guard declare a charge at slingers of the other player."""
    names = {"side_one": "Men", "side_two": "Orcs"}
    await alice.calls("battle start", game="whfb2", **names)
    await alice.calls("battle join", side="Men")
    await bruno.calls("battle join", side="Orcs")
    await alice.types(f"/unit add {GUARD}")
    await bruno.types(f"/unit add {SLINGERS}")
    await alice.calls("battle next", phase="movement")
    told = await alice.types("/charge Guard target:Slingers what:declaration")
    assert told.answer.refused is None, told.text


async def test_a_charge_waits_for_the_answer_of_whom_it_is_aimed_at(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """The charged choose at once, before the charger moves [L1067-1083]."""
    await declared(alice, bruno)
    before = await hall.state(alice)
    for line in (CHARGE, f"{CHARGE} response:hold"):
        told = await alice.types(line)
        assert told.refused == "answer-owed", told.text
        assert await hall.state(alice) == before
    await bruno.types("/charge Slingers response:hold")
    told = await alice.types(CHARGE)
    assert told.outcome["result"]["outcome"] == "contact"


async def test_the_answer_given_is_kept_for_a_charge_that_is_typed(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """A fugitive runs twice its pace: 15 and 20 cm are more than 20 [L1084-1108]."""
    await declared(alice, bruno)
    told = await bruno.types("/charge what:reaction target:Slingers response:flee")
    assert told.answer.refused is None, told.text
    await hall.restart()
    told = await alice.types(CHARGE)
    assert told.outcome["result"]["outcome"] == "failed"
    before = (await hall.state(alice))[0]
    await alice.types("/undo")
    assert "Guard at Slingers" in (await alice.calls("battle status")).text
    await alice.types("/redo")
    assert (await hall.state(alice))[0] == before


async def test_an_answer_is_given_by_the_unit_that_is_charged(alice: Player, bruno: Player) -> None:
    """An answer that names the charged as the charger is taken as it is meant."""
    await declared(alice, bruno)
    told = await bruno.types("/charge Slingers what:reaction response:stand-and-shoot")
    assert told.outcome["result"]["response"] == "stand-and-shoot"
    assert "Bruno to the charge on" not in (await alice.calls("battle status")).text


async def test_of_two_chargers_an_answer_names_one(alice: Player, bruno: Player) -> None:
    await declared(alice, bruno)
    await alice.types(f"/unit add Spears 20 {MEN} side:Men")
    await alice.types("/charge Spears target:Slingers what:declaration")
    told = await bruno.types("/charge what:reaction target:Slingers response:hold")
    assert told.refused == "missing-option"
    told = await bruno.types("/charge what:reaction target:Slingers unit:Spears response:hold")
    assert told.answer.refused is None, told.text
    moved = await alice.types("/charge Spears target:Slingers distance:15")
    assert moved.outcome["result"]["outcome"] == "contact"
    # Slingers in close combat can but hold now, and are asked no more.
    waits = (await alice.calls("battle status")).text
    assert "The answer of Bruno" not in waits


async def test_fear_is_tested_between_the_declaration_and_the_charge(game: SoloBattle) -> None:
    """Fear of the enemy is tested before the charge [L2413-2423]."""
    await game.begin("whfb2", GUARD, TROLLS)
    await game.phase("movement")
    await game.does("/charge Guard target:Trolls what:declaration")
    line = "/charge Guard target:Trolls distance:15"
    await game.refuses(line, "fear-first")
    test = "/psychology what:fear unit:Guard enemy:Trolls more:situation:charging"  # as it tells
    await game.does(f"{test} dice:3,4", stand="brave")
    await game.does(line, outcome="contact")
    await game.ends()


async def test_who_fails_that_test_does_not_charge_this_turn(game: SoloBattle) -> None:
    await game.begin("whfb2", GUARD, TROLLS)
    await game.phase("movement")
    test = "/psychology what:fear unit:Guard enemy:Trolls situation:charging"
    await game.does(f"{test} dice:6,6", stand="may-not-charge")
    await game.refuses("/charge Guard target:Trolls distance:15", "act-barred")
    await game.ends()


async def test_the_charge_of_what_is_feared_leads_to_the_test_of_the_charged(
    game: SoloBattle,
) -> None:
    """Three trolls are no more than twenty men: these fight on at −1 to hit [L2425-2429]."""
    await game.begin("whfb2", GUARD, TROLLS)
    await game.phase("movement", "rally", "movement")
    told = await game.does("/charge Trolls target:Guard distance:15", outcome="contact")
    tested = await game.player.presses(told, "Fear test")
    assert tested.answer.refused is None, tested.text
    game.done += 1
    assert tested.outcome["result"]["stand"] in ("brave", "afraid")
    await game.ends()


async def test_who_has_moved_does_not_charge_in_that_turn(game: SoloBattle) -> None:
    """A charge is the whole move of its phase, at twice the pace [L1058-1062]."""
    await game.begin("whfb2", GUARD, BOWS, MOB)
    await game.phase("movement")
    await game.does("/move Guard what:distance gait:charge", distance=20)
    await game.has("Guard", "-moved")
    await game.does("/move Guard what:distance")
    await game.refuses("/charge Guard target:Mob distance:10", "act-barred")
    await game.phase("rally", "movement", "rally", "movement")
    await game.does("/charge Guard target:Mob distance:10", outcome="contact")
    await game.ends()


async def test_a_pursuit_ends_as_its_pursuers_are_charged(game: SoloBattle) -> None:
    """They pursue no more, strike no fugitives, and rout if beaten and followed [L2026-2035]."""
    knights = f"Knights 10 {MEN.replace('M10', 'M20')} side:Men"
    await game.begin("whfb2", knights, MOB, MOB.replace("Mob", "Gobs"))
    await game.phase("combat")
    await game.does("/unit link Knights other:Mob")
    await game.does("/combat Mob what:rout cause:choice enemy:Knights", routs=True)
    await game.does("/pursue Knights what:pursuit enemy:Mob", contact="keeps")
    await game.phase("rally", "movement")
    await game.does("/charge Gobs target:Knights distance:10", outcome="contact")
    await game.has("Mob", "fleeing", "-pursued")
    assert [link["kind"] for link in (await battle_of(game.player))["links"]] == ["contact"]
    await game.refuses("/pursue Knights what:free-attack enemy:Mob", "still-in-contact")
    await game.does("/flee Mob what:rout")
    await game.phase("combat")
    fight = "/fight Gobs enemy:Knights fighting:1 enemy_fighting:1"
    told = await game.does(f"{fight} dice:6,6,1,1,1")
    assert told.outcome["result"]["enemies"][0]["state"] == "routed", told.text
    await game.has("Knights", "fleeing")
    await game.phase("rally")
    await game.does("/rally Mob dice:2,2", rallied=True)
    await game.ends()


async def test_the_routed_are_struck_twice_in_the_turn_of_their_rout_and_then_once(
    game: SoloBattle,
) -> None:
    """Victors strike as the enemy routs, pursuers once more, then once a turn [L1956-2020]."""
    knights = f"Knights 2 {MEN.replace('M10', 'M20')} side:Men"
    await game.begin("whfb2", knights, MOB)
    await game.phase("combat")
    await game.does("/unit link Knights other:Mob")
    await game.does("/combat Mob what:rout cause:choice enemy:Knights")
    strike = "/pursue Knights what:free-attack enemy:Mob"
    await game.does(f"{strike} dice:1,1", wounds=0)
    await game.does("/pursue Knights what:pursuit enemy:Mob", contact="keeps")
    await game.does(f"{strike} dice:6,6", wounds=2)
    await game.refuses(strike, "free-attacks-made")
    await game.phase("rally", "movement")
    await game.does("/flee Mob what:rout")
    await game.does("/pursue Knights what:pursuit enemy:Mob initial:no")
    await game.does(f"{strike} dice:1,1", wounds=0)
    await game.refuses(strike, "free-attacks-made")
    await game.ends()


async def test_a_chariots_impact_counts_in_the_round_that_follows(game: SoloBattle) -> None:
    """Its automatic hits are wounds of the same combat [L1751-1756, L4063-4069]."""
    wagon = "Wagon 1 M20 WS3 S4 T6 W5 Sv6+ [chariot, scythes (2)] side:Men"
    crew = f"Crew 2 {MEN} [charioteers] side:Men"
    await game.begin("whfb2", wagon, crew, MOB)
    await game.does("/unit join Crew unit:Wagon")
    await game.phase("movement")
    await game.does("/charge Wagon target:Mob distance:10", outcome="contact")
    await game.phase("combat")
    await game.does("/fight what:impact unit:Wagon enemy:Mob dice:3,6,6,6,6", hits=4)
    fight = "/fight Wagon enemy:Mob fighting:1 enemy_fighting:1"
    told = await game.does(f"{fight} dice:1,1,1", winner="ours", wounds=4)
    assert "4 wounds inflicted before the round count" in told.text
    await game.has("Wagon", "-struck-apart")
    await game.ends()


async def test_a_character_who_takes_a_challenge_up_answers_it(
    alice: Player, bruno: Player
) -> None:
    """Somebody with the unit may accept for its leader, who keeps his face [L3008-3015]."""
    await alice.calls("battle start", game="whfb2", side_one="Men", side_two="Orcs")
    await alice.calls("battle join", side="Men")
    await bruno.calls("battle join", side="Orcs")
    for player, line in (
        (alice, GUARD),
        (alice, f"Baron 1 {MEN} [character] side:Men"),
        (bruno, MOB),
        (bruno, f"Boss 1 {MEN} [character] side:Orcs"),
    ):
        await player.types(f"/unit add {line}")
    await alice.types("/unit join Baron unit:Guard")
    await bruno.types("/unit join Boss unit:Mob")
    await alice.types("/unit link Guard other:Mob")
    await alice.calls("battle next", phase="combat")
    await alice.types("/fight what:challenge unit:Baron enemy:Mob")
    assert "challenge of Baron" in (await alice.calls("battle status")).text
    told = await bruno.types("/fight what:challenge unit:Baron enemy:Boss answer:accept")
    assert told.outcome["result"]["outcome"] == "taken-up"
    assert "challenge of Baron" not in (await alice.calls("battle status")).text


async def test_a_charge_that_fear_forbids_is_declared_no_more(alice: Player, bruno: Player) -> None:
    """A unit that fails stays where it is, and nobody waits for an answer to it [L2421-2423]."""
    await alice.calls("battle start", game="whfb2", side_one="Men", side_two="Orcs")
    await alice.calls("battle join", side="Men")
    await bruno.calls("battle join", side="Orcs")
    await alice.types(f"/unit add {GUARD}")
    await bruno.types(f"/unit add {TROLLS}")
    await alice.calls("battle next", phase="movement")
    await alice.types("/charge Guard target:Trolls what:declaration")
    assert "charge on Trolls" in (await alice.calls("battle status")).text
    test = "/psychology what:fear unit:Guard enemy:Trolls situation:charging"
    assert (await alice.types(f"{test} dice:6,6")).answer.refused is None
    waits = (await alice.calls("battle status")).text
    assert "charge on Trolls" not in waits
    assert "Guard at Trolls" not in waits


async def test_the_terrified_may_test_for_rout_where_terror_charges(game: SoloBattle) -> None:
    """Charged by what terrifies it a unit routs, unless it passes a rout test [L2383-2388]."""
    giant = f"Giant 1 {MEN.replace('W1', 'W6')} [terror] side:Orcs"
    await game.begin("whfb2", GUARD, giant)
    await game.phase("movement")
    await game.does("/charge Guard target:Giant what:declaration", fear=True)
    line = "/psychology what:terror unit:Guard enemy:Giant situation:charging dice:6,6"
    await game.does(line, passed=False, stand="may-not-charge")
    await game.phase("rally", "movement")
    told = await game.does("/charge Giant target:Guard distance:15", outcome="contact")
    assert {"Rout test", "Fear test"} <= set(told.buttons)
    await game.does("/combat Guard what:rout cause:terror enemy:Giant dice:6,6", routs=True)
    await game.has("Guard", "fleeing", "-engaged")
    await game.ends()


async def test_the_stupid_charge_what_they_walk_into(game: SoloBattle) -> None:
    """On 1 to 3 they walk straight ahead, and attack whatever is in the way [L2289-2298]."""
    ogres = f"Ogres 6 {MEN} [stupidity] side:Men"
    await game.begin("whfb2", ogres, MOB)
    await game.phase("movement")
    await game.does("/psychology what:stupidity unit:Ogres dice:6,6", passed=False)
    await game.does("/psychology what:stupid-wander unit:Ogres dice:2", advances=True)
    await game.does("/charge Ogres target:Mob distance:4", outcome="contact")
    await game.ends()


async def test_an_answer_goes_with_a_battle_that_is_handed_on(
    alice: Player, bruno: Player, tmp_path: Path
) -> None:
    await declared(alice, bruno)
    await bruno.types("/charge what:reaction target:Slingers response:flee")
    file = await exported(alice)
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as away:
        chloe = away.player("Chloé", "fr")
        brought = await chloe.calls("battle import", file=file)
        assert brought.answer.refused is None, brought.text
        assert (await chloe.types("/battle replay")).outcome["differing"] == []
        await chloe.calls("battle join", side="Men")
        told = await chloe.types(CHARGE)
        assert told.outcome["result"]["outcome"] == "failed"


async def test_wounds_inflicted_apart_and_free_attacks_go_with_a_battle(
    alice: Player, bruno: Player, tmp_path: Path
) -> None:
    names = {"side_one": "Men", "side_two": "Orcs"}
    await alice.calls("battle start", game="whfb2", house=UNASKED, **names)
    await alice.calls("battle join", side="Men")
    await bruno.calls("battle join", side="Orcs")
    wagon = "Wagon 1 M20 WS3 S4 T6 W5 Sv6+ [chariot, scythes (2)] side:Men"
    for line in (wagon, f"Crew 2 {MEN} [charioteers] side:Men"):
        await alice.types(f"/unit add {line}")
    await bruno.types(f"/unit add {MOB}")
    await alice.types("/unit join Crew unit:Wagon")
    await alice.calls("battle next", phase="movement")
    await alice.types("/charge Wagon target:Mob distance:10 response:hold")
    await alice.calls("battle next", phase="combat")
    await alice.types("/fight what:impact unit:Wagon enemy:Mob dice:3,6,6,6,6")
    file = await exported(alice)
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as away:
        chloe = away.player("Chloé", "fr")
        await chloe.calls("battle import", file=file)
        told = await chloe.types("/battle status")
        assert "4 wounds inflicted before the round" in told.text
        await chloe.calls("battle join", side="Men")
        fight = "/fight Wagon enemy:Mob fighting:1 enemy_fighting:1 dice:1,1,1"
        assert (await chloe.types(fight)).outcome["result"]["wounds"] == 4


async def test_flyers_at_attack_altitude_strike_first_and_are_hit_as_in_the_air(
    game: SoloBattle,
) -> None:
    """They strike before all on the ground, who hit as against WS 10 [L4492-4499]."""
    harpies = f"Harpies 5 {MEN.replace('I3', 'I1')} [swooper] side:Men"
    await game.begin("whfb2", harpies, MOB)
    await game.does("/unit status Harpies status:attack-altitude")
    await game.does("/unit link Harpies other:Mob")
    await game.phase("combat")
    told = await game.does("/fight Harpies fighting:1 enemy_fighting:1 dice:1,1")
    assert "Mob: to hit 8+" in told.text
    assert told.text.index("Harpies against Mob") < told.text.index("Mob against Harpies")
    await game.ends()
