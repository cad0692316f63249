"""Interactions: who stands behind one, whom a command names, which files come with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import discord

from bot.commands.options.specification import CommandSpec
from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from bot.commands.request.upload import LARGEST, read_uploads
from bot.commands.routing.router import Router
from bot.discord.delivery import waiting
from bot.store.journal.record import Actor
from bot.texts.typed_text import well_formed
from rulesets.core.declaring.parameter import Raw


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


def requester_of(interaction: discord.Interaction) -> Requester:
    """Return who is behind an interaction."""
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return Requester(
        interaction.id,
        interaction.user.id,
        well_formed(interaction.user.display_name),
        str(interaction.locale),
        interaction.channel_id or 0,
        parent,
        interaction.guild_id,
        interaction.permissions.manage_channels,
        interaction.permissions.manage_guild,
        waits=partial(waiting, interaction),
    )


async def with_files(
    router: Router,
    requester: Requester,
    spec: CommandSpec,
    options: Mapping[str, Raw],
    attached: Mapping[str, discord.Attachment],
) -> Answer:
    """Answer a command once the files that came with it are read."""
    # What only a manager may hand in is refused to others without its being read.
    sizes = [int(option.most) for option in spec.options if option.type == "file" and option.most]
    largest = max(sizes, default=LARGEST) if requester.server_manager else LARGEST
    uploads = await read_uploads(attached, largest)
    return await router.command(replace(requester, uploads=uploads), spec, options)
