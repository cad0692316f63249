"""Words that players use for one another, as a file holds them, a family a line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.lookup.search.words import folded

_SAME: Final = 0.72
_NEAR: Final = 0.4
_LOOSE: Final = "~"
_SHORT: Final = ">"


class Family(NamedTuple):
    """A line: words that may stand for others, those others, and how surely they do."""

    words: tuple[str, ...]
    others: tuple[str, ...]
    sure: float


def read_families(lines: Iterable[str]) -> tuple[Family, ...]:
    """Read a file of families.

    Raises:
        ValueError: A line is none; the message says which and why.
    """
    listed = enumerate(lines, 1)
    return tuple(
        _family(number, line) for number, line in listed if line and not line.startswith("#")
    )


def _family(number: int, line: str) -> Family:
    loose = line.startswith(_LOOSE)
    first, short, rest = line.removeprefix(_LOOSE).partition(_SHORT)
    words, others = tuple(first.split()), tuple((rest if short else first).split())
    for side in (words, others):
        if len(set(side)) < len(side):
            raise ValueError(f"line {number}: a word stands there twice")
        if any(folded(word) != word for word in side):
            raise ValueError(f"line {number}: words are to have no capitals, accents or signs")
    if not words or not {*others} - {words[0]}:
        raise ValueError(f"line {number}: fewer than two words")
    return Family(words, others, _NEAR if loose else _SAME)


def synonyms(families: Iterable[Family]) -> Mapping[str, Mapping[str, float]]:
    """Return for each word the words it may stand for, each with how surely it does."""
    found: dict[str, dict[str, float]] = {}
    for family in families:
        for word in family.words:
            known = found.setdefault(word, {})
            for other in family.others:
                if other != word:
                    known[other] = max(known.get(other, 0.0), family.sure)
    return MappingProxyType(found)


SYNONYMS: Final = synonyms(
    read_families((files(__package__) / "synonyms.txt").read_text(encoding="utf-8").splitlines())
)
"""What each word of the file may stand for."""
