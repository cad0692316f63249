"""Points that players add: kept with the battle, bounded, believed from a file if sound."""

from __future__ import annotations

from typing import Any

import pytest

from bot.battle.actions import scores
from bot.battle.actions.scores import MOST_CORRECTIONS, MOST_POINTS, Correction, corrections, sound
from bot.battle.channel.channel import Channel
from bot.battle.files._foreign import ForeignTable
from bot.store.journal.record import Change, Entry
from bot.store.tables.battle import Json
from rulesets.refusal import Refusal
from tests.bot.battle.playing import GAME, Table

GOOD: dict[str, Any] = {"side": 1, "points": -5, "why": "bridge", "turn": 2}


async def add(table: Table, points: int, side: int = 0, why: str = "") -> Entry:
    """Add points to a side of the battle."""

    def act(channel: Channel) -> Any:
        return scores.add(channel, table.caller(), channel.board.sides[side], points, why)

    return await table.do(act)


async def held(table: Table) -> tuple[Correction, ...]:
    battle = (await table.look()).battle
    assert battle is not None
    return corrections(battle)


async def test_points_are_kept_in_order_and_outlive_a_restart(battle: Table) -> None:
    await add(battle, 30, 1, " the   bridge ")
    await battle.next(3)
    await add(battle, -10)
    kept = (Correction(1, 30, "the bridge", 1), Correction(0, -10, "", 1))
    assert await held(battle) == kept
    await battle.restart()
    assert await held(battle) == kept
    await battle.undo()
    assert await held(battle) == kept[:1]


async def test_there_are_bounds(battle: Table) -> None:
    with pytest.raises(Refusal, match="no-points"):
        await add(battle, 0)
    with pytest.raises(Refusal, match="name-too-long"):
        await add(battle, 1, why="x" * 61)
    for _ in range(MOST_CORRECTIONS):
        await add(battle, 1)
    with pytest.raises(Refusal, match="too-many-corrections"):
        await add(battle, 1)


@pytest.mark.parametrize(
    "bad",
    [
        {**GOOD, "points": "30"},
        {**GOOD, "points": True},
        {**GOOD, "points": MOST_POINTS + 1},
        {**GOOD, "why": None},
        {**GOOD, "more": 1},
        {key: value for key, value in GOOD.items() if key != "turn"},
        7,
        None,
    ],
)
def test_what_is_no_correction_is_not_believed(bad: Any) -> None:
    assert sound({"score:1": GOOD, "points": 2000})
    assert not sound({"score:1": GOOD, "score:2": bad})


def test_a_file_cannot_bring_what_could_not_be_read() -> None:
    table = ForeignTable(GAME, 500, 10, 1000)
    row: Json = {
        "id": 10,
        "channel_id": 1,
        "ruleset": "skirmish",
        "name": "Bridge",
        "started_at": 1,
    }
    table.make(Change("battle", 10, "", None, row))
    table.make(Change("battle", 10, "options.score:11", None, GOOD))
    with pytest.raises(ValueError):  # noqa: PT011 - what is foreign and unsound is one error
        table.make(Change("battle", 10, "options.score:12", None, {**GOOD, "points": "x"}))
