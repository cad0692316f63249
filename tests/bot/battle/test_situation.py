"""The view that a game has of a battle, across changes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.battle import situation
from bot.battle.situation import situation_of
from tests.bot.desk import ALICE, Desk


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    opened = Desk(f"sqlite:///{tmp_path / 'situation.db'}")
    await opened.open()
    yield opened
    await opened.store.close()


async def test_what_a_thread_saw_before_a_change_is_not_what_is_seen_after_it(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    await desk.asks("battle start", {"game": "blackhammer", "side_one": "A", "side_two": "B"})
    await desk.asks("battle join", {"side": "A"})
    await desk.asks("unit add", {"line": "Orcs x20 M4 Ld7"})
    channel = await desk.store.peek(ALICE.channel_id)
    battle = channel.board.battle
    assert battle is not None
    seen, go_on = threading.Event(), threading.Event()
    made = situation._made

    def held(*given: object, **more: bool) -> object:
        found = made(*given, **more)  # type: ignore[arg-type]
        seen.set()
        assert go_on.wait(10)
        return found

    channel.board.momentary = {}
    monkeypatch.setattr(situation, "_made", held)
    looking = asyncio.create_task(asyncio.to_thread(situation_of, channel, battle))
    assert await asyncio.to_thread(seen.wait, 10)
    monkeypatch.setattr(situation, "_made", made)
    await desk.asks("unit edit", {"unit": "Orcs", "change": "models:15"})
    go_on.set()
    (before,) = (await looking).sides[0].units
    (after,) = situation_of(channel, battle).sides[0].units
    assert (before.models, after.models) == (20, 15)
