"""The routes of pins, in their old form and in the one with pages."""

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import islice
from typing import Final

from aiohttp import web

from localdiscord.protocol.errors import Problem, invalid_form
from localdiscord.rest.answers import answer, no_content, path_channel, path_message, query_number
from localdiscord.state.context import TableContext
from localdiscord.state.pinning import pin, unpin

_MOST_LISTED: Final = 50


class PinRoutes:
    """Routes by which the bot pins messages and sees what is pinned."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._state = context.state

    def routes(self, api: str) -> Iterator[web.RouteDef]:
        """Yield the routes under the root of the interface."""
        channel = f"{api}/channels/{{channel_id}}"
        yield web.get(f"{channel}/messages/pins", self._list)
        yield web.get(f"{channel}/pins", self._list_all)
        for pins in (f"{channel}/messages/pins", f"{channel}/pins"):
            yield web.put(f"{pins}/{{message_id}}", self._pin)
            yield web.delete(f"{pins}/{{message_id}}", self._unpin)

    async def _pin(self, request: web.Request) -> web.Response:
        pin(self._context, path_message(self._context, request), self._state.bot)
        return no_content()

    async def _unpin(self, request: web.Request) -> web.Response:
        unpin(self._context, path_message(self._context, request))
        return no_content()

    async def _list(self, request: web.Request) -> web.Response:
        channel = path_channel(self._context, request)
        limit = query_number(request, "limit", _MOST_LISTED, _MOST_LISTED)
        before = _moment(request, "before")
        found = [
            {"message": message.payload, "pinned_at": moment}
            for message, moment in self._state.pinned(channel.id)
            if before is None or datetime.fromisoformat(moment) < before
        ]
        return answer({"items": found[:limit], "has_more": len(found) > limit})

    async def _list_all(self, request: web.Request) -> web.Response:
        pinned = self._state.pinned(path_channel(self._context, request).id)
        return answer([message.payload for message, _ in islice(pinned, _MOST_LISTED)])


def _moment(request: web.Request, name: str) -> datetime | None:
    """Return a moment of the query, None without one.

    Raises:
        ApiError: if it is no ISO moment.
    """
    text = request.query.get(name)
    if text is None:
        return None
    try:
        moment = datetime.fromisoformat(text.replace(" ", "+"))
    except ValueError:
        told = f"Could not parse {text}. Should be ISO8601."
        raise invalid_form([Problem((name,), "DATE_TIME_TYPE_PARSE", told)]) from None
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)
