"""The shooting phase."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.t9a.shooting.breath import breath_weapon
from rulesets.t9a.shooting.sight import cover_check, line_of_sight
from rulesets.t9a.shooting.to_hit import shoot_to_hit
from rulesets.t9a.shooting.volley import shooting_attack

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    shooting_attack,
    shoot_to_hit,
    cover_check,
    line_of_sight,
    breath_weapon,
)
"""The chapter's rules."""
