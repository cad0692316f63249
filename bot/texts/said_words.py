"""Words of players as data files list them: phrases after each other, with commas."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import BeforeValidator

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


Phrases: TypeAlias = Annotated[tuple[str, ...], BeforeValidator(_phrases)]
"""Phrases of a data file, each once, in small letters without accents."""
