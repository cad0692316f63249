"""The size of a picture, read from the first bytes of its file."""

import struct
from typing import Final

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_HEADER: Final = struct.Struct(">8sI4sII")
_HEADER_LENGTH: Final = 13
_LARGEST: Final = 2**31 - 1


def png_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height of a PNG in pixels, None for anything else."""
    if len(data) < _HEADER.size:
        return None
    signature, header, kind, width, height = _HEADER.unpack_from(data)
    is_picture = signature == _SIGNATURE and header == _HEADER_LENGTH and kind == b"IHDR"
    if not is_picture or not (0 < width <= _LARGEST and 0 < height <= _LARGEST):
        return None
    return width, height
