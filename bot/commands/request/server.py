"""The server that a request comes from, and who may decide for it."""

from __future__ import annotations

from typing import Final

from bot.commands.request.context import CommandContext
from rulesets.refusal import Refusal

ALONE: Final = ("roll", "odds", "rule", "army", "settings", "help", "privacy")
"""Commands that need no server: in private messages too, and for whoever installed the bot."""


def server_of(context: CommandContext) -> int:
    """Return the id of the server.

    Raises:
        Refusal: `no-server`, in a private conversation.
    """
    if context.requester.guild_id is None:
        raise Refusal("no-server")
    return context.requester.guild_id


def managed_server(context: CommandContext) -> int:
    """Return the id of the server, for what only its managers may change.

    Raises:
        Refusal: `no-server`, `not-server-manager`.
    """
    guild = server_of(context)
    if not context.requester.server_manager:
        raise Refusal("not-server-manager")
    return guild
