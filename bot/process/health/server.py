"""The endpoint that answers whether the bot is ready, and with which figures."""

from collections.abc import Awaitable, Callable
from typing import Final, Self

from aiohttp import web
from prometheus_client import (
    CollectorRegistry,
    GCCollector,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST

Check = Callable[[], Awaitable[bool]]
Page = Callable[[web.Request], Awaitable[web.StreamResponse]]

_HEALTH: Final = "/healthz"
_METRICS: Final = "/metrics"


def process_metrics() -> CollectorRegistry:
    """Return a registry with the process's own figures, to which others may be added."""
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    GCCollector(registry=registry)
    return registry


class HealthServer:
    """The server of `GET /healthz`, and of `GET /metrics` and campaigns' sites where given.

    Health is 200 while the check holds and 503 while it does not, or fails. Use it as an
    asynchronous context: it listens from entry to exit.
    """

    def __init__(
        self,
        host: str,
        port: int,
        check: Check,
        registry: CollectorRegistry | None = None,
        sites: tuple[str, Page] | None = None,
    ) -> None:
        """Know what to answer.

        Args:
            host: Where to listen.
            port: The port; 0 for any.
            check: Whether the bot is well.
            registry: The figures, None where nobody may ask for them.
            sites: The route of campaigns' sites and what answers there; None where none are shown.
        """
        self._check = check
        self._registry = registry
        application = web.Application()
        application.router.add_get(_HEALTH, self._health)
        if registry is not None:
            application.router.add_get(_METRICS, self._metrics)
        if sites is not None:
            application.router.add_get(*sites)
        self._runner = web.AppRunner(application, access_log=None)
        self._address = (host, port)

    async def __aenter__(self) -> Self:
        await self._runner.setup()
        await web.TCPSite(self._runner, *self._address).start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._runner.cleanup()

    @property
    def port(self) -> int:
        """Return the port listened on, which port 0 leaves to the system."""
        port: int = self._runner.addresses[0][1]
        return port

    async def _health(self, _request: web.Request) -> web.Response:
        try:
            ready = await self._check()
        except Exception:  # noqa: BLE001 - whatever fails in the check means the bot is not well
            ready = False
        status = (200, "ready") if ready else (503, "not ready")
        return web.json_response({"status": status[1]}, status=status[0])

    async def _metrics(self, _request: web.Request) -> web.Response:
        if self._registry is None:
            raise web.HTTPNotFound
        return web.Response(
            body=generate_latest(self._registry), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )
