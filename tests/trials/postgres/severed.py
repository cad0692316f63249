"""A proxy between the bot and PostgreSQL that loses, holds or refuses what passes through it."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final, Literal, TypeAlias

from sqlalchemy import make_url

Fault: TypeAlias = Literal["none", "before", "after", "held", "late"]
"""What becomes of the next COMMIT.

`before`: the connection ends, and the server never hears of it. `after`: the server hears of it,
and the connection ends before its answer. `held`: it is passed on, and the answer never comes.
`late`: the connection ends at once, and the server hears of it a while after.
"""

STARTING: Final = ("57P03", "the database system is starting up")
CROWDED: Final = ("53300", "sorry, too many clients already")
_LATE: Final = 0.8
_COMMIT: Final = b"COMMIT;"
_PART: Final = 1 << 16


def _refusal(code: str, told: str) -> bytes:
    fields = [b"SFATAL", b"VFATAL", b"C" + code.encode(), b"M" + told.encode()]
    body = b"".join(field + b"\0" for field in fields) + b"\0"
    return b"E" + struct.pack("!i", len(body) + 4) + body


class Severed:
    """The proxy: faults are set from outside, between the bot's commands.

    Attributes:
        fault: What becomes of the next COMMIT; it befalls that one alone.
        refusing: With which error new connections are refused; None for none.
        down: Whether nobody gets through.
        falls: Whether the next fault takes the server down with it.
        befallen: How many commits a fault befell.
    """

    def __init__(self, host: str, port: int) -> None:
        self._server = (host, port)
        self.fault: Fault = "none"
        self.refusing: tuple[str, str] | None = None
        self.down = False
        self.falls = False
        self.befallen = 0
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def cut(self) -> None:
        """End every connection."""
        for each in list(self._open):
            each.transport.abort()

    async def end(self) -> None:
        """End every connection, and wait for what is under way."""
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve a connection until one of its ends is closed."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._open.add(writer)
        try:
            with suppress(ConnectionError, asyncio.IncompleteReadError):
                await self._serve(reader, writer)
        finally:
            self._tasks.discard(task)
            self._open.discard(writer)
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.down:
            return
        if self.refusing is not None:
            first = await reader.readexactly(8)
            if struct.unpack("!i", first[4:])[0] == 80877103:  # it asks for encryption
                writer.write(b"N")
                await reader.readexactly(8)
            writer.write(_refusal(*self.refusing))
            await writer.drain()
            return
        their_reader, their_writer = await asyncio.open_connection(*self._server)
        self._open.add(their_writer)
        held = asyncio.Event()
        try:
            back = asyncio.create_task(self._back(their_reader, writer, held))
            try:
                await self._there(reader, their_writer, writer, held)
            finally:
                back.cancel()
        finally:
            self._open.discard(their_writer)
            their_writer.close()

    async def _back(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, held: asyncio.Event
    ) -> None:
        with suppress(ConnectionError):
            while part := await reader.read(_PART):
                if not held.is_set():
                    writer.write(part)
                    await writer.drain()
            writer.close()

    async def _there(
        self,
        reader: asyncio.StreamReader,
        server: asyncio.StreamWriter,
        client: asyncio.StreamWriter,
        held: asyncio.Event,
    ) -> None:
        while part := await reader.read(_PART):
            if self.fault == "none" or _COMMIT not in part:
                server.write(part)
                await server.drain()
                continue
            fault, self.fault = self.fault, "none"
            self.befallen += 1
            held.set()
            if self.falls:
                self.falls, self.down = False, True
                for each in self._open - {server, client}:
                    each.transport.abort()
            if fault == "before":
                return
            if fault == "late":
                client.transport.abort()
                await asyncio.sleep(_LATE)
            server.write(part)
            await server.drain()
            await asyncio.sleep(0.3)  # it is done by then
            if fault == "held":
                await reader.read()  # until whoever waits gives up
            return


@asynccontextmanager
async def severed(url: str) -> AsyncIterator[tuple[str, Severed]]:
    """Open a proxy before a server; give the URL that leads through it, and the proxy."""
    where = make_url(url)
    assert where.host is not None
    assert where.port is not None
    proxy = Severed(where.host, where.port)
    listener = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    port = listener.sockets[0].getsockname()[1]
    through = where.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)
    try:
        yield through, proxy
    finally:
        listener.close()
        await proxy.end()
