"""A bare discord.py bot that answers /roll with a constant: what a command costs without us.

    python -m benchmarks.process._bare

runs it at a local table of its own and answers lines of standard input, as `python -m bot` does.
"""

from __future__ import annotations

import asyncio
import sys

import discord
from discord import app_commands
from discord.utils import MISSING

from localdiscord import LocalTable


class Bare(discord.Client):
    """A client that answers /roll with a constant."""

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


async def main() -> None:
    """Answer every line with the constant."""
    async with LocalTable() as table, table.connect(Bare(alike=False)):
        player = table.user("Ana")
        while line := await asyncio.to_thread(sys.stdin.readline):
            reply = await player.line(line.strip())
            print(reply.messages[0].embeds[0]["description"], flush=True)


if __name__ == "__main__":
    asyncio.run(main())
