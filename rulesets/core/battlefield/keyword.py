"""Keywords of units in any words, beside the special rules that a game declares.

One stands among a unit's rules as an id of its own, `keyword:chaos undivided`: what players call it
is part of it, so that it needs no text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

_FREE: Final = "keyword:"
"""What the ids of such keywords begin with."""
_WORDS: Final = re.compile(r"[^\W\d_](?:[^\W\d_]|[ '’.-](?=[^\W\d_])){1,39}")


def keyword_id(words: str) -> str | None:
    """Return the id of a keyword by its words, None where they are no words of one."""
    kept = " ".join(words.casefold().split())
    return f"{_FREE}{kept}" if _WORDS.fullmatch(kept) else None


def words_of(rule: str) -> str | None:
    """Return the words of a keyword by its id, None for a special rule of a game."""
    return rule.removeprefix(_FREE) if rule.startswith(_FREE) else None


def keywords_among(rules: Iterable[str]) -> Iterator[str]:
    """Yield the words of the keywords among the ids of some rules."""
    for rule in rules:
        words = words_of(rule)
        if words is not None:
            yield words
