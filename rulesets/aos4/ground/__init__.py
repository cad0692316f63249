"""The battlefield: terrain, sight and distances, and setting up units."""

from __future__ import annotations

from typing import Final

from rulesets.aos4.ground.deployment import battlefield, deployment_check, deploys_next
from rulesets.aos4.ground.features import (
    ABILITIES,
    PLACE,
    terrain_feature,
    terrain_size,
    terrain_type,
)
from rulesets.aos4.ground.placing import remove_terrain, set_up_terrain
from rulesets.aos4.ground.reserves import reserve_expiry
from rulesets.aos4.ground.sight import (
    coherency_check,
    contest_check,
    guarded_hero,
    in_combat,
    visibility,
)
from rulesets.aos4.ground.standing import terrain_footing, terrain_protection
from rulesets.core.books.table import Chart, Table
from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.declaring.table_draw import draws_on

CHARTS: Final[tuple[Chart, ...]] = (ABILITIES,)

TABLES: Final[tuple[Table, ...]] = (PLACE,)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    draws_on(TABLES),
    *collected(
        terrain_feature,
        terrain_type,
        set_up_terrain,
        remove_terrain,
        terrain_size,
        terrain_protection,
        terrain_footing,
        visibility,
        in_combat,
        coherency_check,
        guarded_hero,
        contest_check,
        deployment_check,
        deploys_next,
        reserve_expiry,
        battlefield,
    ),
)
