"""Costs and numbers of models in the lines of pasted lists."""

from __future__ import annotations

import re
from typing import Final

_NUMBER: Final = r"(?P<points>\d{1,2}[ .,]\d{3}(?!\d)|\d{1,4})(?:\.0)?"
_WORD: Final = r"(?:(?:pts?|points?)\.?)"
_BRACKETED: Final = re.compile(
    rf" ?[\[(] ?{_NUMBER} ?{_WORD}? ?(?:[\])]|$)(?: ?{_WORD})?", re.IGNORECASE
)
_WORDED: Final = re.compile(rf"(?<![\d.,]){_NUMBER} ?{_WORD}(?![^\W_])", re.IGNORECASE)
_PARTED: Final = re.compile(r"(?<=[^\W_]) (\d{1,2}) \d{3}(?!\d)")
"""Two numbers behind a name: `Mage level 2 125`, not two thousand and more."""
_EACH_OF: Final = re.compile(r"(?P<before>.*\S) (?P<count>\d{1,2}) ?[x×]")
"""What stands before the cost of one where a list says how many there are: `2x50`."""
_LEADING: Final = re.compile(
    rf"{_NUMBER} ?(?:{_WORD})? ?[-–—:=] ?(?=[^\W_])(?P<rest>.+)", re.IGNORECASE
)
_ALONE: Final = re.compile(
    rf"(?:=|total ?:?|totaux ?:?)? ?{_NUMBER}(?: ?/ ?\d{{1,5}})? ?{_WORD}?\.?", re.IGNORECASE
)
_COUNT_FIRST: Final = re.compile(
    r"(?P<count>\d{1,3}) ?(?:[x×*] ?| )(?![x×] ?\d)(?=[^\W\d_\"'“])", re.IGNORECASE
)
"""So many models, and not so many units of some, `2 x 3 Trolls`."""
_ONE_OF: Final = re.compile(r"1 ?[x×] ?(?P<count>\d{1,3}) (?=[^\W\d_])", re.IGNORECASE)
"""One unit of so many models: `1x20 Spearmen`."""
_COUNT_X: Final = re.compile(r"[x×](?P<count>\d{1,3}) (?=[^\W\d_])", re.IGNORECASE)
_COUNT_LAST: Final = re.compile(
    r" (?:[\[(] ?(?:[x×] ?)?(?P<inside>\d{1,3})(?: (?:models?|figurines?|figs?))? ?[\])]"
    r"|[x×] ?(?P<bare>\d{1,3}))$",
    re.IGNORECASE,
)


def digits(text: str) -> int:
    """Return the number that a text writes, without the signs between its thousands."""
    return int("".join(sign for sign in text if sign.isdecimal()) or 0)


def bracketed_cost(text: str) -> tuple[str, int, str] | None:
    """Return what stands before the last cost in brackets, the cost, and what stands behind it.

    `Orcs (150): shields` gives `Orcs`, 150 and `shields`.
    """
    found = None
    for found in _BRACKETED.finditer(text):  # noqa: B007 - the last is wanted
        pass
    if found is None or not found.start():
        return None
    rest = text[found.end() :].strip(" *:,;.-–—")
    return text[: found.start()].strip(" -–—:.…"), digits(found["points"]), rest


def worded_cost(text: str) -> tuple[str, int, str] | None:
    """Return what stands before the last cost with its word, the cost, and what stands behind."""
    found = None
    for found in _WORDED.finditer(text):  # noqa: B007 - the last is wanted
        pass
    if found is None:
        return None
    start, points = found.start(), found["points"]
    if _PARTED.match(text, start - 1):
        start, points = start + points.index(" ") + 1, points.partition(" ")[2]
    before = text[:start].strip(" -–—:=@.…([,;")
    times = _EACH_OF.fullmatch(before)
    before = before if times is None else times["before"].rstrip(" -–—:=@.…,;")
    cost = digits(points) * (1 if times is None else int(times["count"]))
    return before, cost, text[found.end() :].strip(" .:,;)]-–—")


def leading_cost(text: str) -> tuple[int, str] | None:
    """Return the cost that begins a line, and the rest: `455 - Warlord`."""
    found = _LEADING.fullmatch(text)
    return None if found is None else (digits(found["points"]), found["rest"])


def lone_cost(text: str) -> int | None:
    """Return the cost that is all a line says: `186 points.`."""
    found = _ALONE.fullmatch(text)
    return None if found is None else digits(found["points"])


def counted(text: str) -> tuple[int | None, str]:
    """Return the number of models before or behind a name, None for none, and the name."""
    first = _ONE_OF.match(text) or _COUNT_FIRST.match(text) or _COUNT_X.match(text)
    if first is not None:
        return int(first["count"]), text[first.end() :].strip()
    last = _COUNT_LAST.search(text)
    if last is not None:
        return int(last["inside"] or last["bare"]), text[: last.start()].strip()
    return None, text.strip()


def split_options(text: str) -> list[str]:
    """Return what stands between the commas of a text that are in no brackets."""
    parts, start, depth = [], 0, 0
    for index, sign in enumerate(text):
        if sign in "([":
            depth += 1
        elif sign in ")]":
            depth = max(0, depth - 1)
        elif sign in ",;" and not depth:
            parts.append(text[start:index])
            start = index + 1
    parts.append(text[start:])
    return [bare for part in parts if (bare := part.strip(" .:"))]
