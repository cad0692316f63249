"""Commands through the local server: Vexille against a bare discord.py bot that says a constant.

The bare bot says two words of its own, or the very message that ours gives: the first ratio counts
what a message of that size costs discord.py, the second what rules, dice, texts and a durable
commit do. Each bot is alone in its process; server and players are in this one, the same for all.
Every command of ours is durable before it is answered. Processor time is the bot's alone, rates
are those of both processes together. Several rounds are measured in turn: ratios hold where
absolute figures drift with the machine.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from benchmarks.measuring.table import Row
from benchmarks.measuring.timing import percentile
from localdiscord import LocalTable, TableUser

BARE: Final = "bare-bot"
ALIKE: Final = "bare-bot-same-message"
OURS: Final = "vexille"
NAMES: Final = (BARE, ALIKE, OURS)
TOLD: Final = {BARE: "bare bot", ALIKE: "bare bot, same message"}
ROUNDS: Final = 5
COMMANDS: Final = 2000
TOGETHER: Final = 32
PACED: Final = 150
PER_SECOND: Final = 50
WARM_UP: Final = 10
_MOMENT: Final = 0.01


@dataclass(frozen=True, slots=True)
class Measured:
    """A round of one bot.

    Attributes:
        rate: Commands a second, many at a time.
        cpu: Milliseconds of the bot's processor time a command.
        waits: Milliseconds to the answers of commands that come at an even pace.
    """

    rate: float
    cpu: float
    waits: list[float]


async def throughput(users: Sequence[TableUser], commands: int) -> float:
    """Return the seconds of so many commands, one a user at a time."""
    left = iter(range(commands))

    async def play(user: TableUser) -> None:
        for _ in left:
            await user.slash("roll", {"notation": "3d6"})

    started = time.perf_counter()
    await asyncio.gather(*(play(user) for user in users))
    return time.perf_counter() - started


async def latencies(user: TableUser, commands: int) -> list[float]:
    """Return the milliseconds to the answers of commands that come at an even pace."""

    async def play() -> float:
        started = time.perf_counter()
        await user.slash("roll", {"notation": "3d6"})
        return 1e3 * (time.perf_counter() - started)

    tasks = []
    for _ in range(commands):
        tasks.append(asyncio.create_task(play()))
        await asyncio.sleep(1 / PER_SECOND)
    return await asyncio.gather(*tasks)


async def _cpu(process: Process) -> float:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"\n")
    return float(await process.stdout.readline())


async def measure(name: str, folder: str, *, small: bool) -> Measured:
    """Measure one bot, in a process of its own, at a fresh table."""
    commands, warm_up = (2 * TOGETHER, 1) if small else (COMMANDS, WARM_UP)
    async with LocalTable() as table:
        command = (sys.executable, "-m", "benchmarks.process._alone", name, folder)
        address = (table.http_base, table.gateway_url, table.token)
        process = await asyncio.create_subprocess_exec(*command, *address, stdin=PIPE, stdout=PIPE)
        await table.wait_bot()
        while "roll" not in {each["name"] for each in table.state.visible_commands()}:  # noqa: ASYNC110
            await asyncio.sleep(_MOMENT)  # ours come in the background
        users = [table.user(f"Player {n}", channel=f"table-{n % 8}") for n in range(TOGETHER)]
        await throughput(users, TOGETHER * warm_up)
        before = await _cpu(process)
        seconds = await throughput(users, commands)
        cpu = await _cpu(process) - before
        waits = await latencies(users[0], 5 if small else PACED)
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()
        assert process.returncode == 0, name
    return Measured(commands / seconds, 1e3 * cpu / commands, waits)


def rows(*, small: bool) -> Iterator[Row]:
    """Yield processor time, rate and waits of ours against both bare bots."""
    rounds: list[dict[str, Measured]] = []
    for _ in range(1 if small else ROUNDS):
        found = {}
        for name in NAMES:
            with tempfile.TemporaryDirectory() as folder:
                found[name] = asyncio.run(measure(name, folder, small=small))
        rounds.append(found)

    def median(name: str, field: str) -> float:
        return statistics.median(getattr(found[name], field) for found in rounds)

    for bare, told in TOLD.items():
        yield Row("a command, processor time", median(OURS, "cpu"), median(bare, "cpu"), told)
        yield Row("commands", median(OURS, "rate"), median(bare, "rate"), told, unit="/s")
    for share, named in ((0.5, "median"), (0.99, "p99")):
        ours, bare = (
            percentile([wait for found in rounds for wait in found[name].waits], share)
            for name in (OURS, BARE)
        )
        yield Row(f"answer at {PER_SECOND}/s, {named}", ours, bare, TOLD[BARE])
