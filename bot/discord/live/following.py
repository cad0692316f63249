"""Followers of battles: a channel is shown soon after it has changed, and not too often."""

from __future__ import annotations

import asyncio
import hashlib
import time
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import ClassVar, Final, TypeVar

import aiohttp
import discord
import structlog

from bot.commands.request.context import CommandContext
from bot.commands.request.failure import failure_of
from bot.commands.request.requester import Requester

_MOST_KNOWN: Final = 4096
_MOST_TRIES: Final = 3
"""Looks at a channel in a row that fail, after which it is left alone until somebody acts."""

UNREACHED: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What keeps a request from being taken, or from being known to be."""

_log = structlog.get_logger(__name__)

Look = Callable[[Requester], Awaitable[CommandContext]]
_Kept = TypeVar("_Kept")


def remember(known: OrderedDict[int, _Kept], channel: int, value: _Kept) -> None:
    """Keep what is known of a channel; of too many channels the oldest is forgotten."""
    known[channel] = value
    known.move_to_end(channel)
    if len(known) > _MOST_KNOWN:
        known.popitem(last=False)


def nonce_of(*told: object) -> str:
    """Return what Discord knows a message by for some minutes, so that it is not sent twice."""
    return hashlib.blake2b(" ".join(map(str, told)).encode(), digest_size=12).hexdigest()


class Turns:
    """A queue of turns, taken in the order in which they were asked for, so many a second."""

    def __init__(self, a_second: float, at_once: float) -> None:
        """Be ready for the first.

        Args:
            a_second: How many there are.
            at_once: How many are taken at once after a rest.
        """
        self._each = 1.0 / a_second
        self._ahead = at_once / a_second
        self._next = 0.0

    async def take(self, count: int = 1) -> None:
        """Wait until so many turns are there."""
        now = time.monotonic()
        start = max(self._next, now)
        self._next = start + count * self._each
        await asyncio.sleep(max(0.0, start - self._ahead - now))


class Pace:
    """The pace that followers keep together: Discord allows a bot fifty requests a second in all.

    Half of them are left to everything else. What is to be shown is looked at as late as may be:
    what changes while a look waits for its turn is shown with it.

    Attributes:
        looks: Turns of looks, by the requests that each may lead to.
        requests: Turns of the requests themselves: looks that were held up come in a crowd.
    """

    a_second: ClassVar[float] = 25.0
    at_once: ClassVar[float] = 5.0

    def __init__(self) -> None:
        """Be ready for the first."""
        self.looks = Turns(self.a_second, self.at_once)
        self.requests = Turns(self.a_second, self.at_once)


class Follower(ABC):
    """A part of the bot that shows channels as they change, one task a channel at a time.

    Attributes:
        name: What it is called in the log.
        soon: Seconds after an action: what follows at once is shown with it.
        between: Seconds between two looks at a channel.
        requests: How many a look sends at most.
        barred: Seconds until a channel where the bot may not write is tried again.
    """

    name: ClassVar[str]
    soon: ClassVar[float] = 0.5
    between: ClassVar[float]
    requests: ClassVar[int]
    barred: ClassVar[float] = 600.0

    def __init__(self, pace: Pace) -> None:
        """Follow nothing yet, at the pace of all."""
        self._pace = pace
        self._touched: dict[int, Requester] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._barred: dict[int, float] = {}
        self._closed = False

    def touch(self, requester: Requester) -> None:
        """Show soon what somebody has changed."""
        channel = requester.channel_id
        if self._closed or requester.guild_id is None or self._is_barred(channel):
            return
        self._touched[channel] = requester
        if channel not in self._tasks:
            self._tasks[channel] = asyncio.create_task(self._run(channel), name=self.name)

    async def close(self) -> None:
        """Show no more, whoever acts from now on: the next start shows it."""
        self._closed = True
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
            await self._pace.looks.take(self.requests)
            requester = self._touched.pop(channel)
            tries += 1
            try:
                await self.show(requester)
                tries = 0
            except discord.Forbidden:
                self._bar(channel)
                return
            except Exception as error:  # noqa: BLE001 - nobody waits for this task
                if not isinstance(error, UNREACHED) and failure_of(error) == "unexpected":
                    _log.error(f"{self.name}-failed", channel=channel, exc_info=error)
                else:
                    _log.warning(f"{self.name}-not-shown", channel=channel, error=str(error))
                    if tries < _MOST_TRIES:
                        self._touched.setdefault(channel, requester)
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
