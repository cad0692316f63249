"""A large JSON object taken apart: whoever reads it whole lets nobody else run meanwhile."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator
from typing import Final

_DECODER: Final = json.JSONDecoder()
_BLANK: Final = re.compile(r"[ \t\n\r]*")


def taken_apart(text: str, lists: Collection[str]) -> tuple[str, dict[str, list[str]]]:
    """Return a JSON object with one element left in some of its lists, and all they held, as text.

    Args:
        text: The object.
        lists: The keys of those lists; one that is no list stays where it is.

    Raises:
        ValueError: it is no JSON object.
        RecursionError: it is nested too deeply.
    """
    kept: list[str] = []
    found: dict[str, list[str]] = {}
    at = _expect(text, 0, "{")
    while not text.startswith("}", at):
        if kept:
            at = _expect(text, at, ",")
        key, end = _DECODER.raw_decode(text, at)
        if not isinstance(key, str):
            raise ValueError(key)  # noqa: TRY004 - all that is wrong here is the text
        name, at = text[at:end], _expect(text, end, ":")
        if key in lists and text.startswith("[", at):
            found[key] = []
            for start, end in _elements(text, at):
                found[key].append(text[start:end])
                at = end
            at = _expect(text, _skip(text, at if found[key] else at + 1), "]")
            kept.append(f"{name}:[{','.join(found[key][:1])}]")
        else:
            _, end = _DECODER.raw_decode(text, at)
            kept.append(f"{name}:{text[at:end]}")
            at = _skip(text, end)
    if _expect(text, at, "}") != len(text):
        raise ValueError(text[at : at + 1])
    return f"{{{','.join(kept)}}}", found


def _elements(text: str, at: int) -> Iterator[tuple[int, int]]:
    """Yield where each element of a list begins and ends."""
    at = _expect(text, at, "[")
    if text.startswith("]", at):
        return
    while True:
        _, end = _DECODER.raw_decode(text, at)
        yield at, end
        at = _skip(text, end)
        if not text.startswith(",", at):
            return
        at = _skip(text, at + 1)


def _skip(text: str, at: int) -> int:
    found = _BLANK.match(text, at)
    return found.end() if found else at


def _expect(text: str, at: int, sign: str) -> int:
    """Return where what follows a sign begins."""
    at = _skip(text, at)
    if not text.startswith(sign, at):
        raise ValueError(text[at : at + 1])
    return _skip(text, at + 1)
