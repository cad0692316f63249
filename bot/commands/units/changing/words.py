"""The words of `words.toml`, checked: senses by their words, and ways to say something."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, model_validator

from bot.texts.said_words import Phrases, check_alike

Says: TypeAlias = Literal[
    "loses-models",
    "loses",
    "loses-wounds",
    "left",
    "wounds-left",
    "gone",
    "heals",
    "heals-wounds",
    "heals-models",
    "costs",
    "size",
    "value",
    "more",
    "less",
    "spends",
    "holds",
    "ends",
    "bears",
    "bare",
    "swaps",
    "turns",
    "hurts-model",
    "model-left",
    "instead",
    "full",
    "healed",
    "hurt",
    "dies",
    "remark",
    "unclear",
]
"""What a part of a change can say."""
FOUND: Final = frozenset({"number", "value", "status", "rule", "+", "-"})
"""Senses that are no words of a list."""
UNNAMED: Final = frozenset(
    (
        *("loses", "takes", "fallen", "killed", "destroyed", "damage", "wounds", "left", "only"),
        *("heals", "regains", "back", "not", "plus", "gains", "size", "points", "cost"),
        *("value", "nobody-left", "none", "status", "rule"),
    )
)
"""Senses of words that no new name has, unless it is quoted."""
MOST_WORDS: Final = 9
"""Words of the longest name of something that can change."""
_WORD: Final = re.compile(r"w/|[a-z]+'(?:t|s|re|ve)\b|[a-z]+'|[a-z]+")


@dataclass(frozen=True, slots=True)
class Item:
    """A word of a way to say something.

    Attributes:
        senses: The senses that it may have.
        needed: Whether it must be there.
    """

    senses: frozenset[str]
    needed: bool


@dataclass(frozen=True, slots=True)
class Way:
    """A way to say something.

    Attributes:
        says: What it says.
        items: Its words, in order.
        first: The senses that it may begin with.
    """

    says: Says
    items: tuple[Item, ...]
    first: frozenset[str]


class _Deeds(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    suffered: Phrases
    done: Phrases
    afterwards: Phrases
    again: Phrases


class _Language(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    words: dict[str, Phrases]
    statuses: dict[str, Phrases]


class _Data(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    en: _Language
    fr: _Language
    ways: dict[Says, tuple[str, ...]]
    deeds: _Deeds

    @model_validator(mode="after")
    def _fit(self) -> _Data:
        check_alike(self.en, self.fr, ("words", "statuses"))
        used = {sense for way in _ways(self) for item in way.items for sense in item.senses}
        if used - FOUND - self.en.words.keys():
            raise ValueError(f"no such sense: {used - FOUND - self.en.words.keys()}")
        return self


@cache
def _data() -> _Data:
    text = files(__package__).joinpath("words.toml").read_text(encoding="utf-8")
    return _Data.model_validate(tomllib.loads(text))


def _ways(data: _Data) -> Iterator[Way]:
    for says, rows in data.ways.items():
        for row in rows:
            items = tuple(
                Item(frozenset(item.removesuffix("?").split("|")), not item.endswith("?"))
                for item in row.split()
            )
            until = next(at for at, item in enumerate(items) if item.needed)
            first = frozenset[str]().union(*(item.senses for item in items[: until + 1]))
            yield Way(says, items, first)


@cache
def ways() -> tuple[Way, ...]:
    """Return the ways to say something."""
    return tuple(_ways(_data()))


@cache
def senses() -> dict[tuple[str, ...], tuple[str, ...]]:
    """Return the senses of each word and phrase, by its words."""
    return _by_words(_data().en.words, _data().fr.words)


@cache
def statuses() -> dict[tuple[str, ...], tuple[str, ...]]:
    """Return the statuses of any game that words say beside their names, by the words."""
    return _by_words(_data().en.statuses, _data().fr.statuses)


@cache
def single() -> frozenset[str]:
    """Return the words that have a sense, or say a status, by themselves."""
    return frozenset(words[0] for words in (*senses(), *statuses()) if len(words) == 1)


def _by_words(*listed: Mapping[str, Phrases]) -> dict[tuple[str, ...], tuple[str, ...]]:
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for each in listed:
        for meant, phrases in each.items():
            for phrase in phrases:
                words = tuple(_WORD.findall(phrase))
                found[words] = tuple(dict.fromkeys((*found.get(words, ()), meant)))
    return found


@cache
def suffered() -> frozenset[str]:
    """Return the words by which `destroyed` is what was done to a unit."""
    return frozenset(_data().deeds.suffered)


@cache
def doers() -> frozenset[str]:
    """Return the words by which `destroyed` is what a unit did, where no `suffered` stands by."""
    return frozenset(_data().deeds.done)


@cache
def again() -> frozenset[str]:
    """Return the words by which what is lost is lost beside what was lost before."""
    return frozenset(_data().deeds.again)


@cache
def afterwards() -> re.Pattern[str]:
    """Return what may stand after `destroyed` without being what the unit destroyed."""
    data = _data()
    after = (*data.en.words["wholly"], *data.fr.words["wholly"], *data.deeds.afterwards)
    return re.compile(f"(?:{'|'.join(f'{each} ' for each in after)})*")
