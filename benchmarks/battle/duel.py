"""Two players on one battle, a hundred actions a second for half a minute, and what they wait."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from typing import Final

from benchmarks.measuring.table import Row
from benchmarks.measuring.timing import percentile
from bot.process.garbage import settle
from tests.trials.duel import Duel, duel

PER_SECOND: Final = 100
SECONDS: Final = 30
LIMIT: Final = 50.0
"""Milliseconds after which an answer no longer seems immediate."""


async def fought(folder: str, actions: int) -> Duel:
    """Fight on a new database."""
    settle()
    return await duel(f"sqlite+aiosqlite:///{folder}/battles.db", actions, PER_SECOND)


def rows(*, small: bool) -> Iterator[Row]:
    """Yield how long answers took, and how many there were a second."""
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(fought(folder, 8 if small else PER_SECOND * SECONDS))
    note = f"{found.entries} entries, none missing"
    for name, share in (("median", 0.5), ("p90", 0.9), ("p99", 0.99)):
        waited = percentile(found.seconds, share) * 1e3
        yield Row(f"answer, {name}", waited, LIMIT, "limit", goal=1.0, note=note)
        note = ""
    rate = len(found.seconds) / found.lasted
    yield Row("actions answered", rate, PER_SECOND, "asked", unit="/s", goal=0.95)
