"""BlackHammer's terrain: scenery and buildings."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.terrain.assault import (
    after_assault,
    assault_effects,
    building_assault,
    building_assault_result,
    siege_effects,
)
from rulesets.blackhammer.terrain.building import (
    building_capacity,
    building_effects,
    building_hits,
    building_shooting,
)
from rulesets.blackhammer.terrain.scenery import SCENERY, scenery_table
from rulesets.blackhammer.terrain.storm import assault_round, storm_effects
from rulesets.blackhammer.unit import demands
from rulesets.core.declaring.procedure import Procedure, declare

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(scenery_table, source="L2222-2268"),
    declare(building_capacity, source="L2962-2974"),
    declare(building_shooting, source="L2976-2978"),
    declare(building_hits, source="L2978-2980", effects=building_effects, actors=()),
    declare(
        building_assault,
        source="L2982-2986",
        effects=siege_effects,
        follow_ups=after_assault,
        actors=("unit",),
    ),
    declare(
        assault_round,
        source="L2982-2998",
        effects=storm_effects,
        phases=("close-combat",),
        actors=("unit", "enemy"),
        demands=demands.ASSAULT,
    ),
    declare(
        building_assault_result,
        source="L2988-2994",
        effects=assault_effects,
        phases=("close-combat",),
        actors=("unit", "enemy"),
    ),
)

CHARTS: Final = (SCENERY,)
