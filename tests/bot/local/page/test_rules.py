"""Rules on the page: offered while one types, read on a phone, followed by their buttons."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from bot.local.page.opening import Opened
from tests.bot.local.page.test_browser import DESK, PHONE, screen

pytestmark = pytest.mark.usefixtures("reference")


async def test_a_rule_is_shown_posted_and_offered(chromium: Browser, opened: Opened) -> None:
    shown = await screen(chromium, opened, DESK)
    await shown.types("/rule text:killing blow")
    await expect(shown.page.locator(".embed h3")).to_have_text("Killing blow")
    await shown.picture("rule")
    await shown.page.get_by_role("button", name="Post here").click()
    await expect(shown.page.locator(".embed h3")).to_have_count(2)
    await shown.page.get_by_role("combobox", name="roll 3d6").focus()
    await shown.page.keyboard.type("/rule text:killing b")
    await expect(shown.page.locator("#offers [role=option]").first).to_contain_text("Killing blow")
    await shown.picture("rule-offers")
    assert shown.complaints == []


async def test_a_rule_fits_a_phone(chromium: Browser, opened: Opened) -> None:
    shown = await screen(chromium, opened, PHONE)
    await shown.types("/rule text:miscast")
    await expect(shown.page.locator(".embed h3")).to_have_count(1)
    await shown.picture("rule-phone")
    wide = await shown.page.evaluate(
        "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    )
    assert not wide
    assert shown.complaints == []
