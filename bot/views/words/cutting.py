"""The beginning of a text that is too long: it ends with a word, wherever it has any."""

from __future__ import annotations

import re
from typing import Final

_LAST_WORD: Final = re.compile(r"\s+\S*\Z")


_SENTENCE: Final = re.compile(r"[.!?](?=\s)")


def sentences(text: str, room: int, sign: str = "…") -> str:
    """Return the sentences that begin a text and find room, with a sign where any is left out.

    Where the first alone is too long, it ends with a word.
    """
    if len(text) <= room:
        return text
    ends = [end.end() for end in _SENTENCE.finditer(text) if end.end() + len(sign) < room]
    if ends and ends[-1] * 2 >= room:
        return f"{text[: ends[-1]]} {sign}"
    return begun(text, room - len(sign)) + sign


def begun(text: str, room: int) -> str:
    """Return the beginning of a text that finds room: whole words, if half of the room has any."""
    kept = text[:room]
    if len(text) <= room:
        return kept
    if not text[room].isspace():
        whole = _LAST_WORD.sub("", kept)
        kept = whole if len(whole) * 2 >= room else kept
    return kept.rstrip()
