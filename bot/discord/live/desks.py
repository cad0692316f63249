"""The desk of a channel's battle: the message with its buttons, kept below what was said last."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any, Final, TypeAlias

import discord

from bot.battle.store import Store
from bot.commands.desk.shown.overview import Overview, overview_of
from bot.commands.request.context import CommandContext
from bot.commands.request.requester import Requester
from bot.discord.live.following import UNREACHED, Follower, Look, Pace, nonce_of, remember
from bot.store.tables.live import DeskRow
from bot.store.writer import CommitError
from bot.views.interface.buttons import MENU, custom_id_of
from bot.views.interface.panel import Panel, layout_of

_OF_DESKS: Final = frozenset({custom_id_of(*MENU), custom_id_of("desk", "own")})
"""Of buttons that desks have, those of before there was a menu too, and nothing else that everybody
sees."""

_Moment: TypeAlias = tuple[int, int]
"""The journal of a channel, and the number of its next entry."""
_MOST_LOOKS: Final = 8
"""Looks in a row at a battle in which somebody acts meanwhile; each act has another look follow."""


class Desks(Follower):
    """The desks of all battles that go on.

    A desk is edited where nothing of the bot's has come below it, else sent anew and the old one
    taken away. Talk of players is not heard: `/desk` shows a desk at once.

    A desk that was sent and not noted, for the bot was killed or Discord did not own to it, is
    found again by its nonce; after the minutes in which Discord knows that, by its buttons.
    """

    name = "desk"
    between = 1.5  # Discord allows five messages in five seconds in a channel
    requests = 2

    def __init__(self, client: discord.Client, store: Store, look: Look, pace: Pace) -> None:
        """Show nothing yet.

        Args:
            client: Through which messages are written.
            store: Where is kept which message is whose desk.
            look: Returns the context of a requester as it is now.
            pace: That of all such messages.
        """
        super().__init__(pace)
        self._client = client
        self._store = store
        self._look = look
        self._shown: OrderedDict[int, Panel] = OrderedDict()
        self._last: OrderedDict[int, Requester] = OrderedDict()
        self._known: OrderedDict[int, int] = OrderedDict()
        self._noted: OrderedDict[int, _Moment] = OrderedDict()
        self._unsure: OrderedDict[int, bool] = OrderedDict()
        self._left: OrderedDict[int, frozenset[int]] = OrderedDict()

    def is_followed(self, channel_id: int) -> bool:
        """Return whether somebody has acted in a channel, whose desk is shown by that."""
        return channel_id in self._last

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

    def follow(self, interaction: discord.Interaction) -> bool:
        """Return whether a desk comes below what is answered there while a battle goes on."""
        channel, may = interaction.channel, interaction.app_permissions
        threads = isinstance(channel, discord.Thread)
        writes = may.send_messages_in_threads if threads else may.send_messages
        if channel is None or not interaction.is_guild_integration() or not writes:
            return False
        return not self._is_barred(channel.id)

    def pressed(self, message: discord.Message | None, requester: Requester) -> None:
        """Note a press: a desk that is not the channel's is taken away."""
        if message is None or message.id == self._known.get(requester.channel_id):
            return
        if not message.flags.ephemeral and not _OF_DESKS.isdisjoint(
            _custom_ids(message.components)
        ):
            self._leave(requester.channel_id, message.id)
            super().touch(requester)

    def _leave(self, channel: int, message_id: int) -> None:
        remember(self._left, channel, self._left.get(channel, frozenset()) | {message_id})

    async def show(self, requester: Requester) -> None:
        """Show a battle by its desk, and take away what is left of those before."""
        channel = requester.channel_id
        there = self._client.get_partial_messageable(channel, guild_id=requester.guild_id)
        await self._renew(requester, there)
        left = self._left.get(channel, frozenset())
        for message_id in left - {self._known.get(channel)}:
            await self._take_away(there, message_id)
        remember(self._left, channel, self._left.get(channel, frozenset()) - left)

    async def _renew(self, requester: Requester, there: discord.PartialMessageable) -> None:
        context = await self._look(requester)
        await context.channel.settled()
        channel, battle = context.channel.id, context.channel.board.battle
        row = await self._store.messages.find(DeskRow, channel)
        if row is not None:
            remember(self._known, channel, row.message_id)
        overview, moment, seen = await self._overview(context)
        if overview is None or battle is None:
            self._known.pop(channel, None)
            if row is not None:  # what is noted is found again until it is gone
                await self._take_away(there, row.message_id)
                await self._store.messages.forget(row)
            return
        panel, before = overview.panel(), self._shown.get(channel)
        if row is None or before is None:
            if row is not None and self._noted.get(channel) == moment:
                # It shows all there is: a start after a kill would not look for what is sent now.
                await self._store.messages.note_shown(row, 0)
            coming = DeskRow(id=channel, battle_id=battle.id, message_id=0, shown=seen)
            await self._move(requester, there, row, coming, panel)
            remember(self._noted, channel, moment)
            return
        if panel != before:
            await self._edit(there.get_partial_message(row.message_id), panel, channel)
        if channel in self._shown and self._noted.get(channel) != moment:
            await self._store.messages.note_shown(row, seen)
            remember(self._noted, channel, moment)

    async def _overview(self, context: CommandContext) -> tuple[Overview | None, _Moment, int]:
        """Return a desk as it stands, its moment, and an id newer than what it shows.

        What changed while it was made would show it as it was.
        """
        for _ in range(_MOST_LOOKS):
            moment, seen = _moment(context), self._store.ids.next()
            overview = await overview_of(context.playing())
            if moment == _moment(context):
                break
            await asyncio.sleep(self.soon)  # who acts so fast may not be done
            await context.channel.settled()
        return overview, moment, seen

    async def _edit(self, message: discord.PartialMessage, panel: Panel, channel: int) -> None:
        await self._pace.requests.take()
        if channel not in self._shown:  # buried meanwhile
            return
        remember(self._shown, channel, panel)  # at once: what comes below it meanwhile is noted
        try:
            await message.edit(view=layout_of(panel))
        except discord.NotFound:  # whoever deletes it gets another with the next act
            self._shown.pop(channel, None)
        except UNREACHED:
            self._shown.pop(channel, None)
            raise

    async def _move(
        self,
        requester: Requester,
        there: discord.PartialMessageable,
        row: DeskRow | None,
        coming: DeskRow,
        panel: Panel,
    ) -> None:
        """Send a desk, then take away the one before."""
        channel = coming.id
        unsure = channel in self._unsure or not requester.interaction_id
        sent = await self._send(there, row, coming, panel)
        if unsure or sent.message_id < requester.interaction_id:
            # Found again, perhaps: it shows what was, above what has come since.
            await self._send(there, sent, coming, panel)
        self._unsure.pop(channel, None)

    async def _send(
        self,
        there: discord.PartialMessageable,
        row: DeskRow | None,
        coming: DeskRow,
        panel: Panel,
    ) -> DeskRow:
        """Send a desk and note it in the place of the one before."""
        channel = coming.id
        await self._pace.requests.take()
        remember(self._shown, channel, panel)
        # By what it follows: another one, or nothing, as the battle's first.
        before = 0 if row is None else row.message_id
        nonce = nonce_of(coming.id, coming.battle_id, before)
        try:
            message = await there.send(view=layout_of(panel), silent=True, nonce=nonce)
            sent = coming.model_copy(update={"message_id": message.id})
            await self._store.messages.keep(sent)
        except (*UNREACHED, CommitError):
            self._shown.pop(channel, None)
            remember(self._unsure, channel, value=True)
            raise
        remember(self._known, channel, message.id)
        if row is not None:
            self._leave(channel, row.message_id)
        return sent

    async def _take_away(self, there: discord.PartialMessageable, message_id: int) -> None:
        """Delete a message, which may be gone already."""
        await self._pace.requests.take()
        with suppress(discord.NotFound, discord.Forbidden):
            await there.get_partial_message(message_id).delete()


def _moment(context: CommandContext) -> _Moment:
    journal = context.channel.journal
    return journal.id, journal.next_number


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """Yield the custom ids of all controls, those inside others included."""
    for component in components:
        yield from _custom_ids(getattr(component, "children", ()))
        if getattr(component, "custom_id", None):
            yield component.custom_id
