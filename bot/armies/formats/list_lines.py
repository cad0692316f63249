"""Lines of a pasted list: without the marks that begin them, those of several units taken apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.armies.formats.headings import looks_like_unit
from rulesets.keyboard import plain_signs

_MARK: Final = re.compile(
    r"^(?:(?:[-*+>]|\[[ xX✓]?\]|\d{1,2}[.)]|[A-Za-z]\)|[–—])\s+"
    r"|<a?:\w{2,32}:\d{15,20}>\s*|:[a-z0-9_+-]+:\s+|[^\x00-\x7f\w\s«»“”„‘’–—−×≈]{1,8}\s*"
    r"|\d\N{VARIATION SELECTOR-16}?\N{COMBINING ENCLOSING KEYCAP}\s*)+"
)
"""Bullets, emoji, boxes to tick, and numbers of a list."""
_BUILT: Final = re.compile(r"\^\^|[⟝⟞]")
"""Signs of builders for capitals, which no name has that stands in no quotes."""
_FRAMED: Final = re.compile(r"^\+ .*\+$")
"""A heading of BattleScribe."""
_QUOTED_LINE: Final = re.compile(r"^(?:>\s?)+(?=\S)")
_COMMENTS: Final = ("#", "//")
_TAB: Final = 4
_LONG: Final = 2000
"""Characters of a line that no unit has; it may be several, with separators between them."""
_MOST_LONG: Final = 16_000
"""Characters of such lines that are taken apart: what a field of Discord holds, and more."""
_COUNT: Final = r"\d{1,3}(?:\s+|\s*[x×]\s+)"
"""A number of models; runs of blanks are gone through once."""
_LISTED: Final = re.compile(rf"(?<!\s)\s*,\s*(?={_COUNT}[^\W\d_])", re.IGNORECASE)
_LISTED_UNIT: Final = re.compile(
    rf"{_COUNT}[^\W\d_]{{2}}.*(?<!\S)[^\W\d_]{{1,4}}[:=]?\d", re.IGNORECASE
)
"""A unit among several in one line: only with values, since `1x Musician` is none."""
_COUNTED_NAME: Final = re.compile(
    rf"{_COUNT}[^\W\d]{{2}}[^\d,]*|[^\W\d][^\d,]*\s\d{{1,3}}", re.IGNORECASE
)
"""A name and a number, which nothing else of a unit need stand beside."""
_STATED: Final = re.compile(r"army|armée|armee|game|jeu|(?:sub|grand )?totals?\b", re.IGNORECASE)
"""What stands between separators and is no unit."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a list: what stands in it, without the mark or indent that begins it.

    Attributes:
        depth: How far it is indented or marked, as what belongs to the line above often is.
        comment: Whether it is a remark, whatever it looks like.
        parted: Whether it is what follows a separator.
    """

    number: int
    text: str
    depth: int = 0
    comment: bool = False
    parted: bool = False


def lines_of(text: str) -> Iterator[Line]:
    """Yield what stands in lines or between separators outside quotes."""
    taken = 0  # characters of long lines
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.strip()
        if len(bare) > _LONG:
            taken += len(bare)
            if bare.startswith(_COMMENTS):
                continue
            if taken > _MOST_LONG:
                yield Line(number, bare)  # refused for its length
                continue
        whole = plain_signs(line).strip()
        whole = whole if '"' in whole else _BUILT.sub("", whole)
        if whole.startswith(_COMMENTS):
            yield Line(number, whole.strip("#/ "), comment=True)
            continue
        indent = line.expandtabs(_TAB)
        deep = 2 * (len(indent) - len(indent.lstrip()))
        for index, part in enumerate(_parts(whole)):
            stripped = _QUOTED_LINE.sub("", part.strip())
            bare = stripped if _FRAMED.match(stripped) else _MARK.sub("", stripped)
            if bare and not bare.startswith(_COMMENTS):
                yield Line(number, bare, deep + (bare != stripped), parted=index > 0)


def _parts(line: str) -> list[str]:
    """Split at separators outside quotes, brackets, braces; those that never close hold nothing."""
    listed = _LISTED.split(line)
    if len(listed) > 1 and all(_LISTED_UNIT.match(bullet) for bullet in listed) and '"' not in line:
        return listed
    if ";" not in line and "|" not in line:
        return [line]
    parts = _separated(line)
    bare = [part.strip() for part in parts if part.strip()]
    units = [word for word in bare if looks_like_unit(word)]
    pieces = [word for word in bare if word not in units and not _STATED.match(word)]
    begun = any(_COUNTED_NAME.fullmatch(piece) is None for piece in pieces)
    # `20 Orcs; shields; M4` is one unit, whose pieces stand apart; `Orcs 20 M4; Ogres 6` are two.
    return [", ".join(bare)] if units and begun and ";" in line else parts


def _separated(line: str) -> list[str]:
    parts, start, quoted, inside, armed = [], 0, False, False, False
    close = line.rfind("}")
    even, last = line.count('"') % 2 == 0, line.rfind("]")
    for index, sign in enumerate(line):
        if armed or sign == "{":
            armed = sign != "}" and index < close
        elif sign == '"' and even:
            quoted = not quoted
        elif sign in "[]" and not quoted:
            inside = sign == "[" and index < last
        elif sign in ";|" and not quoted and not inside:
            parts.append(line[start:index])
            start = index + 1
    return [*parts, line[start:]]
