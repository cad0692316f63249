"""Buttons and lists of a panel as numbers: what stands behind a number is pressed by typing it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.texts.markup import without_markup
from bot.views.interface.layout import layout_lines
from localdiscord import Message, Reply, TableUser

_ROW: Final = 1
_BUTTON: Final = 2
_PEOPLE: Final = 5
_BETWEEN: Final = " · "
_DIGITS: Final = 4
"""Digits of a number, at most."""


@dataclass(slots=True)
class NumberedControls:
    """The buttons and entries of lists of the panel that was shown last.

    Attributes:
        message: The panel, None before the first.
        found: Custom id, and the entry picked where it is of a list, in the order of their numbers.
        people: Whom its lists of people are of.
    """

    message: Message | None = None
    found: list[tuple[str, str | None]] = field(default_factory=list)
    people: Sequence[str] = ()

    @property
    def most(self) -> int:
        """The highest number there is, 0 before the first panel."""
        return len(self.found)

    def has(self, line: str) -> bool:
        """Return whether a line is the number of something that may be pressed."""
        return line.isdecimal() and len(line) <= _DIGITS and 0 < int(line) <= self.most

    def lines(self, message: Message, people: Sequence[str] = ()) -> list[str]:
        """Return a panel as lines, its controls numbered from 1, which stand until the next.

        Args:
            message: The panel.
            people: Whom a list of people is of.
        """
        self.message, self.found, self.people = message, [], people
        return list(self._lines(message.components))

    async def press(self, user: TableUser, number: int) -> Reply | None:
        """Press what has a number, None where nothing has."""
        if self.message is None or not 0 < number <= len(self.found):
            return None
        custom_id, picked = self.found[number - 1]
        if picked is None:
            return await user.click(self.message, custom_id)
        return await user.select(self.message, [picked], custom_id)

    def _lines(self, components: list[dict[str, Any]]) -> Iterator[str]:
        for component in components:
            if component["type"] == _ROW:
                yield from self._row(component["components"])
            elif component.get("components"):
                yield from self._lines(component["components"])
            else:
                yield from map(without_markup, layout_lines([component]))

    def _row(self, controls: list[dict[str, Any]]) -> Iterator[str]:
        buttons = [each for each in controls if each["type"] == _BUTTON]
        if buttons:
            yield _BETWEEN.join(
                self._numbered(each["custom_id"], each["label"]) for each in buttons
            )
        for listed in controls:
            if listed["type"] != _BUTTON and self._entries(listed):
                yield str(listed.get("placeholder", ""))
                yield _BETWEEN.join(
                    self._numbered(listed["custom_id"], *entry) for entry in self._entries(listed)
                )

    def _entries(self, listed: dict[str, Any]) -> list[tuple[str, str]]:
        """Return the words and the value of each entry of a list."""
        if listed["type"] == _PEOPLE:
            return [(name, name) for name in self.people]
        return [(str(each["label"]), str(each["value"])) for each in listed["options"]]

    def _numbered(self, custom_id: str, label: str, picked: str | None = None) -> str:
        self.found.append((custom_id, picked))
        return f"[{len(self.found)}] {label}"
