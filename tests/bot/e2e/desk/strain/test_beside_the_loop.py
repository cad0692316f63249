"""Trying out what a desk offers happens beside the event loop: nobody else waits for it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.commands.desk import marks, sheet
from bot.commands.desk.shown import overview
from tests.bot.desk import Desk
from tests.bot.e2e.desk.test_taps_at_random import Fingers
from tests.bot.e2e.games.offered import set_up
from tests.bot.e2e.games.test_offers_taken import GAMES

TRIED = ((marks, "candidates"), (overview, "groups_of"), (sheet, "following"))


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_is_tried_out_on_the_loop(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    armies, more, _ = GAMES[game]
    desk = Desk(f"sqlite:///{tmp_path}/loop.db")
    await desk.open()
    seen: set[tuple[str, bool]] = set()

    def watched(name: str, tries: Callable[..., Any]) -> Callable[..., Any]:
        def called(*given: Any) -> Any:
            seen.add((name, threading.current_thread() is threading.main_thread()))
            return tries(*given)

        return called

    for module, name in TRIED:
        monkeypatch.setattr(module, name, watched(name, getattr(module, name)))
    try:
        await set_up(desk, game, armies, **more)
        fingers = Fingers(desk, Random(4))  # noqa: S311 - chance for a test
        for _ in range(25):
            await fingers.goes_on()
    finally:
        await desk.store.close()
    assert seen == {(name, False) for _, name in TRIED}
