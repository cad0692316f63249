"""Numbers in words, in English and French: `twenty-five`, `vingt et un`, `quatre-vingt-dix`."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from itertools import chain
from types import MappingProxyType
from typing import Final

_ENGLISH_WORDS: Final = (
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen"
)
_FRENCH_WORDS: Final = (
    "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"
)
_TENS: Final = "twenty thirty forty fifty sixty seventy eighty ninety"
_ENGLISH: Final = _ENGLISH_WORDS.split()
_FRENCH: Final = [*_FRENCH_WORDS.split(), "dix sept", "dix huit", "dix neuf"]
_FRENCH_TENS: Final = {20: "vingt", 30: "trente", 40: "quarante", 50: "cinquante"}
_FRENCH_SCORES: Final = {60: "soixante", 80: "quatre vingt"}
"""Tens that count on to nineteen."""
LONGEST: Final = 4
"""Words of the longest number."""


def _numbers() -> Iterator[tuple[str, int]]:
    for number, word in chain(enumerate(_ENGLISH, 1), enumerate(_FRENCH, 1)):
        yield word, number
    for ten, word in enumerate(_TENS.split(), 2):
        yield word, 10 * ten
        yield from ((f"{word} {unit}", 10 * ten + n) for n, unit in enumerate(_ENGLISH[:9], 1))
    for base, word in (_FRENCH_TENS | _FRENCH_SCORES).items():
        yield word, base
        units = _FRENCH if base in _FRENCH_SCORES else _FRENCH[:9]
        for number, unit in enumerate(units, 1):
            yield f"{word} {unit}", base + number
            yield f"{word} et {unit}", base + number
    yield "quatre vingts", 80
    yield from ((f"{word} et une", base + 1) for base, word in _FRENCH_TENS.items())
    yield "une", 1


_SPOKEN: Final = MappingProxyType(dict(_numbers()))
_BEGINNINGS: Final = frozenset(words.partition(" ")[0] for words in _SPOKEN)


def _bare(words: Sequence[str]) -> str:
    text = unicodedata.normalize("NFKD", " ".join(words).casefold())
    letters = "".join(sign for sign in text if not unicodedata.combining(sign))
    return " ".join(letters.replace("-", " ").split())


def spoken_number(words: Sequence[str]) -> int | None:
    """Return the number from 1 to 99 that these words are, None where they are none."""
    return _SPOKEN.get(_bare(words))


def spoken_first(words: Sequence[str]) -> tuple[int, int] | None:
    """Return the number that words begin with, and how many of them it takes; None without one."""
    if not words or _bare(words[:1]).partition(" ")[0] not in _BEGINNINGS:
        return None
    for length in range(min(LONGEST, len(words)), 0, -1):
        number = spoken_number(words[:length])
        if number is not None:
            return number, length
    return None


def spoken_last(words: Sequence[str]) -> tuple[int, int] | None:
    """Return the number that words end with, and how many of them it takes; None without one."""
    for length in range(min(LONGEST, len(words)), 0, -1):
        number = spoken_number(words[-length:])
        if number is not None:
            return number, length
    return None
