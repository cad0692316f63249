"""Opening the local table with its page, on this machine alone or for the local network."""

from __future__ import annotations

import secrets
import socket
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Final

from bot.discord.client import Vexille
from bot.discord.sites import later_sites
from bot.local.page.hub import Hub
from bot.local.page.site import Site
from localdiscord import Keeper, LocalTable, TableSettings

USUAL_PORT: Final = 8417
"""The same at every start, so that a bookmark of the page stays true."""

_HERE: Final = "127.0.0.1"
_EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - what --share asks for
_SECRET_BYTES: Final = 9
_NOWHERE: Final = (
    (socket.AF_INET, ("192.0.2.1", 9)),
    (socket.AF_INET6, ("2001:db8::1", 9)),
)
"""Addresses kept for examples: asking the way there sends nothing."""


@dataclass(frozen=True, slots=True)
class PageOptions:
    """Options with which the page was asked for.

    Attributes:
        port: Where it listens; None for the usual port, or any other while that one is taken.
        share: Whether the local network may come.
    """

    port: int | None = None
    share: bool = False


@dataclass(frozen=True, slots=True)
class Opened:
    """A table with its page.

    Attributes:
        here: The page's address on this machine.
        others: Its address for others, the secret included; None where nobody else may come.
    """

    table: LocalTable
    here: str
    others: str | None


async def open_with_page(
    stack: AsyncExitStack,
    bot: Vexille,
    options: PageOptions,
    *,
    locale: str,
    channel: str,
    keeper: Keeper | None = None,
) -> Opened:
    """Open a table that serves the page; the stack closes it.

    Raises:
        OSError: the port cannot be listened on.
    """
    secret = secrets.token_urlsafe(_SECRET_BYTES) if options.share else None

    async def open_at(port: int) -> LocalTable:
        host = _EVERYWHERE if options.share else _HERE
        patience = bot.settings.local_patience
        settings = TableSettings(host=host, port=port, first_answer=patience)
        table = LocalTable(settings, keeper=keeper)
        hub = Hub(table, bot, locale=locale, channel=channel)
        sites = later_sites(bot)
        site = Site(hub.handle, hub.uploads.take, bot.localiser, sites=sites, secret=secret)
        table.serve(site.routes(), site.admits)
        opened = await stack.enter_async_context(table)
        stack.push_async_callback(hub.close)
        return opened

    try:
        table = await open_at(options.port or USUAL_PORT)
    except OSError:
        if options.port is not None:
            raise
        table = await open_at(0)
    bot.sites_at = table.http_base
    join = "" if secret is None else f"?join={secret}"
    here = f"{table.http_base}/{join}"
    port = here.rsplit(":", 1)[1]
    return Opened(table, here, None if secret is None else f"http://{own_address()}:{port}")


def own_address() -> str:
    """Return this machine's address on the local network, as an address bar takes it.

    It is of IPv4 where there is one, else of IPv6; its own loopback without either.
    """
    for family, there in _NOWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as way:
                way.connect(there)
                found = str(way.getsockname()[0])
        except OSError:
            continue
        return f"[{found}]" if ":" in found else found
    return _HERE
