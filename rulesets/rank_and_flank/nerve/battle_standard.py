"""The battle standard, near which units roll a failed test again or lose less, as players tell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.deciding import Decidable
from rulesets.dice.handle import Dice

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

HELD: Final = "hold-your-ground"
"""The rule of units near it: a test that failed is rolled again."""
NEAR: Final = "near-standard"
"""The rule by which a player says of a unit that it is near it."""
UNSAID: Final[RuleId] = "standard-in-play"
"""The rule of a unit whose side has one on the table, while nobody says whether it is near."""
SECOND_CHANCE: Final = Decidable("second-chance", ("stands", "again"))
"""Whether a test that failed is rolled again, by a battle standard that may be near."""
STANDARD_NEAR: Final = Decidable("standard-near", ("far", "near"))
"""Whether it is near a unit that loses wounds, of which it saves some."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """A unit of which nobody says whether it is near its battle standard.

    Attributes:
        within: The distance at which it is.
        role: The option that names the unit.
        index: Its number, from 0, among the units of that option.
        name: What it is called.
    """

    within: int
    role: str
    index: int
    name: str


def in_doubt(unit: Unit | None, role: str = "unit", index: int = 0) -> Doubt | None:
    """Return the doubt whether a unit is near its battle standard, None where there is none."""
    within = None if unit is None else unit.rules.number(UNSAID)
    return None if unit is None or within is None else Doubt(within, role, index, unit.name)


def rolls_again(dice: Dice, doubt: Doubt | None) -> bool:
    """Return whether the player of a unit that failed a test has it rolled again.

    Asked is who alone can tell: whether the unit is near enough, and the test worth it.
    """
    return _says_so(dice, doubt, SECOND_CHANCE)


def saves_wounds(dice: Dice, doubt: Doubt | None) -> bool:
    """Return whether the player of a unit that loses wounds says that it is near enough."""
    return _says_so(dice, doubt, STANDARD_NEAR)


def _says_so(dice: Dice, doubt: Doubt | None, decision: Decidable) -> bool:
    """Return whether a unit's player chooses the last option; nobody asks without a doubt."""
    if doubt is None:
        return False
    *_, last = decision.options
    chosen = dice.choose(
        doubt.role,
        decision.what,
        decision.options,
        index=doubt.index,
        subject=doubt.name,
        number=doubt.within,
    )
    return chosen == last
