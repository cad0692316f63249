"""Additions that Discord makes to the components of a message before it sends them back."""

from collections.abc import Iterator
from typing import Any, Final

from localdiscord.client.controls import CHECKBOX_GROUP, LIST_TYPES
from localdiscord.protocol.model import Json, walk_components
from localdiscord.protocol.snowflakes import SnowflakeClock

_THUMBNAIL: Final = 11
_GALLERY: Final = 12
_FILE: Final = 13
_SEPARATOR: Final = 14
_CONTAINER: Final = 17

_DEFAULTS: Final[dict[int, Json]] = {
    _THUMBNAIL: {"description": None, "spoiler": False},
    _FILE: {"name": None, "size": None, "spoiler": False},
    _SEPARATOR: {"spacing": 1, "divider": True},
    _CONTAINER: {"accent_color": None, "spoiler": False},
}


def complete_components(components: list[Json]) -> None:
    """Drop what is null and fill in numbers and defaults, in place."""
    everything = list(walk_components(components))
    taken = {component["id"] for component in everything if component.get("id")}
    number = 0
    for component in everything:
        _drop_nulls(component)
        if component["type"] in LIST_TYPES:
            component.setdefault("min_values", 1)
            component.setdefault("max_values", _most_picks(component))
        for default in component.get("default_values") or ():
            default["id"] = str(default["id"])
        for key, value in _DEFAULTS.get(component["type"], {}).items():
            component.setdefault(key, value)
        if component.get("id"):
            continue
        number += 1
        while number in taken:
            number += 1
        component["id"] = number


def _drop_nulls(node: Json) -> None:
    for key in [key for key, value in node.items() if value is None]:
        del node[key]
    if "emoji" in node:
        _drop_nulls(node["emoji"])
    for option in node.get("options", ()):
        _drop_nulls(option)


def _most_picks(component: Json) -> int:
    return len(component["options"]) if component["type"] == CHECKBOX_GROUP else 1


def complete_media(
    components: list[Json], attachments: list[Json], snowflakes: SnowflakeClock
) -> None:
    """Tell of every picture and file in a layout what is known of it, in place."""
    by_url = {attachment["url"]: attachment for attachment in attachments}
    for component in walk_components(components):
        for holder, key in _media_in(component):
            media = holder[key]
            attachment = by_url.get(media["url"], {})
            media.setdefault("id", attachment.get("id") or str(snowflakes.draw()))
            media.setdefault("proxy_url", media["url"])
            if attachment:
                media["content_type"] = attachment["content_type"]
                media["attachment_id"] = attachment["id"]
                for side in ("width", "height"):
                    if side in attachment:
                        media[side] = attachment[side]
            if component["type"] == _FILE:
                component["name"] = attachment.get("filename")
                component["size"] = attachment.get("size")


def _media_in(component: Json) -> Iterator[tuple[Any, str]]:
    if component["type"] == _THUMBNAIL:
        yield component, "media"
    elif component["type"] == _FILE:
        yield component, "file"
    elif component["type"] == _GALLERY:
        for item in component["items"]:
            item.setdefault("description", None)
            item.setdefault("spoiler", False)
            yield item, "media"
