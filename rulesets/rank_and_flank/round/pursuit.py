"""Pursuit as a decision: the player of a victor has it pursue, or try to hold back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.core.declaring.deciding import Decidable
from rulesets.core.results.relation import FACINGS
from rulesets.dice.handle import Dice

PURSUIT: Final = Decidable("pursuit", ("pursue", "hold-back"), "restrain")
"""What a victor does whose enemies have all broken."""
PREY: Final = Decidable("prey")
"""Which of several units that broke a victor goes after."""
FLEES_FROM: Final = Decidable("flees-from")
"""The enemy that a broken unit turns its back on, of several that are alike."""
PURSUIT_SIDE: Final = Decidable("pursuit-side", FACINGS)
"""The side from which a victor goes after those that flee from it on several."""


@dataclass(frozen=True, slots=True)
class Pursuer:
    """A victor that may pursue.

    Attributes:
        role: The option that names it.
        index: Its number, from 0, among the units of that option.
        name: What it is called, None where it is only described.
        stated: Whether it tries to hold back, as stated beforehand; None to ask its player.
    """

    role: str
    index: int
    name: str | None
    stated: bool | None

    def tries_to_stay(self, dice: Dice) -> bool:
        """Return whether it tries to hold back."""
        pursue, hold_back = PURSUIT.options
        options = PURSUIT.options
        if self.stated is not None:
            options = (hold_back,) if self.stated else (pursue,)
        decided = dice.choose(self.role, PURSUIT.what, options, index=self.index, subject=self.name)
        return decided == hold_back


def stated_by_side(restrain: str | None) -> tuple[bool | None, bool | None]:
    """Return whether each side tries to hold back, None where nothing was stated."""
    if restrain is None:
        return None, None
    return restrain in ("unit", "both"), restrain in ("enemy", "both")
