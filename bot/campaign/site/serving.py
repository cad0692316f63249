"""Campaigns' sites for browsers: read-only, behind addresses that nobody guesses.

A site is made when it is first asked for and again after a while, one at a time, so that no number
of visitors makes more work than one of them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from aiohttp import web

from bot.battle.store import Store
from bot.campaign.access import campaigns_of
from bot.campaign.site.frame import POLICY
from bot.campaign.site.gathering import Count
from bot.campaign.site.making import site
from bot.texts.localiser import Localiser

_FRESH: Final = 60.0
"""Seconds until a site is made anew."""
_MOST_KEPT: Final = 4
_HEADERS: Final = {
    "Content-Security-Policy": f"{POLICY}; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "private, max-age=60",
}


@dataclass(frozen=True, slots=True)
class _Made:
    files: dict[str, bytes]
    at: float


class Sites:
    """The web server that shows campaigns to whoever has their address."""

    def __init__(
        self,
        store: Callable[[], Store],
        localiser: Localiser,
        count: Count,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Know where campaigns are.

        Args:
            store: Returns the open store; raises RuntimeError before there is one.
            localiser: The texts.
            count: What plays an entry's dice again.
            clock: Tells seconds.
        """
        self._store = store
        self._localiser = localiser
        self._count = count
        self._clock = clock
        self._made: OrderedDict[tuple[int, str], _Made] = OrderedDict()
        self._making = asyncio.Lock()

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer a request for a page of a site.

        Raises:
            HTTPNotFound: no campaign is shown there, or it has no such page.
        """
        try:
            store = self._store()
        except RuntimeError:
            raise web.HTTPServiceUnavailable from None
        known = await store.chronicles.site_at(request.match_info["token"])
        if known is None:
            raise web.HTTPNotFound
        files = await self._files(store, *known)
        body = files.get(request.match_info["page"] or "index.html")
        if body is None:
            raise web.HTTPNotFound
        answer = web.Response(
            body=body, content_type="text/html", charset="utf-8", headers=_HEADERS
        )
        answer.enable_compression()
        return answer

    async def _files(self, store: Store, campaign_id: int, locale: str) -> dict[str, bytes]:
        key = (campaign_id, locale)
        async with self._making:
            known = self._made.get(key)
            if known is not None and self._clock() - known.at < _FRESH:
                return known.files
            campaign = await campaigns_of(store).by_id(campaign_id)
            if campaign is None:
                raise web.HTTPNotFound
            _, files = await site(store, self._localiser, campaign, locale, self._count)
            self._made[key] = _Made(files, self._clock())
            self._made.move_to_end(key)
            while len(self._made) > _MOST_KEPT:
                self._made.popitem(last=False)
            return files
