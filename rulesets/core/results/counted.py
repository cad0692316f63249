"""Ids of numbers that are counted of something by its name, as the spells a side has tried."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

BY_NAME: Final = ":"
"""What stands between a counter and the name of what it counts."""


def counted_by(counter: str, *names: str) -> str | None:
    """Return the id of a counter's number for something by its names, None where one has none.

    Capitals, accents and signs make no difference: `spell:mystic-shield`.
    """
    plain = [plain_name(name) for name in names]
    return f"{counter}{BY_NAME}{'/'.join(plain)}" if all(plain) else None


def same_name(name: str, other: str) -> bool:
    """Return whether two names mean the same thing: capitals, accents and signs do not count."""
    return plain_name(name) == plain_name(other) != ""


def begins_name(name: str, beginning: str) -> bool:
    """Return whether a name begins with these words, as `same_name` compares them."""
    wanted = plain_name(beginning)
    return bool(wanted) and plain_name(name).startswith(wanted)


@lru_cache(maxsize=1024)
def plain_name(name: str) -> str:
    """Return a name as counters have it: without capitals, accents and signs."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(sign for sign in letters if not unicodedata.combining(sign))
    return re.sub(r"\W+", "-", bare).strip("-")
