"""The page's own addresses: its files, the socket, and who may use them.

The table listens on this machine alone unless it is shared. A browser sends along where a page came
from: other sites' pages reach nothing here. Who joins a shared table has its secret in the address
once; from then on a cookie holds it.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
import re
from collections.abc import Awaitable, Callable, Iterable
from importlib.resources import files
from ipaddress import ip_address
from typing import Final

from aiohttp import web

from bot.campaign.site.paths import ROUTE
from bot.texts.localiser import Localiser

_STATIC: Final = files("bot.local.page") / "static"
_COOKIE: Final = "vexille"
_TYPES: Final = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
_PLACE: Final = re.compile(
    r"(?:\[(?P<number>[^\]%]+)\]|(?P<name>[^:\[\]]+))(?::\d{1,5})?", re.ASCII
)
_INLINE: Final = re.compile(r"<script[^>]*>(.+?)</script>", re.DOTALL)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Site:
    """The web site of the page, for whoever may see it."""

    def __init__(
        self,
        socket: Handler,
        upload: Handler,
        localiser: Localiser,
        *,
        sites: Handler | None = None,
        secret: str | None = None,
    ) -> None:
        """Read the page's files, which stay in memory: they are few and small.

        Args:
            socket: What a browser's socket is handed to.
            upload: What takes a file that a browser sends.
            localiser: Says why somebody may not come.
            sites: What shows campaigns; None where nothing does.
            secret: What must be known to join; None on a table of this machine alone.
        """
        self._socket = socket
        self._upload = upload
        self._sites = sites
        self._localiser = localiser
        self._secret = secret
        self._files = dict(_read(_STATIC, ""))
        index = self._files["/index.html"][0]
        inline = _INLINE.findall(index.decode())
        self._inline = " ".join(f"'sha256-{_digest(script)}'" for script in inline)

    def routes(self) -> Iterable[web.RouteDef]:
        """Return the addresses."""
        yield web.get("/", self._page)
        yield web.get("/hub", self._hub)
        yield web.post("/upload", self._file_sent)
        if self._sites is not None:
            yield web.get(ROUTE, self._campaign)
        for path in self._files:
            yield web.get(f"/page{path}", self._file)

    def _policy(self, request: web.Request) -> str:
        # A policy has no way to write an IPv6 address; where one is, browsers that are new enough
        # to be met there take the page's own origin for its sockets' too.
        socket = "" if "[" in request.host else f" ws://{request.host}"
        return "; ".join(
            (
                "default-src 'none'",
                f"script-src 'self' {self._inline}",
                "style-src 'self'",
                "img-src 'self' data:",
                f"connect-src 'self'{socket}",
                "base-uri 'none'",
                "form-action 'none'",
                "frame-ancestors 'none'",
            )
        )

    def _check(self, request: web.Request) -> None:
        """Refuse whoever comes by another name, from another site or without the secret.

        Raises:
            HTTPForbidden: this one may not be here.
        """
        origin = request.headers.get("Origin")
        foreign = origin is not None and origin.partition("://")[2] != request.host
        if foreign or not _by_number(request.host):
            raise self._refused(request, "page-other-site")
        if not self._knows_secret(request):
            raise self._refused(request, "page-needs-secret")

    def _knows_secret(self, request: web.Request) -> bool:
        return self._secret is None or _is_same(request.cookies.get(_COOKIE, ""), self._secret)

    def admits(self, request: web.Request) -> bool:
        """Return whether somebody may fetch the table's files: the bot from here, or a player."""
        here = ip_address(request.remote).is_loopback if request.remote else False
        return here or self._knows_secret(request)

    def _refused(self, request: web.Request, key: str) -> web.HTTPForbidden:
        """Return why somebody may not be here, in the language the browser asks for first."""
        wanted = request.headers.get("Accept-Language", "")
        return web.HTTPForbidden(text=self._localiser.texts(wanted)(key))

    async def _page(self, request: web.Request) -> web.StreamResponse:
        given = request.query.get("join")
        if given is not None and self._secret is not None:
            if _is_same(given, self._secret):
                answer = web.HTTPSeeOther("/")
                # Not Strict: behind a link from another site the way on to the page lacked it.
                answer.set_cookie(_COOKIE, given, httponly=True, samesite="Lax")
                raise answer
            raise self._refused(request, "page-wrong-secret")
        self._check(request)
        return self._answer(request, "/index.html")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        self._check(request)
        return self._answer(request, request.path.removeprefix("/page"))

    def _answer(self, request: web.Request, path: str) -> web.Response:
        body, kind, tag = self._files[path]
        headers = {
            "Content-Security-Policy": self._policy(request),
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cache-Control": "no-cache",
            "ETag": tag,
        }
        if request.headers.get("If-None-Match") == tag:
            return web.Response(status=304, headers=headers)
        answer = web.Response(body=body, content_type=kind, charset="utf-8", headers=headers)
        answer.enable_compression()
        return answer

    async def _hub(self, request: web.Request) -> web.StreamResponse:
        self._check(request)
        return await self._socket(request)

    async def _campaign(self, request: web.Request) -> web.StreamResponse:
        self._check(request)
        if self._sites is None:
            raise web.HTTPNotFound
        return await self._sites(request)

    async def _file_sent(self, request: web.Request) -> web.StreamResponse:
        self._check(request)
        return await self._upload(request)


def _is_same(given: str, secret: str) -> bool:
    return hmac.compare_digest(given.encode(errors="replace"), secret.encode())


def _by_number(host: str) -> bool:
    """Tell whether a `Host` header names this machine by a number, or as `localhost`.

    A name that somebody else's server answers for could be made to point here.
    """
    found = _PLACE.fullmatch(host)
    if found is None:
        return False
    name, number = found["name"], found["number"]
    try:
        ipaddress.IPv6Address(number) if number else ipaddress.IPv4Address(name)
    except ValueError:
        return name is not None and name.lower() == "localhost"
    return True


def _read(folder: object, path: str) -> Iterable[tuple[str, tuple[bytes, str, str]]]:
    """Yield every file below a folder by its path, with its bytes, type and tag."""
    for entry in folder.iterdir():  # type: ignore[attr-defined]  # a Traversable of any package
        here = f"{path}/{entry.name}"
        if entry.is_dir():
            yield from _read(entry, here)
        elif "." in entry.name and (kind := _TYPES.get(here[here.rindex(".") :])):
            body = entry.read_bytes()
            yield here, (body, kind, f'"{hashlib.sha256(body).hexdigest()[:16]}"')


def _digest(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
