"""The page's socket: its requests and its answers."""

from __future__ import annotations

import dataclasses
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

import aiohttp

from bot.local.page.opening import Opened
from bot.local.page.words import page_words
from bot.texts.localiser import LOCALES, Localiser
from tests.bot.local.page.conftest import Browser, open_page

BEYOND: Final = '{"do":"open","id":1e30}'
"""A number that no answer could be told under."""

APP: Final = Path(__file__).parents[4] / "bot" / "local" / "page" / "static" / "app"


async def test_a_command_is_answered_by_a_message_with_its_buttons(browser: Browser) -> None:
    here = (await browser.enter("Ann"))["here"]
    assert "error" not in await browser.ask("line", channel=here, text="/roll 3d6")
    message = (await browser.event("message"))["message"]
    assert message["embeds"][0]["title"] == "Roll"
    assert message["asker"] == "Ann"
    again = message["components"][0]["components"][0]["custom_id"]
    await browser.ask("press", message=message["id"], control=again)
    assert (await browser.event("message"))["message"]["id"] != message["id"]


async def test_what_was_said_before_is_there_for_whoever_comes_later(
    opened: Opened, client: aiohttp.ClientSession, browser: Browser
) -> None:
    here = (await browser.enter("Ann"))["here"]
    await browser.ask("line", channel=here, text="first")
    async with client.ws_connect(f"{opened.here}hub") as socket:
        other = Browser(socket)
        state = await other.enter("Bob", "fr")
        assert {person["name"] for person in state["people"]} >= {"Ann", "Bob"}
        told = await other.ask("open", channel=here)
        assert [each["content"] for each in told["messages"]] == ["first"]
        await other.ask("line", channel=here, text="second", message=told["messages"][0]["id"])
    while (message := (await browser.event("message"))["message"])["content"] != "second":
        pass
    assert message["answers"]["text"] == "first"


async def test_one_player_in_two_windows_is_answered_in_the_language_of_each(
    opened: Opened, client: aiohttp.ClientSession, browser: Browser
) -> None:
    here = (await browser.enter("Ann", "en"))["here"]
    async with client.ws_connect(f"{opened.here}hub") as socket:
        other = Browser(socket)
        await other.enter("Ann", "fr")
        await browser.ask("line", channel=here, text="/roll 3d6")
        assert (await browser.event("message"))["message"]["embeds"][0]["title"] == "Roll"
        await other.event("message")
        await other.ask("line", channel=here, text="/roll 3d6")
        assert (await other.event("message"))["message"]["embeds"][0]["title"] == "Jet de dés"


async def test_whoever_comes_without_a_name_gets_one_that_nobody_plays_under(
    opened: Opened, client: aiohttp.ClientSession, browser: Browser
) -> None:
    assert (await browser.ask("enter", name=None))["me"]["name"] == "Ana"
    async with client.ws_connect(f"{opened.here}hub") as socket:
        assert (await Browser(socket).ask("enter", name=None))["me"]["name"] == "Bob"
    await browser.enter("Ann")
    async with client.ws_connect(f"{opened.here}hub") as socket:
        assert (await Browser(socket).ask("enter", name=None))["me"]["name"] == "Ana"


async def test_an_answer_for_one_is_told_to_nobody_else(
    opened: Opened, client: aiohttp.ClientSession, browser: Browser
) -> None:
    here = (await browser.enter("Ann"))["here"]
    async with client.ws_connect(f"{opened.here}hub") as socket:
        other = Browser(socket)
        await other.enter("Bob")
        await browser.ask("line", channel=here, text="/roll 3d6 secret:true")
        secret = (await browser.event("message"))["message"]
        assert secret["private"]
        await browser.ask("line", channel=here, text="seen by all")
        assert (await other.event("message"))["message"]["content"] == "seen by all"
        told = await other.ask("press", message=secret["id"], control="x")
        assert told["error"] == "This message is gone."
        assert (await other.ask("open", channel=here))["messages"][0]["content"] == "seen by all"


async def test_what_is_missing_is_asked_for_in_a_form(browser: Browser) -> None:
    here = (await browser.enter("Ann"))["here"]
    told = await browser.ask("line", channel=here, text="/resolve break_test lost_by:2 dice:3,3")
    form = told["form"]
    wrong = await browser.ask("submit", form=form["id"], values={})
    assert "error" in wrong
    values = {"ld": "8", "rest": "lost_by:2\ndice:3,3"}
    assert "error" not in await browser.ask("submit", form=form["id"], values=values)
    assert (await browser.event("message"))["message"]["embeds"]
    gone = await browser.ask("submit", form=form["id"], values=values)
    assert gone["error"].startswith("This form was opened too long ago")


async def test_a_line_is_completed_by_commands_options_choices_and_the_bot(
    browser: Browser,
) -> None:
    here = (await browser.enter("Ann", "fr"))["here"]

    async def offered(text: str) -> list[str]:
        found = (await browser.ask("suggest", channel=here, text=text))["suggestions"]
        return [text[: each["start"]] + each["text"] for each in found]

    assert (await offered("/sho"))[0] == "/shoot "
    assert "/unit show " in await offered("/sho")
    assert "/battle start " in await offered("/bat")
    assert "/roll notation:" in await offered("/roll ")
    assert await offered("/roll notation:3d6 di") == ["/roll notation:3d6 dice:"]
    assert "/panic cause:losses " in await offered("/panic cause:")
    assert "/roll notation:break_test " in await offered("/roll notation:moral")
    assert await offered("plain words") == []
    assert await offered("/battle resume now") == []


async def test_the_name_that_a_command_had_before_leads_to_the_one_it_has_now(
    browser: Browser,
) -> None:
    here = (await browser.enter("Ann"))["here"]

    async def offered(text: str) -> dict[str, str]:
        found = (await browser.ask("suggest", channel=here, text=text))["suggestions"]
        return {each["label"]: text[: each["start"]] + each["text"] for each in found}

    assert (await offered("/reso"))["/resolve → /roll"] == "/roll "
    assert (await offered("/rul"))["/ruling → /book ruling"] == "/book ruling "
    assert "/roll " in (await offered("/resolve")).values()
    assert "/roll notation:" in (await offered("/resolve ")).values()
    assert "/roll break_test " in (await offered("/resolve break_t")).values()
    assert "/roll break_test " in (await offered("/resolve procedure:break_t")).values()
    assert "/battle redo " in (await offered("/redo")).values()
    assert "/roll break_test dice:" in (await offered("/resolve break_test di")).values()


async def test_what_cannot_be_is_refused_in_the_player_s_language(browser: Browser) -> None:
    early = await browser.ask("open", channel="1")
    assert early["error"] == "This channel is gone."
    assert (await browser.enter("x" * 33))["error"].startswith("A player’s name")
    here = (await browser.enter("Ann", "fr"))["here"]
    for data, part in (
        ({"do": "line", "channel": here, "text": "   "}, "Tapez d’abord"),
        ({"do": "line", "channel": here, "text": "x" * 2001}, "trop long"),
        ({"do": "line", "channel": here, "text": "/rol 3d6"}, "vouliez-vous dire"),
        ({"do": "line", "channel": "7", "text": "hi"}, "Ce salon"),
        ({"do": "press", "message": "7", "control": "x"}, "Ce message"),
        ({"do": "channel", "name": ""}, "Le nom d’un salon"),
        ({"do": "sing"}, "rechargez"),
        ({"do": "submit", "form": "7", "values": []}, "Ce formulaire"),
        ({"do": "open"}, "rechargez"),
    ):
        told = await browser.ask(data.pop("do"), **data)
        assert part in told["error"], told


async def test_a_page_that_sends_no_sense_is_still_served(browser: Browser) -> None:
    await browser.enter("Ann")
    for frame in (
        "",
        "[]",
        '{"id":"x"}',
        '{"id":1}',
        "null",
        '{"do":"open","id":[]}',
        '{"do":"open","id":1e30}',
    ):
        await browser.socket.send_str(frame)
    assert "here" in await browser.enter("Ann")


async def test_a_new_channel_is_told_to_everybody(browser: Browser) -> None:
    await browser.enter("Ann")
    made = (await browser.ask("channel", name="Second Table"))["channel"]
    assert made["name"] == "second-table"
    assert (await browser.event("channel"))["channel"] == made


def test_the_page_says_each_word_it_has_and_no_other() -> None:
    scripts = "".join(path.read_text("utf-8") for path in APP.rglob("*.js"))
    said = set(re.findall(r'say\([a-z.]*words, "([a-z-]+)"', scripts))
    # The theme that is offered is chosen where it is said, and so is what became of a die.
    chosen = {"dark", "light", "die-again", "die-hit", "die-miss"}
    assert said | chosen == set(page_words(Localiser([]).texts("en")))


def test_every_word_of_the_page_is_in_both_languages() -> None:
    localiser = Localiser([])
    said = [page_words(localiser.texts(locale)) for locale in LOCALES]
    assert said[0].keys() == said[1].keys()
    assert all(word for words in said for word in words.values())
    assert "{name}" in said[0]["used"]


async def test_a_full_table_says_so_to_a_newcomer_and_to_who_wants_one_more_channel(
    opened: Opened, browser: Browser
) -> None:
    settings = dataclasses.replace(opened.table.settings, most_members=1, most_channels=1)
    opened.table.state.settings = settings
    await browser.enter("Ann")
    told = await browser.ask("channel", name="another")
    assert told["error"] == "There is no room for another channel (at most 1): use one that exists."
    told = await browser.enter("Bob", "fr")
    assert told["error"].startswith("La table est complète")


async def test_a_table_that_closes_says_so_to_its_pages(
    tmp_path: Path, client: aiohttp.ClientSession
) -> None:
    async with AsyncExitStack() as stack:
        opened = await open_page(stack, tmp_path)
        socket = await client.ws_connect(f"{opened.here}hub")
        await Browser(socket).enter("Ana")
    while (told := await socket.receive()).type is aiohttp.WSMsgType.TEXT:
        pass
    assert (told.type, told.data) == (aiohttp.WSMsgType.CLOSE, aiohttp.WSCloseCode.GOING_AWAY)
