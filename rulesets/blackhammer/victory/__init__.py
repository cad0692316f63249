"""BlackHammer's chapter on victory: points, quarters, the table of results."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.victory.battle_score import QUARTERS, SCORE
from rulesets.blackhammer.victory.points import table_quarter, victory_points
from rulesets.blackhammer.victory.result import VICTORY, victory_result
from rulesets.blackhammer.victory.standards import HELD, HELD_BATTLE_STANDARD, capture_standard
from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.ruleset.game import ProfileField, SpecialRule, Status

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    victory_points,
    table_quarter,
    capture_standard,
    victory_result,
)

CHARTS: Final = (VICTORY,)
PROFILE: Final = (ProfileField("quarter", ("Quarter", "Quart"), 1, QUARTERS),)
"""The table quarter in which most of a unit's models are, at the end [L484]."""
STATUSES: Final = (
    Status("created"),
    Status(HELD, counts=(1, 20)),
    Status(HELD_BATTLE_STANDARD, counts=(1, 20)),
)
RULES: Final = (SpecialRule("legendary-creature"),)

__all__ = ["CHARTS", "PROCEDURES", "PROFILE", "RULES", "SCORE", "STATUSES"]
