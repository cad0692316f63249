"""The words of `words.toml`, checked: senses by their words, and ways to say something."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, model_validator

from bot.texts.said_words import Phrases

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
    "holds",
    "ends",
    "bears",
    "bare",
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
_WORD: Final = re.compile(r"[a-z]+'(?:t|s|re|ve)\b|[a-z]+'|[a-z]+")


@dataclass(frozen=True, slots=True)
class Item:
    """A word of a way to say something.

    Attributes:
        senses: The senses that it may have.
        needed: Whether it must be there.
    """

    senses: frozenset[str]
    needed: bool


class _Deeds(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    suffered: Phrases
    done: Phrases
    afterwards: Phrases


class _Data(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    en: dict[str, Phrases]
    fr: dict[str, Phrases]
    ways: dict[Says, tuple[str, ...]]
    deeds: _Deeds

    @model_validator(mode="after")
    def _fit(self) -> _Data:
        if self.en.keys() != self.fr.keys():
            raise ValueError(f"senses of one language alone: {self.en.keys() ^ self.fr.keys()}")
        used = {sense for items in _rows(self) for item in items[1] for sense in item.senses}
        if used - FOUND - self.en.keys():
            raise ValueError(f"no such sense: {used - FOUND - self.en.keys()}")
        return self


@cache
def _data() -> _Data:
    text = files(__package__).joinpath("words.toml").read_text(encoding="utf-8")
    return _Data.model_validate(tomllib.loads(text))


def _rows(data: _Data) -> Iterator[tuple[Says, tuple[Item, ...]]]:
    for says, rows in data.ways.items():
        for row in rows:
            items = (
                Item(frozenset(item.removesuffix("?").split("|")), not item.endswith("?"))
                for item in row.split()
            )
            yield says, tuple(items)


@cache
def ways() -> tuple[tuple[Says, tuple[Item, ...]], ...]:
    """Return the ways to say something, each with what it says."""
    return tuple(_rows(_data()))


@cache
def senses() -> dict[tuple[str, ...], tuple[str, ...]]:
    """Return the senses of each word and phrase, by its words."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for listed in (_data().en, _data().fr):
        for sense, phrases in listed.items():
            for phrase in phrases:
                words = tuple(_WORD.findall(phrase))
                found[words] = tuple(dict.fromkeys((*found.get(words, ()), sense)))
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
def afterwards() -> re.Pattern[str]:
    """Return what may stand after `destroyed` without being what the unit destroyed."""
    data = _data()
    after = (*data.en["wholly"], *data.fr["wholly"], *data.deeds.afterwards)
    return re.compile(f"(?:{'|'.join(f'{each} ' for each in after)})*")
