"""Files on their way from a browser to a command, a form or a message.

A browser sends a file first, in a request of its own, and then names what it was given for it. What
nobody names in time makes room for newer files.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import OrderedDict
from typing import Final

import orjson
from aiohttp import web

from bot.texts.localiser import Localiser
from bot.texts.typed_text import well_formed
from localdiscord import Upload
from localdiscord.settings import MEBIBYTE

_MOST_FILES: Final = 32
_MOST_BYTES: Final = 64 * MEBIBYTE
_AT_ONCE: Final = 4
_LONGEST: Final = 120.0
_LONGEST_NAME: Final = 100
_CHUNK: Final = 65_536
_TICKET_BYTES: Final = 16
_UNFIT: Final = re.compile(r"[^\w.+-]+")


class Uploads:
    """Files from browsers; the newest are kept for a while, in memory."""

    def __init__(self, localiser: Localiser, limit: int) -> None:
        """Know how large one file may be, in bytes."""
        self.limit = limit
        self._localiser = localiser
        self._files: OrderedDict[str, Upload] = OrderedDict()
        self._places = asyncio.Semaphore(_AT_ONCE)

    async def take(self, request: web.Request) -> web.Response:
        """Keep the body of a request as a file; answer with its ticket."""
        declared = request.content_length
        if declared is not None and declared > self.limit:
            return self._refused(request, 413, "page-file-too-large")
        name = file_name(request.query.get("name", ""))
        try:
            async with asyncio.timeout(_LONGEST), self._places:
                data = await self._read(request)
        except TimeoutError:
            return self._refused(request, 408, "page-upload-slow")
        if data is None:
            return self._refused(request, 413, "page-file-too-large")
        ticket = self.keep(Upload(name, data))
        body = orjson.dumps({"ticket": ticket, "name": name, "size": len(data)})
        return web.Response(body=body, content_type="application/json")

    async def _read(self, request: web.Request) -> bytes | None:
        data = bytearray()
        async for part in request.content.iter_chunked(_CHUNK):
            data += part
            if len(data) > self.limit:
                return None
        return bytes(data)

    def _refused(self, request: web.Request, status: int, key: str) -> web.Response:
        texts = self._localiser.texts(request.headers.get("Accept-Language", ""))
        return web.Response(status=status, text=texts(key, most=self.limit // MEBIBYTE))

    def keep(self, file: Upload) -> str:
        """Keep a file, and let the oldest go; return its ticket."""
        ticket = secrets.token_urlsafe(_TICKET_BYTES)
        self._files[ticket] = file
        while len(self._files) > _MOST_FILES or self._size > _MOST_BYTES:
            self._files.popitem(last=False)
        return ticket

    @property
    def _size(self) -> int:
        return sum(len(file.data) for file in self._files.values())

    def find(self, ticket: str) -> Upload | None:
        """Return the file of a ticket, None if there is none any more."""
        return self._files.get(ticket)


def file_name(given: str) -> str:
    """Return a name that can stand in an address and in a line, from any that a browser sends."""
    last = re.split(r"[/\\]", well_formed(given))[-1]
    return _UNFIT.sub("_", last)[-_LONGEST_NAME:].strip(".") or "file"
