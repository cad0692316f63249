"""Where sites are on the web, and what answers there once somebody asks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from aiohttp import web

if TYPE_CHECKING:
    from bot.campaign.site.serving import Sites
    from bot.discord.client import Vexille

ROUTE: Final = r"/campaigns/{token:[\w-]{1,64}}/{page:[\w.-]{0,40}}"
"""The address of a page, as the web server takes it."""


def address(base: str, token: str) -> str:
    """Return where a site begins.

    Args:
        base: The address of the server, without a path.
        token: The part of the address that nobody guesses.
    """
    return f"{base}/campaigns/{token}/"


def later_sites(bot: Vexille) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """Return what answers for a bot's sites; their code is read with the first question."""

    @cache
    def sites() -> Sites:
        from bot.campaign.site.serving import Sites  # noqa: PLC0415 - most bots show no site

        return Sites(lambda: bot.store, bot.localiser)

    async def answer(request: web.Request) -> web.StreamResponse:
        return await sites().handle(request)

    return answer
