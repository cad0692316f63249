"""The bot's seat at the local table, which knows no command when it opens."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.discord.client import Vexille
from bot.discord.commands.kept_sets import forget_sent
from bot.store.engine.database import Database
from localdiscord import LocalTable


@asynccontextmanager
async def seated(table: LocalTable, bot: Vexille, database: Database) -> AsyncIterator[None]:
    """Run the bot at a table that has just been opened, from its first event to its close.

    Raises:
        Exception: what the bot's own start raised.
        TimeoutError: it does not get as far as being told of the guild.
    """
    await database.write(forget_sent)
    async with table.connect(bot):
        await commands_of(bot)
        yield


async def commands_of(bot: Vexille) -> None:
    """Wait until the table has the commands of the games that are played there."""
    if bot.registrar is not None:
        await bot.registrar.settled()
