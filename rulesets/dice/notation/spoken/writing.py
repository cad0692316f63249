"""A roll as it was understood, and how it is written strictly."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

_SUM: Final = re.compile(r"\d+d\d+(?:[+-]\d+)+")


@dataclass(slots=True)
class Aim:
    """A bound that dice or their total are held against.

    Attributes:
        at: Its place among the pieces.
        sign: How it is held.
        number: The bound.
        whole: Whether the words mean the total; None where only the numbers can tell.
        role: What a success decides in a stage of several.
        loose: Whether it is a face that was named without a word for what it is.
        rerolls: What is rolled again, in strict notation.
        special: What some faces do besides, in strict notation.
    """

    at: int
    sign: str
    number: int
    whole: bool | None = None
    role: str = ""
    loose: bool = False
    rerolls: list[str] = field(default_factory=list)
    special: str = ""

    @property
    def bound(self) -> str:
        """The bound in strict notation."""
        return f"{self.sign}{self.number}"


@dataclass(slots=True)
class Roll:
    """A roll as it was understood.

    Attributes:
        dice: The dice in strict notation, None where none were found.
        count: How many, where it is one pool.
        sides: Their sides, 0 for special dice.
        plain: Whether it is one pool of plain dice with nothing done to them.
        rerolls: What of it is rolled again, in strict notation.
        times: How often it is made.
        aims: What it is held against.
        against: The number it is compared with.
        losses: The face that takes a success away.
        damage: What each die that is left at the end does, in strict notation.
        note: What the player calls it.
    """

    dice: str | None = None
    count: int = 0
    sides: int = 0
    plain: bool = False
    rerolls: list[str] = field(default_factory=list)
    times: int | None = None
    aims: list[Aim] = field(default_factory=list)
    against: int | None = None
    losses: int | None = None
    damage: str = ""
    note: str = ""


def write(roll: Roll) -> tuple[str, str]:
    """Return a roll in strict notation, with its note and without."""
    times = "" if roll.times is None else f"{roll.times}x "
    text = f"{roll.dice}{_again(roll.rerolls)}"
    if roll.against is not None:
        text += f" vs {roll.against}"
    aims = roll.aims
    # As it is typed a sum of many dice is held against a number that it may miss, or is refused.
    bare_sum = _SUM.fullmatch(text) is not None
    single = roll.plain and roll.count == 1
    if len(aims) == 1 and aims[0].whole and not single and not bare_sum:
        bare = f"{times}({text}){aims[0].bound}{_again(aims[0].rerolls)}"
    else:
        # Elsewhere !>=5 says which sides explode.
        apart = " " if "!" in text or "explode" in text else ""
        bare = f"{times}{text}{apart}{_aims(roll)}"
    return (f"{bare} # {roll.note}" if roll.note else bare), bare


def _aims(roll: Roll) -> str:
    parts = []
    for number, aim in enumerate(roll.aims):
        blank = " " if number or aim.role else ""
        parts.append(f"{blank}{aim.role}{aim.bound}{_again(aim.rerolls)}{aim.special}")
    losses = "" if roll.losses is None else f"f{roll.losses}"
    damage = f" damage {roll.damage}" if roll.damage else ""
    return f"{' then'.join(parts)}{losses}{damage}"


def _again(rerolls: list[str]) -> str:
    return "".join(f" reroll {what}" for what in rerolls)
