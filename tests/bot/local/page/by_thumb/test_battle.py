"""A whole battle played in two browsers by pressing what they show: a phone and a desktop."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

import pytest
from playwright.async_api import Browser

from bot.discord.live.desks import Desks
from bot.discord.live.following import Follower
from bot.local.page.opening import Opened
from tests.bot.e2e.desk.taps.playing import same_dice
from tests.bot.e2e.desk.taps.script import Line, read_taps
from tests.bot.local.page.by_thumb.thumbs import PATIENCE, Thumb
from tests.bot.local.page.test_browser import PHONE, judged, screen

SEED: Final = 7
LONGEST_DESK: Final = 420
"""Pixels of a desk on a phone: half of what a screen of 844 has."""


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Follower, "soon", 0.01)
    monkeypatch.setattr(Desks, "between", 0.01)


async def seats(chromium: Browser, opened: Opened) -> dict[str, Thumb]:
    """Return a player with a phone in the dark, and one at a desktop in the light."""
    ana = await screen(chromium, opened, PHONE, bypass_csp=True)
    bruno = await screen(chromium, opened, locale="fr-FR", color_scheme="light", bypass_csp=True)
    await bruno.page.get_by_role("button", name="Nouveau joueur").click()
    await bruno.page.get_by_role("textbox", name="Nouveau joueur").fill("Bruno")
    await bruno.page.keyboard.press("Enter")
    return {"Ana": Thumb(ana), "Bruno": Thumb(bruno)}


async def set_up(players: dict[str, Thumb], script: Sequence[Line]) -> list[Line]:
    """Type what is typed before the first tap, and return the rest of a script."""
    typed = list(takewhile(lambda line: line.typed, script))
    for line in typed:
        await players[line.player].types(line.said)
    return list(script[len(typed) :])


@pytest.mark.parametrize("game", ["blackhammer"])
async def test_a_whole_battle_is_played_in_two_browsers_without_a_key_being_struck(
    chromium: Browser, opened: Opened, axe: str, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    players = await seats(chromium, opened)
    with same_dice(monkeypatch, SEED):
        script = await set_up(players, read_taps(game))
    for number, line in enumerate(script):
        thumb = players[line.player]
        await thumb.plays(line)
        for words in line.words:
            await thumb.reads(words)
        if number in {0, len(script) // 2, len(script) - 1}:
            for name, each in players.items():
                await each.screen.picture(f"{game}-{number}-{name}")
                await judged(each.screen, axe)
    phone = players["Ana"]
    assert await phone.screen.page.evaluate(
        "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    )
    box = await phone.desk.locator(".layout").bounding_box(timeout=PATIENCE)
    assert box is not None
    assert box["height"] <= LONGEST_DESK
    assert sum(each.taps for each in players.values()) == sum(len(each.presses) for each in script)
    for each in players.values():
        assert each.screen.complaints == []
