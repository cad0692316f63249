"""Campaigns' sites of a running bot: what answers for them once somebody asks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING

from aiohttp import web

if TYPE_CHECKING:
    from bot.campaign.site.serving import Sites
    from bot.discord.client import Vexille


def later_sites(bot: Vexille) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """Return a handler of requests for a bot's sites, imported with the first request."""

    @cache
    def sites() -> Sites:
        from bot.campaign.site.serving import Sites  # noqa: PLC0415 - most bots show no site
        from bot.commands.dice.luck import count_entry  # noqa: PLC0415 - as above

        return Sites(lambda: bot.store, bot.localiser, count_entry)

    async def answer(request: web.Request) -> web.StreamResponse:
        return await sites().handle(request)

    return answer
