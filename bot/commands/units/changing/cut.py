"""Parts of a change in a player's words, and words in it that have a sense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.commands.units.changing.words import Says


@dataclass(frozen=True, slots=True)
class Span:
    """Some words that have a sense.

    Attributes:
        sense: The sense.
        value: The number, as it was written, or the id of what is named.
        end: The token after them.
        mended: Whether they are short for what is named, or have a slip.
    """

    sense: str
    value: str
    end: int
    mended: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a change that says one thing.

    Attributes:
        says: What it says; a new name is no row of senses, nor are all remarks.
        spans: The words that have a number or a name in them, in order.
        begin: Its first token.
        end: The token after it.
    """

    says: Says | Literal["named"]
    spans: tuple[Span, ...]
    begin: int
    end: int

    @property
    def senses(self) -> list[str]:
        """The senses of its words."""
        return [span.sense for span in self.spans]

    def values(self, sense: str) -> list[str]:
        """Return what its words of a sense hold."""
        return [span.value for span in self.spans if span.sense == sense]


@dataclass(frozen=True, slots=True)
class Cut:
    """A text as it is cut.

    Attributes:
        parts: What it says.
        left: Words that are left over.
        remarks: What it says of why or when something happened.
        moments: For how long something is so.
        senses: The senses of what is left over.
    """

    parts: list[Part]
    left: list[str]
    remarks: list[str]
    moments: list[str]
    senses: set[str]
