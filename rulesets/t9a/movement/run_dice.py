"""The dice of charges, flights and pursuits: swift units, and spells that slow [R L1058; P]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.dice.handle import Dice
from rulesets.t9a.unit.spell_rules import TO_RUN

_PLATFORM: Final = "war-platform"
SWIFT_RULES: Final = ("swiftstride", "fly", _PLATFORM)
RUN_RULES: Final = (*SWIFT_RULES, *TO_RUN)
"""Special rules that change these dice."""
_FACES: Final = tuple(frozenset({face}) for face in range(1, 7))
_TWO: Final = 2


def swift(rules: SpecialRules) -> bool:
    """Return whether one die more falls and the lowest is dropped; flyers are swift as well.

    War Platforms have lost it [R L1073].
    """
    return ("swiftstride" in rules or "fly" in rules) and _PLATFORM not in rules


@dataclass(frozen=True, slots=True)
class RunDice:
    """Dice of which so many count: 2, or 1 under a spell.

    Attributes:
        kept: How many count.
        lowest: How many more fall, of which the lowest are dropped.
        highest: The same of the highest.
    """

    kept: int = _TWO
    lowest: int = 0
    highest: int = 0

    @property
    def all(self) -> int:
        """The number that fall."""
        return self.kept + self.lowest + self.highest

    def counted(self, dice: Dice, label: str, subject: str | None = None) -> tuple[int, ...]:
        """Roll them, and return those that count, the lowest first."""
        counts = dice.split(self.all, _FACES, label, subject=subject)
        fallen = [face for face, count in enumerate(counts, 1) for _ in range(count)]
        return tuple(fallen[self.lowest : self.lowest + self.kept])

    def roll(self, dice: Dice, label: str, subject: str | None = None) -> int:
        """Roll them, and return what those that count come to."""
        if self.lowest and self.highest:
            return sum(self.counted(dice, label, subject))
        keep = self.kept if self.lowest else -self.kept if self.highest else None
        return dice.sum(self.all, label, keep=keep, subject=subject)


def run_dice(rules: SpecialRules) -> RunDice:
    """Return the dice that a unit of some rules charges, flees and pursues by."""
    return RunDice(_TWO - ("lumbering" in rules), int(swift(rules)), int("wind-blown" in rules))
