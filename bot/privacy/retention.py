"""Removing what was kept for long enough: beside everything else, one small step at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import structlog

from bot.battle.store import Store
from bot.campaign.access import campaigns_of
from bot.privacy import purge
from bot.store.engine.database import unavailable
from bot.store.snowflake import milliseconds

_DAY: Final = 86_400_000
_EVERY: Final = 3600.0
"""Seconds from one look to the next."""
_BREATH: Final = 0.05
"""Seconds between steps, in which players' actions are stored."""

_log = structlog.get_logger(__name__)


class Retention:
    """The removal of old battles and channels, and of what belongs to servers without the bot."""

    def __init__(
        self,
        store: Store,
        *,
        retention_days: int | None,
        removal_days: int,
        clock: Callable[[], int] = milliseconds,
        breath: float = _BREATH,
    ) -> None:
        """Start with nothing running.

        Args:
            store: What is kept.
            retention_days: For how long where nothing happens; None for ever.
            removal_days: For how long after a removal.
            clock: Milliseconds since 1970.
            breath: Seconds between steps.
        """
        self._store = store
        self._retention_days = retention_days
        self._removal_days = removal_days
        self._clock = clock
        self._breath = breath
        self._task: asyncio.Task[None] | None = None

    def begin(self, first: Callable[[], Awaitable[None]]) -> None:
        """Look once `first` is done, and then from time to time."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(first), name="retention")

    async def end(self) -> None:
        """Stop after the step under way."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def _run(self, first: Callable[[], Awaitable[None]]) -> None:
        begun = False
        while True:
            try:
                if not begun:
                    await first()
                begun = True
                removed = await self.sweep()
            except Exception as error:  # noqa: BLE001 - the next look may do better
                if unavailable(error):
                    _log.warning("retention-postponed")
                else:
                    _log.error("retention-failed", exc_info=error)
            else:
                if removed:
                    _log.info("retention", channels=removed)
            await asyncio.sleep(_EVERY)

    async def sweep(self) -> int:
        """Do everything whose time has come; return how many channels had something removed."""
        # What nobody answered counts whether or not somebody asks.
        if await self._store.database.read(purge.has_campaigns):
            await campaigns_of(self._store).lapse()
        removed = await self._sweep_servers()
        if await self._store.database.read(purge.has_campaigns):
            await campaigns_of(self._store).clear()
        if self._retention_days is not None:
            removed += await self._sweep_channels(self._clock() - self._retention_days * _DAY)
        return removed

    async def _sweep_channels(self, before: int) -> int:
        removed, last = 0, 0
        database = self._store.database
        while True:
            found, further = await database.read(partial(purge.stale, before=before, after=last))
            for stale in found:
                await self._remove(stale.channel_id, partial(purge.stale_in, before=before))
            removed += len(found)
            if further is None:
                return removed
            last = further
            await asyncio.sleep(self._breath)

    async def _sweep_servers(self) -> int:
        removed = 0
        database = self._store.database
        before = self._clock() - self._removal_days * _DAY
        for guild_id in await database.read(partial(purge.left_before, before=before)):
            while channels := await database.read(partial(purge.channels_on, guild_id=guild_id)):
                for channel_id in channels:
                    await self._remove(channel_id, purge.all_of)
                removed += len(channels)
            await database.write(partial(purge.forget_server, guild_id=guild_id))
            self._store.forget_server(guild_id)
        return removed

    async def _remove(self, channel_id: int, find: purge.Find) -> None:
        """Remove from a channel what is found there while nobody else acts in it."""
        database = self._store.database
        async with self._store.apart(channel_id):
            found = await database.read(partial(find, channel_id=channel_id))
            if found is None:
                return
            journals = [journal_id for journal_id, _ in found.journals]
            left = 1
            while left:
                left = await database.write(partial(purge.remove_entries, journals=journals))
                await asyncio.sleep(self._breath)
            await database.write(partial(purge.remove, found=found))


async def note_present(
    store: Store, application_id: int, guilds: Sequence[int], shard: tuple[int, int]
) -> None:
    """Note the servers the bot is on, and those it was removed from while it did not run."""
    gone = await store.database.read(
        partial(purge.absent, application_id=application_id, present=guilds, shard=shard)
    )
    await store.database.write(
        partial(purge.note_servers, application_id=application_id, present=guilds)
    )
    for guild_id in gone:
        await note_left(store, application_id, guild_id)


async def note_left(store: Store, application_id: int, guild_id: int) -> None:
    """Note that the bot was removed from a server."""
    await store.database.write(
        partial(
            purge.mark_left, application_id=application_id, guild_id=guild_id, at=milliseconds()
        )
    )
