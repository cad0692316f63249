"""People that a player names in a command."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.state.record import Actor
from bot.texts.typed_text import well_formed
from rulesets.core.parameter import Raw


def without_people(
    options: Mapping[str, Raw | discord.Attachment | discord.User | discord.Member],
) -> tuple[dict[str, Raw | discord.Attachment], dict[str, Actor]]:
    """Return options apart from the people that some name; a bot is nobody who could play."""
    given: dict[str, Raw | discord.Attachment] = {}
    people: dict[str, Actor] = {}
    for name, value in options.items():
        if isinstance(value, discord.User | discord.Member):
            number = 0 if value.bot else value.id
            people[name] = Actor(number, well_formed(value.display_name))
        else:
            given[name] = value
    return given, people
