"""French for what Discord shows of the commands."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord.commands.descriptions import FRENCH


class FrenchTranslator(app_commands.Translator):
    """A translator of commands' descriptions and choices; names stay the same everywhere."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - discord.py passes it
    ) -> str | None:
        """Return the French text, None for other languages and for what is not translated."""
        french: str | None = string.extras.get(FRENCH)
        return french if locale is discord.Locale.french else None
