"""Commands through the local server: Vexille against a bare discord.py bot that says a constant.

The bare bot says two words of its own, or the very message that ours gives: the first ratio counts
what a message of that size costs discord.py and the server, the second what rules, dice, texts and
a durable commit do. Each runs in a process of its own with the server and its players, several
rounds in turn; every command of ours is durable before it is answered. Ratios hold where absolute
figures drift with the machine. Each collects garbage as it does when it is started by itself: the
bare bots by Python's own rules, ours by those of `bot.collection`.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence

import discord
from discord import app_commands
from discord.utils import MISSING

from bot.table import Keeper, LocalTable, TableUser

ROUNDS = 5
COMMANDS = 2000
TOGETHER = 32
PACED = 150
WARM_UP = 10
BARE = "bare bot"
ALIKE = "bare, same message"
OURS = "Vexille"
KEPT = "table kept too"
NAMES = (BARE, ALIKE, OURS, KEPT)
PER_SECOND = 50


class Bare(discord.Client):
    """Answers /roll with a constant."""

    def __init__(self, *, alike: bool) -> None:
        """Prepare the constant.

        Args:
            alike: Whether it looks as ours does, with a footer and a button.
        """
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)
        self._view: discord.ui.View = MISSING
        self._alike = alike

        @self.tree.command(name="roll", description="Roll")
        async def roll(interaction: discord.Interaction, notation: str) -> None:
            embed = discord.Embed(title=notation, description="11")
            if alike:
                embed = discord.Embed(
                    title="Roll", description="**11**\nroll: 5 5 1 → **11**", colour=0x5B6472
                )
                embed.set_footer(text="Bot dice, draw 1234 · no. 1234")
            await interaction.response.send_message(embed=embed, view=self._view)

    async def setup_hook(self) -> None:
        """Make the button, which needs a loop, and register the command."""
        if self._alike:
            self._view = discord.ui.View(timeout=None)
            label, custom_id = "Roll again", "vexille1:again:7530130894983516160"
            self._view.add_item(discord.ui.Button(label=label, custom_id=custom_id))
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
        started = time.perf_counter()
        await user.slash("roll", {"notation": "3d6"})
        return time.perf_counter() - started

    tasks = []
    for _ in range(PACED):
        tasks.append(asyncio.create_task(one()))
        await asyncio.sleep(1 / PER_SECOND)
    return await asyncio.gather(*tasks)


async def measure(bot: discord.Client, keeper: Keeper | None = None) -> tuple[float, list[float]]:
    """Return throughput and latencies of a bot at a fresh table."""
    async with LocalTable(keeper=keeper) as table, table.connect(bot):
        users = [table.user(f"Player {n}", channel=f"table-{n % 8}") for n in range(TOGETHER)]
        for user in users:
            for _ in range(WARM_UP):
                await user.slash("roll", {"notation": "3d6"})
        return await throughput(users), await latencies(users[0])


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which `share` of the values lie."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def vexille(folder: str, *, kept: bool) -> tuple[float, list[float]]:
    """Measure our bot with a new database, collecting garbage as it does.

    Args:
        folder: Where the database lies.
        kept: Whether the table is kept in it too, as when the bot runs without Discord.
    """
    from bot.app import create_bot  # noqa: PLC0415 - the bare bot's process has nothing of it
    from bot.collection import settle  # noqa: PLC0415
    from bot.keeping.keeper import TableKeeper  # noqa: PLC0415
    from bot.settings import Settings  # noqa: PLC0415
    from bot.state.migrate import open_database  # noqa: PLC0415

    url = f"sqlite+aiosqlite:///{folder}/battles.db"
    async with await open_database(url) as database:
        settings = Settings(database=url, guild_ready_timeout=0.01)
        bot = create_bot(settings, database=database)
        settle()
        return await measure(bot, TableKeeper(database) if kept else None)


def in_own_process(name: str) -> tuple[float, list[float]]:
    """Measure one of the bots in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.interactions", name, folder]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
    rate, times = json.loads(done.stdout)
    return rate, times


def main() -> None:
    """Measure both in turn and print medians and ratios."""
    results: dict[str, list[tuple[float, list[float]]]] = {name: [] for name in NAMES}
    for _ in range(ROUNDS):
        for name, found in results.items():
            found.append(in_own_process(name))
    for name, found in results.items():
        rate = statistics.median(rate for rate, _ in found)
        times = [one for _, many in found for one in many]
        middle, slow = (percentile(times, share) * 1e3 for share in (0.5, 0.99))
        print(
            f"{name:18} {rate:7.0f} commands/s   at {PER_SECOND}/s: "
            f"p50 {middle:5.1f} ms, p99 {slow:5.1f} ms"
        )
    for one, other in ((OURS, BARE), (OURS, ALIKE), (KEPT, OURS)):
        rounds = zip(results[one], results[other], strict=True)
        ratio = statistics.median(mine / theirs for (mine, _), (theirs, _) in rounds)
        print(f"throughput, {one} / {other}: {ratio:.2f}")


if __name__ == "__main__":
    _, bot, folder = sys.argv
    bare = bot in {BARE, ALIKE}
    work = measure(Bare(alike=bot == ALIKE)) if bare else vexille(folder, kept=bot == KEPT)
    print(json.dumps(asyncio.run(work)))
