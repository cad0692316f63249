"""Players in browsers, who press what they see."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from playwright.async_api import Locator, expect
from playwright.async_api import TimeoutError as Late

from tests.bot.e2e.taps.script import Line
from tests.bot.local.page.test_browser import Screen

PATIENCE: Final = 10_000.0
"""Milliseconds."""
_SOON: Final = 50.0
_PUBLIC: Final = ".message:not(.private)"
_SHEET: Final = ".message.private"


def beginning(label: str) -> re.Pattern[str]:
    """Return a pattern for what begins with a label, whatever its spaces."""
    return re.compile(r"^\s*" + r"\s+".join(map(re.escape, label.split())))


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
        wanted = beginning(label)
        button = where.get_by_role("button", name=wanted).first
        lists = where.locator("[aria-haspopup=listbox]")
        for _ in range(int(PATIENCE / _SOON)):
            try:
                if await button.count():
                    await button.click(timeout=PATIENCE / 5)
                    return
                for number in range(await lists.count()):
                    if await self._picks(where, lists.nth(number), wanted):
                        return
            except Late:  # it was moved meanwhile
                continue
            await self.screen.page.wait_for_timeout(_SOON)
        told = await where.inner_text()
        msg = f"{line}: {label!r} is not to be pressed in\n{told}"
        raise AssertionError(msg)

    async def _picks(self, where: Locator, opener: Locator, wanted: re.Pattern[str]) -> bool:
        await opener.click(timeout=PATIENCE / 5)
        option = where.get_by_role("option", name=wanted).first
        if not await option.count():
            await self.screen.page.keyboard.press("Escape")
            return False
        await option.click(timeout=PATIENCE / 5)
        return True

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
