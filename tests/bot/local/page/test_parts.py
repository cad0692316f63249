"""Menus, layouts, forms and files on the page, in a real browser."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.discord.client import create_bot
from bot.local.page.opening import Opened, PageOptions, open_with_page
from bot.process.settings import Settings
from localdiscord.protocol.model import Role
from tests.bot.local.extra_commands import register
from tests.bot.local.page.test_browser import DESK, PHONE, Screen, screen
from tests.localdiscord.bots.parts import PNG, Parts

CROWD: Final = ("Bob", "Cléa", "Dora", "Émile", "Fanny", "Gus", "Hugo", "Inès", "Jo")


@pytest_asyncio.fixture(loop_scope="session")
async def opened(tmp_path: Path) -> AsyncIterator[Opened]:
    async with AsyncExitStack() as stack:
        database = f"sqlite:///{tmp_path}/battles.db"
        bot = create_bot(Settings(database=database, guild_ready_timeout=0.01, cards="full"))
        extra = Parts().get_app_commands()
        for command in extra:
            bot.tree.add_command(command)
        opened = await open_with_page(stack, bot, PageOptions(), locale="en", channel="general")
        opened.table.state.roles[77] = Role(77, "Umpire", 0)
        for name in CROWD:
            opened.table.user(name)
        await stack.enter_async_context(opened.table.connect(bot))
        await register(bot, extra)
        yield opened


async def test_menus_list_people_and_roles_and_are_searched(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened)
    page = shown.page
    await shown.types("/menus")
    await page.get_by_role("button", name="People").click()
    search = page.get_by_role("combobox", name="Search")
    await expect(search).to_be_focused()
    await shown.picture("menu")
    await search.fill("clea")
    await expect(page.get_by_role("listbox").get_by_role("option")).to_have_text(["Cléa"])
    await page.keyboard.press("Enter")
    await search.fill("")
    await page.get_by_role("listbox").get_by_role("option", name="Bob").click()
    await page.get_by_role("button", name="Done").click()
    await expect(page.locator(".text").last).to_have_text("Member:Cléa, Member:Bob")
    await page.get_by_role("button", name="Roles").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("listbox", name="Roles")).to_be_focused()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.locator(".text").last).to_have_text("Role:Umpire")
    await expect(page.get_by_role("button", name="Roles: @Umpire")).to_be_focused()
    await page.get_by_role("button", name="Anybody").click()
    await page.keyboard.press("Escape")
    await expect(page.locator(".panel")).to_have_count(0)
    assert shown.complaints == []


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "dark"), (DESK, "light"), (PHONE, "dark")])
async def test_a_layout_is_shown_whole_and_its_controls_work(
    chromium: Browser, opened: Opened, axe: str, size: dict[str, int], scheme: str
) -> None:
    shown = await screen(chromium, opened, size, color_scheme=scheme)
    page = shown.page
    await shown.types("/board")
    container = page.locator(".container")
    await expect(container.get_by_role("heading", name="Turn 1")).to_be_visible()
    await expect(page.get_by_alt_text("The field")).to_be_visible()
    await expect(page.get_by_role("link", name="list.txt")).to_be_visible()
    await shown.picture(f"layout-{size['width']}-{scheme}")
    await page.evaluate(axe)
    found = await page.evaluate("axe.run()")
    serious = [
        violation
        for violation in found["violations"]
        if violation["impact"] in {"serious", "critical"}
    ]
    assert [(each["id"], each["nodes"][0]["html"]) for each in serious] == []
    wider = await page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wider
    await page.get_by_role("button", name="Reveal").click()
    await expect(page.get_by_role("button", name="Reveal")).to_have_count(0)
    await page.get_by_role("button", name="Next turn").click()
    await expect(container.get_by_role("heading", name="Turn 2")).to_be_visible()
    await expect(page.get_by_alt_text("The field")).to_be_visible()
    await page.get_by_role("button", name="Wing").click()
    await page.get_by_role("option", name="Centre").click()
    await expect(page.locator(".text").last).to_have_text("wing Centre")
    assert shown.complaints == []


async def test_an_embed_shows_the_pictures_of_the_table_and_leads_to_those_of_others(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened)
    await shown.types("/poster")
    embed = shown.page.locator(".embed")
    title = embed.get_by_role("link", name="The field", exact=True).first
    await expect(title).to_have_attribute("href", "https://example.org/field")
    await expect(embed.locator("img")).to_have_count(1)
    drawn = "image => image.decode().then(() => image.naturalWidth)"
    assert await embed.locator("img").evaluate(drawn) > 0
    address = "https://cdn.example.org/attachments/1/2/flag.png"
    await expect(embed.get_by_role("link", name=address)).to_have_attribute("href", address)
    assert shown.complaints == []


async def attach(shown: Screen, opener: Any, *files: tuple[str, bytes]) -> None:
    async with shown.page.expect_file_chooser() as chosen:
        await opener.click()
    given = [
        {"name": name, "mimeType": "application/octet-stream", "buffer": data}
        for name, data in files
    ]
    await (await chosen.value).set_files(given)  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [DESK, PHONE])
async def test_a_form_of_choices_and_files_is_filled_in(
    chromium: Browser, opened: Opened, axe: str, size: dict[str, int]
) -> None:
    shown = await screen(chromium, opened, size)
    page = shown.page
    await shown.types("/orders")
    form = page.get_by_role("dialog", name="Orders")
    await form.get_by_role("radio", name="Charge").check()
    await form.get_by_role("checkbox", name="Shields").uncheck()
    await form.get_by_role("checkbox", name="Banner").check()
    await form.get_by_role("checkbox", name="Sworn").check()
    await attach(shown, form.get_by_role("button", name="Map"), ("a.txt", b"a"), ("b.txt", b"bc"))
    await expect(form.get_by_role("listitem")).to_have_count(2)
    await shown.picture(f"form-{size['width']}")
    await page.evaluate(axe)
    found = await page.evaluate("axe.run()")
    serious = [
        violation
        for violation in found["violations"]
        if violation["impact"] in {"serious", "critical"}
    ]
    assert [(each["id"], each["nodes"][0]["html"]) for each in serious] == []
    await form.get_by_role("button", name="Take away a.txt").click()
    await form.get_by_role("button", name="Send").click()
    await expect(page.locator(".text").last).to_have_text("charge|banner|True|b.txt:2")
    assert shown.complaints == []


async def test_a_form_lists_people_and_says_what_it_lacks(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened)
    page = shown.page
    await shown.types("/muster")
    form = page.get_by_role("dialog", name="Muster")
    general = form.get_by_role("button", name="General")
    await general.click()
    await expect(page.locator(".panel")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator(".panel")).to_have_count(0)
    await expect(form).to_be_visible()
    await expect(general).to_be_focused()
    await page.keyboard.press("ArrowDown")
    await form.get_by_role("combobox", name="Search").fill("ine")
    await page.keyboard.press("Enter")
    await form.get_by_role("button", name="Send").click()
    await expect(form.get_by_role("alert")).to_have_text("Rank: pick 1.")
    await form.get_by_role("button", name="Rank").click()
    await form.get_by_role("option", name="@Umpire").click()
    await shown.picture("form-menus")
    await form.get_by_role("button", name="Send").click()
    await expect(page.locator(".text").last).to_have_text("Member:Inès||Role:Umpire|")
    assert shown.complaints == []


async def test_a_menu_at_the_end_of_a_phone_s_screen_opens_where_there_is_room(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened, PHONE)
    page = shown.page
    for _ in range(3):
        await shown.types("/menus")
    await expect(page.locator(".message")).to_have_count(3)
    await page.get_by_role("button", name="Anybody").last.click()
    panel = page.locator(".panel")
    await expect(panel).to_be_in_viewport(ratio=1)
    await shown.picture("menu-390")
    assert not await page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert shown.complaints == []


async def test_a_file_is_attached_to_a_command_or_shown_to_the_others(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened)
    page = shown.page
    opener = page.get_by_role("button", name="Attach files")
    await attach(shown, opener, ("the field.png", PNG))
    await expect(page.locator(".attached")).to_contain_text("the_field.png")
    await shown.types("/read")
    await expect(page.locator(".text").last).to_have_text(f"the_field.png:{len(PNG)}:3")
    await expect(page.locator(".attached")).to_have_count(0)
    await attach(shown, opener, ("field.png", PNG))
    await expect(page.locator(".attached")).to_contain_text("field.png")
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_alt_text("field.png")).to_be_visible()
    await attach(shown, opener, ("lost.txt", b"x"))
    await expect(page.locator(".attached")).to_contain_text("lost.txt")
    await shown.types("/roll 3d6")
    await expect(page.locator(".wrong")).to_have_text("Nothing here takes the file lost.txt.")
    await attach(shown, opener, ("big.bin", bytes(10 * 1024 * 1024 + 1)))
    await expect(page.get_by_role("alert")).to_have_text("A file may have 10 MB at most.")
    assert shown.complaints == []
