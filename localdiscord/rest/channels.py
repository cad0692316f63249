"""The routes of channels and their messages."""

import time
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from aiohttp import web

from localdiscord.protocol.body import read_body
from localdiscord.protocol.errors import (
    Problem,
    archived_thread,
    invalid_form,
    not_the_author,
    system_message,
    wrong_channel_type,
)
from localdiscord.protocol.model import FORUM_CHANNEL, TEXT_CHANNEL, Channel, Json, Message
from localdiscord.rest.answers import (
    answer,
    no_content,
    path_channel,
    path_guild,
    path_message,
    query_id,
    query_number,
)
from localdiscord.state.changes import ChannelEdited, Typing
from localdiscord.state.context import TableContext
from localdiscord.state.messages import edit_message, write_message
from localdiscord.state.payloads import channel_payload
from localdiscord.state.threads import ARCHIVE_MINUTES

_MOST_LISTED: Final = 100
_NAME: Final = 100
_EDITABLE: Final = {
    "name": "name",
    "topic": "topic",
    "archived": "archived",
    "locked": "locked",
    "auto_archive_duration": "auto_archive_minutes",
}
_TYPES: Final[dict[str, type | tuple[type, ...]]] = {
    "name": str,
    "topic": (str, type(None)),
    "archived": bool,
    "locked": bool,
    "auto_archive_duration": int,
}
_BULK: Final = range(2, 101)

_NONCE_KEPT: Final = 300.0
"""Seconds for which a nonce is known; Discord says "a few minutes"."""


class ChannelRoutes:
    """Routes by which the bot writes, edits and deletes outside interactions."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._state = context.state

    def routes(self, api: str) -> Iterator[web.RouteDef]:
        """Yield the routes under the root of the interface."""
        channel = f"{api}/channels/{{channel_id}}"
        messages = f"{channel}/messages"
        message = f"{messages}/{{message_id}}"
        yield web.get(channel, self._show_channel)
        yield web.patch(channel, self._edit_channel)
        yield web.delete(channel, self._delete_channel)
        yield web.post(f"{api}/guilds/{{guild_id}}/channels", self._create_channel)
        yield web.post(f"{channel}/typing", self._typing)
        yield web.get(messages, self._list)
        yield web.post(messages, self._send)
        yield web.post(f"{messages}/bulk-delete", self._bulk_delete)
        yield web.get(message, self._show)
        yield web.patch(message, self._edit)
        yield web.delete(message, self._delete)

    # messages

    async def _send(self, request: web.Request) -> web.Response:
        body = await read_body(request, self._context.settings.file_limit)
        channel = path_channel(self._context, request)
        if channel.type == FORUM_CHANNEL:
            raise wrong_channel_type()
        known = self._sent_before(body.json)
        if known is not None:
            return answer(known.payload)
        message, files = write_message(self._context, channel.id, body)
        self._state.add_message(message, files)
        await self._context.kept(message.id)
        return answer(message.payload)

    def _sent_before(self, given: Json) -> Message | None:
        """Return the message that the bot has sent by the same nonce in the last minutes, if any.

        Discord doesn't say how it judges a message that was deleted; here it is none.
        """
        nonce = given.get("nonce")
        if nonce is None or given.get("enforce_nonce") is not True:
            return None
        since = time.monotonic() - _NONCE_KEPT
        return next(
            (
                message
                for message in self._state.messages.values()
                if message.author_id == self._state.bot.id
                and str(message.payload.get("nonce")) == str(nonce)
                and message.written_at >= since
            ),
            None,
        )

    async def _show(self, request: web.Request) -> web.Response:
        return answer(path_message(self._context, request).payload)

    async def _edit(self, request: web.Request) -> web.Response:
        body = await read_body(request, self._context.settings.file_limit)
        message = path_message(self._context, request)
        if message.author_id != self._state.bot.id:
            raise not_the_author()
        if not message.said:
            raise system_message()
        edit_message(self._context, message, body)
        return answer(message.payload)

    async def _delete(self, request: web.Request) -> web.Response:
        self._state.remove_message(path_message(self._context, request))
        return no_content()

    async def _bulk_delete(self, request: web.Request) -> web.Response:
        body = await read_body(request, 0)
        channel = path_channel(self._context, request)
        ids = body.json.get("messages")
        if not isinstance(ids, list) or len(ids) not in _BULK:
            problem = Problem(("messages",), "BASE_TYPE_BAD_LENGTH", "Must be 2 to 100 in length.")
            raise invalid_form([problem])
        wanted = {str(message_id) for message_id in ids}
        for message in list(self._public(channel)):
            if str(message.id) in wanted:
                self._state.remove_message(message)
        return no_content()

    async def _list(self, request: web.Request) -> web.Response:
        channel = path_channel(self._context, request)
        limit = query_number(request, "limit", 50, _MOST_LISTED)
        before = query_id(request, "before")
        after = query_id(request, "after")
        around = query_id(request, "around")
        messages = self._public(channel)
        if around is not None:
            # By place and not by id: ids of one millisecond are nearer than those of the next.
            listed = list(messages)
            newer = sum(message.id > around for message in listed)
            start = max(0, newer - limit // 2)
            found = listed[start : start + limit]
        elif after is not None:
            found = [message for message in messages if message.id > after][-limit:]
        else:
            found = list(islice((m for m in messages if before is None or m.id < before), limit))
        return answer([message.payload for message in found])

    def _public(self, channel: Channel) -> Iterator[Message]:
        return (m for m in self._state.messages_in(channel.id) if m.audience is None)

    async def _typing(self, request: web.Request) -> web.Response:
        channel = path_channel(self._context, request)
        self._state.announce(Typing(channel, self._state.bot))
        return no_content()

    # channels

    async def _show_channel(self, request: web.Request) -> web.Response:
        return answer(channel_payload(self._state, path_channel(self._context, request)))

    async def _create_channel(self, request: web.Request) -> web.Response:
        path_guild(self._context, request)
        given = (await read_body(request, 0)).json
        kind = given.get("type")
        if kind not in (None, TEXT_CHANNEL, FORUM_CHANNEL):
            told = "The table has text channels and forums only."
            raise invalid_form([Problem(("type",), "BASE_TYPE_CHOICES", told)])
        opened = self._state.forum_named if kind == FORUM_CHANNEL else self._state.channel_named
        channel = opened(_name(given))
        return answer(channel_payload(self._state, channel), 201)

    async def _edit_channel(self, request: web.Request) -> web.Response:
        given = (await read_body(request, 0)).json
        channel = path_channel(self._context, request)
        if channel.is_direct:
            raise wrong_channel_type()
        if channel.archived and given.get("archived") is not False:
            raise archived_thread()
        changes: dict[str, Any] = {}
        for key, attribute in _EDITABLE.items():
            if key in given:
                changes[attribute] = _name(given) if key == "name" else _typed(given, key)
        if changes.get("auto_archive_minutes", ARCHIVE_MINUTES[0]) not in ARCHIVE_MINUTES:
            problem = Problem(("auto_archive_duration",), "BASE_TYPE_CHOICES", "No such duration.")
            raise invalid_form([problem])
        if channel.is_thread and "archived" in changes:
            self._state.set_archived(channel, archived=changes.pop("archived"))
        for attribute, value in changes.items():
            setattr(channel, attribute, value)
        self._state.announce(ChannelEdited(channel))
        return answer(channel_payload(self._state, channel))

    async def _delete_channel(self, request: web.Request) -> web.Response:
        channel = path_channel(self._context, request)
        if not channel.is_direct:  # a private line is only put out of sight
            self._state.remove_channel(channel)
        return answer(channel_payload(self._state, channel))


def _name(given: Json) -> str:
    name = given.get("name")
    if not isinstance(name, str) or not 1 <= len(name.strip()) <= _NAME:
        problem = Problem(("name",), "BASE_TYPE_BAD_LENGTH", f"Must be 1 to {_NAME} in length.")
        raise invalid_form([problem])
    return name.strip()


def _typed(given: Json, key: str) -> Any:
    value = given[key]
    if not isinstance(value, _TYPES[key]):
        raise invalid_form([Problem((key,), "BASE_TYPE_BAD_TYPE", "Not of the expected type.")])
    return value
