"""Before the battle: scenery, vanguards, rear-guards, who plays first."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Demand, Procedure, declare
from rulesets.core.ruleset.game import Status
from rulesets.whfb2.preparation.deployment import DEPLOYED, deploy_unit, deployed_effects
from rulesets.whfb2.preparation.piece import CHART, scenery_piece
from rulesets.whfb2.preparation.scenery import (
    SCENERY,
    first_to_place,
    terrain_count_secret,
    terrain_sector_setup,
    terrain_table,
)
from rulesets.whfb2.preparation.vanguard import (
    first_side_coin,
    rearguard_arrival,
    rearguard_effects,
    vanguard_order,
)

_BEFORE: Final = ("deployment",)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(terrain_count_secret, source="L203-226", phases=_BEFORE),
    declare(terrain_sector_setup, source="L233-257", phases=_BEFORE),
    declare(first_to_place, source="L258-260", phases=_BEFORE),
    declare(terrain_table, source="L258-320", phases=_BEFORE),
    declare(scenery_piece, source="L97-196, L738-785, L1275-1278", actors=()),
    declare(vanguard_order, source="L327-370", phases=_BEFORE),
    declare(first_side_coin, source="L369-370, L651", phases=_BEFORE),
    declare(
        deploy_unit,
        source="L321-326, L372-388",
        command="move",
        variant="deploy",
        effects=deployed_effects,
        phases=_BEFORE,
        demands=(Demand("unit", once=(DEPLOYED,)),),
    ),
    declare(
        rearguard_arrival,
        source="L389-414",
        effects=rearguard_effects,
        phases=("movement",),
        demands=(Demand("unit", turn="own"), Demand("unit", once=("rearguard-tested",))),
    ),
)
"""The chapter's rules."""

STATUSES: Final = (Status("rearguard-tested", "turn"), Status(DEPLOYED, "phase"))

TABLES: Final = (SCENERY,)

CHARTS: Final = (CHART,)

__all__ = ["CHARTS", "PROCEDURES", "STATUSES", "TABLES"]
