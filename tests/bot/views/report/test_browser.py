"""A battle's report in a real browser, at a desk and on a phone.

Pictures are kept in `artifacts/`, to be looked at.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser

from bot.texts.localiser import Localiser
from bot.views.report.report_page import page
from rulesets.core.ruleset.installed import installed_games
from tests.bot.campaign.site.test_browser import watched
from tests.bot.local.page.conftest import axe, chromium, started_chromium
from tests.bot.local.page.test_browser import DESK, PHONE, PICTURES
from tests.bot.views.report.test_report_page import Names, report

__all__ = ["axe", "chromium", "started_chromium"]

LINES = """
() => [...document.querySelectorAll("td")].map(cell => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return text.getClientRects().length;
})
"""
"""How many lines the text of each number takes."""


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """The page of a report."""
    file = tmp_path / "report.html"
    file.write_bytes(page(Localiser(installed_games()).texts("fr", "t9a"), report(Names())))
    return file


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_the_page_fits_the_screen_and_keeps_its_numbers_whole(
    chromium: Browser, written: Path, size: dict[str, int]
) -> None:
    opened, complaints = await watched(chromium, size)
    await opened.goto(written.as_uri())
    assert await opened.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert set(await opened.evaluate(LINES)) == {1}
    assert "system-ui" in await opened.evaluate("getComputedStyle(document.body).fontFamily")
    assert complaints == []
    name = "phone" if size is PHONE else "desk"
    await opened.screenshot(path=PICTURES / f"report-{name}.png", full_page=True)


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_nobody_is_shut_out(chromium: Browser, written: Path, axe: str, scheme: str) -> None:
    context = await chromium.new_context(
        viewport=PHONE,  # type: ignore[arg-type]
        color_scheme=scheme,  # type: ignore[arg-type]
        bypass_csp=True,
    )
    opened = await context.new_page()
    await opened.goto(written.as_uri())
    await opened.evaluate(axe)
    found = await opened.evaluate("axe.run()")
    assert [violation["id"] for violation in found["violations"]] == []
