"""A whole battle of Spearhead by two players, and what its game does for commands it lacks."""

from __future__ import annotations

import pytest

from rulesets.aos4 import RULESET
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import assert_one_sentence, battle_of, meet, models

LIBERATORS = "Liberators 5 M5 H2 Sv3+ C1 A2 To3+ Wo3+ Re1 Da1 [infantry, crit mortal, champion]"
LORD = "Lord 1 M12 H8 Sv3+ C2 Wd5+ A5 To3+ Wo3+ Re2 Da2 [hero, cavalry, general]"
CLANRATS = "Rats des Clans 20 M6 H1 Svg5+ C1 A2 To4+ Bl5+ Pf0 Dg1 [infanterie, renforts]"
CLAW = "Griffarque 1 M9 H7 Svg4+ C2 Prot6+ A5 To3+ Bl4+ Pf1 Dg2 [héros, cavalerie, général]"
HELD = "/resolve procedure:objective_control values:objective:Dracothion"


async def begin(first: Player, second: Player, house: str = "battlepack=spearhead") -> None:
    """Start a battle of Age of Sigmar, with two units on each side."""
    await first.types(f"/battle start game:aos4 side_one:Storm side_two:Skaven house:{house}")
    await first.calls("battle join", side="Storm")
    await second.calls("battle join", side="Skaven")
    for line in (LIBERATORS, LORD):
        await first.types(f"/unit add {line}")
    for line in (CLANRATS, CLAW):
        await second.types(f"/unit add {line}")


async def now(player: Player) -> tuple[int, str, str]:
    battle = await battle_of(player)
    return battle["turn"], battle["active"], battle["phase"]


async def counters(player: Player, counter: str) -> dict[str, int]:
    sides = (await battle_of(player))["sides"]
    return {side["name"]: side["counters"].get(counter, 0) for side in sides}


async def ground(player: Player) -> dict[str, list[str]]:
    """Return what either side controls."""
    sides = (await battle_of(player))["sides"]
    return {side["name"]: side["ground"] for side in sides}


async def end_turn(player: Player, *, objectives: int, enemy: int, tactics: int = 0) -> int:
    """Go on to the end of the next turn, or of the one under way, and score it."""
    if (await now(player))[2] == "end-of-turn":
        assert (await player.types("/battle next")).outcome
    assert (await player.types("/battle next phase:end-of-turn")).outcome
    return await score(player, objectives=objectives, enemy=enemy, tactics=tactics)


async def score(player: Player, *, objectives: int, enemy: int, tactics: int = 0) -> int:
    """Score the turn that is at its end; return the victory points gained."""
    values = f"objectives:{objectives} enemy_objectives:{enemy} tactics_completed:{tactics}"
    told = await player.types(f"/objective what:spearhead {values}")
    return int(told.outcome["result"]["gained"])


async def test_four_rounds_are_played_from_deployment_to_the_final_score(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    status = await alice.types("/battle status")
    assert "the attacker sets up every unit" in status.text
    await first_turn(alice, bruno)
    await second_turn(alice, bruno)
    await second_round(alice, bruno)
    await third_round(alice, bruno)

    # Round 4 is the last: the battle ends with its second turn.
    await alice.types("/battle next phase:start-of-round")
    await alice.types("/battle next first:Storm")
    assert await end_turn(alice, objectives=2, enemy=1, tactics=1) == 4
    assert await end_turn(bruno, objectives=1, enemy=2) == 1
    last = await bruno.types("/battle status")
    points = await counters(alice, "victory-points")
    assert points == {"Storm": 9, "Skaven": 10}
    assert await counters(alice, "tactics") == {"Storm": 2, "Skaven": 2}
    command = "/objective what:victory points:10 enemy_points:9"
    assert command in last.text
    ended = await bruno.types(command)
    assert ended.outcome["result"] == {"result": "win", "winner": "own", "margin": 1}
    await bruno.types("/battle end")
    await alice.types("/battle end")


async def first_turn(alice: Player, bruno: Player) -> None:
    """Round 1: nobody rolls; the attacker, Alice, goes first."""
    start = await alice.types("/battle next")
    assert "Command points" not in start.text
    first = await alice.types("/resolve procedure:priority_roll values:game_round:1")
    assert first.outcome["result"]["chooser"] == "attacker"
    cards = await alice.types("/resolve procedure:draw_tactic_cards values:game_round:1")
    assert cards.outcome["result"]["hand"] == 3
    await alice.types("/battle next first:Storm")
    await alice.types("/battle next phase:movement")
    run = await alice.types("/move what:run unit:Liberators dice:4")
    assert run.outcome["result"]["inches"] == 9
    assert (await alice.types("/move what:normal unit:Liberators")).refused == "already-done"
    assert (await bruno.types("/move what:normal unit:Griffarque")).refused == "not-its-turn"
    await alice.types("/battle next phase:charge")
    barred = await alice.types("/charge what:charge unit:Liberators target:Griffarque distance:5")
    assert barred.refused == "no-charge-ran"
    missed = await alice.types("/charge unit:Lord target:Rats des Clans distance:9 dice:2 3")
    assert missed.outcome["result"]["success"] is False
    await alice.types("/battle next phase:end-of-turn")
    held = await alice.types(f"{HELD} scores:5 enemy_scores:0")
    assert held.outcome["result"]["holder"] == "own"
    assert await score(alice, objectives=1, enemy=0, tactics=1) == 3


async def second_turn(alice: Player, bruno: Player) -> None:
    """Bruno charges, and both sides fight."""
    await bruno.types("/battle next phase:charge")
    charge = await bruno.types("/charge unit:Rats des Clans target:Liberators distance:6 dice:3 4")
    assert charge.outcome["result"]["success"] is True
    fights = await bruno.types("/battle next phase:combat")
    assert "Rats des Clans" in fights.text
    told = await bruno.types(
        "/fight unit:Rats des Clans enemy:Liberators fighting:5 dice:4x5 1x5 5x3 1x2 3x1 2x2"
    )
    assert told.outcome["result"]["done"]["damage"] == 2
    assert await models(alice, "Liberators") == 4
    again = await bruno.types("/fight unit:Rats des Clans enemy:Liberators")
    assert again.refused == "already-done"
    answer = await alice.types(
        "/fight unit:Liberators enemy:Rats des Clans dice:6x1 3x5 1x3 3x4 1x1 5x1 4x3"
    )
    assert answer.outcome["result"]["mortal"] == 1
    assert await models(bruno, "Rats des Clans") == 15
    assert await end_turn(bruno, objectives=2, enemy=1) == 3


async def second_round(alice: Player, bruno: Player) -> None:
    """The tie leaves the choice to who went first; equal scores make nobody underdog."""
    await bruno.types("/battle next phase:start-of-round")
    assert (await now(alice))[0] == 2
    due = await alice.types("/battle status")
    assert "/roll priority_roll" in due.text
    tie = await alice.types(
        "/resolve procedure:priority_roll values:game_round:2 points:3 enemy_points:3 dice:4 4"
    )
    assert tie.outcome["result"] | {"first_roll": 4} == {
        "chooser": "first",
        "tied": True,
        "underdog": "none",
        "draws_none": False,
        "first_roll": 4,
        "second_roll": 4,
    }
    await alice.types("/battle next first:Storm")
    assert await end_turn(alice, objectives=1, enemy=2) == 1
    assert await end_turn(bruno, objectives=2, enemy=1, tactics=2) == 5


async def third_round(alice: Player, bruno: Player) -> None:
    """Bruno wins the roll, goes first and seizes the initiative."""
    await bruno.types("/battle next phase:start-of-round")
    won = await bruno.types(
        "/resolve procedure:priority_roll values:game_round:3 points:4 enemy_points:8 dice:2 5"
    )
    assert won.outcome["result"]["chooser"] == "second"
    assert won.outcome["result"]["draws_none"] is True
    await bruno.types("/battle next first:Skaven")
    assert (await now(bruno))[1] == "Skaven"
    await bruno.types("/battle next phase:movement")
    rats = "/resolve procedure:call_reinforcements values:unit:Rats des Clans"
    assert (await bruno.types(f"{rats} destroyed:no")).outcome["result"]["reason"] == "alive"
    assert await end_turn(bruno, objectives=1, enemy=1) == 1
    assert await end_turn(alice, objectives=1, enemy=1) == 1


async def test_commands_are_paid_for_and_used_once_a_phase(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, "battlepack=border-war")
    await alice.types("/battle next")
    assert await counters(alice, "command-points") == {"Storm": 4, "Skaven": 4}
    await alice.types("/battle next first:Storm")
    await alice.types("/battle next phase:hero")
    assert (await alice.types("/rally Liberators")).refused == "nothing-to-rally"
    for unit in ("Liberators", "Lord", "Griffarque"):
        await (bruno if unit == "Griffarque" else alice).types(f"/unit damage {unit} wounds:1")
    await alice.types("/rally Liberators")
    assert (await alice.types("/rally Liberators")).refused == "already-done"
    assert (await alice.types("/rally Lord")).refused == "counter-full"
    await bruno.types("/rally Griffarque")
    assert await counters(alice, "command-points") == {"Storm": 3, "Skaven": 3}
    await alice.types("/battle next phase:movement")
    assert (await alice.types("/move what:redeploy unit:Lord")).refused == "its-own-turn"
    await bruno.types("/move what:redeploy unit:Griffarque dice:3")
    await alice.types("/battle next phase:charge")
    late = await bruno.types("/charge what:counter-charge unit:Griffarque target:Lord")
    assert late.refused == "no-charge-ran"
    spent = await bruno.types(
        "/charge what:counter-charge unit:Rats des Clans target:Lord distance:5 dice:3 4"
    )
    assert spent.outcome["result"]["success"] is True
    assert await counters(alice, "command-points") == {"Storm": 3, "Skaven": 0}
    await bruno.types("/battle next phase:combat")
    await meet(bruno, "Griffarque")
    await meet(alice, "Liberators")
    first = "/fight unit:Griffarque enemy:Liberators rules:attaque en règle"
    assert (await bruno.types(first)).refused == "others-pick"
    poor = f"{first}, ordre convenu"
    assert (await bruno.types(poor)).refused == "counter-short"
    await bruno.types("/battle next phase:start-of-round")
    assert await counters(alice, "command-points") == {"Storm": 4, "Skaven": 4}


async def test_covering_fire_alone_shoots_in_the_enemy_s_turn(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, "battlepack=border-war, decisions=defaults")
    await alice.types("/battle next")
    await alice.types("/battle next first:Storm")
    await alice.types("/battle next phase:shooting")
    shot = "/shoot unit:Griffarque target:Liberators weapons:1x2 3+ 3+ 1 1"
    assert (await bruno.types(shot)).refused == "not-its-turn"
    own = "/shoot unit:Liberators target:Griffarque weapons:1x2 3+ 3+ 1 1 rules:covering fire"
    assert (await alice.types(own)).refused == "its-own-turn"
    told = await bruno.types(f"{shot} rules:tir de couverture dice:4 3 4 4")
    assert told.outcome["result"]["hits"] == 1
    assert told.answer.card.title == "Griffarque · Liberators — Covering Fire"
    assert await counters(alice, "command-points") == {"Storm": 4, "Skaven": 3}
    assert (await bruno.types(f"{shot} rules:tir de couverture")).refused == "already-done"
    logged = await alice.types("/battle log")
    (line,) = (each for each in logged.lines if "Griffarque, Liberators" in each)
    assert "Covering Fire" in line
    assert "Shoot" not in line
    undone = await bruno.types("/undo")
    assert "Covering Fire" in undone.text
    assert "— Shoot" not in undone.text
    assert "Shoot (" not in undone.text


async def test_a_defender_uses_the_command_and_the_attack_knows(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, "battlepack=border-war")
    await alice.types("/battle next")
    await alice.types("/battle next first:Storm")
    await alice.types("/battle next phase:shooting")
    spend = "/resolve procedure:spend_command values:order:"
    late = await bruno.types(f"{spend}redeploy unit:Griffarque")
    assert late.outcome["result"]["reason"] == "phase"
    assert (await alice.types(f"{spend}covering-fire unit:Lord")).refused == "its-own-turn"
    await bruno.types(f"{spend}all-out-defence unit:Griffarque")
    assert await counters(alice, "command-points") == {"Storm": 4, "Skaven": 3}
    shot = "/shoot unit:Liberators target:Griffarque weapons:1x1 3+ 3+ 1 1 dice:3 1 3 4"
    # Save 4+ with Rend 1 and All-out Defence: a 4 saves.
    assert (await alice.types(shot)).outcome["result"]["unsaved"] == 0


async def test_the_bot_offers_what_comes_next(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, "battlepack=border-war")
    await alice.types("/battle next")
    await alice.types("/battle next first:Storm")
    await alice.types("/battle next phase:charge")
    short = await alice.types("/charge unit:Lord target:Griffarque distance:8 dice:2 3")
    again = await alice.presses(short, "Forward to Victory")
    assert again.outcome["procedure"] == "forward_to_victory"
    assert await counters(alice, "command-points") == {"Storm": 3, "Skaven": 4}


INSTEAD: dict[str, dict[str, str]] = {
    "combat": {},
    "flee": {},
    "miscast": {},
    "panic": {"cause": "losses"},
    "psychology": {},
    "pursue": {},
    "test": {},
    "warmachine": {},
    "winds": {},
}
"""Commands of other games, with the options that Discord asks for first."""


@pytest.mark.parametrize("command", INSTEAD)
async def test_a_command_without_a_rule_says_what_the_game_does_instead(
    alice: Player, bruno: Player, command: str
) -> None:
    await alice.types("/settings game:aos4")
    for player in (alice, bruno):
        told = await player.calls(command, **INSTEAD[command])
        assert told.refused == f"instead-{command}"
        assert_one_sentence(told)


def test_those_are_all_that_the_game_answers_so() -> None:
    assert sorted(INSTEAD) == sorted(RULESET.instead)
