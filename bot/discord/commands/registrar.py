"""Telling Discord of the commands: of a server when its games change, of all when a version does.

It goes on in the background and never holds an answer up: what a server had before goes on working.
What Discord has already is not sent again; what it does not take is tried again later.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final

import discord
import orjson
import structlog
from discord import app_commands
from sqlalchemy import Connection

from bot.battle.store import Store
from bot.discord.commands.command_set import CommandSet, Payload
from bot.discord.commands.kept_sets import KeptSet, find_set, games_now, keep_set

_AT_ONCE: Final = 5
"""Sets that are sent within a second: Discord bears more, but players come first."""
_SECOND: Final = 1.0
_AGAIN: Final = 60.0
"""Seconds before what failed is tried again, then twice as many each time."""
_LONGEST: Final = 86_400.0

_log = structlog.get_logger(__name__)


class Registrar:
    """The one who tells Discord which commands there are.

    Attributes:
        sent: How many sets Discord took.
    """

    def __init__(
        self,
        client: discord.Client,
        tree: app_commands.CommandTree[Any],
        commands: CommandSet,
        store: Store,
        *,
        only: int | None = None,
        again: float = _AGAIN,
    ) -> None:
        """Know the commands; nothing is sent yet.

        Args:
            client: The bot.
            tree: Its commands.
            commands: The same, by who is told of them.
            store: Where it is kept what a server plays, and what it was told.
            only: The one server that gets all commands, alone; None to tell every server.
            again: Seconds before what failed is tried again for the first time.
        """
        self.sent = 0
        self._client = client
        self._tree = tree
        self._commands = commands
        self._store = store
        self._only = only
        self._again = again
        self._wanted: dict[int, bool] = {}
        self._seen: set[tuple[int, str | None, str | None]] = set()
        self._times: deque[float] = deque(maxlen=_AT_ONCE)
        self._failures: dict[int, int] = {}
        self._later: dict[int, asyncio.TimerHandle] = {}
        self._called = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._task: asyncio.Task[None] | None = None

    def begin(self, ready: Callable[[], Awaitable[None]]) -> None:
        """Begin with every server once it is known which there are."""
        self._idle.clear()
        self._task = asyncio.create_task(self._run(ready), name="registrar")

    async def close(self) -> None:
        """Stop; what is not sent yet is sent at the next start."""
        for handle in self._later.values():
            handle.cancel()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        self._idle.set()

    async def settled(self) -> None:
        """Wait until everything was tried once."""
        await self._idle.wait()

    def plays(self, guild_id: int, chosen: str | None, game: str | None) -> None:
        """Note what a server plays: what is new there is looked into.

        Args:
            guild_id: The server.
            chosen: The game that it chose for all its channels.
            game: The game of a channel, None where nobody has chosen or begun anything.
        """
        known = (guild_id, chosen, game)
        if known not in self._seen:
            self._seen.add(known)
            self.look(guild_id)

    def look(self, guild_id: int, *, anew: bool = False) -> None:
        """Look after the commands of a server.

        Args:
            guild_id: The server, or the application for what every server has.
            anew: Whether they are sent whatever was sent before, as to a server that has just come.
        """
        if self._task is None or self._only not in {None, guild_id}:
            return
        self._wanted[guild_id] = self._wanted.get(guild_id, False) or anew
        self._idle.clear()
        self._called.set()

    async def _run(self, ready: Callable[[], Awaitable[None]]) -> None:
        await ready()
        for guild in self._client.guilds:
            self.look(guild.id)
        # Last: what a version takes from everywhere, servers have got by then.
        self.look(self._client.application_id or 0)
        while True:
            while self._wanted:
                set_id = next(iter(self._wanted))
                await self._try(set_id, anew=self._wanted.pop(set_id))
            self._idle.set()
            self._called.clear()
            await self._called.wait()

    async def _try(self, set_id: int, *, anew: bool) -> None:
        try:
            await self._tell(set_id, anew=anew)
        except Exception as error:  # noqa: BLE001 - nobody waits for it, and it is tried again
            count = self._failures[set_id] = self._failures.get(set_id, 0) + 1
            wait = min(self._again * 2 ** (count - 1), _LONGEST)
            loop = asyncio.get_running_loop()
            self._later[set_id] = loop.call_later(wait, partial(self.look, set_id, anew=anew))
            _log.warning(
                "commands-not-taken", server=set_id, error=type(error).__name__, again=wait
            )
        else:
            self._failures.pop(set_id, None)

    async def _tell(self, set_id: int, *, anew: bool) -> None:
        """Send a set of commands where Discord has another one."""
        application_id = self._client.application_id or 0
        everywhere = set_id == application_id
        find = partial(find_set, application_id=application_id, set_id=set_id)

        def look(connection: Connection) -> tuple[KeptSet | None, KeptSet]:
            kept = find(connection)
            if everywhere:
                return kept, kept or KeptSet()
            return kept, games_now(connection, kept, guild_id=set_id)

        kept, now = await self._store.database.read(look)
        payload = await self._payload(now, everywhere=everywhere)
        digest = hashlib.sha256(orjson.dumps(payload)).hexdigest()
        if anew or now.digest != digest:
            await self._pause()
            http = self._client.http
            if everywhere:
                await http.bulk_upsert_global_commands(application_id, payload)
            else:
                await http.bulk_upsert_guild_commands(application_id, set_id, payload)
            self.sent += 1
        now = replace(now, digest=digest)
        if now != kept:
            keep = partial(keep_set, application_id=application_id, set_id=set_id, kept=now)
            await self._store.database.write(keep)

    async def _payload(self, kept: KeptSet, *, everywhere: bool) -> list[Payload]:
        if everywhere:
            return await self._commands.everywhere(self._tree)
        # Where nobody has chosen, a channel plays the usual game.
        games = kept.games or (self._store.defaults.ruleset,)
        if self._only is not None:
            return await self._commands.alone_on_server(self._tree, games)
        return await self._commands.on_server(self._tree, games)

    async def _pause(self) -> None:
        """Wait until one more set may be sent."""
        clock = asyncio.get_running_loop().time
        if len(self._times) == _AT_ONCE:
            await asyncio.sleep(max(0.0, self._times[0] + _SECOND - clock()))
        self._times.append(clock())
