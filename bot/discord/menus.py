"""Commands in the menus of messages and of people: what the bot told, and whom to challenge."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol, TypeAlias, cast

import discord
from discord import app_commands

from bot.commands.options.specification import CommandSpec
from bot.discord.descriptions import Descriptions

About: TypeAlias = Callable[[discord.Interaction, discord.Message], Coroutine[Any, Any, None]]

MESSAGE_MENUS: Final = ("undo", "details", "language", "chances")
"""What is asked of a message of the bot in its menu."""
_CHALLENGE: Final = "challenge send"
_FOOTER: Final = re.compile(r"(\d{1,9}) · ([0-9a-f]{16})$")
"""The end of a card's last line: the number of its entry, and how the entry's hash begins."""


class Answering(Protocol):
    """The bot that a menu is opened of."""

    specs: tuple[CommandSpec, ...]

    async def press(self, interaction: discord.Interaction, kind: str, subject: str) -> None:
        """Answer a button."""

    async def command(
        self, interaction: discord.Interaction, spec: CommandSpec, options: dict[str, Any]
    ) -> None:
        """Answer a slash command."""


def menus(told: Descriptions) -> list[app_commands.ContextMenu]:
    """Return the commands in menus.

    Args:
        told: Their names.
    """
    made = [
        app_commands.ContextMenu(name=told(f"menu-{kind}"), callback=_about(kind))
        for kind in MESSAGE_MENUS
    ]
    made.append(app_commands.ContextMenu(name=told("menu-challenge"), callback=_challenge))
    for menu in made:
        menu.guild_only = True
    return made


def _about(kind: str) -> About:
    async def about(interaction: discord.Interaction, message: discord.Message) -> None:
        """Press the button of an outcome by what stands at the foot of its message."""
        footers = (str(embed.footer.text or "") for embed in message.embeds)
        found = next(filter(None, map(_FOOTER.search, footers)), None)
        number, head = ("0", "-") if found is None else found.groups()
        bot = cast("Answering", interaction.client)
        await bot.press(interaction, "about", f"{kind}:{number}:{head}")

    return about


async def _challenge(interaction: discord.Interaction, member: discord.Member) -> None:
    """Challenge somebody to a battle of the channel's campaign."""
    bot = cast("Answering", interaction.client)
    spec = next(spec for spec in bot.specs if spec.name == _CHALLENGE)
    await bot.command(interaction, spec, {"opponent": member})
