"""Whole battles of two players by taps alone, from the start to a rematch: one reads French."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.e2e.desk.taps.playing import Taps, Typed, same_dice
from tests.bot.e2e.desk.taps.script import read_taps
from tests.bot.e2e.desk.taps.twin import records
from tests.bot.e2e.hall import open_hall

GAMES = {"blackhammer": 1, "ninth": 1, "aos4": 5, "whfb2": 3}
"""Scripts, each with what makes the secret of its dice."""


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_battle_is_played_by_taps_and_comes_out_as_the_same_battle_typed(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = read_taps(Path(__file__).parent / f"{game}.taps")
    with same_dice(monkeypatch, GAMES[game]):
        async with open_hall(f"sqlite:///{tmp_path}/tapped.db") as hall:
            taps = Taps(hall)
            await taps.play(script)
            assert await taps.begun_again()
    with same_dice(monkeypatch, GAMES[game]):
        async with open_hall(f"sqlite:///{tmp_path}/typed.db") as hall:
            typed = Typed(hall)
            await typed.play(taps.log)
    assert [line.said for line in script if line.typed] == ["/desk"]
    assert records(typed.log) == records([written.entry for written in taps.log])
