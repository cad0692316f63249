"""Two players on one battle, a hundred actions a second for half a minute, and what they wait."""

from __future__ import annotations

import asyncio
import tempfile

from benchmarks.interactions import percentile
from bot.collection import settle
from tests.trials.duel import Duel, duel

PER_SECOND = 100
SECONDS = 30


async def fought(folder: str) -> Duel:
    """Fight on a new database."""
    settle()
    url = f"sqlite+aiosqlite:///{folder}/battles.db"
    return await duel(url, PER_SECOND * SECONDS, PER_SECOND)


def main() -> None:
    """Print how long the answers took."""
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(fought(folder))
    told = ", ".join(
        f"{name} {percentile(found.seconds, share) * 1e3:.1f} ms"
        for name, share in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("p99.9", 0.999))
    )
    rate = len(found.seconds) / found.lasted
    print(f"duel              {found.entries} entries of two players in one battle, gapless")
    print(f"  {rate:.0f} actions/s: {told}, longest {max(found.seconds) * 1e3:.0f} ms")


if __name__ == "__main__":
    main()
