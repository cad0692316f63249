"""Facts that a player states about a side of a combat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal, code_for
from rulesets.whfb2.combat.weapon import Weapon

NAMES: Final = ("unit", "enemy")
"""The two sides, in the order everything about them is kept."""
NONE: Final = "none"
SIDE_NAMES: Final = {"unit": "ours", "enemy": "theirs", NONE: NONE}
"""Names of the sides in results."""
ONE_SIDE: Final = (NONE, *NAMES)
SIDES: Final = (*ONE_SIDE, "both")
FIELDS: Final = ("ws", "s", "t", "i", "a", "ld")
"""Values that a round needs of whoever fights in it."""


@dataclass(frozen=True, slots=True)
class SideFacts:
    """Facts that a player states about one side.

    Attributes:
        units: Its units.
        rules: Rules added to those of every unit.
        charged: Whether its units charged this turn; None to go by their statuses.
        weapon: What they fight with; None for what they carry.
        fighting: Figures in contact: one number a unit, or one a unit and enemy; empty for a guess.
        flanking: Places, from 0, of units that attack a flank.
        rearing: Of those that attack a rear.
        ranks: Complete ranks of its units after the blows; None to count them.
        higher: Whether it stands higher.
        defends: Whether it defends an obstacle.
        air: Whether it fights from the air.
        rough: Whether it crossed an obstacle or difficult terrain in its movement phase.
        to_hit: What else is added to its rolls to hit.
        spares: Places, from 0, of units that strike no character before them.
    """

    units: tuple[Unit, ...]
    rules: SpecialRules
    charged: bool | None = None
    weapon: Weapon | None = None
    fighting: tuple[int, ...] = ()
    flanking: tuple[int, ...] = ()
    rearing: tuple[int, ...] = ()
    ranks: int | None = None
    higher: bool = False
    defends: bool = False
    air: bool = False
    rough: bool = False
    to_hit: int = 0
    spares: tuple[int, ...] = ()


def named_by(choice: str, side: int) -> bool:
    """Return whether a choice of sides names this one."""
    return choice in (NAMES[side], "both")


def check_fighter(unit: Unit, *, routed: bool = False) -> None:
    """Refuse a unit that cannot fight, or whose profile lacks what a round needs.

    Of those in rout, who are only struck, less is asked.

    Raises:
        Refusal: `unit-destroyed`, `fight-fleeing`, `fight-off-table`, `unit-lacks-value`.
    """
    if unit.models < 1:
        raise Refusal("unit-destroyed", unit=unit.name)
    ban = unit.bar("fight")
    if ban is not None and not (routed and ban.by == "fleeing"):
        raise Refusal(code_for("fight", ban.by), unit=unit.name)
    for field in ("t",) if routed else FIELDS:
        unit.number(field)
