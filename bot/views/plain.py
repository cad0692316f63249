"""Cards and messages as plain lines, for the terminal and for readers of text."""

from __future__ import annotations

import re
from typing import Any, Final

_BOLD: Final = re.compile(r"(?<!\\)\*\*(.+?)(?<!\\)\*\*")
_CODE: Final = re.compile(r"(?<!\\)`([^`]*)(?<!\\)`")
_ESCAPED: Final = re.compile(r"\\([*_`~|>\\@#\[\]()-])")


def without_markup(text: str) -> str:
    """Return text without Discord's formatting."""
    text = _CODE.sub(r"\1", _BOLD.sub(r"\1", text))
    return _ESCAPED.sub(r"\1", text).replace("\u200b", "")


def message_lines(message: dict[str, Any]) -> list[str]:
    """Return a Discord message (content, embeds) as lines."""
    lines = [line for line in str(message.get("content") or "").splitlines() if line.strip()]
    for embed in message.get("embeds") or ():
        if embed.get("title"):
            lines.append(embed["title"])
        lines.extend(str(embed.get("description") or "").splitlines())
        fields = embed.get("fields") or ()
        lines.extend(f"{field['name']}: {field['value']}" for field in fields)
        footer = embed.get("footer") or {}
        if footer.get("text"):
            lines.append(footer["text"])
    return [without_markup(line) for line in lines]
