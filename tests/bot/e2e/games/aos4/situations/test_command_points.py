"""Command points of Age of Sigmar: given as a round begins, never missed and never given twice."""

from __future__ import annotations

import pytest

from tests.bot.e2e.commands.test_refusals import assert_one_sentence
from tests.bot.e2e.games.aos4.test_spearhead import begin, counters
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import battle_of

BORDER_WAR = "battlepack=border-war"
GAIN = "/resolve procedure:gain_command_points"


async def points(player: Player) -> dict[str, int]:
    return await counters(player, "command-points")


async def test_who_follows_the_prompt_of_the_first_turn_misses_no_points(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, BORDER_WAR)
    assert await points(alice) == {"Storm": 0, "Skaven": 0}
    start = await alice.types("/battle next")
    assert "Command points 4" in start.text
    assert "not gained" not in start.text
    await alice.types("/battle next first:Storm")
    assert await points(alice) == {"Storm": 4, "Skaven": 4}


@pytest.mark.parametrize("phase", ["hero", "combat"])
async def test_points_are_given_in_passing_where_phases_are_skipped(
    alice: Player, bruno: Player, phase: str
) -> None:
    await begin(alice, bruno, BORDER_WAR)
    await alice.types(f"/battle next phase:{phase}")
    assert await points(alice) == {"Storm": 4, "Skaven": 4}


async def test_points_are_given_once_and_those_spent_stay_spent(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, BORDER_WAR)
    await alice.types("/battle next")
    twice = await alice.types(GAIN)
    assert twice.refused == "points-gained"
    assert_one_sentence(twice)
    assert "/battle count" in twice.text
    await alice.types("/battle next first:Storm")
    await alice.types("/battle next phase:hero")
    await alice.types("/unit damage Liberators wounds:1")
    rally = await alice.types("/rally Liberators dice:1 1 1 1 1 1")
    assert rally.answer.refused is None, rally.text
    assert await points(alice) == {"Storm": 3, "Skaven": 4}
    assert (await alice.types(GAIN)).refused == "points-gained"
    assert await points(alice) == {"Storm": 3, "Skaven": 4}


async def test_points_go_and_come_again_with_the_phase(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, BORDER_WAR)
    before = await battle_of(alice)
    await alice.types("/battle next")
    after = await battle_of(alice)
    await alice.types("/undo")
    assert await battle_of(alice) == before
    await alice.types("/redo")
    assert await battle_of(alice) == after
    await alice.types("/undo")
    await alice.types("/battle next")
    assert await points(alice) == {"Storm": 4, "Skaven": 4}


async def test_the_next_round_takes_what_is_left_and_pays_the_underdog(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, BORDER_WAR)
    await alice.types("/battle next phase:end-of-turn")
    await alice.types("/objective what:border-war objectives:1")
    for _ in range(2):
        await alice.types("/battle next phase:end-of-turn")
    await alice.types("/battle next phase:end-of-round")
    assert await points(alice) == {"Storm": 4, "Skaven": 4}
    start = await alice.types("/battle next")
    assert await points(alice) == {"Storm": 4, "Skaven": 5}
    assert "underdog of this round" in start.text
    assert await counters(alice, "underdog") == {"Storm": 0, "Skaven": 1}


async def test_spearhead_has_an_underdog_and_no_points(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.types("/score add points:6 side:Storm why:scenario")
    await alice.types("/battle next")
    assert await points(alice) == {"Storm": 0, "Skaven": 0}
    assert await counters(alice, "underdog") == {"Storm": 0, "Skaven": 1}
