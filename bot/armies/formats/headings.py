"""Headings of lists: framed ones, those that end with a colon, and names of parts of an army."""

from __future__ import annotations

import re
from typing import Final

MARKS: Final = "=+~_*<>- "
_FRAMED: Final = re.compile(r"(?:[=+~_*<>-]{2,}|\+ ).*|[^\d\[]*:|[\W_]+")
_PARTS: Final = (
    "core",
    "special",
    "rare",
    "lords?",
    "hero(?:es)?",
    "characters?",
    "infantry",
    "cavalry",
    "monsters?",
    "war ?machines?",
    "artillery",
    "troops?",
    "units?",
    "leaders?",
    "battleline",
    "behemoths?",
    "allies",
    "others?",
    "base",
    "sp[ée]cia(?:l|le|les|ux)",
    "rares",
    "personnages?",
    "seigneurs?",
    "h[ée]ros",
    "infanterie",
    "cavalerie",
    "monstres?",
    "machines? de guerre",
    "artillerie",
    "troupes?",
    "unit[ée]s?",
    "alli[ée]s",
    "autres?",
    "bases",
    "(?:unit[ée]s?|choix|troupes?) (?:de base|rares?|communes?|d['’][ée]lite)",
    "(?:unit[ée]s?|choix|troupes?) sp[ée]cia(?:l|le|les|ux)",
    "mercenar(?:y|ies)",
    "mercenaires?",
    "lords? (?:and|&) heroes",
    "seigneurs? (?:et|&) h[ée]ros",
)
_PART: Final = re.compile(
    rf"(?:{'|'.join(_PARTS)})(?: units?| choices?)?\s*[:.–—-]?\s*"
    r"(?:[\[(][^\])]*[\])]|[\d.,/ ]+(?:pts?|points?)|(?<=[:–—-] )\d[\d.,]{2,6})?\s*[:.]?",
    re.IGNORECASE,
)
_VALUED: Final = re.compile(r"(?<!\S)[^\W\d_]{1,4}[:=]?\d")
"""What looks like a value of a profile."""
_COUNTED: Final = re.compile(
    r"^\d{1,3}\s|(?<!\S)(?:\d{1,3}(?:/\d{1,3})?\s?[x×]|[x×]\s?\d{1,3})(?=[\s/-]|$)"
    r"|(?<!\S)\d{1,3}/\d{1,3}",
    re.IGNORECASE,
)
"""A number that surely counts models."""


def is_heading(text: str) -> bool:
    """Return whether a line names a part of the list, and no unit."""
    if _PART.fullmatch(text.strip(MARKS)):
        return True
    return _FRAMED.fullmatch(text) is not None and not looks_like_unit(text.strip(MARKS))


def is_counted(text: str) -> bool:
    """Return whether a number in a line surely counts models."""
    return _COUNTED.search(text) is not None


def looks_like_unit(text: str) -> bool:
    """Return whether a line has a value of a profile or a number of models."""
    return _VALUED.search(text) is not None or is_counted(text)
