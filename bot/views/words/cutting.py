"""The beginning of a text that is too long: it ends with a word, wherever it has any."""

from __future__ import annotations

import re
from typing import Final

_LAST_WORD: Final = re.compile(r"\s+\S*\Z")


def begun(text: str, room: int) -> str:
    """Return the beginning of a text that finds room: whole words, if half of the room has any."""
    kept = text[:room]
    if len(text) <= room:
        return kept
    if not text[room].isspace():
        whole = _LAST_WORD.sub("", kept)
        kept = whole if len(whole) * 2 >= room else kept
    return kept.rstrip()
