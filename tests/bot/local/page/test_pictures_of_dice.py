"""Dice on the page: pictures with names, in a round of combat, at a desk and on a phone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from bot.local.page.opening import Opened
from bot.views.words.dice_faces import PICTURED
from tests.bot.local.page.test_browser import DESK, PHONE, Screen, judged, screen

BATTLE = (
    "/battle start side_one:River side_two:Hill",
    "/unit add Knights 10 M8 WS5 BS3 S4 T3 W1 I5 A2 Ld9 Sv2+ side:River",
    "/unit add Goblins 20 M4 WS2 BS3 S3 T3 W1 I2 A1 Ld5 Sv6+ side:Hill",
    "/battle next phase:close-combat",
    "/unit status Knights status:engaged",
    "/unit status Goblins status:engaged",
)
FIGHT = "/fight unit:Knights enemy:Goblins fighting:6 enemy_fighting:7"
LONG = 30_000
"""Milliseconds that a busy machine may take."""
AGAIN = "/roll notation:8d6>=4 reroll 1 dice:6 5 4 3 2 1 1 4 6 2"


async def pictures_are_there(opened: Opened) -> None:
    for _ in range(400):
        if len(opened.table.state.emojis) == len(PICTURED):
            return
        await asyncio.sleep(0.05)
    pytest.fail("the pictures do not come")


async def typed(shown: Screen, line: str) -> None:
    """Type a line and wait for what is answered to it."""
    messages = shown.page.locator(".message")
    before = await messages.count()
    await shown.types(line)
    await expect(messages).not_to_have_count(before, timeout=LONG)
    await expect(shown.page.locator(".thinking")).to_have_count(0, timeout=LONG)


async def named(page: Page) -> list[str]:
    """Return what those are told who see no pictures, after all of them are drawn."""
    dice = page.locator("img.custom-emoji")
    await expect(dice.first).to_be_visible()
    await dice.evaluate_all("all => Promise.all(all.map((each) => each.decode()))")
    sizes = await dice.evaluate_all("all => all.map((each) => each.naturalWidth)")
    assert set(sizes) == {128}
    names: list[str] = await dice.evaluate_all("all => all.map((each) => each.alt)")
    return names


@pytest.mark.parametrize(
    ("locale", "names"),
    [
        ("en-GB", ["6 succeeded", "3 failed", "1 rolled again", "5 succeeded"]),
        ("fr-FR", ["6 réussi", "3 raté", "1 relancé", "5 réussi"]),
    ],
)
async def test_every_picture_says_what_it_shows(
    chromium: Browser, opened: Opened, locale: str, names: list[str]
) -> None:
    await pictures_are_there(opened)
    shown = await screen(chromium, opened, locale=locale)
    await typed(shown, "/roll notation:3d6>=4 reroll 1 dice:6 3 1 5")
    assert await named(shown.page) == names
    await typed(shown, "/roll notation:2d6 dice:6 3")
    assert (await named(shown.page))[-2:] == ["6", "3"]
    assert shown.complaints == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_round_of_combat_is_told_by_its_dice(
    chromium: Browser, opened: Opened, axe: str, size: dict[str, int], theme: Any
) -> None:
    await pictures_are_there(opened)
    shown = await screen(chromium, opened, size, color_scheme=theme)
    for line in (*BATTLE, AGAIN, FIGHT):
        await typed(shown, line)
    names = await named(shown.page)
    assert {name.split()[-1] for name in names} >= {"succeeded", "failed", "again"}
    heights = await shown.page.locator("img.custom-emoji").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().height)"
    )
    assert all(18 <= height <= 24 for height in heights)
    wide = await shown.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size["width"]
    await shown.picture(f"dice-{theme}-{size['width']}")
    await judged(shown, axe)
    assert shown.complaints == []
