"""Words as the search compares them: without accents, case, endings, or what every question has."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from typing import Final

from Stemmer import Stemmer

from rulesets.core.books.reference import LANGUAGES, Language

_LIGATURES: Final = {"œ": "oe", "æ": "ae"}


class _Plain(dict[int, str]):
    """Signs without accents and the like, by their numbers; rare ones are worked out each time."""

    def __missing__(self, number: int) -> str:
        sign = chr(number)
        bare = unicodedata.normalize("NFKD", _LIGATURES.get(sign, sign))
        return "".join(part for part in bare if not unicodedata.combining(part))

    def keep(self, numbers: Iterable[int]) -> _Plain:
        """Keep what common signs are without accents."""
        self.update((number, self[number]) for number in numbers)
        return self


_PLAIN: Final = _Plain().keep((*range(0x180), *range(0x2000, 0x2070)))
"""What Western letters and the signs of print are; others take longer."""
_WORD: Final = re.compile(r"\d+\+|\d+(?=(?:cm|mm|pts?|pv|pm|ps)\b)|[a-z0-9]+")
"""A word; "60cm" is two, as "60 cm" is."""
_ELIDED: Final = re.compile(r"\b(?:l|d|j|m|n|s|t|c|qu|jusqu|lorsqu|puisqu)['\u2019](?=\w)")
_SIMPLE: Final = 3
"""Words of so few letters have no ending to take away: they are abbreviations."""
_STEMMERS: Final = {
    "en": Stemmer("english"),
    "fr": Stemmer("french"),
}

_EMPTY_LINES: Final = tuple(
    line
    for line in (files(__package__) / "empty_words.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
)

EMPTY: Final = frozenset(line for line in _EMPTY_LINES if " " not in line)
"""Words that questions have and rules are not found by."""

_EMPTY_TOGETHER: Final = re.compile(
    rf"\b(?:{'|'.join(line for line in _EMPTY_LINES if ' ' in line)})\b"
)
"""Words that say nothing of a rule where they stand together."""


def folded(text: str) -> str:
    """Return a text without case, accents and signs, its words apart by single blanks."""
    plain = text.casefold()
    if not plain.isascii():
        plain = plain.translate(_PLAIN)
    return " ".join(_WORD.findall(_ELIDED.sub("", plain)))


def stem(word: str, language: Language) -> str:
    """Return what of a folded word stays the same in its forms."""
    return word if len(word) <= _SIMPLE else str(_STEMMERS[language].stemWord(word))


@lru_cache(20_000)
def stems(word: str) -> tuple[str, ...]:
    """Return the stems of a folded word in every language, each once."""
    return tuple(dict.fromkeys(stem(word, language) for language in LANGUAGES))


def content_words(text: str) -> tuple[str, ...]:
    """Return the folded words of a question that a rule may be found by; all if there is none."""
    return content_of(folded(text))


def content_of(told: str) -> tuple[str, ...]:
    """Return the same of a text that is folded."""
    telling = _EMPTY_TOGETHER.sub(" ", told).split()
    return tuple(word for word in telling if word not in EMPTY) or tuple(told.split())
