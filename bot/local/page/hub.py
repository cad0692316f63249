"""One browser's socket: a person acts through it and is told what happens at the table.

Every request names what it wants (`do`) and is answered once under its number (`re`); changes come
by themselves as `event`. A browser that falls behind is let go: it comes back and asks anew.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import orjson
import structlog
from aiohttp import WSCloseCode, WSMsgType, web

from bot.discord.client import Vexille
from bot.local.act_sentences import refused_sentence, silence_sentence
from bot.local.page.notices import notice
from bot.local.page.presenter import channel_data, member_data, message_data, role_data
from bot.local.page.talk import LONGEST_MESSAGE, Talk, Wrong, menus_data
from bot.local.page.uploads import Uploads
from bot.local.page.words import page_words
from bot.local.seat import commands_of
from bot.local.suggestions import suggestions
from bot.local.terminal.values import with_files, with_values
from bot.texts.typed_text import well_formed
from localdiscord import LocalTable, NoAnswer, Refused, Reply, TableUser, Upload
from localdiscord.client.controls import FILE_UPLOAD, form_fields
from localdiscord.protocol.errors import ApiError
from localdiscord.protocol.model import FORUM_CHANNEL, Message
from localdiscord.state.changes import Change

_LARGEST: Final = 64 * 1024
_SHOWN: Final = 50
_MOST_WAITING: Final = 512
_MOST_ACTS: Final = 16
_MOST_FILES: Final = 10
_FORMS_KEPT: Final = 8
_FAREWELL: Final = 0.5
"""Seconds a browser has to take its leave."""
_LONGEST_NAME: Final = 32
_LONGEST_LINE: Final = 6000
_NEWCOMERS: Final = ("Ana", "Bob", "Cleo", "Dan", "Eve", "Flo")

_log = structlog.get_logger(__name__)

Json = dict[str, Any]


class Hub:
    """The hub that hands out the table to browsers."""

    def __init__(self, table: LocalTable, bot: Vexille, *, locale: str, channel: str) -> None:
        """Know the table.

        Args:
            table: The local table.
            bot: The bot that sits at it.
            locale: The language of whoever has not chosen one.
            channel: Where one begins.
        """
        self.table = table
        self.bot = bot
        self.locale = locale
        self.channel = channel
        self.seated: Counter[str] = Counter()
        self._sockets: set[web.WebSocketResponse] = set()
        self.uploads = Uploads(bot.localiser, table.state.settings.file_limit)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one browser until it leaves."""
        socket = web.WebSocketResponse(max_msg_size=_LARGEST, heartbeat=30.0)
        await socket.prepare(request)
        self._sockets.add(socket)
        try:
            await _Visit(self, socket).run()
        finally:
            self._sockets.discard(socket)
        return socket

    async def close(self) -> None:
        """Tell every browser that the table closes; a server waits for whoever is not told."""
        farewells = (
            socket.close(code=WSCloseCode.GOING_AWAY, message=b"the table closes")
            for socket in self._sockets
        )
        with suppress(TimeoutError):
            async with asyncio.timeout(_FAREWELL):
                await asyncio.gather(*farewells, return_exceptions=True)

    def free_name(self) -> str:
        """Return a name for whoever gave none: the first that no open page plays under."""
        return next((name for name in _NEWCOMERS if not self.seated[name]), _NEWCOMERS[0])


class _Visit:
    """A browser at the table."""

    def __init__(self, hub: Hub, socket: web.WebSocketResponse) -> None:
        self._hub = hub
        self._table = hub.table
        self._socket = socket
        self._user: TableUser | None = None
        self._locale = hub.locale
        self._client = hub.locale
        self._waiting: asyncio.Queue[tuple[list[int], bytes]] = asyncio.Queue(_MOST_WAITING)
        self._acts: set[asyncio.Task[None]] = set()
        self._forms: OrderedDict[str, Reply] = OrderedDict()
        self._leaving: asyncio.Task[None] | None = None
        self._doing: dict[str, Callable[[Json], Awaitable[Json]]] = {
            "enter": self._enter,
            "open": self._open,
            "older": self._older,
            "line": self._line,
            "suggest": self._suggest,
            "press": self._press,
            "pick": self._pick,
            "submit": self._submit,
            "channel": self._channel,
            **Talk(hub.table, self._at, self._message, self._told).doing(),
        }

    async def run(self) -> None:
        """Answer requests and tell of changes until the browser leaves."""
        unsubscribe = self._table.state.subscribe(self._notice)
        writer = asyncio.create_task(self._write(), name="page writer")
        try:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    self._take(frame.data)
        finally:
            unsubscribe()
            self._stand_up()
            for task in (writer, *self._acts):
                task.cancel()
            await asyncio.gather(writer, *self._acts, return_exceptions=True)

    # out

    async def _write(self) -> None:
        while True:
            messages, data = await self._waiting.get()
            for message_id in messages:
                await self._table.kept(message_id)
            await self._socket.send_str(data.decode())

    def _tell(self, data: Json, *messages: int) -> None:
        """Line up what the browser is told; of messages, once they are kept."""
        try:
            self._waiting.put_nowait(([*messages], orjson.dumps(data)))
        except asyncio.QueueFull:
            if self._leaving is None:
                self._leaving = asyncio.create_task(self._let_go(), name="page left behind")

    async def _let_go(self) -> None:
        await self._socket.close(code=1013, message=b"too far behind")

    def _notice(self, change: Change) -> None:
        if self._user is None:
            return
        told = notice(change, self._table.state, self._user.id)
        if told is not None:
            self._tell(told.event, *told.messages)

    # in

    def _take(self, text: str) -> None:
        try:
            request = orjson.loads(text)
            number, wanted = request["id"], str(request["do"])
        except (orjson.JSONDecodeError, KeyError, TypeError):
            return
        if not isinstance(number, int):
            return
        if len(self._acts) >= _MOST_ACTS:
            self._tell({"re": number, "error": self._word("page-too-fast")})
            return
        task = asyncio.create_task(self._answer(number, wanted, request))
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)

    async def _answer(self, number: int, wanted: str, request: Json) -> None:
        try:
            result = await self._doing.get(wanted, self._unknown)(request)
        except Wrong as wrong:
            result = {"error": self._word(str(wrong))}
        except Refused as refusal:
            told = await refused_sentence(self._hub.bot, self._user, self._locale, refusal)
            result = {"error": told.text, "code": told.code}
        except NoAnswer as silence:
            texts = self._hub.bot.localiser.texts(self._locale)
            result = {"error": silence_sentence(texts, silence)}
        except (AttributeError, KeyError, TypeError, ValueError):
            result = {"error": self._word("page-unknown")}
        except Exception as fault:  # noqa: BLE001 - one request must not end the others
            _log.error("page-request-failed", wanted=wanted, exc_info=fault)
            result = {"error": self._word("page-failed")}
        shown = (int(message["id"]) for message in result.get("messages", ()))
        self._tell({"re": number, **result}, *shown)

    def _word(self, key: str) -> str:
        return self._hub.bot.localiser.texts(self._locale)(key)

    @property
    def _who(self) -> TableUser:
        if self._user is None:
            raise Wrong("page-unknown")
        return self._user

    def _at(self, request: Json) -> TableUser:
        """Return the person in the channel that a request is about."""
        channel = self._table.state.channels.get(int(request["channel"]))
        if channel is None or (self._user is not None and not channel.shown_to(self._user.id)):
            raise Wrong("page-no-channel")
        # Two windows may be one person in two languages: each is answered in its own.
        self._table.state.set_client(self._who.member, self._client)
        return self._who.moved_to(channel)

    def _sit_down(self, user: TableUser) -> None:
        self._stand_up()
        self._user, self._client = user, user.member.locale
        self._hub.seated[user.member.person.name] += 1

    def _stand_up(self) -> None:
        if self._user is not None:
            self._hub.seated[self._user.member.person.name] -= 1

    def _message(self, request: Json) -> Message:
        message = self._table.state.messages.get(int(request["message"]))
        if message is None or not self._table.state.shows(self._who.id, message):
            raise Wrong("page-no-message")
        return message

    async def _unknown(self, _request: Json) -> Json:
        raise Wrong("page-unknown")

    async def _enter(self, request: Json) -> Json:
        """Sit down as somebody: a new name is a new player."""
        given = request.get("name")
        name = self._hub.free_name() if given is None else " ".join(well_formed(str(given)).split())
        if not 1 <= len(name) <= _LONGEST_NAME:
            raise Wrong("page-name")
        self._locale = "fr" if str(request.get("locale")).startswith("fr") else "en"
        user = self._table.user(name, locale=self._locale, channel=self._hub.channel)
        self._sit_down(user)
        self._forms.clear()
        state = self._table.state
        return {
            "me": member_data(user.member),
            "people": [member_data(member) for member in state.members.values()],
            "channels": [
                channel_data(channel)
                for channel in state.channels.values()
                if channel.shown_to(user.id)
            ],
            "roles": [role_data(role) for role in state.roles.values()],
            "largest": self._hub.uploads.limit,
            "here": str(user.channel.id),
            "locale": self._locale,
            "words": page_words(self._hub.bot.localiser.texts(self._locale)),
        }

    async def _open(self, request: Json) -> Json:
        """Show the newest messages of a channel."""
        user = self._at(request)
        found = user.history(_SHOWN)
        return {
            "messages": list(map(message_data, found)),
            "more": len(found) == _SHOWN,
            "menus": menus_data(user),
        }

    async def _older(self, request: Json) -> Json:
        """Show what came before a message."""
        user, before = self._at(request), int(request["before"])
        found = [message for message in user.history(10**6) if message.id < before][-_SHOWN:]
        return {"messages": list(map(message_data, found)), "more": len(found) == _SHOWN}

    async def _line(self, request: Json) -> Json:
        """Call a command, or say something."""
        user, text = self._at(request), well_formed(str(request["text"])).strip()
        tickets = list(request.get("files") or ())
        if len(tickets) > _MOST_FILES:
            raise Wrong("page-unknown")
        files = {file.filename: file for file in map(self._file, tickets)}
        if not text and not files:
            raise Wrong("page-empty")
        if text.startswith("/"):
            if len(text) > _LONGEST_LINE:
                raise Wrong("page-too-long")
            await commands_of(self._hub.bot)
            text, left = with_files(text, user.commands(), list(files))
            if left:
                raise Refused("stray_file", value=left[0])
            line = with_values(text, user.commands())
            return self._told(await user.line(line, files=files.get))
        if user.channel.type == FORUM_CHANNEL:
            raise Wrong("page-forum")
        if len(text) > LONGEST_MESSAGE:
            raise Wrong("page-too-long")
        answering = self._message(request) if request.get("message") else None
        try:
            user.say(text, answering=answering, files=list(files.values()))
        except ApiError:
            raise Wrong("page-too-long") from None
        return {}

    def _told(self, reply: Reply) -> Json:
        """Return what the page must show beyond the messages that come by themselves."""
        if reply.modal is None:
            return {}
        form = str(reply.interaction.id)
        self._forms[form] = reply
        while len(self._forms) > _FORMS_KEPT:
            self._forms.popitem(last=False)
        return {"form": {"id": form, **reply.modal}}

    def _file(self, ticket: object) -> Upload:
        file = self._hub.uploads.find(str(ticket))
        if file is None:
            raise Wrong("page-file-gone")
        return file

    async def _suggest(self, request: Json) -> Json:
        """Complete a line."""
        await commands_of(self._hub.bot)
        found = await suggestions(self._at(request), str(request["text"])[:_LONGEST_LINE])
        return {
            "suggestions": [
                {
                    "start": message.start,
                    "text": message.text,
                    "label": message.label,
                    "about": message.about,
                }
                for message in found
            ]
        }

    async def _press(self, request: Json) -> Json:
        """Press a button."""
        message = self._message(request)
        user = self._at({"channel": message.channel_id})
        return self._told(await user.click(message, str(request["control"])))

    async def _pick(self, request: Json) -> Json:
        """Pick from a menu."""
        message = self._message(request)
        user = self._at({"channel": message.channel_id})
        values = [str(value) for value in request["values"]]
        return self._told(await user.select(message, values, str(request["control"])))

    async def _submit(self, request: Json) -> Json:
        """Send a form that was filled in."""
        form = str(request["form"])
        opened = self._forms.pop(form, None)
        if opened is None:
            raise Wrong("page-form-gone")
        try:
            return self._told(await self._send_form(opened, request["values"]))
        except BaseException:
            self._forms[form] = opened  # it is filled in anew, or sent again
            raise

    async def _send_form(self, opened: Reply, values: Json) -> Reply:
        user = self._at({"channel": opened.interaction.channel_id})
        uploads = {
            field["custom_id"]
            for field in form_fields(opened.modal or {"components": []})
            if field["type"] == FILE_UPLOAD
        }
        given = {
            str(name): list(map(self._file, value)) if name in uploads else value
            for name, value in values.items()
        }
        return await user.submit(opened, given)

    async def _channel(self, request: Json) -> Json:
        """Open a channel of that name, or go to the one there is."""
        name = " ".join(well_formed(str(request["name"])).split())
        if not 1 <= len(name) <= _LONGEST_NAME:
            raise Wrong("page-channel-name-wrong")
        return {"channel": channel_data(self._table.state.channel_named(name))}
