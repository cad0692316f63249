"""Objectives held: by whom, since when, where; undone, believed if sound."""

from __future__ import annotations

import pytest

from bot.battle.tabletop.objectives import MOST_HELD, held_by, objectives_of, sound
from bot.battle.tabletop.turns import player_turn
from rulesets.core.results.effect import GroundLies, GroundTaken, LandmarkPlaced, LandmarkRemoved
from rulesets.refusal import Refusal
from tests.bot.battle.playing import Table


async def test_ground_is_held_by_one_side_until_another_takes_it_and_is_undone(
    battle: Table,
) -> None:
    async def held() -> list[tuple[str, ...]]:
        board = (await battle.look()).board
        assert board.battle is not None
        return [held_by(board.battle, side.place) for side in board.sides]

    await battle.effects(GroundTaken("The Tower v1.2", "active"))
    await battle.effects(GroundTaken("Ford", "active"))
    await battle.effects(GroundTaken("the tower V1.2", "other"))
    await battle.restart()
    assert await held() == [("Ford",), ("the tower V1.2",)]
    await battle.undo()
    assert await held() == [("Ford", "The Tower v1.2"), ()]
    await battle.effects(GroundTaken("ford", None))
    assert await held() == [("The Tower v1.2",), ()]


async def test_who_held_ground_as_the_turn_began_and_where_it_lies_is_known(
    battle: Table,
) -> None:
    async def seen() -> list[list[tuple[str, str, str | None]]]:
        channel = await battle.look()
        assert channel.battle is not None
        now = player_turn(channel.ruleset, channel.battle)
        return [
            [
                (each.name, each.before, each.lies)
                for each in objectives_of(channel.battle, side, now)
            ]
            for side in (0, 1)
        ]

    await battle.effects(GroundTaken("Ford", "active"), GroundLies("Ford", "both"))
    await battle.effects(GroundLies("Hill", "other"))
    assert await seen() == [[("Ford", "nobody", "both")], []]
    await battle.effects(GroundTaken("Ford", "other"))
    assert await seen() == [[], [("Ford", "nobody", "both")]]
    await battle.effects(GroundTaken("Ford", "active"))
    for _ in range(20):
        await battle.next()
        channel = await battle.look()
        assert channel.battle is not None
        if channel.battle.active == 1:
            break
    assert await seen() == [[("Ford", "own", "both")], []]
    # From here on it is the other side's turn, and what is its own is the first side's enemy's.
    await battle.effects(GroundTaken("ford", "active"), GroundTaken("Hill", "active"))
    assert await seen() == [[], [("Hill", "nobody", "own"), ("ford", "other", "both")]]
    await battle.undo()
    assert await seen() == [[("Ford", "own", "both")], []]
    await battle.restart()
    assert await seen() == [[("Ford", "own", "both")], []]


async def test_ground_left_to_nobody_keeps_who_held_it_as_the_turn_began(battle: Table) -> None:
    async def before(side: int) -> list[str]:
        channel = await battle.look()
        assert channel.battle is not None
        now = player_turn(channel.ruleset, channel.battle)
        return [held.before for held in objectives_of(channel.battle, side, now)]

    await battle.effects(GroundTaken("Ford", "active"))
    await battle.next(3)
    held = (await battle.look()).board.fingerprint()
    await battle.effects(GroundTaken("Ford", None))
    await battle.effects(GroundTaken("Ford", "active"))
    assert await before(1) == ["other"]
    await battle.undo(2)
    assert (await battle.look()).board.fingerprint() == held


async def test_ground_that_no_longer_stands_is_forgotten(battle: Table) -> None:
    await battle.effects(LandmarkPlaced("Wood", "obstacle"))
    await battle.effects(GroundTaken("Wood", "active"))
    await battle.next(3)
    await battle.effects(LandmarkRemoved("wood"), GroundTaken("wood", None))
    board = (await battle.look()).board
    assert board.battle is not None
    assert not [key for key in board.battle.options if "wood" in key]


async def test_no_table_holds_more_ground_than_fits(battle: Table) -> None:
    await battle.effects(*(GroundTaken(f"Hill {index}", "active") for index in range(MOST_HELD)))
    with pytest.raises(Refusal, match="too-much-ground"):
        await battle.effects(GroundTaken("One more", "active"))
    await battle.effects(GroundTaken("Hill 3", "other"))


@pytest.mark.parametrize(
    "held",
    [
        {"ground:x": {"name": "x"}},
        {"ground:x": {"name": "x", "side": "1"}},
        {"ground:x": 3},
        {"ground:x": {"name": "x", "side": 0, "lies": "all"}},
        {"ground:x": {"name": "x", "side": 0, "at": [1]}},
    ],
)
def test_what_a_foreign_file_says_of_ground_is_not_believed(held: dict[str, object]) -> None:
    assert not sound(held)
    assert sound({"ground:x": {"name": "x", "side": 0}, "points": 100})
    full = {"name": "x", "side": 0, "was": None, "at": [1, -1], "lies": "both"}
    assert sound({"ground:x": full})
