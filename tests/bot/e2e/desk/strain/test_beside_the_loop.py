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
from bot.commands.procedures.saying import mentions
from bot.commands.procedures.saying.otherwise import hearing
from tests.bot.desk import Desk
from tests.bot.e2e.desk.test_taps_at_random import Fingers
from tests.bot.e2e.games.offered import set_up
from tests.bot.e2e.games.test_offers_taken import GAMES

HEARD = ("passing", "answered", "changed_by_hand", "several", "why_not", "called", "maybe_by_hand")
SENTENCES = (
    "hello there",
    "the archers and the knights look at each other ",
    "knights -> archers, ",
)
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


async def test_a_sentence_is_read_once_beside_the_loop_whatever_it_comes_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    armies, more, _ = GAMES["blackhammer"]
    desk = Desk(f"sqlite:///{tmp_path}/loop.db")
    await desk.open()
    seen: list[tuple[str, bool]] = []

    def watched(name: str, reads: Callable[..., Any]) -> Callable[..., Any]:
        def called(*given: Any) -> Any:
            seen.append((name, threading.current_thread() is threading.main_thread()))
            return reads(*given)

        return called

    for module, names in ((hearing, HEARD), (mentions, ("words_in",))):
        for name in names:
            monkeypatch.setattr(module, name, watched(name, getattr(module, name)))
    try:
        await set_up(desk, "blackhammer", armies, **more)
        for said in SENTENCES:
            before = len(seen)
            told = await desk.asks("do", {"text": (said * 9)[:200]})
            assert told.refused == "offer-unknown"
            assert [name for name, _ in seen[before:]].count("words_in") == 1
    finally:
        await desk.store.close()
    assert {*seen} == {(name, False) for name in (*HEARD, "words_in")}
