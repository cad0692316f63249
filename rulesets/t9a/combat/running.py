"""Distances of flight and pursuit [R L609-612, L1046-1048, L1058]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.declaring.parameter import Fill, Quantity, Rules
from rulesets.dice.handle import Dice
from rulesets.t9a.movement.charge import swift

RUN_RULES: Final = ("swiftstride", "fly", "random-movement", "war-platform")
_TWO: Final = 2

Running: TypeAlias = Annotated[SpecialRules, Rules(RUN_RULES), Fill("unit", "rules")]
Stated: TypeAlias = Annotated[Amount | None, Quantity(0, 60)]
"""The distance of what moves at random."""


@dataclass(frozen=True, slots=True)
class Gait:
    """The dice that a unit runs by.

    Attributes:
        swift: It drops the lowest of 3D6.
        random: What it runs where it moves at random, which is never swift.
    """

    swift: bool = False
    random: Amount | None = None

    def run(self, dice: Dice, label: str, subject: str | None = None) -> int:
        """Roll how far it runs, in inches."""
        if self.random is not None:
            return self.random.roll(dice, label, subject=subject)
        if self.swift:
            return dice.sum(_TWO + 1, label, keep=_TWO, subject=subject)
        return dice.sum(_TWO, label, subject=subject)


def gait_of(rules: SpecialRules, random: Amount | None = None) -> Gait:
    """Return the dice of a unit; what moves at random runs 2D6 where its own are not told."""
    at_random = "random-movement" in rules or random is not None
    return Gait(swift(rules) and not at_random, random)
