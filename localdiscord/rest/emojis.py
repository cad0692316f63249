"""The routes of the application's own emojis, and of their pictures."""

from collections.abc import Iterator
from typing import Final

from aiohttp import web

from localdiscord.protocol.body import read_body
from localdiscord.protocol.errors import (
    Problem,
    invalid_form,
    missing_access,
    too_many_emojis,
    unknown_application_emoji,
)
from localdiscord.protocol.model import Emoji
from localdiscord.protocol.snowflakes import named_snowflake
from localdiscord.rest.answers import answer, no_content, path_id
from localdiscord.rules.check import check_new_emoji, check_renamed_emoji
from localdiscord.rules.emojis import MOST_EMOJIS, kind_of, picture_in
from localdiscord.state.context import TableContext
from localdiscord.state.payloads import emoji_payload

_MOVING: Final = "image/gif"


class EmojiRoutes:
    """Routes by which the bot keeps emojis of its own.

    They end with the process. An emoji's id follows from the name under which it was made, so that
    messages of before show it once the bot has made it again.
    """

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._state = context.state

    def routes(self, api: str) -> Iterator[web.RouteDef]:
        """Yield the routes under the root of the interface."""
        emojis = f"{api}/applications/{{application_id}}/emojis"
        yield web.get(emojis, self._list)
        yield web.post(emojis, self._create)
        yield web.get(f"{emojis}/{{emoji_id}}", self._show)
        yield web.patch(f"{emojis}/{{emoji_id}}", self._rename)
        yield web.delete(f"{emojis}/{{emoji_id}}", self._delete)
        yield web.get("/cdn/emojis/{emoji_id:[0-9]+}.{kind:[a-z]+}", self._picture)

    def _check(self, request: web.Request) -> None:
        if path_id(request, "application_id") != self._state.bot.id:
            raise missing_access()

    def _find(self, request: web.Request) -> Emoji:
        self._check(request)
        emoji = self._state.emojis.get(path_id(request, "emoji_id"))
        if emoji is None:
            raise unknown_application_emoji()
        return emoji

    def _check_name(self, name: str, own: Emoji | None = None) -> None:
        if any(emoji.name == name and emoji is not own for emoji in self._state.emojis.values()):
            told = "An emoji with this name already exists."
            taken = Problem(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", told)
            raise invalid_form([taken])

    async def _list(self, request: web.Request) -> web.Response:
        self._check(request)
        bot = self._state.bot
        return answer({"items": [emoji_payload(each, bot) for each in self._state.emojis.values()]})

    async def _show(self, request: web.Request) -> web.Response:
        return answer(emoji_payload(self._find(request), self._state.bot))

    async def _create(self, request: web.Request) -> web.Response:
        self._check(request)
        body = (await read_body(request, 0)).json
        check_new_emoji(body)
        if len(self._state.emojis) >= MOST_EMOJIS:
            raise too_many_emojis(MOST_EMOJIS)
        name, picture = body["name"], picture_in(body["image"]) or b""
        self._check_name(name)
        emoji = Emoji(named_snowflake("emoji", name), name, picture, kind_of(picture) == _MOVING)
        if emoji.id in self._state.emojis:  # one that has another name by now
            emoji.id = self._context.snowflakes.draw()
        self._state.emojis[emoji.id] = emoji
        return answer(emoji_payload(emoji, self._state.bot), 201)

    async def _rename(self, request: web.Request) -> web.Response:
        emoji = self._find(request)
        body = (await read_body(request, 0)).json
        check_renamed_emoji(body)
        if body.get("name") is not None:
            self._check_name(body["name"], emoji)
            emoji.name = body["name"]
        return answer(emoji_payload(emoji, self._state.bot))

    async def _delete(self, request: web.Request) -> web.Response:
        del self._state.emojis[self._find(request).id]
        return no_content()

    async def _picture(self, request: web.Request) -> web.Response:
        if not self._context.admits(request):
            raise web.HTTPForbidden
        emoji = self._state.emojis.get(path_id(request, "emoji_id"))
        if emoji is None:
            return web.Response(status=404)
        return web.Response(
            body=emoji.picture,
            content_type=kind_of(emoji.picture) or "application/octet-stream",
            headers={"X-Content-Type-Options": "nosniff", "Cache-Control": "no-cache"},
        )
