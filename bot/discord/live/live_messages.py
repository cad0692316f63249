"""All messages that show battles as they go."""

from __future__ import annotations

import discord

from bot.battle.store import Store
from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from bot.discord.live.desks import Desks
from bot.discord.live.following import Look
from bot.discord.live.pinned import Summaries


class LiveMessages:
    """The messages that show every battle that goes on."""

    def __init__(self, client: discord.Client, store: Store, look: Look) -> None:
        """Show nothing yet; see `Desks` and `Summaries`."""
        self._desks = Desks(client, store, look)
        self._followers = (Summaries(client, store, look, self.bury), self._desks)

    def touch(self, requester: Requester) -> None:
        """Show soon what somebody has changed."""
        for follower in self._followers:
            follower.touch(requester)

    def answered(self, interaction: discord.Interaction, answer: Answer) -> None:
        """Note an answer: what everybody sees comes below the desk."""
        if interaction.channel_id is not None and not answer.private:
            self._desks.bury(interaction.channel_id)

    def bury(self, channel_id: int) -> None:
        """Note a message that is no answer: it came below the channel's desk."""
        self._desks.bury(channel_id)

    async def close(self) -> None:
        """Show no more."""
        for follower in self._followers:
            await follower.close()
