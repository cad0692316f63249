"""Dice as players type them: `6 5 5 3 1`, `6x2 5x3`, `misfire`."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import Final

from rulesets.dice.die import ARROW, HIT, LARGEST, MISFIRE
from rulesets.keyboard import plain_signs
from rulesets.refusal import Refusal

LONGEST: Final = 2000
"""Most characters."""
MOST: Final = 1000
"""Most dice."""
_SHOWN: Final = 20
"""Characters of a wrong word quoted in a refusal."""

_SUCCESSES: Final = re.compile(
    r"=\s*(\d{1,4})|(\d{1,4})\s*(?:success(?:es)?|succ[eè]s|r[ée]ussites?)", re.IGNORECASE
)
_SEPARATORS: Final = re.compile(r"[\s,;/]+")
_FACE: Final = re.compile(
    r"(?P<face>\d{1,4}|[^\W\d_]+)(?:[x\u00d7*](?P<times>[1-9]\d{0,3}))?", re.IGNORECASE
)
_WORDS: Final = MappingProxyType(
    {
        "00": 100,
        "misfire": MISFIRE,
        "incident": MISFIRE,
        "m": MISFIRE,
        "hit": HIT,
        "touche": HIT,
        "touché": HIT,
        "arrow": ARROW,
        "fleche": ARROW,
        "flèche": ARROW,
    }
)


def read_dice(text: str) -> tuple[int, ...]:
    """Return the marks a player typed, in order.

    Blanks, commas, semicolons or slashes stand between dice; `6x2` is two sixes. Special sides are
    words: misfire (incident, m), hit (touche), arrow (flèche). `00` is the 100 of a D100.

    Raises:
        Refusal: `dice-too-long`, `not-a-face`, `too-many-faces`.
    """
    if len(text) > LONGEST:
        raise Refusal("dice-too-long", length=len(text), most=LONGEST)
    marks: list[int] = []
    # A blank before or after the cross belongs to it: `6 x 2`.
    plain = plain_signs(text).strip()
    joined = re.sub(r"(?<=\w)\s*[x\u00d7*]\s*(?=\d)", "x", plain, flags=re.IGNORECASE)
    for position, word in enumerate(filter(None, _SEPARATORS.split(joined)), 1):
        match = _FACE.fullmatch(word)
        mark = _mark(match["face"]) if match else None
        if match is None or mark is None:
            raise Refusal("not-a-face", text=word[:_SHOWN], place=position)
        times = int(match["times"] or 1)
        if len(marks) + times > MOST:
            raise Refusal("too-many-faces", most=MOST)
        marks.extend([mark] * times)
    return tuple(marks)


def read_successes(text: str) -> int | None:
    """Return how many dice succeeded, `=7` or `7 successes`, None for anything else."""
    found = _SUCCESSES.fullmatch(text.strip())
    return int(found[1] or found[2]) if found else None


def _mark(word: str) -> int | None:
    if word.isdecimal() and word not in _WORDS:
        mark = int(word)
        return mark if mark <= LARGEST else None
    return _WORDS.get(word.lower())
