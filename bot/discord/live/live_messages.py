"""All messages that show battles as they go."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord

from bot.battle.store import Store
from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from bot.discord.live.catching_up import CatchingUp
from bot.discord.live.desks import Desks
from bot.discord.live.following import Look, Pace
from bot.discord.live.own_desks import OwnDesks
from bot.discord.live.pinned import Summaries


class LiveMessages:
    """The messages that show every battle that goes on."""

    def __init__(self, client: discord.Client, store: Store, look: Look) -> None:
        """Show nothing yet; see `Desks` and `Summaries`."""
        pace = Pace()
        self._desks = Desks(client, store, look, pace)
        self._catching_up = CatchingUp(client, store, self._desks)
        self._own_desks = OwnDesks(look)
        self._followers = (Summaries(client, store, look, pace, self.bury), self._desks)

    def begin(self, ready: Callable[[], Awaitable[None]]) -> None:
        """Show the desks that are behind, once the client is ready."""
        self._catching_up.begin(ready)

    def touch(self, requester: Requester) -> None:
        """Show soon what somebody has changed."""
        for follower in self._followers:
            follower.touch(requester)
        self._own_desks.touch(requester.channel_id)

    def beside_desk(self, interaction: discord.Interaction, answer: Answer) -> Answer:
        """Return an answer without the buttons that the desk right below it has as well."""
        if not answer.as_desk or not self._desks.follow(interaction):
            return answer
        own = tuple(each for each in answer.buttons if each.kind not in answer.as_desk)
        return replace(answer, buttons=own)

    def answered(self, interaction: discord.Interaction, answer: Answer) -> None:
        """Note an answer: what everybody sees comes below the desk, and changes each own desk."""
        self._own_desks.answered(interaction, answer)
        if interaction.channel_id is not None and not answer.private:
            self._desks.bury(interaction.channel_id)

    def pressed(self, interaction: discord.Interaction, requester: Requester) -> None:
        """Note a press: of desks that should be gone, that one is taken away."""
        self._own_desks.pressed(interaction)
        self._desks.pressed(interaction.message, requester)

    def told_late(self, requester: Requester) -> None:
        """Note a late answer: it came below the desk, which may show less than it tells."""
        self.bury(requester.channel_id)
        self.touch(requester)

    def bury(self, channel_id: int) -> None:
        """Note a message that is no answer: it came below the channel's desk."""
        self._desks.bury(channel_id)

    async def close(self) -> None:
        """Show no more."""
        await self._catching_up.close()
        await self._own_desks.close()
        for follower in self._followers:
            await follower.close()
