"""The shorthand of other dice bots that stands before dice, or for all of them."""

from __future__ import annotations

import re
from typing import Final

_CALLS: Final = re.compile(r"^\s*[/!.](?:roll|r|lance|dice|d(?=\s))?\s+(?=\S)|^\s*/?(?:r|roll)\s+", re.I)
_SHORT: Final[tuple[tuple[re.Pattern[str], str], ...]] = (
    # BCDice: separate dice that are counted.
    (re.compile(r"\b(\d{1,4})b(\d{1,4})\b", re.I), r"\1d\2"),
    # BCDice: whoever succeeds brings another die; sums of dice that go on at the highest.
    (re.compile(r"^\s*(\d{1,4})r6\s*(?:\[5\])?\s*>=\s*5\s*$", re.I), r"\1d6 explode 5,6 >=5"),
    (re.compile(r"^\s*(\d{1,4})r6\s*(?:\[6\])?\s*>=\s*6\s*$", re.I), r"\1d6 explode 6 >=6"),
    (re.compile(r"^\s*(\d{1,4})r6\s*(?:\[4\])?\s*>=\s*4\s*$", re.I), r"\1d6 explode 4,5,6 >=4"),
    (re.compile(r"^\s*(\d{1,4})u(\d{1,4})\s*(?:\[\2\]|@\2)\s*$", re.I), r"\1d\2 explode"),
    (re.compile(r"^\s*(?:x|rep|repeat)\s*(\d{1,3})\s+(?=\S)", re.I), r"\1 times "),
    (re.compile(r"^\s*(\d{1,3})#\s*(?=\d*d)", re.I), r"\1 times "),
    (re.compile(r"^\s*(\d{1,3})\s+(?=\d{1,4}d\d)", re.I), r"\1 times "),
    (re.compile(r"\brepeat\(\s*([^(),]+),\s*(\d{1,3})\s*\)", re.I), r"\2 times \1"),
    (re.compile(r"\b(\d{1,3})wh(\d)\+", re.I), r"\1d6 \2+"),
    # Dice Maiden: tens and units of two dice.
    (re.compile(r"\bdd66\b", re.I), "d66"),
    (re.compile(r"\bdd([2-9])([2-9])\b", re.I), r"d\1*10+d\2"),
    # Button Dice Roller: dice that are counted, as any with a target are here.
    (re.compile(r"([<>=]\s*\d{1,4})c\b", re.I), r"\1"),
    (re.compile(r"^\s*\+d20\b", re.I), "2d20 keep highest"),
    (re.compile(r"^\s*-d20\b", re.I), "2d20 keep lowest"),
)


def expanded(text: str) -> str:
    """Return a text with such shorthand written out."""
    text = _CALLS.sub("", text)
    for pattern, written in _SHORT:
        text = pattern.sub(written, text)
    return text
