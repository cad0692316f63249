"""A volley of archers whose dice can be asked for throw by throw, and its log."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.commands.journal.replaying import replay_all
from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from bot.commands.request.upload import Upload
from bot.store.journal.record import Entry
from tests.bot.desk import ALICE, Desk, entries, outcome, presses
from tests.verifying import wrong_in

ARCHERS = "Archers 30 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 SS3"
CROSSBOWS = "Crossbows 30 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 SS3"
ORCS = "Orcs 90x M4 WS3 BS3 S3 T2 W1 I2 A1 Ld7 Sv6+"
GOBLINS = "Goblins 90x M4 WS2 BS3 S3 T2 W1 I2 A1 Ld5"
VOLLEY = {"unit": "Archers", "target": "Orcs", "weapon": "longbow", "distance": 12}
CARLA = replace(ALICE, user_id=13, name="Carla", manager=False)
PLAYER = replace(ALICE, manager=False)


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    """A desk where the shooting phase has begun."""
    desk = Desk(f"sqlite:///{tmp_path / 'desk.db'}")
    await desk.open()
    await desk.asks("battle start", {"side_one": "Elves", "side_two": "Orks"})
    for line in (ARCHERS, CROSSBOWS):
        assert (await desk.asks("unit add", {"line": line})).refused is None
    for line in (ORCS, GOBLINS):
        await desk.asks("unit add", {"line": line, "side": "Orks"})
    await desk.asks("battle next", {"phase": "shooting"})
    yield desk
    await desk.store.close()


async def sits(desk: Desk, *seats: tuple[Requester, str]) -> None:
    """Seat players; the first one of a side agrees to those who come after."""
    first: dict[str, Requester] = {}
    for who, side in seats:
        told = await desk.asks("battle join", {"side": side}, who=who)
        if first.setdefault(side, who) is not who:
            told = await presses(desk, told, "agree", first[side])
        assert told.refused is None, told.card


async def referees(desk: Desk, who: Requester, *agreeing: Requester) -> None:
    """Seat a referee with the consent of the sides that somebody plays."""
    told = asked = await desk.asks("battle join", {"referee": True}, who=who)
    for other in agreeing:
        told = await presses(desk, asked, "agree", other)
    assert told.refused is None, told.card


async def sees(
    desk: Desk, who: Requester = ALICE, throwing: int = 2, **options: Any
) -> tuple[list[int], Answer]:
    """Ask for a volley, let the bot throw some times, give it up; return what fell."""
    told = await desk.asks("shoot", {**VOLLEY, **options, "dice": "ask"}, who=who)
    for _ in range(throwing):
        told = await presses(desk, told, "draw", who)
        assert told.refused is None, told.card
    log = [entry for entry in await entries(desk) if entry.action == "dice-drawn"][-throwing:]
    seen = [mark for entry in log if entry.dice for mark in entry.dice.marks]
    return seen, await presses(desk, told, "drop", who)


def dice_of(told: Answer) -> list[int]:
    return list(outcome(told)["dice"])


def fell(told: Answer) -> list[int]:
    """Return the dice of a question so far."""
    return [mark for step in outcome(told)["steps"] if "roll" in step for mark in step["dice"]]


def bringing(exported: Answer) -> Requester:
    (file,) = exported.files
    return replace(ALICE, uploads={"file": Upload(file.name, file.content)})


async def last(desk: Desk) -> Entry:
    return (await entries(desk))[-1]


async def check_whole(desk: Desk) -> None:
    """End the battle; its rolls come out again, its draws are all there and fair."""
    context = await desk.router.look(ALICE)
    log = await entries(desk)
    assert all(replay.same for replay in replay_all(context.ruleset, log))
    numbers = [draw.number for entry in log if entry.dice for draw in entry.dice.draws]
    assert numbers == list(range(len(numbers)))
    used = [
        part.draw
        for entry in log
        if entry.dice
        for part in entry.dice.parts
        if part.draw is not None
    ]
    assert set(used) <= set(numbers)
    await desk.asks("battle end")
    (file,) = (await desk.asks("battle export")).files
    assert wrong_in(file.name, file.content) == []
