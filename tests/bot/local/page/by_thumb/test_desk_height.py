"""The height of the desk of six units a side on a phone, in every phase of a turn of each game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.discord.live.desks import Desks
from bot.discord.live.following import Follower
from bot.local.page.opening import Opened
from tests.bot.e2e.desk.taps.script import read_taps
from tests.bot.local.page.conftest import open_page
from tests.bot.local.page.test_browser import PHONE, screen

MOST: Final = 300
"""Pixels: a phone of 844 then shows the newest card above the desk."""
TAPS: Final = Path(__file__).parents[3] / "e2e" / "desk" / "taps"
SCRIPTS: Final = {"blackhammer": "blackhammer", "aos4": "aos4", "t9a": "ninth", "whfb2": "whfb2"}
STORM: Final = "To3+ Wo3+ Re1 Da2"
SKAVEN: Final = "To4+ Wo3+ Re1 Da2"
SHOTS: Final = "Ra30 SA1 STo3+ SWo3+ SRe2 SDa2"
WHO: Final = "M10 WS5 BS4 S4 T4 W2 I5 A2 Ld8 Int8 Cl8 WP8"
MORE: Final = {
    "aos4": (
        ("Ana", f"Paladins 5 M5 H3 Sv3+ C1 A3 {STORM} [infantry]"),
        ("Ana", f"Prosecutors 3 M12 H2 Sv4+ C1 A3 {STORM} [infantry]"),
        ("Bruno", f"Stormfiends 3 M6 H6 Sv4+ C1 A4 {SKAVEN} [infantry]"),
        ("Bruno", f"Ogors 3 M6 H5 Sv5+ C1 A3 {SKAVEN} [infantry]"),
        (
            "Bruno",
            f"Jezzails 3 M6 H2 Sv5+ C1 A1 {SKAVEN} {SHOTS} [infantry]",
        ),
    ),
    "whfb2": (
        ("Ana", f"Captain 1 {WHO} [character]"),
        ("Bruno", f"Wolves 10 {WHO} Wide5 [mounted]"),
        ("Bruno", f"Boss 1 {WHO} [character]"),
    ),
}
"""What makes six units a side of the armies of a script."""


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Follower, "soon", 0.01)
    monkeypatch.setattr(Desks, "between", 0.01)


@pytest_asyncio.fixture(loop_scope="session")
async def opened(tmp_path: Path) -> AsyncIterator[Opened]:
    async with AsyncExitStack() as stack:
        yield await open_page(stack, tmp_path, cards="card")


@pytest.mark.parametrize("game", SCRIPTS)
async def test_a_desk_of_six_units_a_side_is_low_in_every_phase_of_a_turn(
    chromium: Browser, opened: Opened, game: str
) -> None:
    phone = {"has_touch": True, "is_mobile": True}
    shown = await screen(chromium, opened, PHONE, color_scheme="light", **phone)
    players = {
        name: opened.table.user(name, channel="general", locale="en") for name in ("Ana", "Bruno")
    }
    script = read_taps(TAPS / f"{SCRIPTS[game]}.taps")
    begun = [each for each in script if each.typed and not each.said.startswith("/unit")]
    for line in begun:
        await players[line.player].line(line.said)
    for name, unit in MORE.get(game, ()):
        await players[name].line(f"/unit add {unit}")
    high: dict[str, float] = {}
    desk = shown.page.locator(".message:not(.private) .layout").last
    for number in range(9):
        told = (await players["Ana"].line("/desk")).messages[-1]
        head = str(told.components[0]["components"][0]["content"]).splitlines()[0].strip("# ")
        await expect(desk.get_by_role("heading", name=head)).to_be_visible()
        box = await desk.bounding_box()
        assert box is not None
        high[f"{number} {head}"] = box["height"]
        await players["Ana"].line("/battle next")
    assert {head: height for head, height in high.items() if height > MOST} == {}
