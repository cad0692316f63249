"""A card: what every answer is before it becomes an embed, lines of text or JSON."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final, Literal, TypeAlias

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
        question: What is asked, and of whom, where the headline tells something else.
        brief: The same question as it is told where there is little room, empty without one.
    """

    title: str
    headline: str
    dice: tuple[str, ...] = ()
    changes: tuple[str, ...] = ()
    footer: str = ""
    tone: Tone = "neutral"
    question: str = ""
    brief: str = ""


class Worth(IntEnum):
    """The worth of a line to players with little room for lines: what stands first is told first.

    Attributes:
        NOTICE: What makes the outcome another one, such as a referee's word.
        DESTROYED: A unit that is gone.
        FLED: A unit that runs.
        MODELS: Models lost or gained.
        WOUNDS: Wounds noted.
        TOTAL: What is counted or moved: a number of hits, a distance.
        RESULT: A test with what it came to.
        OTHER: Dice that succeed one by one, and all else that is different now.
        ASIDE: Dice that are no unit's where others are.
        ECHO: A decision, whose outcome is told as well.
        WORDS: What a spell does, which stands in the rules.
    """

    NOTICE = 0
    DESTROYED = 1
    FLED = 2
    MODELS = 3
    WOUNDS = 4
    TOTAL = 5
    RESULT = 6
    OTHER = 7
    ASIDE = 8
    ECHO = 9
    WORDS = 10


LOSSES: Final = frozenset({Worth.DESTROYED, Worth.MODELS, Worth.WOUNDS})
"""What lines are worth that tell of models, wounds and units lost."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a card.

    Attributes:
        text: What it says.
        worth: What it is worth telling.
        size: How much is lost; of two losses the larger is told first.
    """

    text: str
    worth: Worth = Worth.OTHER
    size: int = 0
