"""BlackHammer's terrain: scenery and buildings."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.terrain.assault import building_assault, building_assault_result
from rulesets.blackhammer.terrain.building import (
    building_capacity,
    building_hits,
    building_shooting,
)
from rulesets.blackhammer.terrain.scenery import SCENERY, scenery_table
from rulesets.blackhammer.terrain.storm import assault_round
from rulesets.core.declaring.procedure import Procedure, collected

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    scenery_table,
    building_capacity,
    building_shooting,
    building_hits,
    building_assault,
    assault_round,
    building_assault_result,
)

CHARTS: Final = (SCENERY,)
