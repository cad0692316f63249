"""A player at a screen, who taps on what stands there.

Every wait has an end, and says then what stood there in place of what was waited for.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Final

from playwright.async_api import ElementHandle, Error, Locator

from tests.bot.local.page.test_browser import Screen

PATIENCE: Final = 20.0
"""Seconds that anything may take: an idle machine needs a hundredth of them."""
_PAUSE: Final = 0.02
_TOUCH: Final = 2_000.0
"""Milliseconds for a tap by itself: what moves meanwhile is looked for again."""
_NEWEST: Final = 3
"""Results among which the outcome of a tap is: a decision is told where its roll stopped."""

_LOOK: Final = r"""() => {
  const told = (node) => node.innerText.replace(/\s+/g, " ").trim();
  const all = (kind) => [...document.querySelectorAll(kind)];
  const isDesk = (message) => message.querySelector(".layout h3") !== null;
  const forAll = all(".message:not(.private)");
  const own = all(".message.private");
  const desks = forAll.filter(isDesk);
  return {
    results: all(".message:not(.private) .embed").map(told),
    desks: desks.map((message) => told(message.querySelector(".layout"))),
    below: desks.length > 0 && forAll.at(-1) === desks.at(-1),
    own: own.map((message) => `${message.id} ${told(message)}`),
    sheets: own.filter((message) => !isDesk(message)).map(told),
    forms: all("dialog").map(told),
    busy: all("[aria-disabled=true]").map(told),
    wrong: all(".wrong").map(told),
    wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  };
}"""
"""What stands on a screen."""

_FIND: Final = r"""(within, [kind, name, list]) => {
  const plain = (text) => text.replace(/\s+/g, " ").trim();
  let above = list;
  for (const part of within.querySelectorAll(list ? kind : `.blocks, ${kind}`)) {
    const told = plain(part.innerText);
    if (part.matches(".blocks")) above = told;
    else if ([told, `${above}: ${told}`].some((words) => words.startsWith(name))) return part;
  }
  return null;
}"""
"""The first of a kind whose label begins with a name, alone or with what stands above it."""


@dataclass(frozen=True, slots=True)
class Seen:
    """The screen of a player at a moment.

    Attributes:
        results: What everybody sees of acts, oldest first.
        desks: The messages with the battle's buttons: one, but while it moves.
        below: Whether that is the last message that everybody sees.
        own: The messages that this player alone sees.
        sheets: Those of them that are no desk.
        forms: The dialogs that are open.
        busy: Buttons whose press is not answered yet.
        wrong: Whatever the page says is wrong.
        wide: Whether it has to be scrolled sideways.
    """

    results: list[str]
    desks: list[str]
    below: bool
    own: list[str]
    sheets: list[str]
    forms: list[str]
    busy: list[str]
    wrong: list[str]
    wide: bool

    @property
    def table(self) -> tuple[list[str], list[str]]:
        """The messages that both players see."""
        return self.results, self.desks

    @property
    def newest(self) -> list[str]:
        """The results that change with every act."""
        return self.results[-_NEWEST:]

    @property
    def asks(self) -> list[str]:
        """The messages and forms that this player alone sees."""
        return self.own + self.forms

    @property
    def is_at_rest(self) -> bool:
        """Tell whether one desk stands below all results, and nothing is open or under way."""
        return self.below and len(self.desks) == 1 and not (self.sheets or self.forms or self.busy)

    def __str__(self) -> str:
        """Describe it for whoever waited in vain."""
        parts = {
            "newest result": self.newest[-1:],
            "desk": self.desks,
            "desk below it": self.below,
            "own messages": self.own,
            "forms": self.forms,
            "busy": self.busy,
            "wrong": self.wrong,
        }
        return "\n".join(f"{name}: {part}" for name, part in parts.items())


@dataclass
class Patience:
    """A wait that has an end."""

    ends: float = field(default_factory=lambda: time.monotonic() + PATIENCE)

    async def wait(self, missed: str, *seen: Seen) -> None:
        """Wait a moment, or tell what was missed for too long and what stood there instead."""
        assert time.monotonic() < self.ends, "\n".join([missed, *map(str, seen)])
        await asyncio.sleep(_PAUSE)


@dataclass
class Thumb:
    """A player at a screen.

    Attributes:
        name: Who plays.
        screen: The screen.
        has_touch: Whether it is tapped on by a finger, or else by a mouse.
    """

    name: str
    screen: Screen
    has_touch: bool = False

    async def sees(self) -> Seen:
        """Return what stands on the screen, where nothing may be wrong."""
        seen = Seen(**await self.screen.page.evaluate(_LOOK))
        assert not seen.wrong, f"{self.name}:\n{seen}"
        assert not seen.wide, f"{self.name}:\n{seen}"
        return seen

    async def rests(self) -> None:
        """Wait until nothing is under way."""
        patience = Patience()
        while not (seen := await self.sees()).is_at_rest:
            await patience.wait(f"{self.name}: no desk comes to rest", seen)

    async def taps(self, *names: str) -> None:
        """Tap on the desk, then on one answer after the other; what is quoted is written.

        Of the last nothing is awaited.
        """
        for at, name in enumerate(names):
            before = await self.sees()
            if name.startswith('"'):
                await self._writes(name.strip('"'))
            else:
                await self._tap(name, asked=at > 0)
            if at + 1 < len(names):
                await self.is_asked(before, name)

    async def is_asked(self, before: Seen, name: str) -> None:
        """Wait until a tap has opened a sheet or a form, or has put another question there."""
        patience = Patience()
        while True:
            seen = await self.sees()
            if seen.asks and seen.asks != before.asks and not seen.busy:
                return
            await patience.wait(f"{self.name}: {name!r} asks nothing", seen)

    async def _tap(self, name: str, *, asked: bool) -> None:
        """Tap on what is called so, as soon as it stands there."""
        patience = Patience()
        while True:
            try:
                if await self._tapped(name, asked=asked):
                    return
            except Error as error:  # it was moved or taken away under the thumb
                missed = f"{self.name}: {name!r} cannot be tapped on, {error}"
            else:
                missed = f"{self.name}: nothing to tap on is called {name!r}"
            await patience.wait(missed, await self.sees())

    async def _tapped(self, name: str, *, asked: bool) -> bool:
        """Tap on what is called so, if it is there; tell whether it is."""
        page = self.screen.page
        desk = page.locator(".message:not(.private)", has=page.locator(".layout"))
        own, form = page.locator(".message.private"), page.locator("dialog")
        for candidates in (form, own) if asked else (desk, own):
            if await candidates.count() == 0:
                continue
            newest = candidates.last
            if await self._touch(newest, ".button", name) or await self._pick(newest, name):
                return True
        return False

    async def _pick(self, within: Locator, name: str) -> bool:
        """Pick an entry of a list, if it is there, and send the form that has the list."""
        for menu in await within.locator(".menu").all():
            words = await menu.inner_text(timeout=_TOUCH)
            await self._press(menu)
            list_name = words.partition("\N{EN DASH}")[0].strip()
            if await self._touch(within, "[role=option]", name, list_name):
                if await within.locator("[type=submit]").count():
                    await self._press(within.locator("[type=submit]"))
                return True
            await self.screen.page.keyboard.press("Escape")
        return False

    async def _touch(self, within: Locator, kind: str, name: str, list_name: str = "") -> bool:
        found = await within.evaluate_handle(_FIND, [kind, name, list_name], timeout=_TOUCH)
        element = found.as_element()
        if element is not None:
            await self._press(element)
        return element is not None

    async def _press(self, control: Locator | ElementHandle) -> None:
        await (control.tap if self.has_touch else control.click)(timeout=_TOUCH)

    async def _writes(self, text: str) -> None:
        """Write into the field of the form that is open, and send it."""
        form = self.screen.page.locator("dialog")
        await form.get_by_role("textbox").fill(text)
        await self._press(form.locator("[type=submit]"))


async def agree(player: Thumb, other: Thumb, before: Seen) -> Seen:
    """Wait until both see the same come of an act of a player, with nothing open; return it."""
    patience = Patience()
    while True:
        mine, theirs = await player.sees(), await other.sees()
        is_done = mine.newest != before.newest and mine.is_at_rest and theirs.is_at_rest
        if is_done and mine.table == theirs.table:
            return mine
        missed = f"{player.name} acts, and then {other.name} sees something else, or nothing new"
        await patience.wait(missed, mine, theirs)
