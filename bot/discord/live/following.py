"""Followers of battles: a channel is shown soon after it has changed, and not too often."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import ClassVar, Final, TypeVar

import discord
import structlog

from bot.commands.request.context import CommandContext
from bot.commands.request.requester import Requester
from bot.store.writer import CommitError

_MOST_KNOWN: Final = 4096
_MOST_TRIES: Final = 3
"""Looks at a channel in a row that fail, after which it is left alone until somebody acts."""

_log = structlog.get_logger(__name__)

Look = Callable[[Requester], Awaitable[CommandContext]]
_Kept = TypeVar("_Kept")


def remember(known: OrderedDict[int, _Kept], channel: int, value: _Kept) -> None:
    """Keep what is known of a channel; of too many channels the oldest is forgotten."""
    known[channel] = value
    known.move_to_end(channel)
    if len(known) > _MOST_KNOWN:
        known.popitem(last=False)


class Follower(ABC):
    """A part of the bot that shows channels as they change, one task a channel at a time.

    Attributes:
        name: What it is called in the log.
        soon: Seconds after an action: what follows at once is shown with it.
        between: Seconds between two looks at a channel.
        barred: Seconds until a channel where the bot may not write is tried again.
    """

    name: ClassVar[str]
    soon: ClassVar[float] = 0.5
    between: ClassVar[float]
    barred: ClassVar[float] = 600.0

    def __init__(self) -> None:
        """Follow nothing yet."""
        self._touched: dict[int, Requester] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._barred: dict[int, float] = {}

    def touch(self, requester: Requester) -> None:
        """Show soon what somebody has changed."""
        channel = requester.channel_id
        if requester.guild_id is None or self._is_barred(channel):
            return
        self._touched[channel] = requester
        if channel not in self._tasks:
            self._tasks[channel] = asyncio.create_task(self._run(channel), name=self.name)

    async def close(self) -> None:
        """Show no more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @abstractmethod
    async def show(self, requester: Requester) -> None:
        """Show a channel as it is now.

        Args:
            requester: Who changed it last.
        """

    async def _run(self, channel: int) -> None:
        try:
            await self._follow(channel)
        finally:  # at once: whoever touches from now on starts another
            self._tasks.pop(channel, None)

    async def _follow(self, channel: int) -> None:
        await asyncio.sleep(self.soon)
        tries = 0
        while channel in self._touched:
            requester = self._touched.pop(channel)
            tries += 1
            try:
                await self.show(requester)
                tries = 0
            except discord.Forbidden:
                self._bar(channel)
                return
            except (discord.HTTPException, OSError, CommitError) as error:
                _log.warning(f"{self.name}-not-shown", channel=channel, error=str(error))
                if tries < _MOST_TRIES:
                    self._touched.setdefault(channel, requester)
            except Exception as error:  # noqa: BLE001 - nobody waits for this task
                _log.error(f"{self.name}-failed", channel=channel, exc_info=error)
            await asyncio.sleep(self.between * (1 + tries))

    def _is_barred(self, channel: int) -> bool:
        """Return whether a channel must not be written in yet."""
        until = self._barred.get(channel)
        if until is not None and until <= time.monotonic():
            del self._barred[channel]  # it may have been allowed since
            return False
        return until is not None

    def _bar(self, channel: int) -> None:
        _log.info(f"{self.name}-not-allowed", channel=channel)
        if len(self._barred) < _MOST_KNOWN:
            self._barred[channel] = time.monotonic() + self.barred
