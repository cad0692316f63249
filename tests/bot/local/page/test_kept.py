"""The page after a restart."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from unittest.mock import patch

import aiohttp

from bot.discord.client import create_bot
from bot.local.history import open_history
from bot.local.page.opening import PageOptions, open_with_page
from bot.local.seat import seated
from bot.process.settings import Settings
from bot.store.engine.migrate import open_database
from localdiscord import HistoryKeeper
from tests.bot.local.page.conftest import Browser


@asynccontextmanager
async def kept_page(folder: Path) -> AsyncIterator[Browser]:
    """Open the page of a kept table with the bot at it, and a browser."""
    url = f"sqlite:///{folder}/battles.db"
    async with AsyncExitStack() as stack:
        database = await stack.enter_async_context(await open_database(url))
        settings = Settings(database=url, guild_ready_timeout=0.01)
        bot = create_bot(settings, database=database)
        keeper = await stack.enter_async_context(open_history(database))
        opened = await open_with_page(
            stack, bot, PageOptions(), locale="en", channel="general", keeper=keeper
        )
        await stack.enter_async_context(seated(opened.table, bot, database))
        client = await stack.enter_async_context(aiohttp.ClientSession())
        yield Browser(await stack.enter_async_context(client.ws_connect(f"{opened.here}hub")))


async def test_the_page_shows_what_an_earlier_run_was_told(tmp_path: Path) -> None:
    async with kept_page(tmp_path) as browser:
        await browser.enter("Ann")
        channel = (await browser.ask("channel", name="plain"))["channel"]
        await browser.ask("line", channel=channel["id"], text="/roll 3d6 secret:true")
        await browser.ask("line", channel=channel["id"], text="/roll 3d6")
        before = (await browser.ask("open", channel=channel["id"]))["messages"]
        assert [each["private"] for each in before] == [True, False]
    async with kept_page(tmp_path) as browser:
        state = await browser.enter("Bob")
        assert "plain" in {each["name"] for each in state["channels"]}
        assert {person["name"] for person in state["people"]} >= {"Ann", "Bob"}
        (shown,) = (await browser.ask("open", channel=channel["id"]))["messages"]
        assert shown == before[1]
        await browser.enter("Ann")
        assert (await browser.ask("open", channel=channel["id"]))["messages"] == before
        again = shown["components"][0]["components"][0]["custom_id"]
        assert "error" not in await browser.ask("press", message=shown["id"], control=again)
        assert (await browser.event("message"))["message"]["embeds"][0]["title"] == "Roll"


async def test_whatever_way_a_message_is_asked_for_it_is_shown_once_kept(tmp_path: Path) -> None:
    async with kept_page(tmp_path) as browser:
        here = (await browser.enter("Ann"))["here"]
        await browser.ask("line", channel=here, text="first")
        first = (await browser.event("message"))["message"]["id"]
        await browser.ask("line", channel=here, text="second")
        second = (await browser.event("message"))["message"]["id"]
        await browser.ask("pin", message=first, on=True)
        asked = (
            ("open", {"channel": here}),
            ("older", {"channel": here, "before": second}),
            ("pins", {"channel": here}),
            ("around", {"message": second}),
        )
        waited: list[int] = []
        kept = HistoryKeeper.kept

        async def noted(keeper: HistoryKeeper, message_id: int) -> None:
            waited.append(message_id)
            await kept(keeper, message_id)

        with patch.object(HistoryKeeper, "kept", noted):
            for wanted, data in asked:
                waited.clear()
                told = await browser.ask(wanted, **data)
                assert told["messages"]
                assert waited == [int(message["id"]) for message in told["messages"]], wanted
