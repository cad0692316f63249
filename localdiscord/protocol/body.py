"""Request bodies: JSON alone, or JSON with files beside it."""

import re
from dataclasses import dataclass, field
from typing import Any, Final

import orjson
from aiohttp import BodyPartReader, web
from aiohttp.http_exceptions import HttpProcessingError

from localdiscord.protocol.errors import invalid_json, too_large
from localdiscord.protocol.model import Json, Upload
from localdiscord.settings import MEBIBYTE
from localdiscord.state.context import DOCUMENT

_FILE_PART: Final = re.compile(r"files\[(\d{1,2})\]\Z")
_CHUNK: Final = 65_536
_LONGEST_DOCUMENT: Final = MEBIBYTE
"""More than the longest message needs, and read in less time than anybody notices."""

_ALL_PARTS: Final = 100 * MEBIBYTE
"""Of one request: ten files of the usual limit."""


@dataclass(slots=True)
class Body:
    """The body of a request: its JSON object and its files by number."""

    json: Json
    files: dict[int, Upload] = field(default_factory=dict)


async def read_json(request: web.Request, most: int = _LONGEST_DOCUMENT) -> Any:
    """Return the JSON document of a request, None when it is empty.

    Raises:
        ApiError: if it is no JSON, or longer than so many bytes.
    """
    raw = await request.read()
    if not raw:
        return None
    if len(raw) > most:
        raise too_large()
    request[DOCUMENT] = raw
    try:
        return orjson.loads(raw)
    except orjson.JSONDecodeError:
        raise invalid_json() from None


async def read_body(request: web.Request, file_limit: int) -> Body:
    """Return the JSON object of a request, and its files if it is in several parts.

    Raises:
        ApiError: if it is malformed, no object, or if a file is beyond the limit.
    """
    if request.content_type != "multipart/form-data":
        document = await read_json(request)
        return Body(_as_object(document if document is not None else {}))
    try:
        return await _read_parts(request, file_limit)
    except (AssertionError, ValueError, HttpProcessingError):  # no boundary, a broken head
        raise invalid_json() from None


async def _read_parts(request: web.Request, file_limit: int) -> Body:
    body, left = Body({}), _ALL_PARTS
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise invalid_json()
        number = _FILE_PART.match(part.name or "")
        most = file_limit if number is not None else _LONGEST_DOCUMENT
        data = await _read_part(part, min(most, left))
        left -= len(data)
        if number is not None:
            filename = part.filename or "file"
            body.files[int(number[1])] = Upload(filename, data)
        elif part.name == "payload_json":
            request[DOCUMENT] = data
            try:
                body.json = _as_object(orjson.loads(data))
            except orjson.JSONDecodeError:
                raise invalid_json() from None
    return body


async def _read_part(part: BodyPartReader, limit: int) -> bytes:
    data = bytearray()
    while chunk := await part.read_chunk(_CHUNK):
        data += chunk
        if len(data) > limit:
            raise too_large()
    return bytes(data)


def _as_object(document: Any) -> Json:
    if not isinstance(document, dict):
        raise invalid_json()
    return document
