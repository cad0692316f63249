"""Discord's formatting, taken off again: what players typed, as they typed it."""

from __future__ import annotations

import re
from typing import Final

_SIGN: Final = re.compile(
    r"""\\(?P<sign>[*_~`|\\\[\]<>#])
    | (?P<at>@)\u200b
    | \*\*
    | `""",
    re.VERBOSE,
)
"""What `bot.texts.bundle.escaped` added, and the marks of bold text and code that are our own."""


def without_markup(text: str) -> str:
    """Return text without Discord's formatting: what players typed, as they typed it."""
    return _SIGN.sub(lambda found: found["sign"] or found["at"] or "", text)
