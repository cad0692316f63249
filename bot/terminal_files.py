"""Files that a line at the prompt names by their path."""

from __future__ import annotations

from pathlib import Path

from bot.table import Upload


def file_at(path: str, limit: int) -> Upload | None:
    """Return the file at a path, None if there is none that can be read.

    Of a file beyond the limit one byte more is read, and no more.
    """
    try:
        place = Path(path).expanduser()
        if not place.is_file():
            return None
        with place.open("rb") as source:
            return Upload(place.name, source.read(limit + 1))
    except (OSError, RuntimeError, ValueError):
        return None
