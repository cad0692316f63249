"""Requests of the page about messages, and the words of their refusals."""

from __future__ import annotations

import aiohttp
import pytest

from bot.local.page.opening import Opened
from tests.bot.local.page.conftest import Browser


async def said(browser: Browser, channel: str, text: str) -> str:
    await browser.ask("line", channel=channel, text=text)
    while True:
        message = (await browser.event("message"))["message"]
        if message["content"] == text:
            return str(message["id"])


async def test_what_is_done_to_messages_is_refused_in_words(
    opened: Opened, browser: Browser
) -> None:
    here = (await browser.enter("Ann"))["here"]
    own = await said(browser, here, "mine")
    theirs = str(opened.table.user("Bob").say("his").id)
    await browser.ask("pin", message=own, on=True)
    notice = str(opened.table.user("Ann").history()[-1].id)
    await browser.ask("line", channel=here, text="/roll 3d6 secret:true")
    secret = str(opened.table.user("Ann").history()[-1].id)
    inside = (await browser.ask("thread", message=own, name="Aside"))["channel"]["id"]
    for wanted, data, part in (
        ("edit", {"message": theirs, "text": "x"}, "Only who wrote"),
        ("erase", {"message": theirs}, "Only who wrote"),
        ("edit", {"message": own, "text": "  "}, "Type a command or a message"),
        ("edit", {"message": own, "text": "x" * 2001}, "too long"),
        ("react", {"message": secret, "emoji": "🎲", "on": True}, "Only you see this message"),
        ("react", {"message": own, "emoji": "dice", "on": True}, "load it again"),
        ("react", {"message": "7", "emoji": "🎲", "on": True}, "This message is gone"),
        ("pin", {"message": notice, "on": True}, "only a notice"),
        ("thread", {"message": own, "name": "again"}, "its thread already"),
        ("thread", {"channel": here, "name": ""}, "1 to 100 characters"),
        ("thread", {"channel": inside, "name": "deeper"}, "not in another thread"),
        ("archive", {"channel": here, "on": True}, "This channel is gone"),
        ("menu", {"message": own, "command": "None Such"}, "None Such"),
    ):
        told = await browser.ask(wanted, **data)
        assert part in told.get("error", ""), (wanted, told)


async def test_the_twenty_first_kind_of_emoji_is_refused_in_words(browser: Browser) -> None:
    here = (await browser.enter("Ann"))["here"]
    own = await said(browser, here, "mine")
    for number in range(20):
        emoji = chr(ord("😀") + number)
        assert "error" not in await browser.ask("react", message=own, emoji=emoji, on=True)
    told = await browser.ask("react", message=own, emoji="🎲", on=True)
    assert told["error"].startswith("This message has 20 different reactions")


async def test_another_s_private_line_is_neither_shown_nor_told(
    opened: Opened, client: aiohttp.ClientSession, browser: Browser
) -> None:
    await browser.enter("Ann")
    line = opened.table.user("Bob").private_line()
    spoken = opened.table.user("Bob").moved_to(line).say("for the bot alone")
    state = await browser.enter("Ann")
    assert str(line.id) not in {channel["id"] for channel in state["channels"]}
    for wanted in ("open", "pins", "typing"):
        told = await browser.ask(wanted, channel=str(line.id))
        assert told["error"] == "This channel is gone."
    for wanted in ("around", "react", "pin", "erase"):
        told = await browser.ask(wanted, message=str(spoken.id), on=True, emoji="🎲")
        assert told["error"] == "This message is gone."
    async with client.ws_connect(f"{opened.here}hub") as socket:
        bob = Browser(socket)
        state = await bob.enter("Bob")
        assert str(line.id) in {channel["id"] for channel in state["channels"]}
        told = await bob.ask("open", channel=str(line.id))
        assert [message["content"] for message in told["messages"]] == ["for the bot alone"]
    assert all("for the bot alone" not in str(event) for event in browser.events)


@pytest.mark.parametrize(("index", "newer", "more"), [(0, True, False), (70, True, True)])
async def test_around_an_old_message_stands_what_came_before_and_after(
    opened: Opened, browser: Browser, *, index: int, newer: bool, more: bool
) -> None:
    await browser.enter("Ann")
    user = opened.table.user("Ann")
    messages = [user.say(str(number)) for number in range(120)]
    told = await browser.ask("around", message=str(messages[index].id))
    shown = [message["content"] for message in told["messages"]]
    assert shown == [str(number) for number in range(max(0, index - 25), index + 26)]
    assert (told["newer"], told["more"]) == (newer, more)


async def test_a_private_thread_is_there_for_its_people_only(
    opened: Opened, client: aiohttp.ClientSession, browser: Browser
) -> None:
    table = opened.table
    here = (await browser.enter("Ann"))["here"]
    ann, bob = table.user("Ann"), table.user("Bob")
    headers = {"Authorization": f"Bot {table.token}"}
    root = f"{table.http_base}/api/v10/channels"
    body = {"name": "council", "type": 12}
    async with client.post(f"{root}/{here}/threads", json=body, headers=headers) as answer:
        thread = table.state.channels[int((await answer.json())["id"])]
    people = f"{root}/{thread.id}/thread-members"
    await client.put(f"{people}/{bob.id}", headers=headers)
    bob.moved_to(thread).say("for the council")
    for wanted in ("open", "pins", "join"):
        told = await browser.ask(wanted, channel=str(thread.id), on=True)
        assert told["error"] == "This channel is gone."
    assert str(thread.id) not in str(browser.events)
    await client.put(f"{people}/{ann.id}", headers=headers)
    assert (await browser.event("channel"))["channel"]["id"] == str(thread.id)
    (shown,) = (await browser.ask("open", channel=str(thread.id)))["messages"]
    assert shown["content"] == "for the council"
    await client.delete(f"{people}/{ann.id}", headers=headers)
    assert (await browser.event("channel-gone"))["id"] == str(thread.id)
    assert str(thread.id) not in {
        channel["id"] for channel in (await browser.enter("Ann"))["channels"]
    }


async def test_of_what_nobody_else_sees_nobody_is_told_that_it_is_gone(
    opened: Opened, browser: Browser
) -> None:
    await browser.enter("Ann")
    bob = opened.table.user("Bob")
    line = bob.moved_to(bob.private_line())
    line.delete(line.say("for the bot alone"))
    seen = bob.say("for all")
    bob.delete(seen)
    assert (await browser.event("message-gone"))["id"] == str(seen.id)


async def test_one_answers_what_all_in_the_channel_see(opened: Opened, browser: Browser) -> None:
    here = (await browser.enter("Ann"))["here"]
    ann = opened.table.user("Ann")
    private = ann.moved_to(ann.private_line()).say("for the bot alone")
    await browser.ask("line", channel=here, text="/roll 3d6 secret:true")
    secret = ann.history()[-1]
    for target, part in ((private, "This message is gone"), (secret, "Only you see")):
        told = await browser.ask("line", channel=here, text="look", message=str(target.id))
        assert part in told["error"]
    assert ann.history()[-1] is secret
