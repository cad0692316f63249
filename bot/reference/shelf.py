"""The reference of all games, opened when somebody first looks a rule up."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rulesets.core.installed import Games

if TYPE_CHECKING:
    from bot.reference.search import Search

KEPT: Final = Path(sys.prefix, "share", "vexille", "reference.db")
"""Where set-up writes the index; it may be of another version of the texts, or missing."""


class Shelf:
    """Opens the reference once, in a thread; what searches it is imported then too."""

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

    async def search(self) -> Search:
        """Return the search; the first who asks waits for a few milliseconds.

        Where set-up wrote no index, or texts have changed since, that takes seconds.
        """
        if self._search is None:
            async with self._opening:
                if self._search is None:
                    self._search = await asyncio.to_thread(self._open)
        return self._search

    def _open(self) -> Search:
        from bot.reference.index import open_index  # noqa: PLC0415 - most evenings it stays closed
        from bot.reference.search import Search  # noqa: PLC0415

        return Search(open_index(self._games, self._kept))
