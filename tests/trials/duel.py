"""Two players act on one battle at the same moment, through real HTTP and a real websocket."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Final

from bot.battle.past import past
from bot.battle.past.audit import Audit
from bot.battle.store import Store
from bot.discord.client import create_bot
from bot.local.seat import commands_of
from bot.process.settings import Settings
from bot.store.journal.record import read_entry
from localdiscord import LocalTable, TableUser

_NAMES: Final = ("Ana", "Bruno")
_TURNS: Final = (
    "/unit damage {unit} wounds:1",
    "/roll 3d6",
    "/unit heal {unit} wounds:1",
    "/test leadership unit:{unit}",
)


@dataclass(frozen=True, slots=True)
class Duel:
    """The outcome of a duel.

    Attributes:
        seconds: To the answer of each action, in the order they were asked.
        lasted: Seconds from the first question to the last answer.
        entries: How many entries the battle's journal has gained.
    """

    seconds: list[float]
    lasted: float
    entries: int


async def duel(url: str, actions: int, per_second: float) -> Duel:
    """Let two players act in turn at an even pace, whether the last was answered or not.

    Raises:
        AssertionError: an action was not answered or not stored, the journal is not whole, or the
            units are not what all the wounds and cures make of them.
    """
    bot = create_bot(Settings(_env_file=None, database=url, guild_ready_timeout=0.01))  # type: ignore[call-arg]
    refused: list[str] = []
    bot.listener = lambda _, answer: refused.append(answer.refused) if answer.refused else None
    async with LocalTable() as table, table.connect(bot):
        players = [table.user(name) for name in _NAMES]
        await commands_of(bot)
        await players[0].line("/battle start side_one:Ana side_two:Bruno")
        for player, name in zip(players, _NAMES, strict=True):
            await player.line(f"/battle join side:{name}")
            await player.line(f"/unit add {name}s 20 M4 WS3 BS3 S3 T3 W3 I3 A1 Ld7")
        journal = (await bot.store.peek(players[0].channel.id)).journal
        before = journal.next_number - 1
        began = time.perf_counter()
        seconds = await _fought(players, actions, per_second)
        lasted = time.perf_counter() - began
        channel = await bot.store.peek(players[0].channel.id)
        entries = await _checked(bot.store, channel.id) - before
        standing = [(unit.models, unit.carried) for unit in channel.board.units]
    assert refused == []
    assert standing == [(20, 0), (20, 0)]
    assert entries == actions
    return Duel(seconds, lasted, entries)


async def _fought(players: list[TableUser], actions: int, per_second: float) -> list[float]:
    async def act(number: int) -> float:
        who = number % len(players)
        line = _TURNS[number // len(players) % len(_TURNS)].format(unit=f"{_NAMES[who]}s")
        asked = time.perf_counter()
        reply = await players[who].line(line)
        assert len(reply.messages) == 1
        return time.perf_counter() - asked

    began = time.perf_counter()
    tasks = []
    for number in range(actions):
        await asyncio.sleep(max(0.0, began + number / per_second - time.perf_counter()))
        tasks.append(asyncio.create_task(act(number)))
    return await asyncio.gather(*tasks)


async def _checked(store: Store, channel_id: int) -> int:
    """Return how many entries a battle's journal has, which must be whole."""
    channel = await store.peek(channel_id)
    row = await past.past_battle(store, channel)
    audit = Audit(row.journal)
    interactions = []
    async for rows in past.pages(store, channel.journal.id):
        audit.look(rows)
        interactions += [read_entry(each).interaction_id for each in rows]
    audit.finish()
    assert audit.whole, audit.faults
    assert len(set(interactions)) == len(interactions)
    return audit.entries
