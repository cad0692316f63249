"""The routes of threads and of who is in them."""

from collections.abc import Iterator
from typing import Any, Final

from aiohttp import web

from localdiscord.protocol.body import Body, read_body
from localdiscord.protocol.errors import (
    Problem,
    archived_thread,
    invalid_form,
    unknown_member,
    unknown_user,
    wrong_channel_type,
)
from localdiscord.protocol.model import FORUM_CHANNEL, PRIVATE_THREAD, PUBLIC_THREAD, Channel, Json
from localdiscord.rest.answers import (
    TRUE_WORDS,
    answer,
    no_content,
    path_channel,
    path_guild,
    path_id,
    path_message,
    query_id,
    query_number,
)
from localdiscord.rules.check import check_message
from localdiscord.state.context import TableContext
from localdiscord.state.messages import write_message
from localdiscord.state.payloads import (
    channel_payload,
    member_payload,
    thread_member_payload,
    thread_payloads,
)
from localdiscord.state.threads import open_thread

_MOST_LISTED: Final = 100
_ARCHIVE_MINUTES: Final = 1440


class ThreadRoutes:
    """Routes by which the bot opens threads, joins them and sees who has."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._state = context.state

    def routes(self, api: str) -> Iterator[web.RouteDef]:
        """Yield the routes under the root of the interface."""
        channel = f"{api}/channels/{{channel_id}}"
        yield web.post(f"{channel}/threads", self._start)
        yield web.post(f"{channel}/messages/{{message_id}}/threads", self._start_at)
        yield web.get(f"{channel}/threads/archived/public", self._archived_public)
        yield web.get(f"{channel}/threads/archived/private", self._archived_private)
        own = f"{channel}/users/@me/threads/archived/private"
        yield web.get(own, self._archived_private)
        yield web.get(f"{api}/guilds/{{guild_id}}/threads/active", self._active)
        people = f"{channel}/thread-members"
        yield web.get(people, self._people)
        yield web.put(f"{people}/@me", self._join)
        yield web.delete(f"{people}/@me", self._leave)
        yield web.get(f"{people}/{{user_id}}", self._person)
        yield web.put(f"{people}/{{user_id}}", self._add)
        yield web.delete(f"{people}/{{user_id}}", self._remove)

    # opening

    async def _start(self, request: web.Request) -> web.Response:
        body = await read_body(request, self._context.settings.file_limit)
        given, parent = body.json, path_channel(self._context, request)
        if parent.type == FORUM_CHANNEL:
            return self._post(parent, body)
        kind = given.get("type") or PRIVATE_THREAD  # as with Discord, unless another is asked for
        if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
            problem = Problem(("type",), "BASE_TYPE_CHOICES", "The table has no such threads.")
            raise invalid_form([problem])
        thread = open_thread(
            self._context,
            parent,
            _name(given),
            self._state.bot,
            kind=kind,
            minutes=given.get("auto_archive_duration") or _ARCHIVE_MINUTES,
        )
        return answer(channel_payload(self._state, thread), 201)

    def _post(self, forum: Channel, body: Body) -> web.Response:
        """Open a thread in a forum with the message that it begins with, which has its id."""
        given = body.json
        first = given.get("message")
        if not isinstance(first, dict):
            raise invalid_form([Problem(("message",), "BASE_TYPE_REQUIRED", "This is required.")])
        check_message(first, has_files=bool(body.files))
        minutes = given.get("auto_archive_duration") or _ARCHIVE_MINUTES
        thread = open_thread(self._context, forum, _name(given), self._state.bot, minutes=minutes)
        message, files = write_message(
            self._context, thread.id, Body(first, body.files), message_id=thread.id
        )
        self._state.add_message(message, files)
        told = {**channel_payload(self._state, thread), "message": message.payload}
        return answer(told, 201)

    async def _start_at(self, request: web.Request) -> web.Response:
        given = (await read_body(request, 0)).json
        message = path_message(self._context, request)
        thread = open_thread(
            self._context,
            self._state.channels[message.channel_id],
            _name(given),
            self._state.bot,
            start=message,
            minutes=given.get("auto_archive_duration") or _ARCHIVE_MINUTES,
        )
        return answer(channel_payload(self._state, thread), 201)

    # lists

    async def _active(self, request: web.Request) -> web.Response:
        path_guild(self._context, request)
        return self._threads(self._state.active_threads())

    async def _archived_public(self, request: web.Request) -> web.Response:
        return self._archived(request, PUBLIC_THREAD)

    async def _archived_private(self, request: web.Request) -> web.Response:
        return self._archived(request, PRIVATE_THREAD)

    def _archived(self, request: web.Request, kind: int) -> web.Response:
        parent = path_channel(self._context, request)
        limit = query_number(request, "limit", 50, _MOST_LISTED)
        before = request.query.get("before", "").replace(" ", "+")
        threads = [
            channel
            for channel in self._state.channels.values()
            if channel.parent_id == parent.id
            and channel.archived
            and channel.type == kind
            and (not before or _archived_at(channel) < before)
        ]
        threads.sort(key=_archived_at, reverse=True)
        return self._threads(threads[:limit], has_more=len(threads) > limit)

    def _threads(self, threads: list[Channel], *, has_more: bool = False) -> web.Response:
        own = self._state.bot.id
        return answer(
            {
                "threads": thread_payloads(self._state, threads),
                "members": [thread_member_payload(t, own) for t in threads if own in t.people],
                "has_more": has_more,
            }
        )

    # people

    def _thread(self, request: web.Request) -> Channel:
        thread = path_channel(self._context, request)
        if not thread.is_thread:
            raise wrong_channel_type()
        return thread

    def _named(self, request: web.Request) -> int:
        person_id = path_id(request, "user_id")
        if person_id not in self._state.members:
            raise unknown_user()
        return person_id

    async def _people(self, request: web.Request) -> web.Response:
        thread = self._thread(request)
        limit = query_number(request, "limit", _MOST_LISTED, _MOST_LISTED)
        after = query_id(request, "after") or 0
        found = sorted(person_id for person_id in thread.people if person_id > after)
        if not _with_member(request):
            found = sorted(thread.people)
        return answer([self._membership(request, thread, member) for member in found[:limit]])

    async def _person(self, request: web.Request) -> web.Response:
        thread, person_id = self._thread(request), path_id(request, "user_id")
        if person_id not in thread.people:
            raise unknown_member()
        return answer(self._membership(request, thread, person_id))

    def _membership(self, request: web.Request, thread: Channel, person_id: int) -> Json:
        membership = thread_member_payload(thread, person_id)
        if _with_member(request):
            membership["member"] = member_payload(self._state.members[person_id])
        return membership

    async def _join(self, request: web.Request) -> web.Response:
        return self._change(request, come=[self._state.bot.id])

    async def _leave(self, request: web.Request) -> web.Response:
        return self._change(request, gone=[self._state.bot.id])

    async def _add(self, request: web.Request) -> web.Response:
        return self._change(request, come=[self._named(request)])

    async def _remove(self, request: web.Request) -> web.Response:
        return self._change(request, gone=[self._named(request)])

    def _change(self, request: web.Request, **people: list[int]) -> web.Response:
        thread = self._thread(request)
        if thread.archived:
            raise archived_thread()
        self._state.set_thread_people(thread, **people)
        return no_content()


def _with_member(request: web.Request) -> bool:
    return request.query.get("with_member") in TRUE_WORDS


def _archived_at(thread: Channel) -> str:
    return thread.archived_at or ""


def _name(given: Json) -> str:
    name: Any = given.get("name")
    return name.strip() if isinstance(name, str) else ""
