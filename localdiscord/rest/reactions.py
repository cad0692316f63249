"""The routes of reactions."""

from collections.abc import Iterator
from typing import Final

from aiohttp import web

from localdiscord.rest.answers import (
    answer,
    no_content,
    path_id,
    path_message,
    query_id,
    query_number,
)
from localdiscord.state.context import TableContext
from localdiscord.state.payloads import person_payload
from localdiscord.state.reactions import add_reaction, clear_reactions, reacted, remove_reaction

_LISTED: Final = 25
_MOST_LISTED: Final = 100


class ReactionRoutes:
    """Routes by which the bot reacts, sees who did and takes reactions off."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._state = context.state

    def routes(self, api: str) -> Iterator[web.RouteDef]:
        """Yield the routes under the root of the interface."""
        reactions = f"{api}/channels/{{channel_id}}/messages/{{message_id}}/reactions"
        emoji = f"{reactions}/{{emoji_name}}"
        yield web.put(f"{emoji}/@me", self._add)
        yield web.delete(f"{emoji}/@me", self._remove_own)
        yield web.delete(f"{emoji}/{{user_id}}", self._remove)
        yield web.get(emoji, self._list)
        yield web.delete(emoji, self._clear_one)
        yield web.delete(reactions, self._clear)

    async def _add(self, request: web.Request) -> web.Response:
        message = path_message(self._context, request)
        add_reaction(self._state, message, self._state.bot.id, request.match_info["emoji_name"])
        return no_content()

    async def _remove_own(self, request: web.Request) -> web.Response:
        return self._take_off(request, self._state.bot.id)

    async def _remove(self, request: web.Request) -> web.Response:
        return self._take_off(request, path_id(request, "user_id"))

    def _take_off(self, request: web.Request, person_id: int) -> web.Response:
        message = path_message(self._context, request)
        remove_reaction(self._state, message, person_id, request.match_info["emoji_name"])
        return no_content()

    async def _list(self, request: web.Request) -> web.Response:
        message = path_message(self._context, request)
        limit = query_number(request, "limit", _LISTED, _MOST_LISTED)
        after = query_id(request, "after") or 0
        people = reacted(message, request.match_info["emoji_name"])
        members = self._state.members
        found = [person for person in sorted(people) if person > after and person in members]
        return answer([person_payload(members[person].person) for person in found[:limit]])

    async def _clear_one(self, request: web.Request) -> web.Response:
        message = path_message(self._context, request)
        clear_reactions(self._state, message, request.match_info["emoji_name"])
        return no_content()

    async def _clear(self, request: web.Request) -> web.Response:
        clear_reactions(self._state, path_message(self._context, request))
        return no_content()
