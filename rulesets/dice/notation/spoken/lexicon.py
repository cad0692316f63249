"""The words of players, by what they say of a roll."""

from __future__ import annotations

import tomllib
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from rulesets.keyboard import slip_of
from rulesets.spoken_number import spoken_first

LONGEST: Final = 5
"""Words of the longest phrase."""
SIGNS: Final = MappingProxyType(
    {
        "dice": "d",
        "magic-dice": "d",
        "power-dice": "d",
        "dice-of": "q",
        "sides": "s",
        "keep": "k",
        "drop": "r",
        "highest": "H",
        "lowest": "L",
        "advantage": "V",
        "disadvantage": "U",
        "reroll": "R",
        "rerollable": "RZ",
        "reroll-until": "!",
        "failures": "Z",
        "successes": "Y",
        "explode": "E",
        "times": "X",
        "repeat": "X",
        "attacks": "A",
        "hit": "h",
        "auto-hit": "h",
        "wound": "w",
        "save": "v",
        "ward": "W",
        "then": "T",
        "against": "g",
        "under": "u",
        "leadership": "u",
        "psychology": "?",
        "characteristic": "?",
        "test": "i",
        "lost-by": "z",
        "to-the-dice": "J",
        "rend": "n",
        "at-most": "M",
        "below": "l",
        "above": "o",
        "at-least": "m",
        "or-more": "O",
        "or-less": "B",
        "count": "c",
        "at": "a",
        "need": "a",
        "minus": "-",
        "plus": "+",
        "with": "j",
        "and": "&",
        "or": "|",
        "sum": "i",
        "noise": "i",
        "bad": "!",
        "artillery": "S",
        "scatter": "S",
        "hit-arrow": "S",
        "again": "?",
        "hatred": "?",
        "standard": "i",
        "included": "I",
        "condition": "?",
        "cold-blooded": "?",
    }
)
"""A letter for each group: what is read is a word of such letters, and patterns find the pieces."""
NUMBER: Final = "N"
FACES: Final = "F"


class Meant(NamedTuple):
    """A word or phrase with what it says.

    Attributes:
        sign: The letters of its group.
        words: How many words it takes.
        number: Its number, where it has one.
        group: The name of the group.
    """

    sign: str
    words: int
    number: int = 0
    group: str = ""


@lru_cache(maxsize=1024)
def bare(word: str) -> str:
    """Return a word in small letters without accents."""
    letters = unicodedata.normalize("NFKD", word.casefold().replace("’", "'"))
    return "".join(sign for sign in letters if not unicodedata.combining(sign))


@cache
def _lexicon() -> tuple[dict[str, str], dict[str, Any]]:
    text = files(__package__).joinpath("words.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    tables = {name: data.pop(name) for name in ("faces", "numbers", "often")}
    phrases = {
        " ".join(phrase.replace("-", " ").split()): group
        for group, listed in data.items()
        for phrase in listed.split(",")
    }
    return phrases, tables


_TYPED: Final = frozenset(
    {"attacks", "hit", "wound", "save", "ward", "reroll", "rerollable", "failures", "explode"}
)
"""Groups of whose longer words a slip of the thumb is forgiven."""


@cache
def _forgiven() -> tuple[str, ...]:
    return tuple(phrase for phrase, group in _lexicon()[0].items() if group in _TYPED)


@lru_cache(maxsize=1024)
def meant(words: tuple[str, ...]) -> Meant | None:
    """Return what the first of these bare words say, the longest phrase of them; None for none."""
    phrases, tables = _lexicon()
    for length in range(min(LONGEST, len(words)), 0, -1):
        phrase = " ".join(words[:length])
        group = phrases.get(phrase)
        if group is not None and (length > 1 or not _is_spoken(words)):
            return Meant(SIGNS[group], length, 0, group)
    spoken = spoken_first(words)
    if spoken is not None:
        return Meant(NUMBER, spoken[1], spoken[0])
    word = words[0]
    if word in tables["faces"]:
        return Meant(FACES, 1, tables["faces"][word])
    if word in tables["numbers"]:
        return Meant(NUMBER, 1, tables["numbers"][word], "dozen")
    if word in tables["often"]:
        return Meant("NX", 1, tables["often"][word])
    slip = slip_of(word, _forgiven())
    return None if slip is None else Meant(SIGNS[phrases[slip]], 1, 0, phrases[slip])


def _is_spoken(words: tuple[str, ...]) -> bool:
    return spoken_first(words) is not None
