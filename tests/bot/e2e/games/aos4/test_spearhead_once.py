"""Once-only actions of Age of Sigmar: refused a second time, allowed again by /undo."""

from __future__ import annotations

from tests.bot.e2e.games.aos4.test_spearhead import begin, counters
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import assert_one_sentence, battle_of, models

RATS = "/resolve procedure:call_reinforcements values:unit:Rats des Clans"


async def begin_turn(alice: Player, bruno: Player, side: str = "Storm") -> None:
    """Start a battle of Spearhead and go on to the first turn of a side."""
    await begin(alice, bruno)
    await alice.types("/battle next phase:start-of-round")
    await alice.types(f"/battle next first:{side}")


async def test_a_destroyed_unit_is_replaced_by_a_whole_one_and_once(
    alice: Player, bruno: Player
) -> None:
    await begin_turn(alice, bruno, "Skaven")
    await bruno.types("/unit damage Rats des Clans wounds:20")
    await bruno.types("/battle next phase:movement")
    back = await bruno.types(RATS)
    assert back.outcome["result"]["allowed"] is True
    assert await models(bruno, "Rats des Clans 2") == 20
    assert await models(bruno, "Rats des Clans") == 0
    assert (await bruno.types(RATS)).refused == "reinforcements-called"
    moved = await bruno.types("/move what:normal unit:Rats des Clans")
    assert moved.refused == "moves-otherwise"
    assert "/undo" not in moved.text


async def test_reinforcements_are_called_once_a_turn(alice: Player, bruno: Player) -> None:
    await begin_turn(alice, bruno, "Skaven")
    await bruno.types("/unit add Rats 10 M6 H1 Svg5+ C1 [renforts]")
    await bruno.types("/unit damage Rats des Clans wounds:20")
    await bruno.types("/unit damage Rats wounds:10")
    await bruno.types("/battle next phase:movement")
    await bruno.types(RATS)
    second = await bruno.types("/resolve procedure:call_reinforcements values:unit:Rats")
    assert second.refused == "reinforcements-called"
    assert_one_sentence(second)
    asked = await bruno.presses(second, second.buttons[0])
    allowed = await alice.presses(asked, asked.buttons[0])
    done = await bruno.presses(allowed, allowed.buttons[0])
    assert done.outcome["result"]["allowed"] is True
    assert await models(bruno, "Rats 2") == 10


async def test_a_unit_tries_to_charge_once(alice: Player, bruno: Player) -> None:
    await begin_turn(alice, bruno)
    await alice.types("/battle next phase:charge")
    charge = "/charge unit:Lord target:Rats des Clans distance:9"
    assert (await alice.types(f"{charge} dice:2 3")).outcome["result"]["success"] is False
    again = await alice.types(charge)
    assert again.refused == "already-done"
    assert_one_sentence(again)
    assert "has already tried to charge this phase" in again.text
    await alice.types("/undo")
    assert (await alice.types(f"{charge} dice:5 5")).outcome["result"]["success"] is True


async def test_a_turn_is_scored_once(alice: Player, bruno: Player) -> None:
    await begin_turn(alice, bruno)
    await alice.types("/battle next phase:end-of-turn")
    score = "/objective what:spearhead objectives:2"
    await alice.types(score)
    assert (await alice.types(score)).refused == "counter-full"
    assert await counters(alice, "victory-points") == {"Storm": 3, "Skaven": 0}
    await alice.types("/undo")
    await alice.types("/objective what:spearhead objectives:1")
    assert await counters(alice, "victory-points") == {"Storm": 2, "Skaven": 0}
    status = await alice.types("/battle status")
    assert "victory points of this turn scored" in status.text
    assert "this turn scored 1" not in status.text


async def test_priority_is_rolled_at_the_start_of_a_round_and_once(
    alice: Player, bruno: Player
) -> None:
    await begin_turn(alice, bruno)
    await alice.types("/battle next phase:end-of-turn")
    await alice.types("/battle next")
    await alice.types("/battle next phase:end-of-round")
    roll = "/resolve procedure:priority_roll values:game_round:2"
    assert (await alice.types(roll)).refused == "wrong-phase"
    await alice.types("/battle next")
    assert (await battle_of(alice))["phase"] == "start-of-round"
    await alice.types(f"{roll} dice:4 3")
    assert (await alice.types(roll)).refused == "counter-full"


async def test_nothing_is_assumed_of_a_target_without_health_or_save(
    alice: Player, bruno: Player
) -> None:
    await begin_turn(alice, bruno)
    await bruno.types("/unit add Rats 10 M6 Svg5+ C1")
    await alice.types("/battle next phase:shooting")
    shot = "/shoot unit:Liberators target:Rats weapons:1x2 3+ 3+ 1 1"
    refused = await alice.types(shot)
    assert refused.refused == "unit-needs-value"
    assert_one_sentence(refused)
    assert "/unit edit unit:Rats change:H3" in refused.text
    await bruno.types("/unit edit unit:Rats change:H1")
    assert (await alice.types(f"{shot} dice:1 1 1")).answer.refused is None


async def test_who_goes_first_is_told_when_it_is_chosen_and_with_what(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    assert "First turn" not in (await alice.types("/battle status")).text
    early = await alice.types("/battle next first:Skaven")
    assert early.refused == "order-settled"
    assert_one_sentence(early)
    assert "Start of battle round" in early.text
    start = await alice.types("/battle next")
    assert "▸ /battle next first:Storm · /battle next first:Skaven" in start.ways
    chosen = await alice.types("/battle next first:Skaven")
    assert "Not done" not in chosen.text
    assert "First turn: Skaven" in (await alice.types("/battle status")).text
    await alice.types("/undo")
    assert "Storm begins" in (await alice.types("/battle next")).text


async def statuses(player: Player, name: str) -> set[str]:
    units = (await battle_of(player))["units"]
    return set(next(unit["statuses"] for unit in units if unit["name"] == name))


async def test_nobody_stays_in_combat_with_foes_that_are_gone(alice: Player, bruno: Player) -> None:
    await begin_turn(alice, bruno)
    for player, name in (
        (alice, "Lord"),
        (alice, "Liberators"),
        (bruno, "Rats des Clans"),
        (bruno, "Griffarque"),
    ):
        await player.types(f"/unit status {name} status:engaged")
    await bruno.types("/unit damage Rats des Clans wounds:20")
    assert "engaged" in await statuses(alice, "Lord")
    gone = await bruno.types("/unit damage Griffarque wounds:7")
    assert "Lord" in gone.text
    for name in ("Lord", "Liberators"):
        assert "engaged" not in await statuses(alice, name)
    await bruno.types("/undo")
    assert "engaged" in await statuses(alice, "Lord")
    await alice.types("/battle next phase:movement")
    away = await alice.types("/move what:retreat unit:Lord dice:1 3")
    assert away.outcome["result"]["inches"] == 12
    assert "engaged" not in await statuses(alice, "Lord")
    assert "engaged" in await statuses(bruno, "Griffarque")
    await alice.types("/move what:retreat unit:Liberators dice:1")
    assert "engaged" not in await statuses(bruno, "Griffarque")
    assert (await alice.types("/move what:normal unit:Liberators")).refused == "moves-otherwise"


async def test_a_round_without_a_roll_and_a_turn_without_a_score_are_told(
    alice: Player, bruno: Player
) -> None:
    await begin_turn(alice, bruno)
    await alice.types("/battle next phase:end-of-turn")
    assert "Storm has not scored this turn" in (await alice.types("/battle next")).text
    await alice.types("/battle next phase:start-of-round")
    assert "No priority roll" in (await alice.types("/battle next")).text


async def test_a_command_without_points_is_refused(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, "battlepack=border-war")
    await alice.types("/battle next phase:start-of-round")
    hero = await alice.types("/battle next phase:hero")
    assert "opponent: Rally, Magical Intervention" in hero.text
    await alice.types("/unit damage Lord wounds:2")
    await alice.calls("battle count", what="command-points", value=0, side="Storm")
    rally = await alice.types("/rally Lord")
    assert rally.refused == "counter-short"
    assert_one_sentence(rally)


async def test_mortal_criticals_and_each_weapon_are_told(alice: Player, bruno: Player) -> None:
    await begin_turn(alice, bruno)
    await alice.types("/battle next phase:shooting")
    weapons = "weapons:1x1 3+ 3+ 1 1 crit mortal; 1x2 4+ 3+ 0 1"
    told = await alice.types(f"/shoot unit:Lord target:Rats des Clans {weapons} dice:6 4 1 5 2")
    assert "1 critical hit was mortal" in told.text
    assert "Lord (1 3+ 3+ 1 1)" in told.text
    assert "Lord (2 4+ 3+ 0 1)" in told.text
    assert "Rats des Clans (2 4+ 3+ 0 1)" in told.text


async def test_sides_and_winner_are_named_and_points_are_those_kept(
    alice: Player, bruno: Player
) -> None:
    await begin_turn(alice, bruno)
    await alice.types("/battle next phase:end-of-turn")
    held = await alice.types("/objective what:control objective:Dracothion scores:5 enemy_scores:0")
    assert "Storm controls Dracothion" in held.text
    await alice.types("/objective what:spearhead objectives:1")
    won = await alice.types("/objective what:victory")
    assert won.outcome["result"] == {"result": "win", "winner": "own", "margin": 2}
    assert "Victory of Storm by 2" in won.text
    level = await alice.types("/objective what:victory points:2 enemy_points:2")
    assert "The battle is a draw." in level.text
    await alice.types("/battle next")
    await bruno.types("/battle next phase:start-of-round")
    roll = await alice.types("/resolve procedure:priority_roll values:game_round:2 dice:2 5")
    assert "Skaven (second last round) chooses who goes first" in roll.text
    assert "Underdog: Skaven" in roll.text
    total = await alice.types("/score show")
    assert "victory for Storm, by 2" in total.text


async def test_what_other_games_roll_is_answered_with_what_this_one_does(alice: Player) -> None:
    await alice.types("/settings game:aos4")
    for line, command in (
        ("/resolve break_test", "combat"),
        ("/resolve procedure:test de panique", "panic"),
        ("/resolve winds of magic", "winds"),
        ("/odds question:fear", "psychology"),
        ("/odds question:fiasco", "miscast"),
    ):
        told = await alice.types(line)
        assert told.refused == f"instead-{command}", line
        assert_one_sentence(told)
