"""Commands of tests beside those of the bot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import app_commands

from bot.discord.client import Vexille
from bot.discord.commands.translator import FrenchTranslator
from bot.local.seat import commands_of

Extra = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu


async def register(bot: Vexille, extra: Iterable[Extra]) -> None:
    """Tell Discord of further commands once it knows those of the bot."""
    await commands_of(bot)
    for command in extra:
        payload = await command.get_translated_payload(bot.tree, FrenchTranslator())
        await bot.http.upsert_global_command(bot.application_id or 0, payload)  # type: ignore[arg-type]
