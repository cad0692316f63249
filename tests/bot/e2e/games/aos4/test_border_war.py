"""State of a Border War: objectives, tactics, bonds, points."""

from __future__ import annotations

from typing import Any

from tests.bot.e2e.games.aos4.test_spearhead import begin, counters
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import assert_one_sentence, battle_of

SEER = "Seer 1 M6 H5 Sv6+ C2 [hero, wizard (1)]"
BELL = "Bell 1 M0 H6 Sv5+ [manifestation]"


async def ground(player: Player) -> dict[str, list[str]]:
    sides = (await battle_of(player))["sides"]
    return {side["name"]: side["ground"] for side in sides}


async def totals(player: Player) -> dict[str, Any]:
    told: dict[str, Any] = (await player.types("/score show")).outcome["score"]
    return told


async def test_objectives_are_kept_by_name_and_stay_until_the_other_takes_them(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, house="battlepack=border-war")
    await alice.types("/battle next phase:end-of-turn")
    held = "/objective what:control objective:Ford"
    await alice.types(f"{held} scores:5 enemy_scores:3")
    await alice.types(f"{held} scores:0 enemy_scores:0")
    assert await ground(alice) == {"Storm": ["Ford"], "Skaven": []}
    assert "Ford" in (await alice.types("/battle status")).text
    await alice.types(f"{held} scores:1 enemy_scores:2")
    assert await ground(bruno) == {"Storm": [], "Skaven": ["Ford"]}
    await alice.types("/undo")
    assert await ground(bruno) == {"Storm": ["Ford"], "Skaven": []}


async def test_a_unit_contests_one_objective_and_one_terrain_feature(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, house="battlepack=border-war")
    await alice.types("/terrain what:set-up terrain:wyldwood name:Dark Wood")
    await alice.types("/battle next phase:end-of-turn")
    held = "/objective what:control objective:"
    await alice.types(f"{held}Ford units:Lord")
    twice = await alice.types(f"{held}Tower units:Lord;Liberators")
    assert twice.refused == "already-done"
    assert_one_sentence(twice)
    assert (await alice.types("/terrain what:control terrain:Dark Wood units:Lord")).outcome
    await alice.types(f"{held}Tower units:Liberators")
    assert (await ground(alice))["Storm"] == ["Dark Wood", "Ford", "Tower"]
    await alice.types("/battle next")
    await alice.types("/battle next phase:end-of-turn")
    assert (await bruno.types(f"{held}Tower enemies:Lord")).outcome


async def test_no_side_attempts_a_tactic_twice_nor_two_in_a_round(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, house="battlepack=border-war")
    await alice.types("/battle next phase:start-of-turn")
    chosen = "/resolve procedure:tactical_manoeuvre values:tactic:"
    assert (await alice.types(f"{chosen}take-flanks")).outcome
    second = await alice.types(f"{chosen}seize-centre")
    assert second.outcome["result"]["reason"] == "chosen"
    assert await counters(alice, "tried-take-flanks") == {"Storm": 1, "Skaven": 0}
    assert await counters(alice, "tried-seize-centre") == {"Storm": 0, "Skaven": 0}
    assert (
        "is the tactic chosen completed"
        in (await alice.types("/battle next phase:end-of-turn")).text
    )
    check = "/resolve procedure:tactic_check values:units_left_flank:1 units_right_flank:1"
    assert (await alice.types(check)).outcome["result"]["tactic"] == "take-flanks"
    assert await counters(alice, "tactic-done") == {"Storm": 1, "Skaven": 0}


async def test_whoever_takes_two_turns_in_a_row_chooses_no_tactic(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, house="battlepack=border-war")
    await alice.types("/battle next phase:start-of-turn")
    await alice.types("/battle next phase:end-of-turn")
    await bruno.types("/battle next")
    await bruno.types("/battle next phase:start-of-round")
    await bruno.types("/resolve procedure:priority_roll values:points:0 dice:2 5")
    turn = await alice.types("/battle next first:Skaven")
    assert "two turns in a row" in turn.text
    chosen = "/resolve procedure:tactical_manoeuvre values:tactic:seize-centre"
    assert (await bruno.types(chosen)).outcome["result"]["reason"] == "double-turn"
    await bruno.types("/battle next phase:end-of-turn")
    await alice.types("/battle next")
    assert (await alice.types(chosen)).outcome["result"]["allowed"] is True


async def test_a_manifestation_loses_its_bond_with_its_summoner(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, house="battlepack=border-war")
    for line in (SEER, BELL):
        await alice.types(f"/unit add {line}")
    await alice.types("/battle next phase:hero")
    bound = await alice.types(
        "/resolve procedure:summon values:wizard:Seer manifestation:Bell casting_value:7"
    )
    assert bound.outcome["result"]["banishment"] == 7
    assert "Their summoner is gone" not in (await alice.types("/battle status")).text
    await alice.types("/unit damage unit:Seer wounds:99")
    assert "Their summoner is gone" in (await alice.types("/battle status")).text
    gone = await alice.types("/resolve procedure:severed_link values:manifestation:Bell")
    assert gone.outcome["result"]["removed"] is True


async def test_ritual_points_and_rolls_to_beat_are_told_with_their_number(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, house="battlepack=border-war")
    await alice.types("/unit add Priest 1 H5 [hero, priest (1)]")
    await alice.types(f"/unit add {SEER}")
    await alice.types("/battle next phase:hero")
    told = await alice.types("/pray unit:Priest choice:bank dice:4")
    assert "ritual points: 4" in told.text
    assert "ritual points: 4" in (await alice.types("/unit show Priest")).text
    cast = await alice.types("/cast wizard:Seer spell:Fog casting_value:5 dice:3 4")
    assert "may be unbound, by more than 7" in cast.text
    shown = await bruno.types("/unit show Seer")
    assert "par plus de 7" in shown.text.replace("\N{NO-BREAK SPACE}", " ")


async def test_a_tie_is_a_minor_victory_for_the_general_left_alive(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, house="battlepack=border-war")
    await alice.types("/battle next phase:end-of-turn")
    await alice.types(
        "/objective what:border-war objectives:2 enemy_objectives:1 tactic_completed:yes"
    )
    told = await totals(alice)
    storm = next(side for side in told["sides"] if side["name"] == "Storm")
    assert {line["id"]: line["points"] for line in storm["lines"]} == {"control": 6, "tactics": 4}
    assert (told["verdict"]["id"], told["verdict"]["winner"]) == ("major", "Storm")
    await alice.types("/score add points:10 side:Skaven")
    assert (await totals(alice))["verdict"]["id"] == "tie"
    await alice.types("/unit damage unit:Lord wounds:99")
    told = await totals(bruno)
    assert (told["verdict"]["id"], told["verdict"]["winner"]) == ("minor", "Skaven")


async def test_what_a_tactic_picked_is_known_at_the_end_of_the_turn(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, house="battlepack=border-war")
    await alice.types("/terrain what:set-up terrain:wyldwood name:Dark Wood")
    await alice.types("/battle next phase:start-of-turn")
    chosen = "/resolve procedure:tactical_manoeuvre values:tactic:"
    await alice.types(f"{chosen}slay-entourage target:Rats des Clans")
    await bruno.types("/unit edit Rats des Clans models:0")
    await alice.types("/battle next phase:end-of-turn")
    other = await alice.types("/resolve procedure:tactic_check values:tactic:seize-centre")
    assert other.refused == "other-tactic-chosen"
    check = "/resolve procedure:tactic_check"
    assert (await alice.types(check)).outcome["result"]["completed"] is True
    await alice.types("/battle next")
    await bruno.types(f"{chosen}take-their-land terrain:Dark Wood")
    await bruno.types("/battle next phase:end-of-turn")
    assert (await bruno.types(check)).outcome["result"]["completed"] is False
    await bruno.types("/terrain what:control terrain:Dark Wood scores:3")
    assert (await bruno.types(check)).outcome["result"]["completed"] is True


async def test_an_army_is_checked_by_the_units_of_its_side(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, house="battlepack=border-war")
    await alice.types("/unit add Gardus 1 H6 Pts600 [hero, unique, regiment (1)]")
    await alice.types("/unit add Gardus 2 H6 Pts600 [hero, unique, regiment (2)]")
    told = await alice.types("/resolve procedure:army_check values:army:Storm limit:1000")
    assert told.outcome["result"]["reason"] == "unit-too-dear"
    assert "Gardus" in told.text


async def test_points_that_players_add_make_an_underdog(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, house="battlepack=border-war")
    await alice.types("/score add points:6 side:Storm why:scenario")
    for _ in range(2):
        await alice.types("/battle next phase:end-of-turn")
        await alice.types("/battle next")
    await alice.types("/battle next phase:start-of-round")
    due = await alice.types("/resolve priority_roll dice:3,5")
    assert due.outcome["result"]["underdog"] == "second"
    assert await counters(alice, "command-points") == {"Storm": 4, "Skaven": 5}
    assert await counters(alice, "underdog") == {"Storm": 0, "Skaven": 1}
    ended = await alice.types("/objective what:victory")
    assert ended.outcome["result"]["margin"] == 6
    assert ended.outcome["result"]["winner"] == "own"


async def test_status_and_score_tell_the_same_points(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, house="battlepack=border-war")
    await alice.types("/battle next phase:end-of-turn")
    await alice.types("/objective what:border-war objectives:1 enemy_objectives:0")
    await alice.types("/score add points:-1 side:Storm")
    scored = (await totals(alice))["sides"][0]["total"]
    told = (await alice.types("/battle status")).text
    assert f"Storm {scored}" in told
    assert "Victory points 4" not in told
