"""The page in a real browser: what a player sees, types and presses, at a desk and on a phone.

Pictures are kept in `artifacts/`, to be looked at.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import Browser, Page, expect

from bot.local.page.opening import Opened

PICTURES: Final = Path(__file__).resolve().parents[4] / "artifacts"
DESK: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 390, "height": 844}
THUMB: Final = 44
"""Pixels that a button needs to be hit by a thumb."""


class Screen:
    """A page on a screen, and what its console complained of."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._asked)

    def _heard(self, message: Any) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(message.text)

    def _asked(self, request: Any) -> None:
        if not request.url.startswith(("http://127.0.0.1:", "data:")):
            self.complaints.append(f"left this machine: {request.url}")

    async def types(self, line: str) -> None:
        await self.page.get_by_role("combobox", name="roll 3d6").fill(line)
        await self.page.keyboard.press("Enter")

    async def picture(self, name: str) -> None:
        await self.page.screenshot(path=PICTURES / f"{name}.png")


async def screen(
    chromium: Browser, opened: Opened, size: dict[str, int] = DESK, **more: Any
) -> Screen:
    options: dict[str, Any] = {"locale": "en-GB", "color_scheme": "dark", **more}
    context = await chromium.new_context(viewport=size, **options)  # type: ignore[arg-type]
    shown = Screen(await context.new_page())
    await shown.page.goto(opened.here)
    await expect(shown.page.get_by_role("combobox", name="roll 3d6")).to_be_focused()
    return shown


async def test_a_newcomer_has_a_first_result_after_one_press(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened)
    await shown.picture("welcome")
    await shown.page.get_by_role("button", name="Roll 3D6").click()
    await expect(shown.page.locator(".embed h3")).to_have_text("Roll")
    await shown.page.get_by_role("button", name="Roll again").click()
    await expect(shown.page.locator(".embed")).to_have_count(2)
    assert shown.complaints == []


async def test_a_whole_command_is_typed_with_the_keyboard_alone(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened)
    keyboard = shown.page.keyboard
    field = shown.page.get_by_role("combobox", name="roll 3d6")
    await keyboard.type("/rol")
    await keyboard.press("Tab")
    await expect(field).to_have_value("/roll ")
    await keyboard.type("not")
    await keyboard.press("Tab")
    await expect(field).to_have_value("/roll notation:")
    await keyboard.type("scatter m")
    await expect(shown.page.locator("#offers [role=option]").first).to_contain_text("isfire")
    await shown.picture("choices")
    await keyboard.press("ArrowDown")
    await keyboard.press("Enter")
    await expect(field).to_have_value("/roll notation:scatter misfire ")
    await keyboard.press("Enter")
    await expect(shown.page.locator(".embed")).to_have_count(1)
    await expect(field).to_have_value("")
    await keyboard.press("ArrowUp")
    await expect(field).to_have_value("/roll notation:scatter misfire")
    assert shown.complaints == []


async def test_the_tabulator_leaves_the_line_where_there_is_nothing_to_complete(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened)
    await shown.page.keyboard.type("/sca")
    await expect(shown.page.locator("#offers [role=option]")).not_to_have_count(0)
    await shown.page.keyboard.press("Escape")
    await shown.page.keyboard.press("Tab")
    await expect(shown.page.get_by_role("button", name="Send")).to_be_focused()


async def test_what_is_wrong_is_said_and_the_line_stays(chromium: Browser, opened: Opened) -> None:
    shown = await screen(chromium, opened)
    await shown.types("/help roll colour:red")
    await expect(shown.page.get_by_role("status")).to_contain_text("has no option colour")
    field = shown.page.get_by_role("combobox", name="roll 3d6")
    await expect(field).to_have_value("/help roll colour:red")
    assert shown.complaints == []


async def test_what_is_offered_never_hides_what_is_wrong(chromium: Browser, opened: Opened) -> None:
    shown = await screen(chromium, opened)
    await shown.types("/help roll colour:red")
    told = shown.page.get_by_role("status")
    await expect(told).to_contain_text("has no option colour")
    await expect(shown.page.locator("#offers")).to_have_count(0)
    await shown.page.keyboard.press("End")
    await shown.page.keyboard.type(" ")
    offers = shown.page.locator("#offers")
    await expect(offers).to_be_visible()
    over, under = await offers.bounding_box(), await told.bounding_box()
    assert over is not None
    assert under is not None
    assert over["y"] + over["height"] <= under["y"]
    await shown.page.get_by_role("combobox", name="roll 3d6").fill("/odds")
    await expect(told).to_have_text("")


async def test_a_pressed_button_keeps_the_focus(chromium: Browser, opened: Opened) -> None:
    shown = await screen(chromium, opened)
    await shown.types("/roll 3d6")
    again = shown.page.get_by_role("button", name="Roll again").first
    await again.focus()
    await shown.page.keyboard.press("Enter")
    await expect(shown.page.locator(".embed")).to_have_count(2)
    await expect(again).to_be_focused()
    await shown.page.keyboard.press("Enter")
    await expect(shown.page.locator(".embed")).to_have_count(3)


async def test_a_message_has_several_lines_and_links_that_open(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened)
    field = shown.page.get_by_role("combobox", name="roll 3d6")
    await field.fill("my list:")
    await shown.page.keyboard.press("Shift+Enter")
    await shown.page.keyboard.type("https://example.org/a_b_c, [here](https://example.org)")
    await shown.page.keyboard.press("Enter")
    said = shown.page.locator(".text")
    await expect(said).to_have_text("my list:\nhttps://example.org/a_b_c, here")
    links = said.get_by_role("link")
    await expect(links.first).to_have_attribute("href", "https://example.org/a_b_c")
    await expect(links.last).to_have_attribute("href", "https://example.org")
    assert shown.complaints == []


async def test_a_channel_that_a_message_points_to_is_called_by_its_name(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened)
    channel = opened.table.user("Ana").channel
    await shown.types(f"read <#{channel.id}> and <#1>")
    said = shown.page.locator(".message").last
    await expect(said).to_contain_text(f"read #{channel.name} and #…")


async def test_an_answer_longer_than_the_screen_is_shown_from_its_beginning(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened, PHONE)
    await shown.types("/roll 3d6")
    await expect(shown.page.locator(".embed")).to_have_count(1)
    await shown.types("/help")
    await expect(shown.page.locator(".embed h3").last).to_be_in_viewport()
    await shown.types("/roll 2d6")
    await expect(shown.page.locator(".embed")).to_have_count(3)
    await expect(shown.page.locator(".embed h3").last).to_be_in_viewport()


async def test_two_windows_of_one_browser_play_two_players_and_come_back_as_them(
    chromium: Browser, opened: Opened
) -> None:
    first = await screen(chromium, opened)
    other = await first.page.context.new_page()
    await other.goto(opened.here)
    await other.get_by_role("button", name="New player").click()
    await other.keyboard.type("Zoe")
    await other.keyboard.press("Enter")
    await expect(other.get_by_label("Playing as")).to_have_value("Zoe")
    await first.page.reload()
    await expect(first.page.get_by_label("Playing as")).to_have_value("Ana")
    await other.reload()
    await expect(other.get_by_label("Playing as")).to_have_value("Zoe")


async def test_another_day_is_told_above_its_messages(chromium: Browser, opened: Opened) -> None:
    shown = await screen(chromium, opened)
    await shown.types("today")
    await expect(shown.page.locator(".message")).to_have_count(1)
    await expect(shown.page.locator(".day")).to_have_count(0)
    await shown.page.clock.install()
    await shown.page.clock.fast_forward("48:00:00")
    await shown.page.reload()
    await expect(shown.page.locator(".message")).to_have_count(1)
    await expect(shown.page.locator(".day")).to_have_count(1)
    assert shown.complaints == []


async def test_a_form_is_filled_in_and_sent(chromium: Browser, opened: Opened) -> None:
    shown = await screen(chromium, opened, PHONE)
    await shown.types("/resolve break_test lost_by:2 dice:3,3")
    dialog = shown.page.get_by_role("dialog")
    await expect(dialog).to_be_visible()
    await shown.picture("form")
    await dialog.get_by_label("Leadership").fill("8")
    await dialog.get_by_role("button", name="Send").click()
    await expect(dialog).not_to_be_visible()
    await expect(shown.page.locator(".embed h3")).to_have_text("Break test")
    assert shown.complaints == []


async def test_two_players_share_a_table_and_secrets_stay_with_one(
    chromium: Browser, opened: Opened
) -> None:
    ann, bob = await screen(chromium, opened), await screen(chromium, opened, locale="fr-FR")
    await bob.page.get_by_role("button", name="Nouveau joueur").click()
    await bob.page.get_by_role("textbox", name="Nouveau joueur").fill("Bob")
    await bob.page.keyboard.press("Enter")
    await expect(bob.page.get_by_label("Vous jouez")).to_have_value("Bob")
    await ann.types("/roll 3d6 secret:true")
    await expect(ann.page.get_by_text("Only you see this")).to_be_visible()
    await ann.types("over to you")
    await expect(bob.page.get_by_text("over to you")).to_be_visible()
    await expect(bob.page.locator(".embed")).to_have_count(0)
    await ann.page.get_by_role("button", name="New channel").click()
    await ann.page.get_by_role("textbox", name="New channel").fill("elsewhere")
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.get_by_role("heading", name="elsewhere")).to_be_visible()
    await bob.types("/roll 2d6")
    await expect(ann.page.locator(".channel.unread")).to_have_count(1)
    assert ann.complaints == []
    assert bob.complaints == []


async def test_the_page_comes_back_when_the_table_does(chromium: Browser, opened: Opened) -> None:
    shown = await screen(chromium, opened)
    await shown.types("/roll 3d6")
    await expect(shown.page.locator(".embed")).to_have_count(1)
    await opened.table.close()
    await expect(shown.page.get_by_role("status")).to_contain_text("trying again")
    await opened.table.open()
    await expect(shown.page.get_by_role("status")).not_to_contain_text("trying again")
    await expect(shown.page.locator(".embed")).to_have_count(1)
    await opened.table.wait_bot()
    await shown.types("/roll 3d6")
    await expect(shown.page.locator(".embed")).to_have_count(2)


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_a_phone_shows_everything_without_sideways_scrolling(
    chromium: Browser, opened: Opened, theme: str
) -> None:
    shown = await screen(chromium, opened, PHONE, color_scheme=theme)
    await shown.types(
        "/fight unit:Knights 8 M8 WS4 S3 T3 W1 I3 A1 Ld8 enemy:Orcs 20 M4 WS3 S3 T4 W1 I2 A1 Ld7"
    )
    await expect(shown.page.locator(".embed")).to_have_count(1)
    await shown.picture(f"phone-{theme}")
    wide = await shown.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    await shown.page.get_by_role("button", name="Channels and players").click()
    await expect(shown.page.get_by_label("Playing as")).to_be_visible()
    await shown.picture(f"phone-menu-{theme}")
    await shown.page.keyboard.press("Escape")
    await expect(shown.page.get_by_label("Playing as")).not_to_be_visible()
    await expect(shown.page.get_by_role("button", name="Channels and players")).to_be_focused()


async def test_a_thumb_hits_each_button_under_a_question_on_a_phone(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened, PHONE, locale="fr-FR")
    await shown.types("/roll 3d6 dice:ask")
    buttons = shown.page.locator(".message .controls .button")
    await expect(buttons).to_have_text(
        [
            "Taper les dés",
            "Le bot les lance",
            "Le bot lance le reste",
            "Abandonner ce jet",
            "EN",
        ]
    )
    await shown.picture("phone-question")
    boxes = [await button.bounding_box() for button in await buttons.all()]
    assert all(box and box["height"] >= THUMB for box in boxes)
    assert len({round(box["y"]) for box in boxes if box}) <= 3
    assert all(box and box["x"] + box["width"] <= PHONE["width"] for box in boxes)


async def test_what_is_copied_is_not_torn_at_its_dashes(chromium: Browser, opened: Opened) -> None:
    shown = await screen(chromium, opened, PHONE)
    await shown.types("/roll 2d6")
    await shown.types("/dice verify")
    option = shown.page.locator(".embed code", has_text="--head ")
    await expect(option).to_have_count(1)
    lines = await option.evaluate("node => node.getClientRects().length")
    height = await option.evaluate("node => node.getBoundingClientRect().height")
    assert lines == 1
    assert height < 2 * await option.evaluate(
        "node => parseFloat(getComputedStyle(node).lineHeight)"
    )
    assert shown.complaints == []


async def test_an_answer_is_on_the_screen_within_a_tenth_of_a_second(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened)
    await shown.types("/roll 3d6")
    await expect(shown.page.locator(".embed")).to_have_count(1)
    took: list[float] = []
    # A busy machine is slow for seconds on end; that says nothing of the page. What it takes is
    # what it takes in a moment when bot and browser both have their turn.
    while len(took) < MOMENTS and min(took, default=SOON) >= SOON:
        field = shown.page.get_by_role("combobox", name="roll 3d6")
        await field.fill("/roll 3d6")
        took.append(await shown.page.evaluate(ENTER_TO_ANSWER))
    assert min(took) < SOON, took


SOON: Final = 100.0
"""Milliseconds within which an answer is felt to be there at once."""
MOMENTS: Final = 60
"""How often the time is taken at most."""
ENTER_TO_ANSWER: Final = """() => new Promise((done) => {
  const list = document.querySelector("ol");
  const begun = performance.now();
  new MutationObserver((_, watch) => {
    watch.disconnect();
    requestAnimationFrame(() => done(performance.now() - begun));
  }).observe(list, { childList: true });
  document.querySelector("[role=combobox]").dispatchEvent(
    new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
})"""


async def test_the_first_paint_is_there_within_half_a_second(
    chromium: Browser, opened: Opened
) -> None:
    times = []
    for _ in range(3):
        shown = await screen(chromium, opened)
        times.append(
            await shown.page.evaluate(
                "performance.getEntriesByName('first-contentful-paint')[0].startTime"
            )
        )
    assert min(times) < 500.0, times


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_no_serious_fault_of_accessibility_is_found(
    chromium: Browser, opened: Opened, axe: str, theme: str, size: dict[str, int]
) -> None:
    shown = await screen(chromium, opened, size, color_scheme=theme, bypass_csp=True)
    await judged(shown, axe)
    await shown.types("/roll 3d6")
    await shown.types("/roll 3d6 secret:true")
    await shown.types("a message")
    await expect(shown.page.locator(".message")).to_have_count(3)
    await shown.page.keyboard.type("/")
    await expect(shown.page.locator("#offers [role=option]").first).to_be_visible()
    await judged(shown, axe)
    await shown.types("/shoot")
    await expect(shown.page.get_by_role("dialog")).to_be_visible()
    await judged(shown, axe)


async def judged(shown: Screen, source: str) -> None:
    await shown.page.evaluate(source)
    found = await shown.page.evaluate("axe.run()")
    grave = [
        violation
        for violation in found["violations"]
        if violation["impact"] in {"serious", "critical"}
    ]
    told = [(each["id"], [node["html"][:120] for node in each["nodes"][:3]]) for each in grave]
    assert grave == [], json.dumps(told, indent=1)
