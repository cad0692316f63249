"""Buildings: going in and coming out; their assault is a round of close combat."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.alteration import Alteration
from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.results.status import Status
from rulesets.t9a.buildings.occupation import ENTERED, INSIDE, building_enter, building_leave
from rulesets.t9a.unit import acts

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    building_enter,
    building_leave,
)
"""The chapter's rules."""

STATUSES: Final = (
    Status(
        INSIDE,
        shared=True,
        alters=Alteration(rules=(("flammable", None),)),
        bars=acts.GARRISON,
    ),
    Status(ENTERED, "turn", shared=True),
)
"""Statuses of a unit in a building, which burns well [R L931]."""

__all__ = ["PROCEDURES", "STATUSES"]
