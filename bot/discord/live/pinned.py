"""The pinned message that shows a channel's battle as it stands, edited as the battle goes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

import discord
import structlog

from bot.battle.store import Store
from bot.commands.battle.battle_status import points_line, status_card
from bot.commands.request.context import CommandContext
from bot.commands.request.requester import Requester
from bot.discord.live.following import Follower, Look, Pace, nonce_of, remember
from bot.store.tables.live import SummaryRow
from bot.views.cards.card import Card
from bot.views.interface.embed import embed_of

_DELETED: Final = 0

_log = structlog.get_logger(__name__)


class Summaries(Follower):
    """The pinned messages that show every battle that goes on."""

    name = "summary"
    between = 4.0  # Discord allows five edits in five seconds in a channel
    requests = 1

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        look: Look,
        pace: Pace,
        sent: Callable[[int], None],
    ) -> None:
        """Show nothing yet.

        Args:
            client: Through which messages are written.
            store: Where is kept which message shows what.
            look: Returns the context of a requester as it is now.
            pace: That of all such messages.
            sent: Told of a channel in which a message was sent.
        """
        super().__init__(pace)
        self._client = client
        self._store = store
        self._look = look
        self._sent = sent
        self._shown: OrderedDict[int, Mapping[str, Any]] = OrderedDict()

    async def show(self, requester: Requester) -> None:
        """Show a battle in its pinned message."""
        context = await self._look(requester)
        await context.channel.settled()
        battle = context.channel.board.battle
        row = await self._store.messages.find(SummaryRow, context.channel.id)
        there = self._client.get_partial_messageable(
            context.channel.id, guild_id=requester.guild_id
        )
        if row is not None and (battle is None or row.battle_id != battle.id):
            await self._finish(context, row, there.get_partial_message(row.message_id))
            row = None
        if battle is None:
            return
        playing = context.playing()
        card = status_card(playing)
        embed = embed_of(replace(card, dice=(*points_line(playing), *card.dice)))
        if row is None:
            await self._begin(context, battle.id, there, embed)
        elif row.message_id != _DELETED and self._shown.get(row.id) != embed.to_dict():
            await self._edit(row, there.get_partial_message(row.message_id), embed)

    async def _begin(
        self,
        context: CommandContext,
        battle_id: int,
        there: discord.PartialMessageable,
        embed: discord.Embed,
    ) -> None:
        """Send a message, which is found again by its nonce where it was sent and not noted."""
        await self._pace.requests.take()
        channel_id = context.channel.id
        nonce = nonce_of(self.name, channel_id, battle_id)
        message = await there.send(embed=embed, silent=True, nonce=nonce)
        row = SummaryRow(id=channel_id, battle_id=battle_id, message_id=message.id)
        await self._store.messages.keep(row)
        shown = [(each.title, each.description) for each in message.embeds]
        if shown == [(embed.title, embed.description)]:
            remember(self._shown, channel_id, embed.to_dict())
        else:
            await self._edit(row, there.get_partial_message(message.id), embed)
        await self._pace.requests.take()
        try:
            await message.pin()  # Discord tells it in a message of its own
        except discord.Forbidden:
            _log.info("summary-not-pinned", channel=channel_id)
        finally:
            self._sent(channel_id)

    async def _edit(
        self, row: SummaryRow, message: discord.PartialMessage, embed: discord.Embed
    ) -> None:
        await self._pace.requests.take()
        try:
            await message.edit(embed=embed)
        except discord.NotFound:  # who deletes it does not want another
            gone = SummaryRow(id=row.id, battle_id=row.battle_id, message_id=_DELETED)
            await self._store.messages.keep(gone)
            return
        remember(self._shown, row.id, embed.to_dict())

    async def _finish(
        self, context: CommandContext, row: SummaryRow, message: discord.PartialMessage
    ) -> None:
        await self._store.messages.forget(row)
        title = self._shown.pop(row.id, {}).get("title") or context.texts("battle-unnamed")
        if row.message_id == _DELETED:
            return
        await self._pace.requests.take()
        over = Card(title, context.texts("battle-over"))
        try:
            await message.edit(embed=embed_of(over))
            await message.unpin()
        except (discord.NotFound, discord.Forbidden):
            return
