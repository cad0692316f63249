"""Killed at any moment, nothing answered is lost and nothing is doubled."""

import asyncio
import random
import sys
from pathlib import Path

from bot.battle.store import Store
from bot.store.journal.record import digest
from tests.bot.battle.playing import GAMES

ROOT = Path(__file__).parents[3]
LIVES = 4


async def live(url: str, first: int, seconds: float) -> list[tuple[int, int, int, str]]:
    """Start a process, kill it some time after its first answer, return what it answered."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bot.battle._dying", url, str(first)),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    begun = await process.stdout.readline()
    await asyncio.sleep(seconds)
    process.kill()
    rest, _ = await process.communicate()
    answers = [
        line.split() for line in (begun + rest).splitlines(keepends=True) if line[-1:] == b"\n"
    ]
    return [(int(i), int(channel), int(number), h.decode()) for i, channel, number, h in answers]


async def test_a_kill_at_any_moment_loses_no_answer_and_doubles_none(url: str) -> None:
    chance = random.Random(1)  # noqa: S311 - when to kill, no dice
    answered: list[tuple[int, int, int, str]] = []
    for life in range(LIVES):
        answered += await live(url, 1_000_000 * (life + 1), chance.uniform(0.0, 0.2))
    assert len(answered) > 5 * LIVES
    async with await Store.open(url, GAMES) as store:
        logs = {
            channel: (await store.entries((await store.peek(channel, 1)).journal.id, 1_000_000))
            for channel in (0, 1)
        }
        draws = {channel: (await store.peek(channel, 1)).journal.next_draw for channel in (0, 1)}
    for channel, log in logs.items():
        entries = {entry.interaction_id: entry for entry in log}
        assert len(entries) == len(log)
        assert sorted(entry.number for entry in log) == list(range(1, len(log) + 1))
        drawn = [entry.dice.draws[0].number for entry in log if entry.dice]
        assert sorted(drawn) == list(range(draws[channel]))
        previous = ""
        for entry in reversed(log):
            assert entry.previous == previous
            assert digest(entry.record.encode()) == entry.hash
            previous = entry.hash
        for interaction, where, number, hashed in answered:
            if where == channel:
                assert (entries[interaction].number, entries[interaction].hash) == (number, hashed)
