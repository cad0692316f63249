"""An expression: a notation that is read and ready to be rolled."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from rulesets.dice.chain import ChainResult
from rulesets.dice.combined import Repeats
from rulesets.dice.die import Die
from rulesets.dice.request import Request

Goal: TypeAlias = Literal["total", "successes", "balance", "test"]
"""What comes out: a sum, how many dice succeed, that less those that fail, or whether a sum is as
wanted."""
Role: TypeAlias = Literal["hit", "wound", "save", "ward", "success"]
"""What becomes of whoever succeeds in a stage; saves and wards keep them from going on."""


@dataclass(frozen=True, slots=True)
class Throws:
    """A roll of a notation, made once or several times.

    Attributes:
        goal: What comes out.
        once: What the dice are asked for one roll.
        repeated: What they are asked for all of them; None where it is rolled once.
        label: What the player calls it.
        against: The number that a total is compared with, None where it is not.
    """

    goal: Goal
    once: Request[int]
    repeated: Request[Repeats] | None = None
    label: str | None = None
    against: int | None = None


@dataclass(frozen=True, slots=True)
class Staged:
    """A pool that is thrown in several stages.

    Attributes:
        chain: What the dice are asked for.
        last: What the last stage decides, or that its dice do damage.
        label: What the player calls it.
    """

    chain: Request[ChainResult]
    last: Role | Literal["damage"]
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
        read_as: The strict way to write it, in English, where it was written otherwise; notes left
            out.
    """

    parts: tuple[Throws | Scattering | Staged, ...]
    dice: int
    read_as: str | None = field(default=None, compare=False)
