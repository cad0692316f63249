"""Desks that a bot left behind as it stopped or was killed, shown anew after the next start."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import ClassVar, Final

import discord
import structlog

from bot.battle.store import Store
from bot.commands.request.requester import Requester
from bot.discord.live.desks import Desks
from bot.store.engine.database import unavailable
from bot.store.snowflake import first_of, milliseconds
from bot.texts.localiser import REFERENCE

_DAY: Final = 24 * 60 * 60 * 1000
"""Milliseconds: battles in which nobody acted for longer wait for the next act."""

_log = structlog.get_logger(__name__)


class CatchingUp:
    """The showing of desks that a start finds behind, a few a second, in the background.

    Attributes:
        between: Seconds between two desks; each takes up to four requests.
    """

    between: ClassVar[float] = 0.5

    def __init__(self, client: discord.Client, store: Store, desks: Desks) -> None:
        """Show nothing yet.

        Args:
            client: Knows the servers that are its own to answer.
            store: Knows which desks are behind.
            desks: Show them.
        """
        self._client = client
        self._store = store
        self._desks = desks
        self._task: asyncio.Task[None] | None = None

    def begin(self, ready: Callable[[], Awaitable[None]]) -> None:
        """Show what is behind, once the client is ready."""
        self._task = asyncio.create_task(self._catch_up(ready), name="catching-up")

    async def close(self) -> None:
        """Show no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _catch_up(self, ready: Callable[[], Awaitable[None]]) -> None:
        try:
            await ready()
            since = first_of(milliseconds() - _DAY)
            for channel_id, guild_id in await self._store.messages.desks_behind(since):
                if self._desks.is_followed(channel_id) or self._client.get_guild(guild_id) is None:
                    continue
                nobody = Requester(0, 0, "", REFERENCE, channel_id, guild_id=guild_id)
                self._desks.touch(nobody)
                await asyncio.sleep(self.between)
        except Exception as error:  # noqa: BLE001 - nobody waits for this task
            if unavailable(error):
                _log.warning("catching-up-postponed")
            else:
                _log.error("catching-up-failed", exc_info=error)
