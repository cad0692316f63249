"""Layouts, messages of nothing but components, as plain lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final
from urllib.parse import unquote, urlsplit

_TEXT: Final = 10
_THUMBNAIL: Final = 11
_GALLERY: Final = 12
_FILE: Final = 13
_MARK: Final = re.compile(r"^\s*(?:#{1,3}|-#|>(?:>>)?)\s+")
"""What makes a line a heading, a small line or a quotation."""


def layout_lines(components: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Yield the texts of a layout, and its pictures and files by what they are called."""
    for component in components:
        kind = component["type"]
        if kind == _TEXT:
            lines = str(component["content"]).splitlines()
            yield from (_MARK.sub("", line) for line in lines if line.strip())
        elif kind == _THUMBNAIL:
            yield _shown(component, "media")
        elif kind == _FILE:
            yield _shown(component, "file")
        elif kind == _GALLERY:
            yield " ".join(_shown(item, "media") for item in component["items"])
        yield from layout_lines(component.get("components") or ())
        if component.get("accessory"):
            yield from layout_lines([component["accessory"]])


def _shown(holder: dict[str, Any], key: str) -> str:
    name = unquote(urlsplit(str(holder[key]["url"])).path.rsplit("/", 1)[-1])
    return f"[{holder.get('description') or name}]"
