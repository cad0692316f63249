"""Citations of a game's text, as players name them: `11.7`, `section 8.2.1`, `L1910`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_SECTION: Final = re.compile(
    r"(?:(?:section|chapter|chapitre|rule|règle)\s+|§\s*)?([a-z]*[-\s]?\d+(?:\.\d+)+[a-z]?)",
    re.IGNORECASE,
)
_LINE: Final = re.compile(
    r"(?:l\.?|line|ligne)\s*(\d{1,5})(?:\s*[-\N{EN DASH}]\s*l?\d+)?", re.IGNORECASE
)
_LINES: Final = re.compile(r"L(\d+)(?:-L?(\d+))?")


def section_asked(text: str) -> str | None:
    """Return the section that a whole question names, `11.7` or `core-28.1`; None where none."""
    found = _SECTION.fullmatch(text.strip())
    return None if found is None else re.sub(r"\s", "-", found[1].casefold())


def line_asked(text: str) -> int | None:
    """Return the line of the text that a whole question names, None where it names none."""
    found = _LINE.fullmatch(text.strip())
    return None if found is None else int(found[1])


def keys(section: str) -> Iterator[str]:
    """Yield by what a section is asked for: `core-28.1` by its number alone too."""
    for part in section.casefold().split("/"):
        yield part
        number = part.rpartition("-")[2]
        if number != part and "." in number:
            yield number


def lines(source: str) -> Iterator[tuple[int, int]]:
    """Yield first and last lines of the game's own text that a source names: `L5-9, L12`."""
    for group in source.split(";"):
        if group.strip().startswith("L"):  # others are of another text: `R L695`
            for first, last in _LINES.findall(group):
                yield int(first), int(last or first)
