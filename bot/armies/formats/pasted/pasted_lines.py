"""Lines of a pasted list: without markup, each with the mark that begins it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from typing import Final

from bot.armies.formats.headings import is_heading
from bot.armies.formats.pasted.costs import (
    bracketed_cost,
    counted,
    lone_cost,
    worded_cost,
)
from bot.armies.formats.pasted.parts import is_about_list
from bot.texts.names import fold
from rulesets.keyboard import plain_signs, without_markup

MOST_CHARACTERS: Final = 20_000
"""Of a list that builders' forms are looked for in: most have a third of it."""
MOST_LINES: Final = 600
"""The same of lines; those that are copied out of printed tables have the most."""
_LONGEST: Final = 600
"""Characters of a line that may be a unit; longer ones are remarks."""
_TAB: Final = 4
_MARK: Final = re.compile(
    r"(?:#{1,6}(?=\s)|-#(?=\s)|[•◦▪‣●○·∙▸►*–—>-](?=\s|[^\W_])|\.{1,4}(?=\s))\s*"
)
_PICTURE: Final = re.compile(
    r"(?:(?:<a?:\w{2,32}:\d{15,20}>|:[a-z0-9_+-]{2,32}:|(?<![(\[\w])\d{1,2}[.)])(?=\s)"
    r"|[^\x00-\x7f\w\s«»“”„‘’–—−×•◦▪‣●○·∙▸►]{1,8})\s*"
)
"""Emoji and numbers that lines begin with, which say nothing of what stands below what."""
_RULE: Final = re.compile(r"[-=_*~#+.]{3,}")
"""A line drawn between parts."""
_MARKUP: Final = re.compile(
    r"\*\*|__|~~|`+|\|\||\^\^|⟝|⟞|\[/?(?:b|i|u|s|center|list|url|size|color|quote)(?:=[^\[\]]{0,40})?\]",
    re.IGNORECASE,
)
_DRESSED_LINE: Final = 200
_DRESSED: Final = re.compile(r"[*_]|^(?:[^\x00-\x7f]|[<:]|\d{1,2}[.)]\s)")
"""What may hold emphasis, or begin with a picture."""
_COSTS: Final = re.compile(
    r"\(\d{2,4}\)|\[\d{2,4} ?pts\]|(?<!\S)\d{2,4} - (?=\w)|\d{2,4} ?pts\b", re.IGNORECASE
)
_FOLD: Final = re.compile(r"(?<=pts|nts|ts\)|ts\]) ?[,;|+/] ?(?=[^\W_])", re.IGNORECASE)
"""What parts units of one line: a sign behind a cost."""
_FEWEST: Final = 3
"""Costs in one line that are of several units."""
_SUBTOTAL: Final = re.compile(r"[^\W\d][^\d,;]{1,40} [-–—:=] ?(?P<points>\d{2,4})")
"""A heading with what its part of the army costs."""
_FLAT: Final = 4000
_HALF: Final = re.compile(
    r"(?<![\d.,])(\d{1,4})[.,][1-9]\d?(?= ?(?:pts?\b|points?\b|[)\]]))", re.IGNORECASE
)
"""A cost with a part of a point, which is left out."""
_ODD_BLANKS: Final = str.maketrans(dict.fromkeys("\u200b\u200c\u200d\u2060\ufeff\ufe0f"))


@dataclass(frozen=True)
class PastedLine:
    """A line that holds something.

    Attributes:
        number: Where it stands, from 1.
        text: What it says, with single blanks.
        told: The same without case and accents.
        mark: The sign that begins it, empty for none.
        depth: How far it is indented.
        apart: Whether it does not stand directly below the line before it.
        long: Whether it is too long for a unit.
    """

    number: int
    text: str
    told: str
    mark: str = ""
    depth: int = 0
    apart: bool = False
    long: bool = False

    # Several forms ask for these, and more than once.

    @cached_property
    def worded(self) -> tuple[str, int, str] | None:
        """Return what `worded_cost` finds."""
        return None if self.long else worded_cost(self.text)

    @cached_property
    def bracketed(self) -> tuple[str, int, str] | None:
        """Return what `bracketed_cost` finds."""
        return None if self.long else bracketed_cost(self.text)

    @cached_property
    def headed(self) -> bool:
        """Return whether it names a part of the list."""
        return is_heading(self.text)

    @cached_property
    def about(self) -> bool:
        """Return whether it tells of the list and no unit."""
        return is_about_list(self.told)

    @cached_property
    def lone(self) -> int | None:
        """Return what `lone_cost` finds."""
        return None if self.long else lone_cost(self.text)


def pasted_lines(text: str) -> Sequence[PastedLine]:
    """Return the lines of a list that hold something, none of a text that is too long for one."""
    if len(text) > MOST_CHARACTERS:
        return ()
    found: list[PastedLine] = []
    written = _unquoted(text.splitlines())
    if len(written) > MOST_LINES:
        return ()
    blanks: list[int] = []  # before each line that is found
    above = 1
    for number, raw in enumerate(written, 1):
        line = _line(number, raw, apart=above > 0)
        above = above + 1 if line is None else 0
        if line is not None:
            found.append(line)
            blanks.append(number - found[-2].number - 1 if len(found) > 1 else 1)
    return _closed(found, blanks)


def _unquoted(lines: list[str]) -> list[str]:
    """Return lines without the sign of a quotation, where the whole list is one."""
    quoted = sum(line.startswith(">") for line in lines)
    if 10 * quoted < 9 * len(lines):
        return lines
    return [line.removeprefix(">").removeprefix(" ") for line in lines]


def _closed(lines: Sequence[PastedLine], blanks: Sequence[int]) -> Sequence[PastedLine]:
    """Return lines that stand together, though a blank one was put behind each of them.

    Args:
        lines: What holds something.
        blanks: How many blank lines stand before each.
    """
    parted = sum(line.apart for line in lines)
    if 10 * parted < 9 * len(lines):
        return lines
    usual = min((count for count in blanks[1:] if count), default=1)
    return [replace(line, apart=count > usual) for line, count in zip(lines, blanks, strict=True)]


def unbroken(lines: Sequence[PastedLine]) -> Sequence[PastedLine]:
    """Return lines with units whole that were broken behind a comma, before their cost."""
    kept: list[PastedLine] = []
    for line in lines:
        above = kept[-1] if kept else line
        cost = line.worded if above.text.endswith(",") and not above.mark else None
        broken = cost is not None and above.worded is None and not (line.mark or above.long)
        if broken and cost is not None and cost[0] and counted(cost[0])[0] is None:
            text = f"{above.text} {line.text}"
            kept[-1] = replace(above, text=text, told=folded(text), long=len(text) > _LONGEST)
        else:
            kept.append(line)
    return kept


def without_subtotals(lines: Sequence[PastedLine]) -> Sequence[PastedLine]:
    """Return lines without headings that say what the units below them come to.

    Such a number has no word, and those of the units have: `Lords – 200`, `Steam Tank – 200 pts`.
    """
    worded = [line.worded for line in lines]
    if sum(cost is not None for cost in worded) < _FEWEST:
        return lines
    return [
        line
        for at, line in enumerate(lines)
        if worded[at] is not None or not _sums_up(line, islice(worded, at + 1, None))
    ]


def _sums_up(line: PastedLine, below: Iterable[tuple[str, int, str] | None]) -> bool:
    """Return whether a line ends with what the next costs come to."""
    found = None if line.long or line.mark else _SUBTOTAL.fullmatch(line.text)
    left = 0 if found is None else int(found["points"])
    for cost in below:
        if left <= 0:
            break
        left -= 0 if cost is None else cost[1]
    return found is not None and left == 0


def is_flattened(text: str) -> bool:
    """Return whether a text was a list of many lines, which came as one."""
    return "\n" not in _bare(text) and len(_COSTS.findall(text[:_FLAT])) >= _FEWEST


def unfolded(text: str) -> str:
    """Return a list that came as one line with a line for each cost."""
    return _FOLD.sub("\n", _bare(text))


def _bare(text: str) -> str:
    """Return a text without what chats set it off with."""
    return text.strip("`|>*_~ \t\r\n")


def _line(number: int, raw: str, *, apart: bool) -> PastedLine | None:
    """Return what stands in a line, None for a blank one or one that is drawn."""
    if len(raw) > _LONGEST:
        return PastedLine(number, raw[:_LONGEST], "", apart=apart, long=True)
    indent = raw.expandtabs(_TAB)
    depth = len(indent) - len(indent.lstrip())
    whole = " ".join(_MARKUP.sub("", plain_signs(raw).translate(_ODD_BLANKS)).split())
    whole = _HALF.sub(r"\1", whole)
    if whole.endswith(",") and (whole[0] in "[," or whole.endswith("],")):
        whole = whole.rstrip(", ")  # some phones put one at the end of each line
    if not whole or _RULE.fullmatch(whole):
        return None
    if len(whole) <= _DRESSED_LINE and _DRESSED.search(whole):
        whole = _PICTURE.sub("", without_markup(whole), count=1)
    mark = _MARK.match(whole)
    bare = whole[mark.end() :] if mark else whole
    if not bare:
        return None
    return PastedLine(number, bare, folded(bare), mark[0].strip() if mark else "", depth, apart)


def folded(text: str) -> str:
    """Return a text with single blanks as names are compared: without case and accents."""
    return text.lower() if text.isascii() else fold(text)
