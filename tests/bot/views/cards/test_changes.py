"""Changes made by an entry, a line each."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.texts.localiser import Localiser
from rulesets.core.ruleset.installed import installed_games
from tests.bot.desk import ALICE, Desk


async def test_an_undone_turn_tells_whose_turn_it_is_again(tmp_path: Path) -> None:
    desk = Desk(f"sqlite:///{tmp_path / 'desk.db'}")
    await desk.open()
    try:
        await desk.asks("battle start", {"side_one": "Elves", "side_two": "Orks"})
        await desk.asks("battle next", {"phase": "close-combat"})
        await desk.asks("battle next")
        board = (await desk.store.peek(ALICE.channel_id)).board
        assert board.battle is not None
        assert board.battle.active == 1
        told = await desk.asks("undo")
        assert "Turn of Elves" in told.card.changes
        assert "Now: Close combat" in told.card.changes
        again = await desk.asks("redo")
        assert "Turn of Orks" in again.card.changes
    finally:
        await desk.store.close()


async def test_a_value_that_nobody_had_told_is_told_without_one_before_it(tmp_path: Path) -> None:
    desk = Desk(f"sqlite:///{tmp_path / 'desk.db'}")
    await desk.open()
    try:
        await desk.asks("battle start", {"side_one": "Elves", "side_two": "Orks"})
        await desk.asks("unit add", {"line": "Spears 10 M4 WS4 Ld8"})
        for change, told in (
            ("T3", "Spears: Toughness (T) 3"),
            ("Ld9", "Spears: Leadership (Ld) 8 → 9"),
        ):
            done = await desk.asks("unit edit", {"unit": "Spears", "change": change})
            assert told in done.card.changes
    finally:
        await desk.store.close()


@pytest.mark.parametrize(
    ("game", "locale", "told"),
    [
        ("aos4", "en", "Lord 1 damage"),
        ("aos4", "fr", "Lord 1 dégât"),
        ("t9a", "en", "Lord −1 W"),
        ("t9a", "fr", "Lord −1 PV"),
    ],
)
def test_what_a_model_has_lost_is_called_as_its_game_does(
    game: str, locale: str, told: str
) -> None:
    texts = Localiser(installed_games()).texts(locale, game)
    line = texts("change-loss", unit="Lord", kind="wounds", lost=1, left="none")
    assert line.replace("\N{NO-BREAK SPACE}", " ") == told
