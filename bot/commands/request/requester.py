"""The requester: who asks, where, in which language. A command needs no more of an interaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.commands.request.upload import Upload
from bot.store.journal.record import Actor

PICKED: Final = "picked"
"""The name by which a person is known who was picked from a list."""


@dataclass(frozen=True, slots=True)
class Requester:
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
        own_desk: Whether what was pressed stands on the desk that this player alone sees, or on a
            sheet that has taken its place.
        pressed: Whether a button was pressed: who taps types nothing.
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
    own_desk: bool = field(default=False, compare=False)
    pressed: bool = field(default=False, compare=False)
    waits: Callable[[str], Awaitable[None]] | None = field(default=None, hash=False, compare=False)
