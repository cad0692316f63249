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
from localdiscord import TableUser
from tests.bot.e2e.desk.tapping import at_rest
from tests.bot.local.page.conftest import open_page
from tests.bot.local.page.test_browser import PHONE, Screen, screen

MOST: Final = 300
"""Pixels: a phone of 844 then shows the newest card above the desk."""
GAMES: Final = {
    "blackhammer": ("M4 WS4 BS4 S3 T3 W1 I5 A1 Ld8", "longbow", "cavalry", "Lv2", "character"),
    "t9a": ("M5 WS4 BS4 S3 T3 W1 I5 A1 Ld8", "longbow", "cavalry", "Lv2", "character, wizard"),
    "whfb2": (
        "M10 WS3 BS3 S3 T3 W1 I3 A1 Ld8 Int8 Cl8 WP8 Wide5",
        "long-bow",
        "mounted",
        "Lv2",
        "character, wizard",
    ),
    "aos4": (
        "M6 H2 Sv4+ C1 A2 To3+ Wo3+ Re1 Da1",
        "infantry",
        "cavalry",
        "",
        "hero, infantry, wizard (1)",
    ),
}
"""The profile of a unit, and what makes it one of archers, of riders, a wizard."""
RANGED: Final = "Ra18 SA2 STo3+ SWo4+ SRe1 SDa1"
SIDES: Final = {
    "Ana": ("Storm", "Spearmen", "Archers", "Knights", "Mage", "Captain", "Halberds"),
    "Bruno": ("Horde", "Orcs", "Goblins", "Wolves", "Shaman", "Boss", "Trolls"),
}


WAYS: Final = (
    *((game, "en", False) for game in GAMES),
    *(("aos4", locale, all_shoot) for locale, all_shoot in (("fr", False), ("fr", True))),
)
"""Games, each with the language of its battle and whether every unit shoots."""


def army(game: str, names: tuple[str, ...], *, all_shoot: bool) -> list[str]:
    """Return six units of a game as they are typed."""
    line, archers, riders, level, wizard = GAMES[game]
    first, shots, fast, magic, leader, last = names
    ranged = RANGED if game == "aos4" else ""
    line = f"{line} {ranged}" if all_shoot else line
    ranged = "" if all_shoot else ranged
    return [
        f"{first} 20 {line}",
        f"{shots} 10 {line} {ranged} [{archers}]",
        f"{fast} 8 {line} [{riders}]",
        f"{magic} 1 {line} {level} [{wizard}]",
        f"{leader} 1 {line} [{wizard.partition(',')[0]}]",
        f"{last} 3 {line}",
    ]


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Follower, "soon", 0.01)
    monkeypatch.setattr(Desks, "between", 0.01)


@pytest_asyncio.fixture(loop_scope="session")
async def opened(tmp_path: Path) -> AsyncIterator[Opened]:
    async with AsyncExitStack() as stack:
        yield await open_page(stack, tmp_path, cards="card")


async def set_up(
    chromium: Browser, opened: Opened, game: str, locale: str, *, all_shoot: bool = False
) -> tuple[Screen, dict[str, TableUser]]:
    """Begin a battle of six units a side, and return a phone that shows it, and its players."""
    phone = {"has_touch": True, "is_mobile": True}
    shown = await screen(chromium, opened, PHONE, color_scheme="light", **phone)
    players = {
        name: opened.table.user(name, channel="general", locale=locale) for name in ("Ana", "Bruno")
    }
    sides = "side_one:Storm side_two:Horde"
    await players["Ana"].line(f"/battle start game:{game} {sides} language:{locale}")
    for name, (side, *units) in SIDES.items():
        await players[name].line(f"/battle join side:{side}")
        for unit in army(game, tuple(units), all_shoot=all_shoot):
            await players[name].line(f"/unit add {unit}")
    return shown, players


@pytest.mark.parametrize(("game", "locale", "all_shoot"), WAYS)
async def test_a_desk_of_six_units_a_side_is_low_in_every_phase_of_a_turn(
    chromium: Browser, opened: Opened, game: str, locale: str, *, all_shoot: bool
) -> None:
    shown, players = await set_up(chromium, opened, game, locale, all_shoot=all_shoot)
    high: dict[str, float] = {}
    desk = shown.page.locator(".message:not(.private) .layout").last
    for number in range(9):
        told = (await players["Ana"].line("/desk")).messages[-1]
        head = str(told.components[0]["components"][0]["content"]).splitlines()[0].strip("# ")
        await expect(desk.get_by_role("heading", name=head)).to_be_visible()
        high[f"{number} {head}"] = await desk.evaluate("each => each.offsetHeight")
        await players["Ana"].line("/battle next")
    assert {head: height for head, height in high.items() if height > MOST} == {}


@pytest.mark.parametrize("game", ["blackhammer", "t9a", "whfb2"])
@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_a_desk_that_waits_for_answers_to_charges_is_low(
    chromium: Browser, opened: Opened, game: str, locale: str
) -> None:
    shown, players = await set_up(chromium, opened, game, locale)
    await players["Ana"].line("/battle next phase:movement")
    await players["Ana"].line("/charge unit:Knights target:Orcs distance:5")
    await players["Ana"].line("/charge unit:Spearmen target:Goblins distance:5")
    told = (await players["Ana"].line("/desk")).messages[-1]
    head = str(told.components[0]["components"][0]["content"])
    assert "Orcs" in head.splitlines()[-1], "who is waited for is told last"
    desk = shown.page.locator(".message:not(.private) .layout").last
    waited = "(Goblins, Orcs)" if locale == "fr" else "answer the charge on Goblins, Orcs"
    await expect(desk.get_by_text(waited)).to_be_visible()
    assert await desk.evaluate("each => each.offsetHeight") <= MOST


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_the_sheet_below_a_roll_shows_what_fell_above_the_desk(
    chromium: Browser, opened: Opened, locale: str
) -> None:
    shown, _ = await set_up(chromium, opened, "blackhammer", locale)
    page = shown.page
    await page.get_by_role("button", name="Menu").last.click()
    await page.get_by_role("button", name="2D6", exact=True).last.click()
    sheet = page.locator(".message.private .layout").last
    await expect(sheet.get_by_text("More rolls")).to_be_visible()  # it stands below the roll
    await at_rest()  # the desk has come below it
    await sheet.get_by_text("Dice on 4+").click()
    await page.get_by_role("option", name="12 dice on 4+").click()
    await expect(sheet.get_by_text("success")).to_be_in_viewport()


SHOWN: Final = """() => {
  const top = document.querySelector(".scroll").getBoundingClientRect().top;
  const all = [...document.querySelectorAll(".message:not(.private)")];
  const desk = all.at(-1);
  const card = all.filter((each) => each.querySelector(".embed")).at(-1);
  const layout = desk?.querySelector(".layout");
  const embed = card?.querySelector(".embed");
  return {
    is_below: Boolean(layout?.querySelector("h3") && embed),
    is_alone: all.filter((each) => each.querySelector(".layout h3")).length === 1,
    hidden: embed ? top - embed.getBoundingClientRect().top : 0,
    desk: layout?.offsetHeight ?? 0,
  };
}"""
"""Whether the desk stands last, and is the only one; how much of the newest card is off the screen;
the desk’s height."""
CASES: Final = {
    "Fiasco": (
        "/winds dice:3,6",
        "/cast Mage spell:transmutation-of-lead target:Orcs dice_used:2 dice:1,1",
    ),
    "real dice": ("/shoot Archers target:Orcs weapon:longbow distance:12 dice:ask",),
    "pursuit": (
        "/unit link unit:Knights relation:contact other:Goblins",
        "/fight unit:Knights enemy:Goblins",
    ),
    "rout": (
        "/unit link unit:Knights relation:contact other:Goblins",
        "/fight unit:Knights enemy:Goblins",
        "/throw {pursue}",
    ),
}
"""What leads to a crowded desk, and in which phase of BlackHammer it does."""
PHASES: Final = {"Fiasco": "magic", "real dice": "shooting"}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_the_newest_card_stands_on_the_screen_above_a_crowded_desk(
    chromium: Browser, opened: Opened, locale: str, case: str
) -> None:
    shown, players = await set_up(chromium, opened, "blackhammer", locale)
    await players["Ana"].line(f"/battle next phase:{PHASES.get(case, 'close-combat')}")
    for line in CASES[case]:
        pursue = "Pursue" if locale == "en" else "Poursuivre"
        # Bruno tries first, whose screen this is not: of who may not decide it nothing is seen.
        for name in ("Bruno", "Ana") if line.startswith("/throw") else ("Ana",):
            if not (await players[name].line(line.format(pursue=pursue))).ephemeral:
                break
    await at_rest()
    # The desk of before is taken away.
    await shown.page.wait_for_function(
        f"() => {{ const s = ({SHOWN})(); return s.is_below && s.is_alone; }}"
    )
    await shown.page.wait_for_timeout(300)  # the page scrolls to the last
    seen = await shown.page.evaluate(SHOWN)
    await shown.picture(f"crowded-{case.replace(' ', '-')}-{locale}")
    assert seen["hidden"] <= 0
    assert seen["desk"] <= MOST
