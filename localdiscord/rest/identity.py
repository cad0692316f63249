"""The bot itself, the gateway's address, the people at the table, and stored files."""

import base64
import mimetypes
from collections.abc import Iterator
from typing import Final

from aiohttp import web

from localdiscord.protocol.body import read_body
from localdiscord.protocol.errors import no_such_recipient, unknown_member, unknown_user
from localdiscord.rest.answers import answer, is_digits, path_guild, path_id, query_id, query_number
from localdiscord.state.context import TableContext
from localdiscord.state.direct import direct_channel
from localdiscord.state.payloads import (
    application_payload,
    channel_payload,
    find_person,
    guild_payload,
    member_payload,
    partial_guild_payload,
    role_payload,
    self_payload,
)

_MOST_MEMBERS: Final = 1000
_HARMLESS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
}
"""What keeps a file that is a page or a drawing from acting as the table's own page."""

_ONE_CLEAR_PIXEL: Final = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJg"
    "gg=="
)


class IdentityRoutes:
    """Routes that tell of the bot, the guild and its people."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._state = context.state

    def routes(self, api: str) -> Iterator[web.RouteDef]:
        """Yield the routes under the root of the interface."""
        yield web.get(f"{api}/users/@me", self._me)
        yield web.get(f"{api}/users/@me/guilds", self._guilds)
        yield web.get(f"{api}/users/@me/channels", self._lines)
        yield web.post(f"{api}/users/@me/channels", self._open_line)
        yield web.get(f"{api}/users/{{user_id}}", self._user)
        yield web.get(f"{api}/oauth2/applications/@me", self._application)
        yield web.get(f"{api}/applications/@me", self._application)
        yield web.get(f"{api}/gateway", self._gateway)
        yield web.get(f"{api}/gateway/bot", self._gateway_bot)
        guild = f"{api}/guilds/{{guild_id}}"
        yield web.get(guild, self._guild)
        yield web.get(f"{guild}/channels", self._channels)
        yield web.get(f"{guild}/roles", self._roles)
        yield web.get(f"{guild}/members", self._members)
        yield web.get(f"{guild}/members/search", self._search)
        yield web.get(f"{guild}/members/{{user_id}}", self._member)
        yield web.get("/attachments/{channel_id}/{file_id}/{filename}", self._file)
        yield web.get("/cdn/{path:.*}", self._picture)

    async def _me(self, _: web.Request) -> web.Response:
        return answer(self_payload(self._state.bot, "en-US"))

    async def _lines(self, _: web.Request) -> web.Response:
        """Name none, as Discord does to bots."""
        return answer([])

    async def _open_line(self, request: web.Request) -> web.Response:
        given = (await read_body(request, 0)).json
        recipient = str(given.get("recipient_id"))
        member = self._state.members.get(int(recipient)) if is_digits(recipient) else None
        if member is None or member.person.bot:
            raise no_such_recipient()
        return answer(channel_payload(self._state, direct_channel(self._state, member)))

    async def _user(self, request: web.Request) -> web.Response:
        person = find_person(self._state, path_id(request, "user_id"))
        if person is None:
            raise unknown_user()
        return answer(person)

    async def _application(self, _: web.Request) -> web.Response:
        return answer(application_payload(self._state))

    async def _gateway(self, _: web.Request) -> web.Response:
        return answer({"url": self._context.gateway.url})

    async def _gateway_bot(self, _: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        url = self._context.gateway.url
        return answer({"url": url, "shards": 1, "session_start_limit": limit})

    async def _guild(self, request: web.Request) -> web.Response:
        path_guild(self._context, request)
        return answer(guild_payload(self._state))

    async def _guilds(self, request: web.Request) -> web.Response:
        after, before = query_id(request, "after"), query_id(request, "before")
        here = self._state.guild_id
        beyond = (after is not None and here <= after) or (before is not None and here >= before)
        return answer([] if beyond else [partial_guild_payload(self._state)])

    async def _channels(self, request: web.Request) -> web.Response:
        path_guild(self._context, request)
        channels = [
            channel
            for channel in self._state.channels.values()
            if not (channel.is_thread or channel.is_direct)
        ]
        return answer([channel_payload(self._state, channel) for channel in channels])

    async def _roles(self, request: web.Request) -> web.Response:
        path_guild(self._context, request)
        return answer([role_payload(role) for role in self._state.roles.values()])

    async def _members(self, request: web.Request) -> web.Response:
        path_guild(self._context, request)
        limit = query_number(request, "limit", 1, _MOST_MEMBERS)
        after = query_id(request, "after") or 0
        ids = sorted(person_id for person_id in self._state.members if person_id > after)
        return answer([member_payload(self._state.members[i]) for i in ids[:limit]])

    async def _search(self, request: web.Request) -> web.Response:
        path_guild(self._context, request)
        limit = query_number(request, "limit", 1, _MOST_MEMBERS)
        found = self._state.members_like(request.query.get("query", ""))
        return answer([member_payload(member) for member in found[:limit]])

    async def _member(self, request: web.Request) -> web.Response:
        path_guild(self._context, request)
        member = self._state.members.get(path_id(request, "user_id"))
        if member is None:
            raise unknown_member()
        return answer(member_payload(member))

    async def _file(self, request: web.Request) -> web.Response:
        if not self._context.admits(request):
            raise web.HTTPForbidden
        data = self._state.files.get(path_id(request, "file_id"))
        if data is None:
            return web.Response(status=404)
        kind, _ = mimetypes.guess_type(request.match_info["filename"])
        return web.Response(
            body=data,
            content_type=kind or "application/octet-stream",
            headers=_HARMLESS,
        )

    async def _picture(self, _: web.Request) -> web.Response:
        return web.Response(body=_ONE_CLEAR_PIXEL, content_type="image/png")
