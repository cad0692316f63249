"""BlackHammer's chariots, and the impact of whatever charges as they do."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.chariots.impact import (
    after_impact,
    crush_effects,
    crush_hits,
    impact_effects,
    impact_hits,
)
from rulesets.blackhammer.chariots.terrain import chariot_terrain, ride_effects
from rulesets.blackhammer.unit import demands
from rulesets.core.declaring.procedure import Procedure, declare

_COMBAT: Final = ("close-combat",)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        impact_hits,
        source="L2432-2434, L2732",
        effects=impact_effects,
        follow_ups=after_impact,
        phases=_COMBAT,
        demands=demands.IMPACT,
    ),
    declare(
        crush_hits,
        source="L2734",
        effects=crush_effects,
        phases=_COMBAT,
        demands=demands.CRUSH,
    ),
    declare(chariot_terrain, source="L2426-2428", effects=ride_effects),
)
