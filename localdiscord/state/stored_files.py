"""Stored files in messages: the addresses shown, and the reading of what is gone."""

import re
from collections.abc import Set as AbstractSet
from typing import Any, Final

from localdiscord.protocol.model import Json

_ADDRESS: Final = re.compile(r"/attachments/\d+/(\d+)/")
_PICTURES: Final = ("image", "thumbnail")
_ICONS: Final = ("author", "footer")


def stored_id(address: str) -> int | None:
    """Return the id of the stored file that an address leads to, None for any other address."""
    found = _ADDRESS.search(address)
    return int(found[1]) if found else None


def without_files(payload: Json, gone: AbstractSet[int]) -> Json:
    """Return a message that neither lists nor embeds files that are gone.

    A layout of components stays as it is: it would not be whole without its pictures.
    """
    attachments = [
        attachment for attachment in payload["attachments"] if int(attachment["id"]) not in gone
    ]
    embeds = [_bare(embed, gone) for embed in payload["embeds"]]
    return {**payload, "attachments": attachments, "embeds": embeds}


def _bare(embed: Json, gone: AbstractSet[int]) -> Json:
    left = {
        key: part
        for key, part in embed.items()
        if key not in _PICTURES or not _shows(part, "url", gone)
    }
    for key in _ICONS:
        if _shows(left.get(key), "icon_url", gone):
            left[key] = {name: value for name, value in left[key].items() if "icon" not in name}
    return left


def _shows(part: Any, key: str, gone: AbstractSet[int]) -> bool:
    address = part.get(key) if isinstance(part, dict) else None
    return isinstance(address, str) and stored_id(address) in gone
