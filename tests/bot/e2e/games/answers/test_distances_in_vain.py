"""Distances on the sheet of an act: one that reaches nothing says so, or is left out."""

from __future__ import annotations

import re

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels, plain, words
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.playing import UNASKED, in_turn, statuses

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
CASES = {
    "blackhammer shot": (
        ("blackhammer", "shooting", f"Archers 10 {MEN} [bow]", f"Orcs 20 {MEN}"),
        "Shoot: Archers",
        ["0–12 ps", "13–24 ps", "beyond 24 ps: out of range"],
        ["0–12 ps", "13–24 ps", "plus de 24 ps : hors de portée"],
    ),
    "t9a shot": (
        ("t9a", "shooting", f"Archers 10 {MEN} [bow]", f"Orcs 20 {MEN}"),
        "Shoot: Archers",
        ["0–12″", "13–24″", "beyond 24″: out of range"],
        ["0–12″", "13–24″", "plus de 24″ : hors de portée"],
    ),
    "whfb2 shot": (
        (
            "whfb2",
            "shooting",
            f"Archers 10 {MEN.replace('M4', 'M10cm')} [short-bow]",
            f"Orcs 20 {MEN.replace('M4', 'M10cm')}",
        ),
        "Shoot: Archers",
        ["0–20 cm", "21–40 cm", "beyond 40 cm: out of range"],
        ["0–20 cm", "21–40 cm", "plus de 40 cm : hors de portée"],
    ),
}


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("case", CASES)
async def test_a_distance_out_of_range_says_so(hall: Hall, case: str, locale: str) -> None:
    (game, phase, ours, theirs), label, english, french = CASES[case]
    ana = hall.player("Ana", locale)
    sides = {"side_one": "Men", "side_two": "Horde"}
    await ana.calls("battle start", game=game, house=UNASKED, language=locale, **sides)
    await in_turn(
        (ana, f"/unit add {ours} side:Men"),
        (ana, f"/unit add {theirs} side:Horde"),
        (ana, f"/battle next phase:{phase}"),
    )
    tapper = Tapper(ana)
    await tapper.taps_on(label if locale == "en" else "Archers")
    assert tapper.sheet is not None, labels(await tapper.desk())
    shown = [plain(each) for each in labels(tapper.sheet)]
    wanted = english if locale == "en" else french
    assert shown[: len(wanted)] == wanted, shown
    assert not any(each[0].isdigit() for each in shown[len(wanted) :])


@pytest.mark.parametrize("case", [name for name in CASES if "blackhammer" not in name])
async def test_who_is_told_that_a_target_is_out_of_range_may_still_shoot_at_another(
    hall: Hall, case: str
) -> None:
    """Nobody has shot [The 9th Age L1089-1095, Warhammer L1182-1238]."""
    (game, phase, ours, theirs), label, english, _ = CASES[case]
    ana = hall.player("Ana")
    await ana.calls("battle start", game=game, house=UNASKED, side_one="Men", side_two="Horde")
    await in_turn(
        (ana, f"/unit add {ours} side:Men"),
        (ana, f"/unit add {theirs} side:Horde"),
        (ana, f"/battle next phase:{phase}"),
    )
    tapper = Tapper(ana)
    await tapper.does(label, english[-1])
    assert "target is out of range" in tapper.said
    assert re.search(r"\b60\b", tapper.said) is None
    await tapper.does(label, english[0], "none")
    assert "shot" in await statuses(ana, "Archers")


async def test_a_sheet_shows_the_band_that_was_picked(hall: Hall) -> None:
    """Nobody measured its upper end."""
    (game, phase, ours, theirs), label, *_ = CASES["t9a shot"]
    ana = hall.player("Ana")
    await ana.calls("battle start", game=game, side_one="Men", side_two="Horde")
    await in_turn(
        (ana, f"/unit add {ours} side:Men"),
        (ana, f"/unit add {theirs} side:Horde"),
        (ana, f"/battle next phase:{phase}"),
    )
    tapper = Tapper(ana)
    await tapper.taps_on(label)
    await tapper.answers("13–24″")
    assert tapper.sheet is not None
    assert "Inches between the two units: 13–24″" in words(tapper.sheet)
