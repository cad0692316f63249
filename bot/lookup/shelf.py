"""The reference of all games, opened when somebody first looks a rule up, searched in a thread."""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rulesets.core.ruleset.installed import Games

if TYPE_CHECKING:
    from bot.lookup.index.article import Title
    from bot.lookup.search.search import Hit, Search

KEPT: Final = Path(sys.prefix, "share", "vexille", "reference.db")
"""Where set-up writes the index; it may be of another version of the texts, or missing."""


class Shelf:
    """The reference, opened once and searched in a thread of its own; it is imported then too.

    Questions wait for each other there, and for nothing else: one takes some milliseconds, a roll
    or chances seconds.
    """

    def __init__(self, games: Games, kept: Path | None = None) -> None:
        """Know the games.

        Args:
            games: Whose reference it is.
            kept: The index that set-up wrote, where it is another than `KEPT`.
        """
        self._games = games
        self._kept = kept or KEPT
        self._search: Search | None = None
        self._opening = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="reference")

    async def search(self) -> Search:
        """Return the search; the first who asks waits for a few milliseconds.

        What is found by an id may be asked of it at once; questions are for `meant` and `offers`.
        Where set-up wrote no index, or texts have changed since, that takes seconds.
        """
        if self._search is None:
            async with self._opening:
                if self._search is None:
                    loop = asyncio.get_running_loop()
                    self._search = await loop.run_in_executor(self._thread, self._open)
        return self._search

    async def meant(self, asked: str, game: str, most: int) -> list[Hit]:
        """Return what a player means, best first: see `Search.meant`."""
        search = await self.search()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, search.meant, asked, game, most)

    async def offers(self, typed: str, game: str, most: int) -> list[Title]:
        """Return what to offer while a player types: see `Search.offers`."""
        search = await self.search()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, search.offers, typed, game, most)

    def _open(self) -> Search:
        from bot.lookup.index.index import open_index  # noqa: PLC0415 - most evenings it stays closed
        from bot.lookup.search.search import Search  # noqa: PLC0415

        return Search(open_index(self._games, self._kept))
