"""A referee's ruling stands in the place of a result, with its reason."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.commands.request.answer import Answer
from tests.bot.desk import ALICE, BRUNO, Desk

PANIC = {"unit": "Guard*", "cause": "destroyed"}


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    """Serve a battle with a referee, in which entry 4 is a Panic test that was failed."""
    desk = Desk(f"sqlite:///{tmp_path / 'desk.db'}")
    await desk.open()
    await desk.asks("battle start", {"game": "blackhammer"})
    await desk.asks("unit add", {"line": "Guard* 20 T3 W1 Ld7", "side": "1"})
    await desk.asks("battle join", {"referee": True})
    assert (await desk.asks("panic", {**PANIC, "dice": "6 6"})).outcome["entry"] == 4
    yield desk
    await desk.store.close()


async def statuses(desk: Desk) -> set[str]:
    channel = await desk.store.peek(ALICE.channel_id)
    return set(channel.find_unit("Guard*").statuses)


async def rules(desk: Desk, entry: int, **options: Any) -> Answer:
    return await desk.asks("overrule", {"entry": entry, "reason": "*near*", **options})


async def log_entry(desk: Desk, number: int, who: Any = ALICE) -> Answer:
    return await desk.asks("battle log", {"entry": number}, who=who)


async def test_other_dice_take_the_place_of_those_that_fell(desk: Desk) -> None:
    assert {"fleeing", "panicked"} & await statuses(desk) == {"fleeing"}
    told = await rules(desk, 4, dice="1 2")
    assert told.outcome["dice"] == [1, 2]
    assert r"no. 4, by the referee’s ruling: \*near\*" in told.card.dice[0]
    assert "fleeing" not in await statuses(desk)
    assert (await log_entry(desk, 4)).outcome["undone_by"] == 5
    assert "\\*near\\*" in "".join((await log_entry(desk, 5)).card.dice)
    replayed = await desk.asks("battle replay")
    assert replayed.outcome == {"played": 2, "differing": []}


async def test_other_values_are_tried_with_the_dice_that_fell(desk: Desk) -> None:
    assert (await rules(desk, 4, values="ld:10")).outcome["dice"] == [6, 6]
    assert "fleeing" in await statuses(desk)


async def test_without_either_the_result_is_struck(desk: Desk) -> None:
    told = await rules(desk, 4)
    assert told.outcome == {"action": "result-struck", "overruled": 4, "entry": 5}
    assert await statuses(desk) == set()


async def test_a_ruling_is_taken_back_and_made_again_whole(desk: Desk) -> None:
    before = await statuses(desk)
    await rules(desk, 4, dice="1 2")
    after = await statuses(desk)
    await desk.asks("undo")
    assert await statuses(desk) == before
    assert (await log_entry(desk, 4)).outcome["undone_by"] is None
    await desk.asks("redo")
    assert await statuses(desk) == after
    assert (await log_entry(desk, 4)).outcome["undone_by"] == 5


async def test_a_ruling_delivered_twice_is_made_once(desk: Desk) -> None:
    for options in ({"dice": "1 2"}, {}):
        first = await rules(desk, 4, **options)
        await desk.reopen()
        again = await desk.asks(
            "overrule", {"entry": 4, "reason": "*near*", **options}, again=desk.last
        )
        assert first.card == again.card
        await desk.asks("undo")


@pytest.mark.parametrize(
    ("entry", "options", "refused"),
    [
        (99, {}, "no-such-number"),
        (1, {}, "not-undoable"),
        (2, {"dice": "3"}, "overrule-no-roll"),
        (4, {"dice": "1"}, "dice-needed"),
        (4, {"dice": "1 2 3"}, "dice-left-over"),
        (4, {"dice": "7 1"}, "impossible-face"),
        (4, {"values": "unit:Orcs"}, "option-fixed"),
        (4, {"values": "courage:3"}, "option-unused"),
        (4, {"values": "ld:40"}, "out-of-range"),
    ],
)
async def test_what_cannot_be_ruled_is_refused_and_changes_nothing(
    desk: Desk, entry: int, options: dict[str, Any], refused: str
) -> None:
    before = await statuses(desk)
    assert (await rules(desk, entry, **options)).refused == refused
    assert await statuses(desk) == before
    assert (await log_entry(desk, 4)).outcome["undone_by"] is None


async def test_a_ruling_or_what_was_undone_is_not_overruled(desk: Desk) -> None:
    await rules(desk, 4, dice="1 2")
    assert (await rules(desk, 4)).refused == "already-undone"
    assert (await rules(desk, 5)).refused == "overrule-a-ruling"


async def test_only_the_referee_rules_and_sees_what_is_secret(desk: Desk) -> None:
    await desk.asks("battle join", {"side": "2"}, who=BRUNO)
    told = await desk.asks("overrule", {"entry": 4, "reason": "x"}, who=BRUNO)
    assert told.refused == "only-referee"
    await desk.asks("roll", {"notation": "3d6", "secret": True}, who=BRUNO)
    number = 6
    assert (await log_entry(desk, number)).private
    clara = replace(BRUNO, user_id=13, name="Clara")
    assert (await log_entry(desk, number, clara)).refused == "entry-secret"
