"""What a player states about a side of a combat."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.blackhammer.combat.weapon import Weapon
from rulesets.core.rules import SpecialRules
from rulesets.core.unit import Unit


@dataclass(frozen=True, slots=True)
class SideFacts:
    """What a player states about one side.

    Attributes:
        units: Its units.
        rules: Rules added to those of every unit.
        charged: Whether its units charged this turn; None to go by their statuses.
        weapon: What they fight with; None for what they carry.
        fighting: Models in contact: one number a unit, or one a unit and enemy; empty for a guess.
        flanking: Places, from 0, of units that attack a flank.
        rearing: Of those that attack a rear.
        ranks: Rank bonus, None to count it.
        obstacle: Whether it defends an obstacle.
    """

    units: tuple[Unit, ...]
    rules: SpecialRules
    charged: bool | None
    weapon: Weapon | None
    fighting: tuple[int, ...]
    flanking: tuple[int, ...]
    rearing: tuple[int, ...]
    ranks: int | None
    obstacle: bool
