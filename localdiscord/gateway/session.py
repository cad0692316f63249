"""A bot's stream of events, and the sockets it runs on one after another."""

import asyncio
import contextlib
import secrets
import time
import zlib
from collections import deque
from typing import Any, Final

import orjson
from aiohttp import web

from localdiscord.protocol.encoding import Encoder

DISPATCH: Final = 0

_SENDS_PER_WINDOW: Final = 120
_WINDOW: Final = 60.0

_WORTH_COMPRESSING: Final = 512
"""Bytes from which on a payload is compressed for who asked for that; READY has always more."""


class Connection:
    """One websocket and the line of what is still to be written to it."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.BaseTransport | None,
        encoder: Encoder | None,
    ) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.beat_at = time.monotonic()
        self.compresses_payloads = False
        self._transport = transport
        self._encoder = encoder
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self._received: deque[float] = deque(maxlen=_SENDS_PER_WINDOW)

    def send(self, raw: bytes) -> None:
        """Line up one JSON document."""
        self._outbox.put_nowait(raw)

    def send_op(self, op: int, data: Any) -> None:
        """Line up a message that is no event."""
        self.send(orjson.dumps({"op": op, "d": data, "s": None, "t": None}))

    async def write(self) -> None:
        """Write what is lined up, until cancelled; on a dead socket it falls on the floor."""
        outbox = self._outbox
        while True:
            raw = await outbox.get()
            try:
                with contextlib.suppress(ConnectionError):
                    await self._write(raw)
            finally:
                outbox.task_done()

    async def _write(self, raw: bytes) -> None:
        if self._encoder is not None:
            await self.socket.send_bytes(self._encoder(raw))
        elif self.compresses_payloads and len(raw) >= _WORTH_COMPRESSING:
            await self.socket.send_bytes(zlib.compress(raw))
        else:
            await self.socket.send_str(raw.decode())

    def discard(self) -> None:
        """Forget what is lined up, so that nobody waits for it to be written."""
        while not self._outbox.empty():
            self._outbox.get_nowait()
            self._outbox.task_done()

    async def flushed(self) -> None:
        """Wait until everything lined up so far has been written."""
        await self._outbox.join()

    def too_fast(self) -> bool:
        """Count one message from the client; tell whether it sends more than Discord bears."""
        now = time.monotonic()
        full = len(self._received) == _SENDS_PER_WINDOW
        oldest = self._received[0] if full else now
        self._received.append(now)
        return full and now - oldest < _WINDOW

    def abort(self) -> None:
        """Cut the connection without a word."""
        if isinstance(self._transport, asyncio.Transport):
            self._transport.abort()


class Session:
    """One bot's stream of events, which outlives the socket it runs on."""

    def __init__(
        self, intents: int, shard: tuple[int, int], kept_events: int, *, compress: bool = False
    ) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self._compress = compress
        self.sequence = 0
        self.connection: Connection | None = None
        self.left_at = 0.0
        self._came_at = 0.0
        self._log: deque[tuple[int, bytes]] = deque(maxlen=kept_events)

    def attach(self, connection: Connection) -> None:
        """Run on this connection from now on."""
        self.connection = connection
        self._came_at = time.monotonic()
        connection.session = self
        connection.compresses_payloads = self._compress

    def detach(self) -> None:
        """Run on without a socket, in the hope of another."""
        self.connection = None
        self.left_at = time.monotonic()

    def connected_since(self, moment: float) -> bool:
        """Tell whether it has run on one socket from that monotonic second until now."""
        return self.connection is not None and self._came_at <= moment

    def dispatch(self, event: str, data: Any) -> None:
        """Number an event, keep it for a resumption and send it if the socket is there."""
        self.sequence += 1
        raw = orjson.dumps({"op": DISPATCH, "s": self.sequence, "t": event, "d": data})
        self._log.append((self.sequence, raw))
        if self.connection is not None:
            self.connection.send(raw)

    def can_resume(self, sequence: int) -> bool:
        """Tell whether every event after this one is still kept."""
        if not 0 <= sequence <= self.sequence:
            return False
        return sequence == self.sequence or self._log[0][0] <= sequence + 1

    def replay(self, sequence: int) -> None:
        """Send every event after this one again."""
        if self.connection is not None:
            for number, raw in self._log:
                if number > sequence:
                    self.connection.send(raw)
