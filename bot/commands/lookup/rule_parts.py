"""Parts of a rule that is too long for one message on a phone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

_ROOM: Final = 1900
"""Characters of one message: a few screens of a phone."""


def parts_of(lines: Iterable[str]) -> list[tuple[str, ...]]:
    """Return lines in parts of about the same length; at least one part."""
    listed = tuple(lines)
    total = sum(len(line) + 1 for line in listed)
    count = -(-total // _ROOM)
    fair = total / count if count else _ROOM
    parts: list[list[str]] = [[]]
    said = 0
    for line in listed:
        size = len(line) + 1
        held = sum(len(held_line) + 1 for held_line in parts[-1])
        if parts[-1] and (said + size / 2 > fair * len(parts) or held + size > _ROOM):
            parts.append([])
        parts[-1].append(line)
        said += size
    return [tuple(part) for part in parts]


def with_part(subject: str, part: int) -> str:
    """Return the subject of a button for a part of an article; the first needs no number."""
    return f"{subject}.{part}" if part else subject


def part_asked(subject: str) -> tuple[str, int]:
    """Return the article and the part of it that a button names; ids have no dot."""
    article, _, part = subject.rpartition(".")
    return (article, int(part)) if "." in article and part.isdecimal() else (subject, 0)
