"""A table with its page, the real bot at it, and a browser's socket."""

from __future__ import annotations

import shutil
import socket
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

import aiohttp
import pytest
import pytest_asyncio
from discord import app_commands
from playwright.async_api import Browser as Chromium
from playwright.async_api import async_playwright, expect

from bot.discord.client import create_bot
from bot.local.page.opening import Opened, PageOptions, open_with_page
from bot.process.settings import Settings
from tests.bot.e2e.hall import Density
from tests.bot.local.extra_commands import register
from tests.peers.peer import REQUIRED

AXE: Final = Path(__file__).parents[3] / "peers" / "node_modules" / "axe-core" / "axe.min.js"
Menus = Iterable[app_commands.ContextMenu]

CHROMIUM: Final = ("chromium-headless-shell", "chromium", "chromium-browser")
"""What it may be called; the first draws the same pages for a quarter of the work."""

ALONE: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""What keeps a browser quiet, and to this machine."""

# What is seen is the point, not how soon: a machine with much to do shows it later.
expect.set_options(timeout=20_000)


def needs(found: object, what: str) -> None:
    """Pass over a test whose tool is missing; where all are required, fail it."""
    if not found:
        assert not REQUIRED, f"{what} is required here"
        pytest.skip(f"needs {what}")


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def started_chromium() -> AsyncIterator[Chromium]:
    """A browser for all tests of a run: to start it takes as long as most of them."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    needs(found, "Chromium")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=[*ALONE])
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def chromium(started_chromium: Chromium) -> AsyncIterator[Chromium]:
    """The browser, which keeps nothing of a test."""
    yield started_chromium
    for context in started_chromium.contexts:
        await context.close()


@pytest.fixture
def axe() -> str:
    needs(AXE.exists(), "axe-core (make peers)")
    return AXE.read_text(encoding="utf-8")


@pytest_asyncio.fixture(loop_scope="session")
async def opened(tmp_path: Path) -> AsyncIterator[Opened]:
    async with AsyncExitStack() as stack:
        yield await open_page(stack, tmp_path)


async def open_page(
    stack: AsyncExitStack,
    folder: Path,
    *,
    share: bool = False,
    menus: Menus = (),
    cards: Density = "full",
) -> Opened:
    database = f"sqlite:///{folder}/battles.db"
    bot = create_bot(Settings(database=database, guild_ready_timeout=0.01, cards=cards))
    for menu in menus:  # in place of one of the bot's own: discord.py knows of no more than five
        own = next(iter(bot.tree.get_commands(type=menu.type)))
        bot.tree.remove_command(own.name, type=menu.type)
        bot.tree.add_command(menu)
    # Not the usual one: a test beside this one would take it while a table is closed for a moment.
    options = PageOptions(port=free_port(), share=share)
    opened = await open_with_page(stack, bot, options, locale="en", channel="general")
    await stack.enter_async_context(opened.table.connect(bot))
    await register(bot, menus)
    return opened


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Browser:
    """A socket as a page uses it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.events: list[dict[str, Any]] = []
        self._number = 0

    async def ask(self, wanted: str, **data: Any) -> dict[str, Any]:
        self._number += 1
        await self.socket.send_json({"id": self._number, "do": wanted, **data})
        while True:
            told: dict[str, Any] = await self.socket.receive_json(timeout=10)
            if told.get("re") == self._number:
                return told
            self.events.append(told)

    async def event(self, kind: str) -> dict[str, Any]:
        """Return the next event of a kind, which may have come already."""
        while True:
            for index, told in enumerate(self.events):
                if told["event"] == kind:
                    return self.events.pop(index)
            self.events.append(await self.socket.receive_json(timeout=10))

    async def enter(self, name: str, locale: str = "en") -> dict[str, Any]:
        return await self.ask("enter", name=name, locale=locale)


@pytest_asyncio.fixture(loop_scope="session")
async def client() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        yield session


@pytest_asyncio.fixture(loop_scope="session")
async def browser(opened: Opened, client: aiohttp.ClientSession) -> AsyncIterator[Browser]:
    async with client.ws_connect(f"{opened.here}hub") as socket:
        yield Browser(socket)
