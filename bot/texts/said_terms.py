"""The words of `said_name.toml`, checked: those of players around the names of units."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Annotated, Final

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from bot.texts.names import fold


def _listed(text: str) -> tuple[str, ...]:
    return tuple(" ".join(phrase.split()) for phrase in text.split(","))


def _folded(phrases: tuple[str, ...]) -> tuple[str, ...]:
    wrong = [phrase for phrase in phrases if fold(phrase) != phrase or not phrase]
    if wrong or len(set(phrases)) != len(phrases):
        msg = f"these are not different words as they are compared: {wrong or phrases}"
        raise ValueError(msg)
    return phrases


_Words = Annotated[tuple[str, ...], BeforeValidator(_listed), AfterValidator(_folded)]


class _Said(BaseModel):
    """The words of players around the names of units.

    Attributes:
        left_out: Words that are no part of a name unless they stand in it.
        around: Words that are left out where no name has them.
        plain: Words for what is done, which are no slip of a name.
        own: Words for what is the player's own.
        others: Words for what is the other side's.
        ends: Ends of words that are made of two, each a word by itself.
        numbers: Words for a number.
        plurals: Endings of plurals, with what the singular has in their place.
        same: Other words for a noun.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    left_out: _Words = Field(alias="left-out")
    around: _Words
    own: _Words
    others: _Words
    plain: _Words
    ends: _Words
    numbers: dict[int, _Words]
    plurals: dict[str, str]
    same: dict[str, _Words]


_TEXT: Final = files(__package__).joinpath("said_name.toml").read_text(encoding="utf-8")
SAID: Final = _Said.model_validate(tomllib.loads(_TEXT))
