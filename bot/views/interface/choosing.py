"""Lists to pick from; the subject of what is picked holds all it needs, as a button's does."""

from __future__ import annotations

import re
from typing import Any, Final, Self, cast

import discord
from discord import ui

from bot.views.interface.buttons import ButtonClient, ButtonKind

CONTROL: Final = "vexille1pick:{kind}:{number}"
"""The custom id of a list."""
PEOPLE: Final = "vexille1who:{kind}:{subject}"
"""The custom id of a list of people."""
ANY: Final[ButtonKind] = "any"
"""The kind of a list of different kinds of buttons, whose entries each hold their own."""
LONGEST_LABEL: Final = 100
MOST_OPTIONS: Final = 25

_TEMPLATE: Final = r"vexille1pick:(?P<kind>[a-z]+):[a-z0-9.-]{1,40}"
_PEOPLE: Final = r"vexille1who:(?P<kind>[a-z]+):(?P<subject>[a-z0-9_.:-]{0,80})"


class ActionSelect(ui.DynamicItem[ui.Select[Any]], template=_TEMPLATE):
    """A list of ours, found again by its custom id alone."""

    def __init__(self, kind: str, control: ui.Select[Any]) -> None:
        super().__init__(control)
        self._kind = kind

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction,  # noqa: ARG003 - discord.py passes it
        item: ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        """Return the list that something was picked from."""
        return cls(match["kind"], cast("ui.Select[Any]", item))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hand what was picked to the client, as the press of a button."""
        presser = cast("ButtonClient", interaction.client)
        kind, subject = self._kind, self.item.values[0]
        if kind == ANY:
            kind, _, subject = subject.partition(":")
        await presser.press(interaction, kind, subject)


class ActionPeople(ui.DynamicItem[ui.UserSelect[Any]], template=_PEOPLE):
    """A list of people, found again by its custom id alone."""

    def __init__(self, kind: str, subject: str, control: ui.UserSelect[Any]) -> None:
        super().__init__(control)
        self._kind = kind
        self._subject = subject

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction,  # noqa: ARG003 - discord.py passes it
        item: ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        """Return the list that somebody was picked from."""
        return cls(match["kind"], match["subject"], cast("ui.UserSelect[Any]", item))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hand it to the client as the press of a button; who was picked is in the interaction."""
        presser = cast("ButtonClient", interaction.client)
        await presser.press(interaction, self._kind, self._subject)
