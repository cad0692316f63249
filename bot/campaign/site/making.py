"""A campaign's site as files: gathered, written on a thread, packed into an archive."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import Mapping
from typing import Final

from bot.battle.store import Store
from bot.campaign.site.gathering import Count, Shown, gathered
from bot.campaign.site.pages import pages
from bot.store.tables.campaign import CampaignRow
from bot.texts.localiser import Localiser

_EARLIEST: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every file in an archive, so that the same site makes the same archive."""


async def site(
    store: Store, localiser: Localiser, campaign: CampaignRow, locale: str, count: Count
) -> tuple[Shown, dict[str, bytes]]:
    """Return the content of a campaign's site, and its pages by file."""
    shown = await gathered(store, campaign, count)
    names = {}
    for game in {battle.game for battle in shown.fought} | {campaign.game or ""}:
        if game in store.games:
            await store.ready(game)
            names[game] = localiser.texts(locale, game)(f"ruleset-{game}")
    texts = localiser.texts(locale)
    return shown, await asyncio.to_thread(pages, texts, shown, names)


def packed(files: Mapping[str, bytes], folder: str) -> bytes:
    """Return files as an archive, in one folder."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(f"{folder}/{name}", _EARLIEST)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content)
    return buffer.getvalue()
