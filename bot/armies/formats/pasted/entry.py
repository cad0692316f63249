"""Units of a pasted list as they stand there, before any game has a say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Part: TypeAlias = Literal["", "regiment", "auxiliary", "renown", "terrain", "manifestation", "none"]
"""A part of an army; empty where it says nothing of its units, `none` where it holds none."""

Form: TypeAlias = Literal[
    "sigmar-app",
    "sigdex",
    "new-recruit",
    "scrollcaster",
    "sigmar-old",
    "listbot",
    "ninth-age",
    "battlescribe",
    "old-world",
    "army-builder",
    "forum",
]
"""Whose text a list is; the text `army-read-<form>` names it."""


@dataclass(slots=True)
class Entry:
    """A unit of a list.

    Attributes:
        line: Where it stands, from 1.
        points: What it costs, None where the list does not say.
        models: How many it has, None where the list does not say.
        options: What the lines below it or the words behind it say that it has.
        extra: What those cost that have a cost of their own beside the unit's.
        number: Which of the parts of its kind it stands in, 0 where they have no numbers.
        values: Its profile, where the list gives one: signs and what stands beside them.
        doubtful: Whether it may as well be what the unit above it has.
    """

    line: int
    name: str
    points: int | None = None
    models: int | None = None
    options: list[str] = field(default_factory=list)
    extra: int = 0
    part: Part = ""
    number: int = 0
    values: tuple[tuple[str, str], ...] = ()
    doubtful: bool = False


@dataclass(frozen=True, slots=True)
class Total:
    """A cost that a list states for the whole of itself."""

    line: int
    text: str
    points: int


@dataclass(frozen=True, slots=True)
class Recognised:
    """A list that one form understands.

    Attributes:
        confidence: How sure it is, from 0 to 100.
        name: What the list calls itself, None where it does not.
        system: What its program calls the game, empty where it does not say.
        total: What the list says that it costs, None where it does not.
        spent: Points for what is no unit: a formation, spells.
        lores: Spell lists and the like that it names.
        unread: Lines of which nothing is known, with their numbers.
        together: Units that stand for their whole regiment's cost, with that regiment's name.
    """

    form: Form
    confidence: int
    entries: Sequence[Entry]
    name: str | None = None
    system: str = ""
    total: Total | None = None
    spent: int = 0
    lores: tuple[str, ...] = ()
    unread: tuple[tuple[int, str], ...] = ()
    together: tuple[tuple[str, str], ...] = ()
