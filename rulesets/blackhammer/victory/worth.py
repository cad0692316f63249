"""The worth of an enemy unit when the battle is over [L480-494]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Fate: TypeAlias = Literal["standing", "fleeing", "slain"]
FATES: Final = ("standing", "fleeing", "slain")
GENERAL: Final = 100
"""The enemy General slain or in flight, beside his own value [L486]."""
QUARTER: Final = 100
"""[L484]."""
STANDARD: Final = 50
"""[L488]."""
BATTLE_STANDARD: Final = 100
"""[L490]."""
LEGENDARY: Final = 100
"""An enemy creature of legend, by being there [L2766]."""
CREATED: Final = 50
"""The worth of a unit that appeared during the battle [L494]."""
HOLDING_POWER: Final = 5
"""Least unit power that holds or contests a quarter [L484]."""


@dataclass(frozen=True, slots=True)
class Losses:
    """The fate of a unit.

    Attributes:
        fate: Whether it is destroyed (`slain`), in flight on the table, or neither.
        size: Models at the start.
        models: Models left.
        wounds: Wounds it had at the start, all models together.
        wounds_lost: Those it has lost.
        machine: Whether it is a war machine.
    """

    fate: Fate
    size: int = 1
    models: int = 1
    wounds: int = 1
    wounds_lost: int = 0
    machine: bool = False

    @property
    def share(self) -> Literal["whole", "half", "none"]:
        """The part of its value that it gives away [L480-482].

        Half for half of the models or fewer left; for who fights alone, for half of the wounds
        lost. War machines give all or nothing.
        """
        if self.fate != "standing":
            return "whole"
        if self.machine:
            return "none"
        if self.size > 1:
            return "half" if self.models * 2 <= self.size else "none"
        return "half" if self.wounds_lost * 2 >= self.wounds else "none"


def worth(points: int, losses: Losses) -> int:
    """Return the victory points for a unit that cost `points`; halves are rounded up."""
    share = losses.share
    if share == "whole":
        return points
    return (points + 1) // 2 if share == "half" else 0
