"""Abilities that an army brings from its own books: named and timed, their effects unread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability, a spell or a prayer of a side that no text of its game prints.

    Attributes:
        timing: When it is used, in the words of its book; empty where nobody says.
        units: The units on the table that have it; none where the army itself has.
        value: What a casting or a chanting roll must reach.
        keywords: Its own keywords, as written.
        declared: What is picked before anything is rolled, in the words of its book.
    """

    name: str
    kind: Literal["ability", "spell", "prayer"] = "ability"
    timing: str = ""
    units: tuple[str, ...] = ()
    value: int | None = None
    keywords: tuple[str, ...] = ()
    declared: str = ""
