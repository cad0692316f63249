"""Commands through the local server: Vexille against a bare discord.py bot that says a constant.

Both run in this process, one after the other, several rounds in turn; every command of ours is
durable before it is answered. Garbage is collected as where each runs alone: by Python's own rules
for the bare bot, by `bot.collection` for ours. Ratios hold where absolute figures drift with the
machine.
"""

from __future__ import annotations

import asyncio
import gc
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import discord
from discord import app_commands

from bot.app import create_bot
from bot.collection import settle
from bot.settings import Settings
from bot.table import LocalTable, TableUser

ROUNDS = 3
COMMANDS = 600
TOGETHER = 32
PACED = 150
PER_SECOND = 50
PYTHONS = gc.get_threshold()


class Bare(discord.Client):
    """Answers /roll with a constant."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(name="roll", description="Roll")
        async def roll(interaction: discord.Interaction, notation: str) -> None:
            embed = discord.Embed(title=notation, description="11")
            await interaction.response.send_message(embed=embed)

    async def setup_hook(self) -> None:
        """Register the command."""
        await self.tree.sync()


async def throughput(users: Sequence[TableUser]) -> float:
    """Return commands per second, `TOGETHER` at a time."""
    left = iter(range(COMMANDS))

    async def one(user: TableUser) -> None:
        for _ in left:
            await user.slash("roll", {"notation": "3d6"})

    started = time.perf_counter()
    await asyncio.gather(*(one(user) for user in users))
    return COMMANDS / (time.perf_counter() - started)


async def latencies(user: TableUser) -> list[float]:
    """Return seconds to the answer of commands that come at an even pace."""

    async def one() -> float:
        return (await user.slash("roll", {"notation": "3d6"})).latency

    tasks = []
    for _ in range(PACED):
        tasks.append(asyncio.create_task(one()))
        await asyncio.sleep(1 / PER_SECOND)
    return await asyncio.gather(*tasks)


async def measure(bot: discord.Client, collecting: Callable[[], None]) -> tuple[float, list[float]]:
    """Return throughput and latencies of a bot at a fresh table."""
    async with LocalTable() as table, table.connect(bot):
        collecting()
        users = [table.user(f"Player {n}", channel=f"table-{n % 8}") for n in range(TOGETHER)]
        for user in users:
            await user.slash("roll", {"notation": "3d6"})
        return await throughput(users), await latencies(users[0])


def as_python_does() -> None:
    """Collect garbage as a process does that never heard of it."""
    gc.unfreeze()
    gc.set_threshold(*PYTHONS)


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which `share` of the values lie."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def compare(folder: Path) -> None:
    """Measure both in turn and print medians and ratios."""
    ours: list[tuple[float, list[float]]] = []
    bare: list[tuple[float, list[float]]] = []
    for number in range(ROUNDS):
        bare.append(await measure(Bare(), as_python_does))
        settings = Settings(
            database=f"sqlite+aiosqlite:///{folder / f'{number}.db'}", guild_ready_timeout=0.01
        )
        ours.append(await measure(create_bot(settings), settle))
    for name, results in (("bare bot", bare), ("Vexille", ours)):
        rate = statistics.median(rate for rate, _ in results)
        times = [one for _, many in results for one in many]
        middle, slow = (percentile(times, share) * 1e3 for share in (0.5, 0.99))
        print(
            f"{name:10} {rate:7.0f} commands/s   at {PER_SECOND}/s: "
            f"p50 {middle:5.1f} ms, p99 {slow:5.1f} ms"
        )
    ratios = [mine / theirs for (mine, _), (theirs, _) in zip(ours, bare, strict=True)]
    print(f"throughput, Vexille / bare bot: {statistics.median(ratios):.2f}")


def main() -> None:
    """Run the comparison in a throw-away database."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(compare(Path(folder)))


if __name__ == "__main__":
    main()
