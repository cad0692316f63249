"""Modifiers of characteristics, D3s, and dice that are rolled again [L102-108, L902]."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Final, Literal

from rulesets.aos4.unit.house import LeastValue
from rulesets.aos4.unit.options import YesNo
from rulesets.core.declaring.parameter import Choice, Text, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.die import D3
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

VALUES: Final = ("move", "health", "control", "attacks", "rend", "damage", "roll")
_STEP: Final = re.compile(r"(?P<sign>[=x×*/:÷+-])\s*(?P<number>\d{1,3})")
_LONGEST: Final = 12
_ORDER: Final = {"=": 0, "*": 1, "/": 1, "+": 2, "-": 2}
_PLAIN: Final = {"x": "*", "×": "*", ":": "/", "÷": "/"}


@dataclass(frozen=True, slots=True)
class Modified:
    """A characteristic after its modifiers."""

    value: int


@procedure(source="L902-916")
def characteristic_modifiers(
    _dice: Dice,
    *,
    characteristic: Annotated[str, Choice(VALUES)] = "attacks",
    base: Annotated[int, Whole(0, 100)],
    modifiers: Annotated[str, Text(80)],
    least_value: LeastValue = "least-one",
) -> Modified:
    """Apply modifiers to a characteristic or a roll: set, multiply and divide, add [L902-916].

    What is not whole is rounded down. Rend goes down to 0, everything else to 1.

    Args:
        characteristic: Which.
        base: Its value.
        modifiers: Such as `=5 /2 +1`; of one kind they follow each other in the order of effects.
        least_value: Whether characteristics stop at 1 or, as the glossary has it, at 0.

    Raises:
        Refusal: `modifier-unreadable`.
    """
    value = Fraction(base)
    steps = sorted(_steps(modifiers), key=lambda step: _ORDER[step[0]])
    for sign, number in steps:
        if sign == "=":
            value = Fraction(number)
        elif sign == "*":
            value *= number
        elif sign == "/":
            value = Fraction(value // number)
        else:
            value += number if sign == "+" else -number
    free = characteristic == "rend" or (characteristic != "roll" and least_value == "least-zero")
    return Modified(max(0 if free else 1, int(value)))


def _steps(text: str) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    rest = text.replace(",", " ").strip()
    while rest:
        match = _STEP.match(rest)
        if match is None or len(found) >= _LONGEST:
            raise Refusal("modifier-unreadable", text=rest[:20])
        sign = _PLAIN.get(match["sign"], match["sign"])
        if sign == "/" and int(match["number"]) == 0:
            raise Refusal("modifier-unreadable", text=rest[:20])
        found.append((sign, int(match["number"])))
        rest = rest[match.end() :].strip()
    return found


@dataclass(frozen=True, slots=True)
class Third:
    """A D3 against a value; `success` is None where none was given."""

    value: int
    success: bool | None


@procedure(source="L106", actors=())
def d3_roll(dice: Dice, *, need: Annotated[int | None, Whole(1, 3)] = None) -> Third:
    """Roll a D3: half a D6, rounded up; a value to reach is compared with that [L106].

    Args:
        dice: The dice.
        need: The lowest result that succeeds.
    """
    value = dice.single("d3", die=D3)
    return Third(value, None if need is None else value >= need)


@dataclass(frozen=True, slots=True)
class Again:
    """Permission to roll dice again.

    Attributes:
        reason: `allowed`, `rerolled` before, or `modified` already.
    """

    allowed: bool
    reason: Literal["allowed", "rerolled", "modified"]


@procedure(source="L108")
def reroll_check(
    _dice: Dice,
    *,
    rerolled: YesNo = False,
    modified: YesNo = False,
) -> Again:
    """Tell whether a die may be rolled again: once, and before modifiers [L108].

    Args:
        rerolled: It was rolled again before.
        modified: Its modifiers were applied.
    """
    if rerolled:
        return Again(False, "rerolled")
    return Again(not modified, "modified" if modified else "allowed")


@dataclass(frozen=True, slots=True)
class Batch:
    """Permission to roll attacks together."""

    together: bool


@procedure(source="L648-652")
def fast_dice(
    _dice: Dice,
    *,
    same_profile: YesNo = True,
    same_abilities: YesNo = True,
    same_target: YesNo = True,
) -> Batch:
    """Tell whether attacks may be rolled together [L648-652].

    Args:
        same_profile: Their Hit, Wound, Rend and Damage are the same.
        same_abilities: So are their weapon abilities.
        same_target: So is their target.
    """
    return Batch(same_profile and same_abilities and same_target)
