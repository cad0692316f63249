"""Interactions: who stands behind one, whom it names, which files come with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any, cast

import discord

from bot.commands.options.specification import CommandSpec
from bot.commands.request.answer import Answer
from bot.commands.request.requester import PICKED, Requester
from bot.commands.request.upload import LARGEST, read_uploads
from bot.commands.routing.router import Router
from bot.discord.deferral import waiting
from bot.discord.delivery import is_own_desk
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


def _picked(interaction: discord.Interaction) -> dict[str, Actor]:
    """Return who was picked from a list of people; a bot is nobody who could play."""
    if interaction.type is not discord.InteractionType.component:
        return {}
    data = cast("Mapping[str, Any]", interaction.data)
    resolved = data.get("resolved") or {}
    found = {}
    for number, user in (resolved.get("users") or {}).items():
        member = (resolved.get("members") or {}).get(number) or {}
        name = member.get("nick") or user.get("global_name") or user["username"]
        actor = Actor(0 if user.get("bot") else int(number), well_formed(str(name)))
        found[PICKED] = actor
    return found


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
        # Where a person alone installed the bot, it knows nothing of the server.
        interaction.guild_id if interaction.is_guild_integration() else None,
        interaction.guild_id is None or interaction.permissions.manage_channels,
        interaction.permissions.manage_guild,
        people=_picked(interaction),
        own_desk=is_own_desk(interaction.message),
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
