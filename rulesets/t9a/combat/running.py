"""Distances of flight and pursuit [R L609-612, L1046-1048, L1058]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.declaring.parameter import Fill, Quantity, Rules
from rulesets.dice.handle import Dice
from rulesets.t9a.movement.run_dice import RUN_RULES as DICE_RULES
from rulesets.t9a.movement.run_dice import RunDice, run_dice

RUN_RULES: Final = ("random-movement", *DICE_RULES)

_PLAIN: Final = RunDice()

Running: TypeAlias = Annotated[SpecialRules, Rules(RUN_RULES), Fill("unit", "rules")]
Stated: TypeAlias = Annotated[Amount | None, Quantity(0, 60)]
"""The distance of what moves at random."""


@dataclass(frozen=True, slots=True)
class Gait:
    """The dice that a unit runs by.

    Attributes:
        dice: Its dice.
        random: What it runs where it moves at random, which is never swift.
    """

    dice: RunDice = _PLAIN
    random: Amount | None = None

    def run(self, dice: Dice, label: str, subject: str | None = None) -> int:
        """Roll how far it runs, in inches."""
        if self.random is not None:
            return self.random.roll(dice, label, subject=subject)
        return self.dice.roll(dice, label, subject)


def gait_of(rules: SpecialRules, random: Amount | None = None) -> Gait:
    """Return the dice of a unit; what moves at random runs 2D6 where its own are not told."""
    at_random = "random-movement" in rules or random is not None
    return Gait(_PLAIN if at_random else run_dice(rules), random)
