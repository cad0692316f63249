"""Combats of The 9th Age played by what is on offer alone, at random: nothing is refused."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path
from random import Random

import pytest

from tests.bot.desk import Desk
from tests.bot.e2e.games.offered import Tapper, does, set_up

MEN = (
    "Spearmen 20 M4 WS4 BS4 S3 T3 W1 I5 A1 Ld8 Sv5+ Wide5 [standard, musician, infantry]",
    "Knights 8 M8 WS4 BS4 S4 T3 W1 I5 A2 Ld9 Sv2+ Wide4 [cavalry, champion]",
    "Captain 1 M5 WS6 BS6 S4 T3 W2 I7 A3 Ld9 [character, general, infantry]",
)
ORCS = (
    "Orcs 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 Sv6+ Wide5 [standard, infantry]",
    "Goblins 10 M4 WS2 BS3 S3 T3 W1 I2 A1 Ld5 Wide5 [infantry]",
    "Boss 1 M4 WS5 BS3 S4 T5 W2 I4 A3 Ld8 [character, infantry]",
)
FACINGS = ("front", "flank", "front")
TAPS = 40


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
async def test_a_combat_goes_on_to_its_end_by_what_is_offered(seed: int, tmp_path: Path) -> None:
    desk = Desk(f"sqlite:///{tmp_path}/combats.db")
    await desk.open()
    try:
        await set_up(desk, "t9a", (MEN, ORCS), house="decisions=defaults")
        pairs = zip(("Spearmen", "Knights", "Captain"), ("Orcs", "Goblins", "Boss"), strict=True)
        for (unit, other), facing in zip_longest(pairs, FACINGS):
            told = {"unit": unit, "relation": "contact", "other": other, "facing": facing}
            await does(desk, "unit link", **told)
        await does(desk, "battle next", phase="combat")
        tapper = Tapper(desk, Random(seed))  # noqa: S311 - chance for a test
        for _ in range(TAPS):
            if not await tapper.taps():
                break
        assert tapper.refused == []
        assert tapper.taken["close_combat_round"] > 1
    finally:
        await desk.store.close()
