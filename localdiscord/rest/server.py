"""The HTTP end: Discord's REST interface, version 10, as far as the table has it."""

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from aiohttp import web

from localdiscord.faults import Failure, Faults
from localdiscord.protocol.errors import (
    HTTP_TOO_LARGE,
    ApiError,
    too_large,
    too_many_channels,
    unauthorized,
)
from localdiscord.protocol.refusal import Refused
from localdiscord.rest.answers import answer
from localdiscord.rest.channels import ChannelRoutes
from localdiscord.rest.commands import CommandRoutes
from localdiscord.rest.emojis import EmojiRoutes
from localdiscord.rest.identity import IdentityRoutes
from localdiscord.rest.interactions import InteractionRoutes
from localdiscord.rest.pins import PinRoutes
from localdiscord.rest.rates import rate_limits
from localdiscord.rest.reactions import ReactionRoutes
from localdiscord.rest.threads import ThreadRoutes
from localdiscord.state.context import MISLAID, TableContext

API: Final = "/api/v10"
GATEWAY_PATH: Final = "/gateway"

_log: Final = logging.getLogger(__name__)
_WITHOUT_TOKEN: Final = (f"{API}/interactions/", f"{API}/webhooks/")
_GATEWAY_ADDRESS: Final = f"{API}/gateway"
_BODY_LIMIT: Final = 32 * 1024 * 1024

_PARTS: Final = (
    EmojiRoutes,
    IdentityRoutes,
    CommandRoutes,
    InteractionRoutes,
    PinRoutes,
    ReactionRoutes,
    ThreadRoutes,
    ChannelRoutes,
)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class RestInterface:
    """The HTTP interface: it serves the routes, refuses in Discord's words, notes what it lacks."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._authorization = f"Bot {context.token}"
        self._faults = context.faults
        self._rates = rate_limits(context.settings, API)

    def application(self, others: Iterable[web.RouteDef] = ()) -> web.Application:
        """Return the web application, the gateway's socket and any other routes included."""
        app = web.Application(middlewares=[self._guard], client_max_size=_BODY_LIMIT)
        for part in _PARTS:
            app.add_routes(part(self._context).routes(API))
        if self._rates is not None:
            app.on_response_prepare.append(self._rates.announce)
        app.router.add_get(GATEWAY_PATH, self._context.gateway.handle)
        app.router.add_get(f"{GATEWAY_PATH}/", self._context.gateway.handle)
        app.add_routes(others)
        return app

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        response = self._banned(request) or await self._respond(request, handler)
        if self._rates is not None:
            self._rates.note(response.status)
        if self._context.observers:
            self._context.observe(request, response)
        return response

    def _banned(self, request: web.Request) -> web.Response | None:
        return None if self._rates is None else self._rates.banned(request)

    async def _respond(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            self._authorize(request)
            if self._rates is not None:
                excess = self._rates.charge(request)
                if excess is not None:
                    return _failed(excess)
            if self._faults is not None:
                return await self._with_faults(self._faults, request, handler)
            return await handler(request)
        except ApiError as error:
            return answer(error.body(), error.status)
        except Refused as refusal:  # the only one that a bot, too, can meet
            full = too_many_channels(refusal.facts["most"])
            return answer(full.body(), full.status)
        except (web.HTTPNotFound, web.HTTPMethodNotAllowed) as error:
            self._context.record_unknown_route(request.method, request.path)
            text = f"{error.status}: {error.reason}"
            return answer({"message": text, "code": 0}, error.status)
        except web.HTTPRequestEntityTooLarge:
            return answer(too_large().body(), HTTP_TOO_LARGE)
        except web.HTTPException:
            raise
        except Exception:  # noqa: BLE001 -- our own faults are reported as Discord reports its
            _log.exception("The table failed at %s %s", request.method, request.path)
            return answer({"message": "500: Internal Server Error", "code": 0}, 500)

    async def _with_faults(
        self, faults: Faults, request: web.Request, handler: Handler
    ) -> web.StreamResponse:
        failure = await faults.meet(request.path)
        if failure is None:
            return await handler(request)
        if failure.heard:
            request[MISLAID] = True
            await handler(request)
        return _failed(failure)

    def _authorize(self, request: web.Request) -> None:
        path = request.path
        if not path.startswith(API) or path.startswith(_WITHOUT_TOKEN) or path == _GATEWAY_ADDRESS:
            return
        if request.headers.get("Authorization") != self._authorization:
            raise unauthorized()


def _failed(failure: Failure) -> web.Response:
    response = answer(failure.body, failure.status)
    response.headers.update(failure.headers)
    return response
