"""Rules for the emojis of an application: their names, and the pictures that come with them."""

import base64
import binascii
import re
from collections.abc import Iterator
from typing import Final

from localdiscord.protocol.errors import Problem
from localdiscord.protocol.limits import length, required
from localdiscord.protocol.model import Json
from localdiscord.protocol.shapes import Shape

NEW_SHAPE: Final[Shape] = {"name": str, "image": str}
RENAMED_SHAPE: Final[Shape] = {"name": str}

MOST_EMOJIS: Final = 2_000
_LARGEST: Final = 256 * 1024
_NAME: Final = re.compile(r"\w+", re.ASCII)
_DATA: Final = re.compile(r"data:[\w/+.-]*;base64,([A-Za-z0-9+/\s]*={0,2})\s*")
_KINDS: Final = {
    "image/png": re.compile(rb"\x89PNG\r\n\x1a\n"),
    "image/jpeg": re.compile(rb"\xff\xd8\xff"),
    "image/gif": re.compile(rb"GIF8[79]a"),
    "image/webp": re.compile(rb"RIFF....WEBP", re.DOTALL),
    "image/avif": re.compile(rb"....ftypavi[fs]", re.DOTALL),
}
"""What the files begin with: Discord goes by that, whatever they are called."""


def picture_in(image: str) -> bytes | None:
    """Return the file in a data URI, None where it is no such address."""
    found = _DATA.fullmatch(image)
    if found is None:
        return None
    try:
        return base64.b64decode(found[1])
    except binascii.Error:
        return None


def kind_of(picture: bytes) -> str | None:
    """Return what kind of picture a file is, None for what Discord takes for no emoji."""
    return next((kind for kind, start in _KINDS.items() if start.match(picture)), None)


def named(body: Json) -> Iterator[Problem]:
    """Yield what is wrong with a name."""
    name = body.get("name")
    yield from length(("name",), name, 2, 32)
    if name and not _NAME.fullmatch(name):
        told = "String value did not match validation regex."
        yield Problem(("name",), "STRING_TYPE_REGEX", told)


def complete(body: Json) -> Iterator[Problem]:
    """Yield what a new emoji lacks."""
    for field in ("name", "image"):
        yield from required((field,), body.get(field))


def pictured(body: Json) -> Iterator[Problem]:
    """Yield what is wrong with a picture."""
    image = body.get("image")
    if not image:
        return
    picture = picture_in(image)
    if picture is None:
        told = "Only data uri strings can be used."
        yield Problem(("image",), "BINARY_TYPE_INVALID_DATA_URI", told)
    elif len(picture) > _LARGEST:
        told = f"File cannot be larger than {_LARGEST / 1024} kb."
        yield Problem(("image",), "BINARY_TYPE_MAX_SIZE", told)
    elif kind_of(picture) is None:
        yield Problem(("image",), "IMAGE_INVALID", "Invalid image data")
