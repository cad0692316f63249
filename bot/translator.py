"""French for what Discord shows of the commands."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.localiser import Localiser

_LONGEST = 100


class FluentTranslator(app_commands.Translator):
    """Translates the descriptions and choices of commands; names stay the same everywhere."""

    def __init__(self, localiser: Localiser) -> None:
        self._localiser = localiser

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - discord.py passes it
    ) -> str | None:
        """Return the French text, None for other languages and for what is not translated."""
        key = string.extras.get("fluent")
        if locale is not discord.Locale.french or not key:
            return None
        texts = self._localiser.texts("fr", string.extras.get("ruleset") or None)
        attribute = string.extras.get("attribute") or None
        return texts.format(key, attribute, {})[:_LONGEST]
