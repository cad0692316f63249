"""Commands that come with files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import discord

from bot.commands.options.specification import CommandSpec
from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from bot.commands.request.upload import LARGEST, read_uploads
from bot.commands.routing.router import Router
from rulesets.core.declaring.parameter import Raw


async def command_with_files(
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
