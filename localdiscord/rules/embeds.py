"""Discord's rules for the parts of an embed: what each needs, and addresses, colours, moments."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final

from localdiscord.protocol.errors import Problem
from localdiscord.protocol.limits import Path, between, required
from localdiscord.protocol.model import Json

_URL: Final = 2048
_LINKS: Final = ("http://", "https://", "discord://")
_PICTURES: Final = (*_LINKS, "attachment://")
_LAST_COLOUR: Final = 0xFFFFFF
_NEEDED: Final = {"author": "name", "footer": "text", "image": "url", "thumbnail": "url"}
_ADDRESSES: Final = (
    (("url",), _LINKS),
    (("author", "url"), _LINKS),
    (("author", "icon_url"), _PICTURES),
    (("footer", "icon_url"), _PICTURES),
    (("image", "url"), _PICTURES),
    (("thumbnail", "url"), _PICTURES),
)


def embed_parts(body: Json) -> Iterator[Problem]:
    """Ask for an author's name, a footer's text and a picture's address."""
    for here, embed in _embeds(body):
        for part, key in _NEEDED.items():
            if embed.get(part) is not None:
                yield from required((*here, part, key), embed[part].get(key))


def embed_addresses(body: Json) -> Iterator[Problem]:
    """Refuse addresses that are no web address and, where a picture may stand, no attached file."""
    for here, embed in _embeds(body):
        for path, schemes in _ADDRESSES:
            address = _at(embed, path)
            if address and (len(address) > _URL or not address.startswith(schemes)):
                told = "Not a well formed URL."
                yield Problem((*here, *path), "URL_TYPE_INVALID_URL", told)


def embed_colour(body: Json) -> Iterator[Problem]:
    """Hold colours to three bytes."""
    for here, embed in _embeds(body):
        yield from between((*here, "color"), embed.get("color"), 0, _LAST_COLOUR)


def embed_moment(body: Json) -> Iterator[Problem]:
    """Ask for a moment in the form of ISO 8601."""
    for here, embed in _embeds(body):
        moment = embed.get("timestamp")
        if moment is not None and not _is_moment(moment):
            told = "Not a well formed ISO8601 timestamp."
            yield Problem((*here, "timestamp"), "DATE_TIME_TYPE_PARSE", told)


EMBED_RULES: Final = (embed_parts, embed_addresses, embed_colour, embed_moment)


def _embeds(body: Json) -> Iterator[tuple[Path, Json]]:
    for index, embed in enumerate(body.get("embeds") or ()):
        yield ("embeds", index), embed


def _at(embed: Json, path: tuple[str, ...]) -> Any:
    node: Any = embed
    for step in path:
        node = (node or {}).get(step)
    return node


def _is_moment(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True
