"""A battle by taps alone: an English player at a desktop in the light, a French one at a phone.

Pictures are kept in `artifacts/`, to be looked at.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from itertools import takewhile
from pathlib import Path
from typing import Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.discord.live.desks import Desks
from bot.discord.live.following import Follower
from bot.local.page.opening import Opened
from tests.bot.e2e.desk.taps.playing import LANGUAGES, same_dice
from tests.bot.e2e.desk.taps.script import Line, read_taps
from tests.bot.local.page.by_thumb.thumb import Thumb, agree
from tests.bot.local.page.conftest import open_page
from tests.bot.local.page.test_browser import DESK, PHONE, THUMB, judged, screen

SEED: Final = 1
VIEWS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "desk": {"Ana": (), "Bruno": ()},
    "own-desk": {"Ana": ("Menu", "For me"), "Bruno": ("Menu", "Pour moi")},
    "sheet": {"Ana": ("Spells known: Mage",), "Bruno": ("Spells known: Shaman",)},
    "dice": {"Ana": ("Menu", "10 dice"), "Bruno": ("Menu", "10 dés")},
    "form": {"Ana": ("Menu", "Other dice…"), "Bruno": ("Menu", "Autres dés…")},
}
"""What players look at, and what each of them taps on to see it."""

TOO_LOW: Final = """(least) => [...document.querySelectorAll(".said, dialog")]
  .flatMap((place) => [...place.querySelectorAll(".button, .menu, li[role=option]")])
  .filter((part) => part.getBoundingClientRect().height < least)
  .map((part) => part.innerText)"""
"""What is pressed and too low for it."""


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Follower, "soon", 0.01)
    monkeypatch.setattr(Desks, "between", 0.01)


@pytest_asyncio.fixture(loop_scope="session")
async def opened(tmp_path: Path) -> AsyncIterator[Opened]:
    async with AsyncExitStack() as stack:
        yield await open_page(stack, tmp_path, cards="card")


async def set_up(opened: Opened) -> list[Line]:
    """Type what a script has before its first tap, and return the taps."""
    script = read_taps(Path(__file__).parent / "battle.taps")
    typed = list(takewhile(lambda line: line.typed, script))
    for line in typed:
        player = opened.table.user(line.player, channel="general", locale=LANGUAGES[line.player])
        await player.line(line.said)
    return script[len(typed) :]


async def seats(chromium: Browser, opened: Opened) -> dict[str, Thumb]:
    """Return the players, each at a screen where the battle stands."""
    ana = await screen(chromium, opened, DESK, color_scheme="light", bypass_csp=True)
    phone = {"locale": "fr-FR", "has_touch": True, "is_mobile": True}
    bruno = await screen(chromium, opened, PHONE, bypass_csp=True, **phone)
    await bruno.page.get_by_role("button", name="Salons et joueurs").tap()
    await bruno.page.get_by_label("Vous jouez").select_option("Bruno")
    await bruno.page.keyboard.press("Escape")
    players = Thumb("Ana", ana), Thumb("Bruno", bruno, has_touch=True)
    for player in players:
        await player.rests()
    return {player.name: player for player in players}


async def test_two_play_several_turns_by_tapping_and_see_the_same_battle(
    chromium: Browser, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    with same_dice(monkeypatch, SEED):
        script = await set_up(opened)
    players = await seats(chromium, opened)
    for line in script:
        player = players[line.player]
        (other,) = (each for each in players.values() if each is not player)
        before = await player.sees()
        await player.taps(*line.presses)
        seen = await agree(player, other, before)
        line.check_answer(seen.newest[-1])
    for player in players.values():
        await player.screen.picture(f"by-thumb-{player.name}")
        assert player.screen.complaints == []


async def test_desk_sheet_and_form_have_no_serious_fault_of_accessibility_and_fit_a_thumb(
    chromium: Browser, opened: Opened, axe: str
) -> None:
    await set_up(opened)
    players = await seats(chromium, opened)
    for name, player in players.items():
        for view, taps in VIEWS.items():
            before = await player.sees()
            await player.taps(*taps[name])
            if taps[name]:
                await player.is_asked(before, view)
            await player.screen.picture(f"by-thumb-{view}-{name}")
            await judged(player.screen, axe)
            if player.has_touch:
                assert await player.screen.page.evaluate(TOO_LOW, THUMB) == [], view


async def test_the_tools_of_a_message_come_by_a_tap_on_it_and_never_lie_over_what_a_finger_left(
    chromium: Browser, opened: Opened
) -> None:
    await set_up(opened)
    bruno = (await seats(chromium, opened))["Bruno"].screen.page
    desk = bruno.get_by_role("heading", name="Turn 1").last
    await desk.hover()  # as browsers have it of the place of the last tap
    await expect(bruno.locator(".message:hover .tools")).to_have_css("opacity", "0")
    await desk.tap()
    await expect(bruno.locator(".message:focus .tools")).to_have_css("opacity", "1")
