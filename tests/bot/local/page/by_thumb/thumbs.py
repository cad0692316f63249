"""Players in browsers, who press what they see."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from playwright.async_api import Locator, expect
from playwright.async_api import TimeoutError as Late

from tests.bot.e2e.desk.taps.script import Line
from tests.bot.local.page.test_browser import Screen

PATIENCE: Final = 10_000.0
"""Milliseconds."""
_SOON: Final = 50.0
_SHORT: Final = 2_000.0
_PUBLIC: Final = ".message:not(.private)"
_SHEET: Final = ".message.private"


_LIST: Final = """node => {
  let about = "";
  const found = [];
  for (const part of node.querySelectorAll(".layout .blocks, button.button, button.menu")) {
    if (part.matches(".blocks")) about = part.innerText;
    else found.push([part.innerText, about, part.matches(".menu")]);
  }
  return found;
}"""
"""Buttons and lists of a message, each with the words above it, and whether it is a list."""


def plain(text: str) -> str:
    """Return a text with single spaces."""
    return " ".join(text.split())


def is_called(name: str, label: str, about: str) -> bool:
    """Return whether a label begins with a name, alone or with what stands above it."""
    return plain(label).startswith(name) or f"{plain(about)}: {plain(label)}".startswith(name)


@dataclass
class Thumb:
    """A player who has a screen, and presses what stands on it.

    Attributes:
        screen: The screen.
        taps: How often something was pressed or picked.
    """

    screen: Screen
    taps: int = 0

    @property
    def desk(self) -> Locator:
        """The newest message that has components in it and that everybody sees."""
        return self.screen.page.locator(_PUBLIC, has=self.screen.page.locator(".layout")).last

    @property
    def sheet(self) -> Locator:
        """The newest message that this player alone sees."""
        return self.screen.page.locator(_SHEET).last

    async def types(self, line: str) -> None:
        """Type a command, and wait for its answer."""
        before = await self.seen()
        await self.screen.types(line)
        await self.changes(before)

    async def plays(self, line: Line) -> None:
        """Press what a line of a script says; everybody sees what came of it."""
        before = await self.seen()
        for at, label in enumerate(line.presses):
            await self.press(self.sheet if at else self.desk, label, line.where)
        await self.changes(before)

    async def press(self, where: Locator, label: str, line: str) -> None:
        """Press a button, or pick an entry of a list, as soon as it is there."""
        self.taps += 1
        for _ in range(int(PATIENCE / _SOON)):
            try:
                if await self._presses(where, label):
                    return
            except Late:  # it was moved meanwhile
                continue
            await self.screen.page.wait_for_timeout(_SOON)
        told = await where.inner_text()
        msg = f"{line}: {label!r} is not to be pressed in\n{told}"
        raise AssertionError(msg)

    async def _presses(self, where: Locator, name: str) -> bool:
        dialog = self.screen.page.get_by_role("dialog")
        where = dialog if await dialog.count() else where
        buttons = where.locator("button.button, button.menu")
        for at, (label, about, is_list) in enumerate(await where.evaluate(_LIST, timeout=_SHORT)):
            if is_list and await self._picks(where, buttons.nth(at), name, label):
                if where is dialog:
                    await dialog.locator("button.leading").click(timeout=_SHORT)
                    self.taps += 1
                return True
            if not is_list and is_called(name, label, about):
                await buttons.nth(at).click(timeout=_SHORT)
                return True
        return False

    async def _picks(self, where: Locator, opener: Locator, name: str, about: str) -> bool:
        listed = about.partition("\N{EN DASH}")[0]
        await opener.click(timeout=_SHORT)
        options = where.get_by_role("option")
        for at, label in enumerate(await options.all_inner_texts()):
            if is_called(name, label, listed):
                await options.nth(at).click(timeout=_SHORT)
                return True
        await self.screen.page.keyboard.press("Escape")
        return False

    async def seen(self) -> Any:
        """Return what tells a channel from every later one, as everybody sees it."""
        return await self.screen.page.evaluate(
            f"[...document.querySelectorAll({_PUBLIC!r})].slice(-3).map(m => m.id + m.innerText)"
        )

    async def changes(self, before: Any) -> None:
        """Wait until everybody sees something else."""
        for _ in range(int(PATIENCE / _SOON)):
            if await self.seen() != before:
                return
            await self.screen.page.wait_for_timeout(_SOON)
        raise AssertionError(before)

    async def reads(self, words: str) -> None:
        """See words in one of the last messages."""
        told = self.screen.page.locator(_PUBLIC).get_by_text(
            re.compile(r"\s+".join(map(re.escape, words.split())))
        )
        await expect(told.last).to_be_visible(timeout=PATIENCE)
