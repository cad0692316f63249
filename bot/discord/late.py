"""Late answers: what was stored and not told is told at the next start, or with the next answer.

Everybody in the channel is told in one message who did what, as the log tells it. What one player
alone may see waits for that player's next answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import discord
import structlog

from bot.battle.store import Store
from bot.commands.journal.late_answers import untold
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.commands.request.requester import Requester
from bot.commands.routing.router import Router
from bot.discord.interactions import requester_of
from bot.discord.live.live_messages import LiveMessages
from bot.store.engine.database import unavailable
from bot.store.journal.record import Entry
from bot.store.writer import CommitError
from bot.texts.localiser import REFERENCE
from bot.views.interface.buttons import view_of
from bot.views.interface.embed import embed_of

_BETWEEN: Final = 0.5
"""Seconds between two channels that are told at a start."""

_AT_THE_END: Final = 2.0
"""Seconds that a stop waits for a message on its way."""

_UNKNOWN_CHANNEL: Final = 10003
"""Discord's code for a channel that is gone."""

_log = structlog.get_logger(__name__)

Send = Callable[..., Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class LateAnswer:
    """An answer that was told late.

    Attributes:
        answer: The answer.
        channel_id: Where.
        person_id: Who alone may see it; None where everybody in the channel may.
    """

    answer: Answer
    channel_id: int
    person_id: int | None = None


@dataclass(frozen=True, slots=True)
class LateListener:
    """A listener that is told late answers besides the channel.

    Attributes:
        locale: The language at a start; None for the server's own, where the channel has none.
        heard: Is told every late answer.
    """

    locale: str | None
    heard: Callable[[LateAnswer], None] = lambda _: None


class LateAnswers:
    """The answers that are still owed, and their telling."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        router: Router,
        listener: LateListener,
        live: LiveMessages,
    ) -> None:
        """Tell nothing yet.

        Args:
            client: Through which messages are written.
            store: Knows what is owed.
            router: The router, which knows the state of every channel.
            listener: Who else is told, and in which language.
            live: The messages that a late one comes below.
        """
        self._client = client
        self._store = store
        self._router = router
        self._listener = listener
        self._live = live
        self._telling: set[int] = set()
        self._closing = False
        self._task: asyncio.Task[None] | None = None
        self._soon: set[asyncio.Task[None]] = set()

    def begin(self, ready: Callable[[], Awaitable[None]]) -> None:
        """Tell what is owed from before, once the client is ready."""
        if self._store.outbox.channels():
            self._task = asyncio.create_task(self._announce(ready), name="late-answers")

    async def finished(self) -> None:
        """Wait until what is owed from before was told."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """Tell no more; what is being told just now is told, for it is not to be told twice."""
        tasks = [*self._soon, *([] if self._task is None else [self._task])]
        self._closing = True
        if self._telling and tasks:
            await asyncio.wait(tasks, timeout=_AT_THE_END)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _announce(self, ready: Callable[[], Awaitable[None]]) -> None:
        await ready()
        for channel_id in self._store.outbox.channels():
            if self._closing:
                return
            await self._attempt(channel_id, partial(self._post, channel_id))
            await asyncio.sleep(_BETWEEN)

    def soon(self, channel_id: int) -> None:
        """Tell what is owed in a channel where an answer was just not taken."""
        task = asyncio.create_task(self._attempt(channel_id, partial(self._post, channel_id)))
        self._soon.add(task)
        task.add_done_callback(self._soon.discard)

    async def after(self, interaction: discord.Interaction) -> None:
        """Tell what is owed in the channel of an interaction that was just answered."""
        requester = requester_of(interaction)
        if not self._store.outbox.owed(requester.channel_id):
            return
        if interaction.response.type is discord.InteractionResponseType.modal:
            return  # the form is to be filled in first
        await self._attempt(requester.channel_id, partial(self._follow, interaction, requester))

    async def _attempt(self, channel_id: int, tell: Callable[[], Awaitable[None]]) -> None:
        """Tell what is owed in a channel, unless somebody is at it; what fails stays owed."""
        if channel_id in self._telling:
            return
        self._telling.add(channel_id)
        try:
            await tell()
        except discord.NotFound as error:
            _log.warning("late-answer-not-taken", channel=channel_id, error=str(error))
            if error.code == _UNKNOWN_CHANNEL:  # nobody will ever be told there
                self._store.outbox.settle(self._store.outbox.owed(channel_id))
        except (discord.HTTPException, CommitError) as error:
            _log.warning("late-answer-not-taken", channel=channel_id, error=str(error))
        except Exception as error:  # noqa: BLE001 - no answer may fail with it
            if unavailable(error):
                _log.warning("late-answer-postponed", channel=channel_id)
            else:
                _log.error("late-answer-failed", channel=channel_id, exc_info=error)
        finally:
            self._telling.discard(channel_id)

    async def _post(self, channel_id: int) -> None:
        locale = self._listener.locale
        context = await self._router.look(Requester(0, 0, "", locale or REFERENCE, channel_id))
        guild_id = context.channel.row.guild_id
        guild = None if guild_id is None else self._client.get_guild(guild_id)
        if guild is not None and locale is None:
            server_s = Requester(0, 0, "", str(guild.preferred_locale), channel_id)
            context = await self._router.look(server_s)
        there = self._client.get_partial_messageable(channel_id, guild_id=guild_id)
        everybodys = [entry for entry in await self._owed(context) if not entry.secret]
        await self._tell(context, everybodys, there.send)

    async def _follow(self, interaction: discord.Interaction, requester: Requester) -> None:
        context = await self._router.look(requester)
        found = await self._owed(context)
        send = interaction.followup.send
        await self._tell(context, [entry for entry in found if not entry.secret], send)
        own = [entry for entry in found if entry.secret and entry.actor.id == requester.user_id]
        there = partial(send, ephemeral=True)
        await self._tell(context.privately(), own, there, requester.user_id)

    async def _owed(self, context: CommandContext) -> list[Entry]:
        """Return the entries owed in a channel; those that are gone are owed no longer."""
        await context.channel.settled()  # what failed before it was stored may be so by now
        outbox = self._store.outbox
        ids = outbox.owed(context.channel.id)
        found = await self._store.entries_with(ids)
        gone = set(ids) - {entry.id for entry in found}
        if gone:
            outbox.settle(gone)
        return found

    async def _tell(
        self,
        context: CommandContext,
        entries: Sequence[Entry],
        send: Send,
        person_id: int | None = None,
    ) -> None:
        if not entries:
            return
        answer = await untold(context, entries)
        more: dict[str, Any] = {}
        view = view_of(answer.buttons)
        if view is not None:
            more["view"] = view
        await send(embed=embed_of(answer.card), **more)
        self._listener.heard(LateAnswer(answer, context.channel.id, person_id))
        if person_id is None:
            self._live.bury(context.channel.id)
        self._store.outbox.settle(entry.id for entry in entries)
