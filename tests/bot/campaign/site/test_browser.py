"""A campaign's site in a real browser, at a desk and on a phone, by light and by dark.

Pictures are kept in `artifacts/`, to be looked at.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page

from bot.campaign.site.making import site
from bot.commands.dice.luck import count_entry
from bot.local.page.opening import Opened
from localdiscord import Upload
from tests.bot.campaign.site.campaigns import campaign_file
from tests.bot.campaign.site.test_site import brought, desk
from tests.bot.desk import Desk
from tests.bot.local.page.conftest import axe, chromium, opened, started_chromium
from tests.bot.local.page.test_browser import DESK, PHONE, PICTURES

__all__ = ["axe", "chromium", "desk", "opened", "started_chromium"]

PAGES = ("index.html", "battles.html", "battles-2.html", "players.html")


@pytest_asyncio.fixture(loop_scope="session")
async def folder(desk: Desk, tmp_path: Path) -> Path:
    """The site of a campaign, unpacked."""
    campaign = await brought(desk, 300)
    _, files = await site(desk.store, desk.router._localiser, campaign, "fr", count_entry)
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    return tmp_path


async def watched(chromium: Browser, size: Any, scheme: Any = "light") -> tuple[Page, list[str]]:
    """Return a page, and what its console complains of or what it asks beside itself."""
    context = await chromium.new_context(viewport=size, color_scheme=scheme)
    page = await context.new_page()
    complaints: list[str] = []
    page.on("console", lambda told: complaints.append(told.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: _elsewhere(request, complaints))
    return page, complaints


def _elsewhere(request: Any, complaints: list[str]) -> None:
    if not request.is_navigation_request() and not request.url.startswith("data:"):
        complaints.append(f"asked for {request.url}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_pages_fit_the_screen_and_ask_for_nothing(
    chromium: Browser, folder: Path, size: dict[str, int], scheme: str
) -> None:
    page, complaints = await watched(chromium, size, scheme)
    wide = "phone" if size is PHONE else "desk"
    for name in PAGES:
        await page.goto((folder / name).as_uri())
        across = await page.evaluate("document.documentElement.scrollWidth")
        assert across <= size["width"], name
        shown = name.partition(".")[0]
        await page.screenshot(path=PICTURES / f"site-{shown}-{wide}-{scheme}.png", full_page=True)
    assert complaints == []


async def test_the_style_is_taken_and_hostile_names_are_only_text(
    chromium: Browser, folder: Path
) -> None:
    page, complaints = await watched(chromium, DESK)
    await page.goto((folder / "index.html").as_uri())
    face = await page.evaluate("getComputedStyle(document.body).fontFamily")
    assert "system-ui" in face
    assert await page.get_by_text("<script>alert(1)</script>").count() >= 1
    assert await page.evaluate("document.documentElement.lang") == "fr"
    assert complaints == []


async def test_every_page_is_reached_by_the_keyboard(chromium: Browser, folder: Path) -> None:
    page, _ = await watched(chromium, DESK)
    await page.goto((folder / "index.html").as_uri())
    await page.keyboard.press("Tab")
    assert await page.evaluate("document.activeElement.className") == "skip"
    for _ in range(2):
        await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    assert await page.evaluate("document.activeElement.textContent") == "Joueurs"
    await page.keyboard.press("Enter")
    await page.wait_for_url("**/players.html")


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_nobody_is_shut_out(chromium: Browser, folder: Path, axe: str, scheme: str) -> None:
    context = await chromium.new_context(
        viewport=PHONE,  # type: ignore[arg-type]
        color_scheme=scheme,  # type: ignore[arg-type]
        bypass_csp=True,
    )
    page = await context.new_page()
    for name in PAGES:
        await page.goto((folder / name).as_uri())
        await page.evaluate(axe)
        found = await page.evaluate("axe.run()")
        assert [violation["id"] for violation in found["violations"]] == [], name


async def test_the_local_table_shows_a_campaign_behind_its_link(
    chromium: Browser, opened: Opened
) -> None:
    table = opened.table
    user = table.user("Olga", locale="en", channel="general")
    file = Upload("border.json", campaign_file(30, 6, 5))
    await user.slash("campaign import", {"file": file})
    reply = await user.slash("campaign chronicle link", {})
    description = reply.messages[0].embeds[0]["description"]
    (link,) = [line for line in description.splitlines() if line.startswith("http://")]
    page, complaints = await watched(chromium, PHONE)
    answer = await page.goto(link)
    assert answer is not None
    assert answer.status == 200
    assert await page.get_by_role("heading", level=1).text_content() == 'The "Border" <War>'
    await page.get_by_role("link", name="Players").click()
    assert await page.get_by_role("row").count() > 6
    assert complaints == []
