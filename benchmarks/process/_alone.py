"""A bot alone in its process, at a table that another process serves.

    python -m benchmarks.process._alone NAME FOLDER HTTP GATEWAY TOKEN

For each line of standard input it prints the seconds of processor time that it has used so far; it
leaves at the end of the input. It collects garbage as it does when it is started by itself: the
bare bots by Python's own rules, ours by those of `bot.process.garbage`.
"""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import AsyncExitStack

import discord

from localdiscord.pointing import pointed_at


async def made(stack: AsyncExitStack, name: str, folder: str) -> discord.Client:
    """Return the bot of that name."""
    from benchmarks.process.interactions import ALIKE, BARE  # noqa: PLC0415 - it starts this module

    if name in {BARE, ALIKE}:
        from benchmarks.process._bare import Bare  # noqa: PLC0415 - ours needs nothing of it

        return Bare(alike=name == ALIKE)
    from bot.discord.client import create_bot  # noqa: PLC0415 - the bare bots have nothing of it
    from bot.process.garbage import settle  # noqa: PLC0415
    from bot.process.settings import Settings  # noqa: PLC0415
    from bot.store.engine.migrate import open_database  # noqa: PLC0415

    url = f"sqlite+aiosqlite:///{folder}/battles.db"
    database = await stack.enter_async_context(await open_database(url))
    bot = create_bot(Settings(database=url, guild_ready_timeout=0.01), database=database)
    settle()
    return bot


async def main(name: str, folder: str, http: str, gateway: str, token: str) -> None:
    """Run the bot until nobody asks for its time any more."""
    async with AsyncExitStack() as stack:
        bot = await made(stack, name, folder)
        stack.enter_context(pointed_at(http, gateway))
        running = asyncio.create_task(bot.start(token))
        while await asyncio.to_thread(sys.stdin.readline):
            print(time.process_time(), flush=True)
        await bot.close()
        await running


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
