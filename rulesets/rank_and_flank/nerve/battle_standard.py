"""The battle standard, near which units roll a failed test again or lose less, as players tell."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.deciding import Decidable
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.nerve.doubt import Doubt

HELD: Final = "hold-your-ground"
"""The rule of units near it: a test that failed is rolled again."""
NEAR: Final = "near-standard"
"""The rule by which a player says of a unit that it is near it."""
SECOND_CHANCE: Final = Decidable("second-chance", ("stands", "again"))
"""Whether a test that failed is rolled again, by a battle standard that may be near."""
STANDARD_NEAR: Final = Decidable("standard-near", ("far", "near"))
"""Whether it is near a unit that loses wounds, of which it saves some."""

LEAST: Final = 2
"""What two dice show at least."""


def rolls_again(dice: Dice, doubt: Doubt | None, needs: int = LEAST) -> bool:
    """Return whether the player of a unit that failed a test has it rolled again.

    Asked is who alone can tell: whether the unit is near enough, and the test worth it. Nobody is
    where no dice can pass: two ones pass no test by themselves, in any of these games.

    Args:
        dice: Asks.
        doubt: Whether a battle standard is near, and a General.
        needs: What two dice may show at most for the test to pass, by a General at the best.
    """
    if needs < LEAST:
        return False
    return _says_so(dice, doubt, SECOND_CHANCE)


def saves_wounds(dice: Dice, doubt: Doubt | None) -> bool:
    """Return whether the player of a unit that loses wounds says that it is near enough."""
    return _says_so(dice, doubt, STANDARD_NEAR)


def _says_so(dice: Dice, doubt: Doubt | None, decision: Decidable) -> bool:
    """Return whether a unit's player chooses the last option; nobody asks without a doubt."""
    if doubt is None or doubt.standard is None:
        return False
    *_, last = decision.options
    chosen = dice.choose(
        doubt.role,
        decision.what,
        decision.options,
        index=doubt.index,
        subject=doubt.name,
        number=doubt.standard,
    )
    return chosen == last
