"""The address at which discord.py looks for Discord: pointed at a table, and back."""

from collections.abc import Iterator
from contextlib import contextmanager

import yarl
from discord import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


@contextmanager
def pointed_at(http_base: str, gateway_url: str) -> Iterator[None]:
    """Let every discord.py client of this process speak to a server of ours.

    The addresses are attributes of discord.py's classes, so one process has one table at
    a time. `http_base` is the server's root without a trailing slash.
    """
    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE)
    Route.BASE = f"{http_base}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
    Asset.BASE = f"{http_base}/cdn"
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before
