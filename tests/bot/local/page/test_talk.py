"""Messages on the page: emoji, pins, threads, edits, menus, private lines."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from discord import app_commands
from playwright.async_api import Browser, Locator, expect

from bot.local.page.opening import Opened
from localdiscord.state.changes import MessageCreated
from tests.bot.local.page.conftest import open_page
from tests.bot.local.page.test_browser import DESK, PHONE, Screen, judged, screen
from tests.localdiscord.bots.talking import measure, quote


async def as_player(shown: Screen, name: str) -> None:
    await shown.page.get_by_role("button", name="New player").click()
    await shown.page.get_by_role("textbox", name="New player").fill(name)
    await shown.page.keyboard.press("Enter")
    await expect(shown.page.get_by_label("Playing as")).to_have_value(name)


def message(shown: Screen, text: str) -> Locator:
    return shown.page.locator(".message").filter(has=shown.page.get_by_text(text, exact=True))


async def more(shown: Screen, text: str, item: str) -> None:
    line = message(shown, text)
    await line.hover()
    await line.get_by_role("button", name="More").click()
    await line.get_by_role("button", name=item, exact=True).click()


async def test_over_an_answer_stands_the_command_and_what_was_typed(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened)
    await shown.types("/roll 3d6")
    asked = shown.page.locator(".asked")
    await expect(asked.locator("summary")).to_have_text("Ana used /roll")
    await expect(asked.locator("code")).not_to_be_visible()
    await asked.locator("summary").press("Enter")
    await expect(asked.locator("code")).to_contain_text("3d6")
    await shown.picture("asked")
    await shown.page.get_by_role("button", name="Roll again").click()
    await expect(shown.page.get_by_text("Ana chose “Roll again”")).to_be_visible()
    assert shown.complaints == []


async def test_emoji_are_added_counted_and_taken_back(chromium: Browser, opened: Opened) -> None:
    ann, bob = await screen(chromium, opened), await screen(chromium, opened)
    await as_player(bob, "Bob")
    await ann.types("who rolls?")
    line = message(ann, "who rolls?")
    await line.hover()
    await line.get_by_role("button", name="Add a reaction").click()
    await ann.picture("emoji")
    await line.get_by_role("button", name="🎲").click()
    await expect(line.get_by_role("button", name="🎲 1: Ana")).to_have_attribute(
        "aria-pressed", "true"
    )
    theirs = message(bob, "who rolls?").get_by_role("button", name="🎲 1: Ana")
    await expect(theirs).to_have_attribute("aria-pressed", "false")
    await theirs.click()
    await expect(line.get_by_role("button", name="🎲 2: Ana, Bob")).to_be_visible()
    await line.get_by_role("button", name="🎲 2: Ana, Bob").click()
    await expect(line.get_by_role("button", name="🎲 1: Bob")).to_be_visible()
    assert ann.complaints == bob.complaints == []


@pytest.mark.parametrize("size", [DESK, PHONE])
async def test_the_panels_of_a_message_stay_on_the_screen_and_hold_their_buttons(
    chromium: Browser, opened: Opened, size: dict[str, int]
) -> None:
    shown = await screen(chromium, opened, size)
    await shown.types("hold the line")
    line = message(shown, "hold the line")
    for name in ("Add a reaction", "More"):
        await line.hover()
        await line.get_by_role("button", name=name, exact=True).click()
        panel = line.locator(".flyout")
        await expect(panel).to_be_visible()
        around = await panel.bounding_box()
        last = await panel.get_by_role("button").last.bounding_box()
        assert around is not None
        assert last is not None
        assert around["x"] >= 0
        assert last["x"] + last["width"] <= around["x"] + around["width"] <= size["width"]
        assert last["y"] + last["height"] <= around["y"] + around["height"]
        await shown.page.keyboard.press("Escape")


async def test_an_answer_quotes_words_without_their_marks_and_keeps_hidden_ones_hidden(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened)
    await shown.types("**hold** the ||bridge||")
    line = shown.page.locator(".message").first
    await line.hover()
    await line.get_by_role("button", name="Reply").click()
    await shown.types("yes")
    await expect(shown.page.locator("button.quoted")).to_have_text("Reply to Ana · hold the ▒▒▒")


async def test_the_panel_of_a_message_is_worked_by_keyboard_alone(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened)
    await shown.types("hold the line")
    line = message(shown, "hold the line")
    await line.get_by_role("button", name="Add a reaction").focus()
    await shown.page.keyboard.press("Enter")
    first = line.locator(".emoji button").first
    await expect(first).to_be_focused()
    chosen = await first.get_attribute("aria-label")
    await shown.page.keyboard.press("Escape")
    await expect(line.get_by_role("button", name="Add a reaction")).to_be_focused()
    await expect(first).to_have_count(0)
    await shown.page.keyboard.press("Enter")
    await expect(first).to_be_focused()
    await shown.page.keyboard.press("Enter")
    await expect(line.get_by_role("button", name=f"{chosen} 1: Ana")).to_be_visible()


async def test_a_pin_is_said_listed_and_leads_back_to_a_message_long_gone_from_sight(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened)
    await shown.types("the house rules")
    await more(shown, "the house rules", "Pin")
    await expect(shown.page.locator(".notice")).to_contain_text("Ana pinned a message.")
    user = opened.table.user("Ana")
    for number in range(120):
        user.say(f"line {number}")
    await shown.page.reload()
    await expect(shown.page.get_by_text("line 119")).to_be_visible()
    await expect(shown.page.get_by_text("the house rules")).to_have_count(0)
    await shown.page.get_by_role("button", name="Pinned messages").click()
    dialog = shown.page.get_by_role("dialog")
    await expect(dialog.get_by_text("the house rules")).to_be_visible()
    await shown.picture("pins")
    await dialog.get_by_role("button", name="Go to the message").click()
    await expect(message(shown, "the house rules")).to_be_in_viewport()
    await shown.picture("jumped")
    user.say("meanwhile, elsewhere")
    await expect(shown.page.get_by_text("meanwhile, elsewhere")).to_have_count(0)
    await shown.page.get_by_role("button", name="To the latest messages").click()
    await expect(shown.page.get_by_text("meanwhile, elsewhere")).to_be_in_viewport()
    user.say("and on it goes")
    await expect(shown.page.get_by_text("and on it goes")).to_be_in_viewport()
    await shown.page.get_by_role("button", name="Pinned messages").click()
    await dialog.get_by_role("button", name="Unpin").click()
    await expect(dialog.get_by_text("Nothing is pinned here yet.")).to_be_visible()
    assert shown.complaints == []


async def test_a_thread_is_opened_at_a_message_put_away_and_brought_back(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened)
    await shown.types("let us fight apart")
    await more(shown, "let us fight apart", "Open a thread")
    dialog = shown.page.get_by_role("dialog")
    await dialog.get_by_label("Name of the thread").fill("The duel")
    await shown.page.keyboard.press("Enter")
    await expect(shown.page.get_by_role("heading", name="The duel")).to_be_visible()
    await expect(shown.page.locator(".notice")).to_contain_text("starts from a message of Ana")
    await shown.types("en garde")
    await shown.picture("thread")
    side = shown.page.get_by_role("navigation")
    await expect(side.get_by_role("button", name="The duel")).to_be_visible()
    await shown.page.get_by_role("button", name="Archive", exact=True).click()
    await expect(side.get_by_text("Archived threads (1)")).to_be_visible()
    await side.get_by_role("button", name="general").click()
    await expect(side.get_by_role("button", name="The duel")).not_to_be_visible()
    await shown.picture("thread-archived")
    await shown.page.get_by_role("button", name="Go to the thread The duel").click()
    await expect(shown.page.get_by_role("heading", name="The duel")).to_be_visible()
    await shown.types("one more word")
    await expect(side.get_by_text("Archived threads")).to_have_count(0)
    await shown.page.get_by_role("button", name="Leave").click()
    await expect(shown.page.get_by_role("button", name="Join")).to_be_visible()
    assert shown.complaints == []


async def test_a_thread_is_opened_in_the_channel_from_its_head(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened, PHONE)
    await shown.page.get_by_role("button", name="New thread").click()
    await shown.page.get_by_label("Name of the thread").fill("Aside")
    await shown.page.keyboard.press("Enter")
    await expect(shown.page.get_by_role("heading", name="Aside")).to_be_visible()
    await shown.picture("phone-thread")
    wide = await shown.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    assert shown.complaints == []


async def test_ones_own_message_is_edited_and_deleted(chromium: Browser, opened: Opened) -> None:
    ann, bob = await screen(chromium, opened), await screen(chromium, opened)
    await as_player(bob, "Bob")
    await ann.types("3 hits")
    await more(ann, "3 hits", "Edit")
    box = ann.page.get_by_role("textbox", name="Edit")
    await expect(box).to_be_focused()
    await box.fill("4 hits")
    await ann.picture("editing")
    await ann.page.keyboard.press("Enter")
    await expect(message(bob, "4 hits").get_by_text("edited")).to_be_visible()
    theirs = message(bob, "4 hits")
    await theirs.hover()
    await theirs.get_by_role("button", name="More").click()
    await expect(theirs.get_by_role("button", name="Pin")).to_be_visible()
    await expect(theirs.get_by_role("button", name="Delete")).to_have_count(0)
    await more(ann, "4 hits", "Delete")
    await expect(bob.page.get_by_text("4 hits")).to_have_count(0)
    assert ann.complaints == bob.complaints == []


async def test_whoever_writes_is_shown_to_the_others(chromium: Browser, opened: Opened) -> None:
    ann, bob = await screen(chromium, opened), await screen(chromium, opened)
    await as_player(bob, "Bob")
    field = bob.page.get_by_role("combobox", name="roll 3d6")
    await field.fill("hello")
    await field.press("Enter")
    await expect(message(ann, "hello")).to_be_visible()  # now her page hears all that happens
    await field.press_sequentially("wait")
    await expect(ann.page.get_by_text("Bob is typing…")).to_be_visible()
    await expect(bob.page.locator(".typing")).to_have_text("")
    await expect(field).to_have_value("wait")
    await field.press("Enter")
    await expect(message(ann, "wait")).to_be_visible()
    await expect(ann.page.get_by_text("Bob is typing…")).to_have_count(0)


async def test_a_private_line_is_shown_to_its_person_alone(
    chromium: Browser, opened: Opened
) -> None:
    ann, bob = await screen(chromium, opened), await screen(chromium, opened)
    await as_player(bob, "Bob")
    line = opened.table.user("Ana").private_line()
    await expect(ann.page.get_by_role("heading", name="Direct messages")).to_be_visible()
    await ann.page.get_by_role("navigation").get_by_role("button", name="Vexille").click()
    field = ann.page.get_by_role("combobox", name="A message to Vexille")
    await field.fill("where do I deploy?")
    heard = []
    opened.table.state.subscribe(heard.append)
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.locator(".message")).to_contain_text("where do I deploy?")
    created = [each.message for each in heard if isinstance(each, MessageCreated)]
    assert [each.channel_id for each in created] == [line.id]
    await ann.picture("direct")
    await expect(bob.page.get_by_role("heading", name="Direct messages")).to_have_count(0)
    await expect(bob.page.get_by_text("where do I deploy?")).to_have_count(0)
    assert ann.complaints == bob.complaints == []


def sample_menus() -> list[app_commands.ContextMenu]:
    return [
        app_commands.ContextMenu(name=name, callback=callback)
        for name, callback in (quote, measure)
    ]


async def test_the_bots_menus_are_behind_messages_and_names(
    chromium: Browser, tmp_path: Path
) -> None:
    async with AsyncExitStack() as stack:
        opened = await open_page(stack, tmp_path, menus=sample_menus())
        shown = await screen(chromium, opened)
        await shown.types("charge!")
        line = message(shown, "charge!")
        await line.hover()
        await line.get_by_role("button", name="More").click()
        await shown.picture("apps")
        await line.get_by_role("button", name="Quote This").click()
        await expect(shown.page.get_by_text("Ana: charge!")).to_be_visible()
        await expect(shown.page.get_by_text("Ana used Quote This")).to_be_visible()
        await line.get_by_role("button", name="Apps: Ana").click()
        await line.get_by_role("button", name="Measure").click()
        await expect(shown.page.get_by_text("Ana is 3 long")).to_be_visible()
        assert shown.complaints == []


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_no_serious_fault_of_accessibility_is_in_what_messages_offer(
    chromium: Browser, opened: Opened, axe: str, theme: str
) -> None:
    shown = await screen(chromium, opened, color_scheme=theme, bypass_csp=True)
    user = opened.table.user("Ana")
    said = user.say("pinned and liked")
    user.react(said, "👍")
    user.pin(said)
    duel = user.open_thread("The duel", said)
    user.moved_to(user.open_thread("Old", user.say("x"))).set_archived(archived=True)
    user.private_line()
    await shown.types("/roll 3d6 dice:1,2,3")
    await expect(shown.page.locator(".asked")).to_have_count(1)
    line = message(shown, "pinned and liked")
    await line.hover()
    await line.get_by_role("button", name="More").click()
    await shown.picture(f"talk-{theme}")
    await judged(shown, axe)
    await line.get_by_role("button", name="Edit").click()
    await judged(shown, axe)
    await shown.page.get_by_role("button", name="Pinned messages").click()
    await expect(shown.page.get_by_role("dialog").get_by_text("pinned and liked")).to_be_visible()
    await judged(shown, axe)
    await shown.page.keyboard.press("Escape")
    await shown.page.get_by_role("navigation").get_by_role("button", name=duel.name).click()
    await shown.page.get_by_role("button", name="Archive", exact=True).wait_for()
    await judged(shown, axe)


async def test_whoever_is_in_a_channel_that_goes_is_led_to_another(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened)
    aside = opened.table.user("Ana", channel="aside").channel
    await shown.page.get_by_role("button", name="aside").click()
    await expect(shown.page.get_by_role("heading", level=1)).to_contain_text("aside")
    opened.table.state.remove_channel(aside)
    await expect(shown.page.get_by_role("heading", level=1)).to_contain_text("general")
    await shown.types("/roll 3d6")
    await expect(shown.page.locator(".embed")).to_be_visible()
    assert shown.complaints == []


async def test_tab_leads_on_from_a_line_that_was_recalled(
    chromium: Browser, opened: Opened
) -> None:
    shown = await screen(chromium, opened)
    await shown.types("/roll 3d6")
    await expect(shown.page.locator(".embed")).to_be_visible()
    line = shown.page.get_by_role("combobox", name="roll 3d6")
    await line.press("ArrowUp")
    await expect(line).to_have_value("/roll 3d6")
    await line.press("Tab")
    await expect(line).not_to_be_focused()
