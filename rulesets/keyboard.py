"""Signs that phones, web pages and foreign keyboards put in the place of plain ones, and slips."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from typing import Final

_FULL_WIDTH: Final = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
_BLANKS: Final = {0x3000: " ", 0x00AD: None}
_PLAIN: Final = {**_FULL_WIDTH, **_BLANKS}
_JOINERS: Final = frozenset("\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}")
"""Signs without a width that belong to what is written: emoji are joined by them."""

_MARKUP: Final = re.compile(r"(?<![\w*_~`])(\*{1,3}|_{1,3}|~~|`+)(?=\S)(.+?)(?<=\S)\1(?![\w*_~`])")
"""What chats write in bold, italics, struck through, or as it stands."""


def without_markup(text: str) -> str:
    """Return a text without the signs that chats set it off with; single ones stay."""
    marked = "*" in text or "_" in text or "~" in text or "`" in text
    return _MARKUP.sub(r"\2", text) if marked else text


_LONG: Final = 6
"""Letters of a word of which one slip of the thumb is forgiven."""


def slip_of(word: str, known: Collection[str], *, shortest: int = _LONG) -> str | None:
    """Return the known word that a long one is but for one letter, None where it is none.

    Args:
        word: The word.
        known: Long words.
        shortest: Letters from which it is long, where one of the known may have lost one.
    """
    if len(word) < shortest:
        return None
    from rapidfuzz import process  # noqa: PLC0415 - 2 MB, only where a word may be a slip
    from rapidfuzz.distance import OSA  # noqa: PLC0415

    near = process.extractOne(word, known, scorer=OSA.distance, score_cutoff=1)
    return near[0] if near is not None and len(near[0]) >= _LONG else None


def plain_signs(text: str) -> str:
    """Return a text with full-width signs as plain ones, and without signs that have no width."""
    if text.isascii():
        return text
    kept = text.translate(_PLAIN)
    if kept.isascii() or kept.isprintable():
        return kept  # whatever has no width is not printable
    return "".join(sign for sign in kept if sign in _JOINERS or unicodedata.category(sign) != "Cf")
