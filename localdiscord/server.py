"""The local table: a server of our own that speaks Discord's protocol to a bot."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Final, Self

import discord
from aiohttp import web

from localdiscord.client.user import TableUser
from localdiscord.faults import Faults
from localdiscord.gateway.events import EventFeed
from localdiscord.gateway.socket import Gateway
from localdiscord.listening import BACKLOG, listeners
from localdiscord.pointing import pointed_at
from localdiscord.rest.server import GATEWAY_PATH, RestInterface
from localdiscord.settings import TableSettings
from localdiscord.state.context import Exchange, make_context
from localdiscord.state.keeper import Keeper
from localdiscord.state.memory import TableState

DEFAULT_CHANNEL: Final = "general"

_HERE: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}  # noqa: S104
"""Where this machine finds a table: whoever listens everywhere is found here too."""

_CONNECT_LIMIT: Final = 30.0
_LOCALES: Final = {"en": "en-US", "sv": "sv-SE", "es": "es-ES", "pt": "pt-BR", "zh": "zh-CN"}


class LocalTable:
    """A server of one guild on a loopback port; `async with` opens and closes it.

    ```
    async with LocalTable() as table, table.connect(bot):
        reply = await table.user("Alice", locale="fr").slash("roll", {"notation": "3d6"})
    ```
    """

    def __init__(
        self,
        settings: TableSettings | None = None,
        *,
        faults: Faults | None = None,
        keeper: Keeper | None = None,
    ) -> None:
        self.settings = settings or TableSettings()
        self._context = make_context(self.settings, faults, keeper)
        self._runner: web.AppRunner | None = None
        self._others: list[web.RouteDef] = []
        self._port = self.settings.port
        self.state.subscribe(EventFeed(self.state, self.gateway))
        self.state.channel_named(DEFAULT_CHANNEL)

    @property
    def state(self) -> TableState:
        """Return what is at the table."""
        return self._context.state

    @property
    def gateway(self) -> Gateway:
        """Return the websocket end."""
        return self._context.gateway

    @property
    def token(self) -> str:
        """Return the token with which a bot logs in."""
        return self._context.token

    @property
    def http_base(self) -> str:
        """Return the server's address without a trailing slash; empty while it is closed."""
        return self._context.http_base

    @property
    def gateway_url(self) -> str:
        """Return the websocket's address; empty while the server is closed."""
        return self.gateway.url

    @property
    def unknown_routes(self) -> list[tuple[str, str]]:
        """Return method and path of every request for something the table hasn't."""
        return self._context.unknown_routes

    def observe(self, observer: Callable[[Exchange], None]) -> None:
        """Show every request of the bot and its answer to an observer."""
        self._context.observers.append(observer)

    async def kept(self, message_id: int) -> None:
        """Wait until a message may be shown: whoever has seen it finds it after any end."""
        await self._context.kept(message_id)

    def serve(
        self, routes: Iterable[web.RouteDef], admits: Callable[[web.Request], bool] | None = None
    ) -> None:
        """Serve other things at the same address; before it is opened.

        Args:
            routes: What else there is.
            admits: Who may fetch the table's files; everybody when None.
        """
        self._others.extend(routes)
        if admits is not None:
            self._context.admits = admits

    # opening and closing

    async def open(self) -> None:
        """Take the settings' host and port, lay out what was kept, and listen."""
        host = self.settings.host
        sockets = listeners(host, self._port)
        try:
            port = self._port = sockets[0].getsockname()[1]
            host = _HERE.get(host, host)
            self._context.http_base = f"http://{host}:{port}"
            self.gateway.url = f"ws://{host}:{port}{GATEWAY_PATH}"
            keeper = self._context.keeper
            if keeper is not None:
                await keeper.begin(self.state, self._context.snowflakes, self.http_base)
            self._runner = web.AppRunner(
                RestInterface(self._context).application(self._others),
                access_log=None,
                shutdown_timeout=1.0,
            )
            await self._runner.setup()
            for socket in sockets:
                await web.SockSite(self._runner, socket, backlog=BACKLOG).start()
        except BaseException:
            for socket in sockets:
                socket.close()
            await self.close()
            raise

    async def close(self) -> None:
        """Close every connection and stop listening."""
        try:
            await self.gateway.drop()
            if self._runner is not None:
                await self._runner.cleanup()
                self._runner = None
        finally:
            if self._context.keeper is not None:
                await self._context.keeper.end()

    async def restart(self, *, forget: bool = False) -> None:
        """Close the server and open another at the same address, with all that is at the table.

        What is under way over HTTP is cut off. `forget` leaves no session to be resumed.
        """
        await self.close()
        if forget:
            self.gateway.dismiss(self.gateway.sessions)
        await self.open()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()

    # the bot

    @asynccontextmanager
    async def connect(self, bot: discord.Client) -> AsyncIterator[None]:
        """Run a bot of this process at the table, from its first event to its close.

        Raises:
            Exception: what the bot's own start raised.
            TimeoutError: if it does not get as far as being told of the guild.
        """
        others = self.gateway.sessions
        with pointed_at(self.http_base, self.gateway_url):
            run = asyncio.create_task(bot.start(self.token), name="bot at the local table")
            try:
                await self._arrival(run)
                yield
            finally:
                await bot.close()
                await asyncio.gather(run, return_exceptions=True)
                self.gateway.dismiss(self.gateway.sessions - others)

    async def _arrival(self, run: asyncio.Task[None]) -> None:
        arrival = asyncio.create_task(self.gateway.wait_bot())
        try:
            async with asyncio.timeout(_CONNECT_LIMIT):
                await asyncio.wait((run, arrival), return_when=asyncio.FIRST_COMPLETED)
            if not arrival.done():
                run.result()
                raise RuntimeError("The bot has stopped before it reached the table.")
        finally:
            arrival.cancel()

    async def wait_bot(self, limit: float = _CONNECT_LIMIT) -> None:
        """Wait until a bot, of this process or another, has been told of the guild.

        Raises:
            TimeoutError: if none comes in time.
        """
        async with asyncio.timeout(limit):
            await self.gateway.wait_bot()

    # the players

    def user(
        self,
        name: str,
        *,
        locale: str | None = None,
        channel: str = DEFAULT_CHANNEL,
        permissions: int | None = None,
    ) -> TableUser:
        """Return the player of that name in the channel of that name, both new if need be.

        Their ids follow from the names, so they are the same in every run. A short
        locale stands for Discord's most common one of that language. A newcomer has every
        permission unless told otherwise.
        """
        member = self.state.member_named(name)
        self.state.set_client(member, locale and _LOCALES.get(locale, locale), permissions)
        return TableUser(self._context, member, self.state.channel_named(channel))
