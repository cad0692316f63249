"""The context that every part of the server shares."""

import base64
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from aiohttp import web

from localdiscord.faults import Faults
from localdiscord.gateway.socket import Gateway
from localdiscord.protocol.snowflakes import SnowflakeClock
from localdiscord.settings import TableSettings
from localdiscord.state.keeper import Keeper
from localdiscord.state.memory import TableState

_SECRET_BYTES: Final = 18
_UNKNOWN_KEPT: Final = 1_000


DOCUMENT: Final = web.RequestKey("document", bytes)
"""Where a request keeps the JSON it brought."""

MISLAID: Final = web.RequestKey("mislaid", bool)
"""Whether a request is carried out without the bot being told so."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """One request of the bot and its answer; `route` is the path with its placeholders."""

    method: str
    route: str
    status: int
    document: bytes = field(repr=False)
    answer: bytes = field(repr=False)


@dataclass(slots=True)
class TableContext:
    """The memory, gateway and ids of a table; `http_base` is known once the server listens.

    Without a `keeper` everything ends with the process.
    """

    settings: TableSettings
    state: TableState
    gateway: Gateway
    token: str
    faults: Faults | None = None
    snowflakes: SnowflakeClock = field(default_factory=SnowflakeClock)
    http_base: str = ""
    keeper: Keeper | None = None
    unknown_routes: list[tuple[str, str]] = field(default_factory=list)
    observers: list[Callable[[Exchange], None]] = field(default_factory=list)
    admits: Callable[[web.Request], bool] = lambda _: True
    """Who may fetch the table's files."""

    async def kept(self, message_id: int) -> None:
        """Wait until a message may be shown: whoever has seen it finds it after any end."""
        if self.keeper is not None:
            await self.keeper.kept(message_id)

    def record_unknown_route(self, method: str, path: str) -> None:
        """Note a request for something Discord may have and the table has not."""
        if len(self.unknown_routes) < _UNKNOWN_KEPT:
            self.unknown_routes.append((method, path))

    def observe(self, request: web.Request, response: web.StreamResponse) -> None:
        """Show a finished request to every observer."""
        resource = request.match_info.route.resource
        body = response.body if isinstance(response, web.Response) else None
        exchange = Exchange(
            method=request.method,
            route=resource.canonical if resource is not None else request.path,
            status=response.status,
            document=request.get(DOCUMENT, b""),
            answer=body if isinstance(body, bytes) else b"",
        )
        for observer in self.observers:
            observer(exchange)


def make_context(
    settings: TableSettings, faults: Faults | None = None, keeper: Keeper | None = None
) -> TableContext:
    """Return a fresh table with a token of its own, whose first part is the bot's id."""
    state = TableState(settings)
    owner = base64.urlsafe_b64encode(str(state.bot.id).encode()).decode().rstrip("=")
    token = f"{owner}.{secrets.token_urlsafe(4)}.{secrets.token_urlsafe(_SECRET_BYTES)}"
    return TableContext(settings, state, Gateway(state, token), token, faults=faults, keeper=keeper)
