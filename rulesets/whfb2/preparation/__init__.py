"""Before the battle: scenery, vanguards, rear-guards, the first player."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.ruleset.game import Status
from rulesets.whfb2.preparation.deployment import DEPLOYED, deploy_army, deploy_unit
from rulesets.whfb2.preparation.piece import CHART, scenery_piece
from rulesets.whfb2.preparation.scenery import (
    SCENERY,
    first_to_place,
    terrain_count_secret,
    terrain_sector_setup,
    terrain_table,
)
from rulesets.whfb2.preparation.vanguard import first_side_coin, rearguard_arrival, vanguard_order

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    terrain_count_secret,
    terrain_sector_setup,
    first_to_place,
    terrain_table,
    scenery_piece,
    vanguard_order,
    first_side_coin,
    deploy_army,
    deploy_unit,
    rearguard_arrival,
)
"""The chapter's rules."""

STATUSES: Final = (
    Status("rearguard-tested", "turn"),
    Status(DEPLOYED, "phase", noted_in=("deployment",), quiet=True),
)

TABLES: Final = (SCENERY,)

CHARTS: Final = (CHART,)

__all__ = ["CHARTS", "PROCEDURES", "STATUSES", "TABLES"]
