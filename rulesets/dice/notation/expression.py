"""An expression: a notation that is read and ready to be rolled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rulesets.dice.combined import Repeats
from rulesets.dice.die import Die
from rulesets.dice.request import Request

Goal: TypeAlias = Literal["total", "successes", "test"]
"""What comes out: a sum, how many dice succeed, or whether a sum is as wanted."""


@dataclass(frozen=True, slots=True)
class Throws:
    """A roll of a notation, made once or several times.

    Attributes:
        goal: What comes out.
        once: What the dice are asked for one roll.
        repeated: What they are asked for all of them; None where it is rolled once.
        label: What the player calls it.
    """

    goal: Goal
    once: Request[int]
    repeated: Request[Repeats] | None = None
    label: str | None = None


@dataclass(frozen=True, slots=True)
class Scattering:
    """A scatter die of a notation.

    Attributes:
        die: Which of the two.
        label: What the player calls it.
    """

    die: Die
    label: str | None = None


@dataclass(frozen=True, slots=True)
class Expression:
    """A whole notation: one roll or a few.

    Attributes:
        parts: The rolls in order.
        dice: Most dice that may have to be thrown, re-rolls counted; dice that bring others are
            counted with a wide allowance.
    """

    parts: tuple[Throws | Scattering, ...]
    dice: int
