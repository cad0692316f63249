"""Formations, scatter and templates."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.t9a.ground.formation import full_rank
from rulesets.t9a.ground.simultaneous import simultaneous_effects
from rulesets.t9a.ground.template import (
    circular_template,
    deviate,
    line_template,
    random_direction,
    template_reach,
)
from rulesets.t9a.ground.troop import troop_type

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    deviate,
    random_direction,
    template_reach,
    simultaneous_effects,
    line_template,
    circular_template,
    troop_type,
    full_rank,
)
"""The chapter's rules."""
