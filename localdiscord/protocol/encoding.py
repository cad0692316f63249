"""The three ways in which the gateway sends JSON: as text, as a zlib or as a zstd stream."""

import zlib
from collections.abc import Callable
from typing import Final

import zstandard

Encoder = Callable[[bytes], bytes]

_ZSTD_LEVEL: Final = 3


def stream_encoder(name: str | None) -> Encoder | None:
    """Return the encoder of one connection for its `compress` parameter; None sends text.

    A compressed stream lives as long as its connection, and every event ends with a
    flush so that the client can read it at once.

    Raises:
        ValueError: if the name is none of Discord's.
    """
    if name is None:
        return None
    if name == "zlib-stream":
        deflate = zlib.compressobj()
        return lambda data: deflate.compress(data) + deflate.flush(zlib.Z_SYNC_FLUSH)
    if name == "zstd-stream":
        frame = zstandard.ZstdCompressor(level=_ZSTD_LEVEL).compressobj()
        flush = zstandard.COMPRESSOBJ_FLUSH_BLOCK
        return lambda data: frame.compress(data) + frame.flush(flush)
    raise ValueError(name)
