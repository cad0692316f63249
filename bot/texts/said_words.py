"""Words of players as data files list them: phrases after each other, with commas."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeAlias

from pydantic import BaseModel, BeforeValidator

from bot.texts.names import fold


def _phrases(listed: object) -> tuple[str, ...]:
    """Return phrases with commas between them.

    Raises:
        ValueError: where one is empty, or there twice, or not written as words are compared.
    """
    plain = " ".join(str(listed).split())
    phrases = tuple(phrase.strip() for phrase in plain.split(",")) if plain else ()
    if not all(phrases) or len(set(phrases)) < len(phrases):
        raise ValueError(f"an empty phrase, or one that is there twice: {plain}")
    if plain != fold(plain):
        raise ValueError(f"words are compared without accents and capitals: {plain}")
    return phrases


def check_alike(first: BaseModel, second: BaseModel, kinds: Iterable[str]) -> None:
    """Check that tables of two languages have the same keys.

    Raises:
        ValueError: where a key is of one language alone.
    """
    for kind in kinds:
        lone = set(getattr(first, kind)) ^ set(getattr(second, kind))
        if lone:
            raise ValueError(f"{kind} of one language alone: {lone}")


Phrases: TypeAlias = Annotated[tuple[str, ...], BeforeValidator(_phrases)]
"""Phrases of a data file, each once, in small letters without accents."""
