"""The websocket end: bots identify, beat, lose their socket and resume."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable
from typing import Any, Final

import orjson
from aiohttp import WSCloseCode, WSMsgType, web

from localdiscord.gateway.member_requests import member_chunks
from localdiscord.gateway.session import Connection, Session
from localdiscord.protocol.closing import CloseCode, ClosedError
from localdiscord.protocol.encoding import stream_encoder
from localdiscord.protocol.model import Json
from localdiscord.state.memory import TableState
from localdiscord.state.payloads import guild_create_payload, person_payload

_log: Final = logging.getLogger(__name__)

GUILDS: Final = 1 << 0
GUILD_MEMBERS: Final = 1 << 1
GUILD_MESSAGES: Final = 1 << 9
GUILD_REACTIONS: Final = 1 << 10
GUILD_TYPING: Final = 1 << 11
DIRECT_MESSAGES: Final = 1 << 12
DIRECT_REACTIONS: Final = 1 << 13
DIRECT_TYPING: Final = 1 << 14
MESSAGE_CONTENT: Final = 1 << 15

_GUILD_PRESENCES: Final = 1 << 8
_PRIVILEGED: Final = GUILD_MEMBERS | _GUILD_PRESENCES | MESSAGE_CONTENT
_KNOWN_INTENTS: Final = (1 << 26) - 1

_VERSION: Final = "10"
_ENCODING: Final = "json"
_LONGEST_FRAME: Final = 4096
"""Bytes that Discord takes at once."""

_HEARTBEAT: Final = 1
_IDENTIFY: Final = 2
_PRESENCE: Final = 3
_VOICE_STATE: Final = 4
_RESUME: Final = 6
_RECONNECT: Final = 7
_REQUEST_MEMBERS: Final = 8
_INVALID_SESSION: Final = 9
_HELLO: Final = 10
_HEARTBEAT_ACK: Final = 11
_SOUNDBOARD: Final = 31

_IGNORED: Final = (_PRESENCE, _VOICE_STATE, _SOUNDBOARD)
"""Operations that Discord has and that change nothing at a table."""

_FINAL_CLOSES: Final = (WSCloseCode.OK, WSCloseCode.GOING_AWAY)
_BEATS_MISSED: Final = 2.0
_DIRECT_SHARD: Final = 0
"""The one shard that is told of what belongs to no guild."""

_KEPT_SESSIONS: Final = 8
_FAREWELL: Final = 1.0
"""Seconds in which whatever was said before is still written to a socket that is closed."""


class Gateway:
    """The server of bots' sockets, which spreads events over their sessions."""

    def __init__(self, state: TableState, token: str) -> None:
        self.url = ""
        self._state = state
        self._token = token
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        self._present = asyncio.Event()

    # towards the bot

    def dispatch(self, event: str, data: Json, intent: int = 0) -> bool:
        """Send an event to every session that asked for it; tell whether there was one."""
        sent = False
        for session in self._sessions.values():
            if self._wants(session, intent, data):
                session.dispatch(event, data)
                sent = True
        return sent

    def dispatch_again(self, event: str, data: Json, since: float) -> bool:
        """Send an event once more to the sessions whose socket has been there all along.

        The others have been sent it on resuming, or will be. Tells whether there was one.
        """
        sent = False
        for session in self._sessions.values():
            if self._wants(session, 0, data) and session.connected_since(since):
                session.dispatch(event, data)
                sent = True
        return sent

    def dispatch_message(self, event: str, data: Json, *, own: bool, intent: int) -> None:
        """Send a message event, without its content to those who may not read it."""
        bare: Json | None = None
        for session in self._sessions.values():
            if not self._wants(session, intent, data):
                continue
            if own or session.intents & MESSAGE_CONTENT:
                session.dispatch(event, data)
                continue
            if bare is None:
                hidden = {"content": "", "embeds": [], "attachments": [], "components": []}
                bare = {**data, **hidden}
            session.dispatch(event, bare)

    def _wants(self, session: Session, intent: int, data: Json | None = None) -> bool:
        """Tell whether a session is told of the guild, or of what happens outside any guild."""
        number, count = session.shard
        in_guild = data is None or "guild_id" in data
        home = (self._state.guild_id >> 22) % count if in_guild else _DIRECT_SHARD
        return home == number and (not intent or bool(session.intents & intent))

    def wanted(self, intent: int) -> bool:
        """Tell whether any session asked for events of this intent."""
        return any(self._wants(session, intent) for session in self._sessions.values())

    @property
    def has_bot(self) -> bool:
        """Tell whether a bot is here, or has lost its socket so lately that it may resume."""
        patience = time.monotonic() - self._state.settings.first_answer
        return any(
            session.connection is not None or session.left_at > patience
            for session in self._sessions.values()
            if self._wants(session, 0)
        )

    async def wait_bot(self) -> None:
        """Wait until a bot is here and has been told of the guild."""
        await self._present.wait()
        await self.flushed()

    async def flushed(self) -> None:
        """Wait until every event so far has been written to the sockets that are here."""
        for connection in tuple(self._connections):
            await connection.flushed()

    # what can happen to a connection

    async def drop(self, code: int = WSCloseCode.GOING_AWAY) -> None:
        """Close every socket; sessions stay and may resume."""
        for connection in tuple(self._connections):
            await connection.socket.close(code=code)

    def abort(self) -> None:
        """Cut every socket without a word; sessions stay and may resume."""
        for connection in self._connections:
            connection.abort()

    def ask_reconnect(self) -> None:
        """Ask every bot to connect again and resume."""
        for connection in self._connections:
            connection.send_op(_RECONNECT, None)

    @property
    def sessions(self) -> frozenset[str]:
        """Return the ids of the sessions that are here or may resume."""
        return frozenset(self._sessions)

    def dismiss(self, sessions: Iterable[str]) -> None:
        """Forget sessions for good and cut what they run on."""
        for session_id in sessions:
            session = self._sessions.pop(session_id, None)
            if session is not None and session.connection is not None:
                session.connection.session = None
                session.connection.abort()
                session.detach()
        self._look_around()

    def invalidate(self) -> None:
        """Forget every session and tell the bots to identify anew."""
        self._sessions.clear()
        self._look_around()
        for connection in self._connections:
            connection.session = None
            connection.send_op(_INVALID_SESSION, data=False)

    # the socket

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one websocket until it closes."""
        try:
            encoder = stream_encoder(request.query.get("compress") or None)
        except ValueError:
            return web.Response(
                status=400, text="The table compresses by zlib-stream, zstd-stream."
            )
        socket = web.WebSocketResponse(compress=False, max_msg_size=65_536)
        await socket.prepare(request)
        connection = Connection(socket, request.transport, encoder)
        self._connections.add(connection)
        writer = asyncio.create_task(connection.write())
        interval = self._state.settings.heartbeat_interval
        connection.send_op(_HELLO, {"heartbeat_interval": int(interval * 1000)})
        try:
            _check_terms(request)
            while True:
                await self._receive(connection, interval * _BEATS_MISSED)
        except ClosedError as closed:
            await self._close(connection, closed)
        except Exception:  # noqa: BLE001 -- our own fault ends a socket as Discord's ends one
            _log.exception("The gateway failed at a message")
            await self._close(connection, ClosedError(CloseCode.UNKNOWN_ERROR))
        finally:
            self._connections.discard(connection)
            writer.cancel()
            connection.discard()
            self._leave(connection)
        return socket

    async def _close(self, connection: Connection, closed: ClosedError) -> None:
        self._leave(connection)  # nobody is there any more, however long the farewell takes
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_FAREWELL):
                await connection.flushed()
        await connection.socket.close(code=closed.code, message=closed.reason.encode())

    async def _receive(self, connection: Connection, patience: float) -> None:
        left = connection.beat_at + patience - time.monotonic()
        if left <= 0:
            raise ClosedError(CloseCode.SESSION_TIMED_OUT)
        try:
            message = await connection.socket.receive(timeout=left)
        except TimeoutError:
            raise ClosedError(CloseCode.SESSION_TIMED_OUT) from None
        if message.type is WSMsgType.CLOSE and message.data in _FINAL_CLOSES:
            self._forget(connection.session)
        if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            raise ClosedError(WSCloseCode.OK)
        if connection.too_fast():
            raise ClosedError(CloseCode.RATE_LIMITED)
        op, data = _read(message.data)
        self._obey(connection, op, data)

    def _obey(self, connection: Connection, op: int, data: Any) -> None:
        if op == _HEARTBEAT:
            connection.beat_at = time.monotonic()
            connection.send_op(_HEARTBEAT_ACK, None)
        elif op in (_IDENTIFY, _RESUME):
            if connection.session is not None:
                raise ClosedError(CloseCode.ALREADY_AUTHENTICATED)
            if not isinstance(data, dict):
                raise ClosedError(CloseCode.DECODE_ERROR)
            if data.get("token") != self._token:
                raise ClosedError(CloseCode.AUTHENTICATION_FAILED)
            if op == _IDENTIFY:
                self._identify(connection, data)
            else:
                self._resume(connection, data)
        elif connection.session is None:
            raise ClosedError(CloseCode.NOT_AUTHENTICATED)
        else:
            self._serve(connection.session, op, data)

    def _serve(self, session: Session, op: int, data: Any) -> None:
        if op not in (_REQUEST_MEMBERS, *_IGNORED):
            raise ClosedError(CloseCode.UNKNOWN_OPCODE)
        if not isinstance(data, dict):
            raise ClosedError(CloseCode.DECODE_ERROR)
        if op == _REQUEST_MEMBERS:
            may_list = bool(session.intents & GUILD_MEMBERS)
            for chunk in member_chunks(self._state, data, may_list=may_list):
                session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def _identify(self, connection: Connection, data: Json) -> None:
        intents = data.get("intents")
        if not isinstance(intents, int) or not 0 <= intents <= _KNOWN_INTENTS:
            raise ClosedError(CloseCode.INVALID_INTENTS)
        if intents & _PRIVILEGED & ~self._state.settings.privileged_intents:
            raise ClosedError(CloseCode.DISALLOWED_INTENTS)
        number, count = shard = _shard(data.get("shard"))
        session = Session(
            intents, shard, self._state.settings.kept_events, compress=bool(data.get("compress"))
        )
        session.attach(connection)
        self._remember(session)
        guild_id = str(self._state.guild_id)
        bot = self._state.bot
        here = self._wants(session, 0)
        ready = {
            "v": 10,
            "user": {**person_payload(bot), "verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": guild_id, "unavailable": True}] if here else [],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": [number, count],
            "application": {"id": str(bot.id), "flags": 0},
            "private_channels": [],
            "presences": [],
            "relationships": [],
            "user_settings": {},
            "_trace": [],
        }
        session.dispatch("READY", ready)
        if self._wants(session, GUILDS):
            session.dispatch("GUILD_CREATE", guild_create_payload(self._state))
        self._look_around()

    def _remember(self, session: Session) -> None:
        self._sessions[session.id] = session
        asleep = [old for old in self._sessions.values() if old.connection is None]
        for old in asleep[: max(0, len(asleep) - _KEPT_SESSIONS)]:
            del self._sessions[old.id]

    def _resume(self, connection: Connection, data: Json) -> None:
        session = self._sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        if isinstance(sequence, bool) or not isinstance(sequence, int | None):
            raise ClosedError(CloseCode.DECODE_ERROR)
        if session is not None and not 0 <= (sequence or 0) <= session.sequence:
            raise ClosedError(CloseCode.INVALID_SEQUENCE)
        if session is None or sequence is None or not session.can_resume(sequence):
            connection.send_op(_INVALID_SESSION, data=False)
            return
        if session.connection is not None:
            session.connection.session = None
            session.connection.abort()
        session.attach(connection)
        session.replay(sequence)
        session.dispatch("RESUMED", {"_trace": []})
        self._look_around()

    def _leave(self, connection: Connection) -> None:
        session, connection.session = connection.session, None
        if session is not None:
            session.detach()
            self._look_around()

    def _look_around(self) -> None:
        here = (session for session in self._sessions.values() if self._wants(session, 0))
        if any(session.connection is not None for session in here):
            self._present.set()
        else:
            self._present.clear()

    def _forget(self, session: Session | None) -> None:
        if session is not None:
            self._sessions.pop(session.id, None)


def _check_terms(request: web.Request) -> None:
    """Close a socket that asks for another version, or for a language the table doesn't speak."""
    if request.query.get("v", _VERSION) != _VERSION:
        raise ClosedError(CloseCode.INVALID_VERSION)
    if request.query.get("encoding", _ENCODING) != _ENCODING:
        raise ClosedError(CloseCode.DECODE_ERROR, "The table speaks JSON only: use encoding=json.")


def _read(frame: str | bytes) -> tuple[int, Any]:
    """Return what a frame asks for, and its data."""
    raw = frame.encode() if isinstance(frame, str) else frame
    if len(raw) > _LONGEST_FRAME:
        raise ClosedError(CloseCode.DECODE_ERROR)
    try:
        payload = orjson.loads(raw)
        op, data = payload["op"], payload.get("d")
    except (orjson.JSONDecodeError, TypeError, KeyError, AttributeError):
        raise ClosedError(CloseCode.DECODE_ERROR) from None
    if not isinstance(op, int) or isinstance(op, bool):
        raise ClosedError(CloseCode.DECODE_ERROR)
    return op, data


def _shard(given: Any) -> tuple[int, int]:
    if given is None:
        return 0, 1
    match given:
        case [int(number), int(count)] if 0 <= number < count:
            return number, count
    raise ClosedError(CloseCode.INVALID_SHARD)
