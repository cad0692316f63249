"""Who asks, where, in which language: all a command needs of an interaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

import discord

from bot.commands.request.upload import Upload
from bot.discord.delivery import waiting
from bot.state.record import Actor
from bot.texts.typed_text import well_formed


@dataclass(frozen=True, slots=True)
class Asker:
    """The player behind an interaction.

    Attributes:
        interaction_id: Unique for ever; what it did is done once.
        user_id: Discord's id of the player.
        name: The name others see.
        locale: The language of the player's own client.
        channel_id: Channel or thread.
        parent_id: The channel of a thread.
        guild_id: Server; None in private messages.
        manager: Whether the player may change the channel's settings.
        server_manager: Whether the player may change the server's.
        uploads: The files that came with the command, by option.
        people: The people whom it names, by option; a bot has the id 0.
        waits: Tells the player how far something is, while it takes long.
    """

    interaction_id: int
    user_id: int
    name: str
    locale: str
    channel_id: int
    parent_id: int | None = None
    guild_id: int | None = None
    manager: bool = False
    server_manager: bool = False
    uploads: Mapping[str, Upload] = field(default_factory=dict, hash=False)
    people: Mapping[str, Actor] = field(default_factory=dict, hash=False)
    waits: Callable[[str], Awaitable[None]] | None = field(default=None, hash=False, compare=False)

    def upload(self, option: str) -> Upload | None:
        """Return the file given to an option, None where there is none.

        Raises:
            Refusal: `file-too-large`, `file-not-had`.
        """
        found = self.uploads.get(option)
        if found is not None and found.problem is not None:
            raise found.problem
        return found


def asker_of(interaction: discord.Interaction) -> Asker:
    """Return who is behind an interaction."""
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return Asker(
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
