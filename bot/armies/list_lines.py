"""Lines of a pasted list: without the marks that begin them, those of several units taken apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rulesets.keyboard import plain_signs

_MARK: Final = re.compile(
    r"^(?:(?:[-*+>]|[^\x00-\x7f\w\s«»“”„‘’]{1,8}|\[[ xX✓]?\]|\d{1,2}[.)]|[A-Za-z]\))\s+"
    r"|\d\N{VARIATION SELECTOR-16}?\N{COMBINING ENCLOSING KEYCAP}\s*)+"
)
"""Bullets, emoji, boxes to tick, and numbers of a list."""
_FRAMED: Final = re.compile(r"^\+ .*\+$")
"""A heading of BattleScribe."""
_QUOTED_LINE: Final = re.compile(r"^(?:>\s?)+(?=\S)")
_COMMENTS: Final = ("#", "//")
_LISTED: Final = re.compile(r"\s*,\s*(?=\d{1,3}\s*[x×]?\s+[^\W\d_])", re.IGNORECASE)
_LISTED_UNIT: Final = re.compile(
    r"\d{1,3}\s*[x×]?\s+[^\W\d_]{2,}.*(?<!\S)[^\W\d_]{1,4}[:=]?\d", re.IGNORECASE
)
"""A unit among several in one line: only with values, since `1x Musician` is none."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a list: what stands in it, without the mark or indent that begins it.

    Attributes:
        under: Whether it is indented or marked, as what belongs to the line above often is.
    """

    number: int
    text: str
    under: bool = False


def lines_of(text: str) -> Iterator[Line]:
    """Yield what stands in lines or between separators outside quotes."""
    for number, line in enumerate(text.splitlines(), 1):
        whole = plain_signs(line).strip()
        if whole.startswith(_COMMENTS):
            continue
        indented = line[:1] in (" ", "\t")
        for part in _parts(whole):
            stripped = _QUOTED_LINE.sub("", part.strip())
            bare = stripped if _FRAMED.match(stripped) else _MARK.sub("", stripped)
            if bare and not bare.startswith(_COMMENTS):
                yield Line(number, bare, under=indented or bare != stripped)


def _parts(line: str) -> list[str]:
    """Split at separators outside quotes, brackets, braces; those that never close hold nothing."""
    listed = _LISTED.split(line)
    if len(listed) > 1 and all(_LISTED_UNIT.match(one) for one in listed) and '"' not in line:
        return listed
    if ";" not in line and "|" not in line:
        return [line]
    parts, start, quoted, inside, armed = [], 0, False, False, False
    close = line.rfind("}")
    even, last = line.count('"') % 2 == 0, line.rfind("]")
    for place, sign in enumerate(line):
        if armed or sign == "{":
            armed = sign != "}" and place < close
        elif sign == '"' and even:
            quoted = not quoted
        elif sign in "[]" and not quoted:
            inside = sign == "[" and place < last
        elif sign in ";|" and not quoted and not inside:
            parts.append(line[start:place])
            start = place + 1
    return [*parts, line[start:]]
