"""BlackHammer's chariots, and the impact of whatever charges as they do."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.chariots.impact import crush_hits, impact_hits
from rulesets.blackhammer.chariots.terrain import chariot_terrain
from rulesets.core.declaring.procedure import Procedure, collected

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    impact_hits,
    crush_hits,
    chariot_terrain,
)
