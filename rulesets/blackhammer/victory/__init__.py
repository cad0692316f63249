"""BlackHammer's chapter on victory: points, quarters, the table of results."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.victory.points import table_quarter, victory_points
from rulesets.blackhammer.victory.reckoning import QUARTERS, SCORE
from rulesets.blackhammer.victory.result import VICTORY, victory_result
from rulesets.blackhammer.victory.standards import (
    HELD,
    HELD_BATTLE_STANDARD,
    capture_effects,
    capture_standard,
)
from rulesets.core.declaring.procedure import Demand, Procedure, declare
from rulesets.core.ruleset.game import ProfileField, SpecialRule, Status

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(victory_points, source="L478-494", actors=()),
    declare(table_quarter, source="L484"),
    declare(
        capture_standard,
        source="L2288-2332",
        effects=capture_effects,
        phases=("close-combat",),
        demands=(Demand("enemy", against="unit"),),
    ),
    declare(victory_result, source="L386-476"),
)

CHARTS: Final = (VICTORY,)
PROFILE: Final = (ProfileField("quarter", ("Quarter", "Quart"), 1, QUARTERS),)
"""The table quarter in which most of a unit's models are, at the end [L484]."""
STATUSES: Final = (
    Status("created"),
    Status(HELD),
    Status(HELD_BATTLE_STANDARD),
)
RULES: Final = (SpecialRule("legendary-creature"),)

__all__ = ["CHARTS", "PROCEDURES", "PROFILE", "RULES", "SCORE", "STATUSES"]
