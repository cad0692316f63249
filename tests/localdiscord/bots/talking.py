"""A bot that hears all that is said and done, and has commands in the menus."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from localdiscord import Faults, Keeper, LocalTable, TableSettings

PRIVILEGED = discord.Intents(members=True, message_content=True).value
PATIENCE = 5.0


class TalkBot(commands.Bot):
    """Keeps what it is told of, by name of the event."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=intents or discord.Intents.all() & ~discord.Intents(presences=True),
            guild_ready_timeout=0.01,
        )
        self.heard: asyncio.Queue[tuple[str, tuple[Any, ...]]] = asyncio.Queue()

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Note every event before anyone else has it."""
        super().dispatch(event_name, *args, **kwargs)
        if not event_name.startswith("socket"):
            self.heard.put_nowait((event_name, args))

    async def hears(self, event: str) -> tuple[Any, ...]:
        """Return what comes with the next event of a name, passing over others."""
        async with asyncio.timeout(PATIENCE):
            while True:
                name, args = await self.heard.get()
                if name == event:
                    return args

    def unheard(self) -> set[str]:
        """Return the names of events nobody asked for yet."""
        found = set()
        while not self.heard.empty():
            found.add(self.heard.get_nowait()[0])
        return found

    async def setup_hook(self) -> None:
        for menu in (quote, measure):
            self.tree.add_command(app_commands.ContextMenu(name=menu[0], callback=menu[1]))
        self.tree.add_command(muster)
        self.tree.add_command(here)
        await self.tree.sync()


async def _quote(interaction: discord.Interaction[Any], message: discord.Message) -> None:
    text = f"{message.author.name}: {message.content}"
    await interaction.response.send_message(text)


async def _measure(interaction: discord.Interaction[Any], person: discord.User) -> None:
    await interaction.response.send_message(f"{person.name} is {len(person.name)} long")


quote = ("Quote This", _quote)
measure = ("Measure", _measure)


@app_commands.command(name="muster", description="Asks for a form, on private lines too.")
@app_commands.allowed_contexts(guilds=True, dms=True)
async def muster(interaction: discord.Interaction[Any], unit: str, size: int = 1) -> None:
    where = "here" if interaction.guild is None else "guild"
    name = interaction.user.name
    await interaction.response.send_message(f"{name} {where} {unit} {size}", view=Again())


@app_commands.command(name="here", description="Is for the guild only.")
@app_commands.guild_only()
async def here(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("here")


class Again(discord.ui.View):
    @discord.ui.button(label="Once more")
    async def again(self, interaction: discord.Interaction[Any], _: Any) -> None:
        await interaction.response.send_message("again")

    @discord.ui.select(
        placeholder="Facing", options=[discord.SelectOption(label="Left flank", value="l")]
    )
    async def face(self, interaction: discord.Interaction[Any], _: discord.ui.Select[Any]) -> None:
        await interaction.response.send_message("faced")


@asynccontextmanager
async def talk_table(
    bot: TalkBot | None = None, keeper: Keeper | None = None, faults: Faults | None = None
) -> AsyncIterator[tuple[LocalTable, TalkBot]]:
    """Open a table that lets a bot hear everything."""
    bot = bot or TalkBot()
    settings = TableSettings(privileged_intents=PRIVILEGED)
    async with (
        LocalTable(settings, keeper=keeper, faults=faults) as table,
        table.connect(bot),
    ):
        await bot.wait_until_ready()
        yield table, bot
        assert table.unknown_routes == []
