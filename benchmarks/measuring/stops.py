"""Stops of the event loop, while something long is done beside it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

TICK: Final = 0.001
LIMIT: Final = 50.0
"""Milliseconds for which the loop may stand still."""


async def held_up(work: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    """Return the seconds some work took, and the longest for which it held the loop up."""
    longest = 0.0
    done = asyncio.Event()

    async def watch() -> None:
        nonlocal longest
        while not done.is_set():
            began = time.perf_counter()
            await asyncio.sleep(TICK)
            longest = max(longest, time.perf_counter() - began - TICK)

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0.05)
    longest = 0.0
    began = time.perf_counter()
    await work()
    seconds = time.perf_counter() - began
    done.set()
    await watching
    return seconds, longest
