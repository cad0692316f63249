"""Packed rosters: `.rosz`, a zip archive with one `.ros` in it."""

from __future__ import annotations

import io
import zipfile
import zlib
from typing import Final

from bot.armies.roster import MOST_BYTES, MOST_PACKED
from rulesets.refusal import Refusal

MAGIC: Final = b"PK\x03\x04"
_MOST_MEMBERS: Final = 20
_ENCRYPTED: Final = 1
_END: Final = b"PK\x05\x06"
_END_SIZE: Final = 22


def unpack(data: bytes) -> bytes:
    """Return the roster of an archive; no more than is allowed is ever unpacked.

    Raises:
        Refusal: `army-zip-broken`, `army-too-large-file`.
    """
    if len(data) > MOST_PACKED:
        raise Refusal("army-too-large-file", most=MOST_PACKED // 1000)
    _check_members(data)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            member = _roster_of(archive)
            with archive.open(member) as source:
                content = source.read(MOST_BYTES + 1)
    except (
        zipfile.BadZipFile,
        zlib.error,
        EOFError,
        NotImplementedError,
        OSError,
        RuntimeError,
        ValueError,
    ) as error:
        raise Refusal("army-zip-broken") from error
    if len(content) > MOST_BYTES:
        raise Refusal("army-too-large-file", most=MOST_BYTES // 1000)
    return content


def _check_members(data: bytes) -> None:
    """Refuse an archive of many members before its directory is read."""
    end = data.rfind(_END)
    count = int.from_bytes(data[end + 10 : end + 12], "little") if end >= 0 else 0
    if end < 0 or len(data) - end < _END_SIZE or not 0 < count <= _MOST_MEMBERS:
        raise Refusal("army-zip-broken")


def _roster_of(archive: zipfile.ZipFile) -> zipfile.ZipInfo:
    """Return the member to read: packed in the common way, and not locked."""
    members = [member for member in archive.infolist() if not member.is_dir()]
    rosters = [member for member in members if member.filename.lower().endswith(".ros")] or members
    if not rosters or len(members) > _MOST_MEMBERS:
        raise Refusal("army-zip-broken")
    common = rosters[0].compress_type in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
    if not common or rosters[0].flag_bits & _ENCRYPTED:
        raise Refusal("army-zip-broken")
    return rosters[0]
