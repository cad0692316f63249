"""The queue for reading books: one takes a processor and much memory for a while."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from rulesets.refusal import Refusal

_TOGETHER: Final = 2
_MOST_WAITING: Final = 8
"""Files that wait in memory to be read."""


class Turns:
    """A queue, over all servers, in which a few books are read at once and the others wait."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(_TOGETHER)
        self._waiting = 0

    @asynccontextmanager
    async def one(self, told: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
        """Hold a turn.

        Args:
            told: Called where others are first.

        Raises:
            Refusal: `books-busy` where too many wait already.
        """
        if self._free.locked():
            if self._waiting >= _MOST_WAITING:
                raise Refusal("books-busy", waiting=self._waiting)
            self._waiting += 1
            try:
                await told()
                await self._free.acquire()
            finally:
                self._waiting -= 1
        else:
            await self._free.acquire()
        try:
            yield
        finally:
            self._free.release()
