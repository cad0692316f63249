"""The battlefield: terrain, what is seen and measured, where units are set up."""

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
from rulesets.aos4.ground.placing import (
    remove_effects,
    remove_terrain,
    set_up_effects,
    set_up_terrain,
)
from rulesets.aos4.ground.reserves import reserve_effects, reserve_expiry
from rulesets.aos4.ground.sight import (
    coherency_check,
    contest_check,
    guarded_hero,
    in_combat,
    visibility,
)
from rulesets.aos4.ground.standing import terrain_footing, terrain_protection
from rulesets.core.books.table import Chart, Table
from rulesets.core.declaring.procedure import Procedure, declare
from rulesets.core.declaring.table_draw import draws_on

CHARTS: Final[tuple[Chart, ...]] = (ABILITIES,)

TABLES: Final[tuple[Table, ...]] = (PLACE,)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    draws_on(TABLES),
    declare(terrain_feature, source="L2662-2728", command="table", variant="terrain"),
    declare(
        terrain_type,
        source="L1254-1290, L2007-2009",
        command="table",
        variant="terrain-type",
    ),
    declare(
        set_up_terrain,
        source="L1217, L1248-1304, L2662-2728",
        command="terrain",
        variant="set-up",
        effects=set_up_effects,
        at_large=True,
    ),
    declare(
        remove_terrain,
        source="L1296",
        command="terrain",
        variant="remove",
        effects=remove_effects,
        at_large=True,
    ),
    declare(terrain_size, source="L1250-1252, L1304"),
    declare(
        terrain_protection,
        source="L1213-1227, L2011-2015",
        command="terrain",
        variant="protection",
    ),
    declare(terrain_footing, source="L565-577, L1225-1231", command="terrain", variant="footing"),
    declare(visibility, source="L270-287, L851, L991"),
    declare(in_combat, source="L289-310"),
    declare(coherency_check, source="L557-563, L685"),
    declare(guarded_hero, source="L867-878"),
    declare(contest_check, source="L993-997, L1009, L2041-2043"),
    declare(deployment_check, source="L374, L384, L1795, L2061, L2113, L2119"),
    declare(deploys_next, source="L350-406"),
    declare(
        reserve_expiry,
        source="L857-859",
        effects=reserve_effects,
        phases=("start-of-round",),
    ),
    declare(
        battlefield,
        source="L1779-1783, L1963, L2003",
        command="table",
        variant="battlefield",
    ),
)
