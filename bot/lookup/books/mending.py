"""Mends what typesetting does to words: joined letters, and words that a line's end cuts."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

_LIGATURES: Final = str.maketrans(
    {
        "\N{LATIN SMALL LIGATURE FF}": "ff",
        "\N{LATIN SMALL LIGATURE FI}": "fi",
        "\N{LATIN SMALL LIGATURE FL}": "fl",
        "\N{LATIN SMALL LIGATURE FFI}": "ffi",
        "\N{LATIN SMALL LIGATURE FFL}": "ffl",
        "\N{LATIN SMALL LIGATURE LONG S T}": "st",
        "\N{LATIN SMALL LIGATURE ST}": "st",
    }
)
_LETTER: Final = r"[^\W\d_]"
_SOFT: Final = re.compile("\N{SOFT HYPHEN}[ \t]*\n?[ \t]*")
_CUT: Final = re.compile(
    rf"({_LETTER}+)[-\N{{HYPHEN}}][ \t]*\n[ \t]*({_LETTER}+)([^\s\w]*)[ \t]*\n?"
)
"""A word whose line ends with a hyphen, the rest of it, and the signs that follow."""
_WORD: Final = re.compile(rf"{_LETTER}+(?:-{_LETTER}+)*")


def mended(pages: Iterable[str]) -> list[str]:
    """Return pages with the words that their readers see.

    A hyphen at the end of a line is part of its word where the book has that word elsewhere in one
    line, such as `peut-être`, and does not have it as one; elsewhere it is the typesetter's.
    """
    plain = [_SOFT.sub("", page.translate(_LIGATURES)) for page in pages]
    known = {word.casefold() for page in plain for word in _WORD.findall(page)}

    def whole(cut: re.Match[str]) -> str:
        first, rest, signs = cut.groups()
        joined, apart = f"{first}{rest}", f"{first}-{rest}"
        kept = rest[0].isupper() or (apart.casefold() in known and joined.casefold() not in known)
        return f"{apart if kept else joined}{signs}\n"

    return [_CUT.sub(whole, page).rstrip("\n") if "\n" in page else page for page in plain]
