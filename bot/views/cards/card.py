"""A card: what every answer is before it becomes an embed, lines of text or JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Tone: TypeAlias = Literal["neutral", "good", "bad", "odds", "refusal"]


@dataclass(frozen=True, slots=True)
class Card:
    """An answer, most important first.

    Attributes:
        title: Who and what.
        headline: The one line that settles the matter.
        dice: A line per roll or step.
        changes: What is different on the table now.
        footer: Which dice these were, and where the entry stands in the log.
        tone: What its colour underlines; the words say it as well.
    """

    title: str
    headline: str
    dice: tuple[str, ...] = ()
    changes: tuple[str, ...] = ()
    footer: str = ""
    tone: Tone = "neutral"
