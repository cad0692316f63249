"""The desk of a channel's battle: the message with its buttons, kept below what was said last."""

from __future__ import annotations

from collections import OrderedDict

import discord

from bot.battle.store import Store
from bot.commands.desk.overview import overview_of
from bot.commands.request.context import CommandContext
from bot.commands.request.requester import Requester
from bot.discord.live.following import Follower, Look, remember
from bot.store.tables.live import DeskRow
from bot.store.writer import CommitError
from bot.views.interface.panel import Panel, layout_of


class Desks(Follower):
    """The desks of all battles that go on.

    A desk is edited where nothing of the bot's has come below it, else sent anew and the old one
    taken away. Talk of players is not heard: `/desk` shows a desk at once.
    """

    name = "desk"
    between = 1.5  # Discord allows five messages in five seconds in a channel

    def __init__(self, client: discord.Client, store: Store, look: Look) -> None:
        """Show nothing yet.

        Args:
            client: Through which messages are written.
            store: Where is kept which message is whose desk.
            look: Returns the context of a requester as it is now.
        """
        super().__init__()
        self._client = client
        self._store = store
        self._look = look
        self._shown: OrderedDict[int, Panel] = OrderedDict()
        self._last: OrderedDict[int, Requester] = OrderedDict()
        self._left: OrderedDict[int, discord.PartialMessage] = OrderedDict()

    def touch(self, requester: Requester) -> None:
        """Show soon what somebody has changed."""
        remember(self._last, requester.channel_id, requester)
        super().touch(requester)

    def bury(self, channel_id: int) -> None:
        """Note that a message has come below a channel's desk, which then follows it."""
        self._shown.pop(channel_id, None)
        requester = self._last.get(channel_id)
        if requester is not None:
            super().touch(requester)

    async def show(self, requester: Requester) -> None:
        """Show a battle by its desk, and take away what is left of one before."""
        left = self._left.pop(requester.channel_id, None)
        try:
            await self._renew(requester)
        finally:
            if left is not None:
                await self._take_away(left)

    async def _renew(self, requester: Requester) -> None:
        context = await self._look(requester)
        await context.channel.settled()
        channel = context.channel.id
        row = await self._store.messages.find(DeskRow, channel)
        there = self._client.get_partial_messageable(channel, guild_id=requester.guild_id)
        overview = await overview_of(context.playing())
        if overview is None:
            if row is not None:
                await self._store.messages.forget(row)
                await self._take_away(there.get_partial_message(row.message_id))
            return
        panel, before = overview.panel(), self._shown.get(channel)
        if row is not None and before is not None:
            if panel != before:
                await self._edit(there.get_partial_message(row.message_id), panel, channel)
            return
        await self._move(context, there, row, panel)

    async def _edit(self, message: discord.PartialMessage, panel: Panel, channel: int) -> None:
        remember(self._shown, channel, panel)  # at once: what comes below it meanwhile is noted
        try:
            await message.edit(view=layout_of(panel))
        except discord.HTTPException as error:
            self._shown.pop(channel, None)
            if not isinstance(error, discord.NotFound):
                raise  # whoever deletes it gets another with the next act

    async def _move(
        self,
        context: CommandContext,
        there: discord.PartialMessageable,
        row: DeskRow | None,
        panel: Panel,
    ) -> None:
        """Send a desk, then take away the one before."""
        channel, battle = context.channel.id, context.channel.board.battle
        if battle is None:
            return
        remember(self._shown, channel, panel)
        try:
            message = await there.send(view=layout_of(panel), silent=True)
        except (discord.HTTPException, OSError):  # what stands there is still the one before
            self._shown.pop(channel, None)
            raise
        try:
            await self._store.messages.keep(
                DeskRow(id=channel, battle_id=battle.id, message_id=message.id)
            )
        except CommitError:  # nobody would know it again
            self._shown.pop(channel, None)
            await self._take_away(there.get_partial_message(message.id))
            raise
        if row is not None:
            await self._take_away(there.get_partial_message(row.message_id))

    async def _take_away(self, message: discord.PartialMessage) -> None:
        """Delete a message; with the next look where Discord does not take it now."""
        try:
            await message.delete()
        except (discord.NotFound, discord.Forbidden):
            return
        except (discord.HTTPException, OSError):
            remember(self._left, message.channel.id, message)
            raise
