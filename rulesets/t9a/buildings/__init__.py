"""Buildings: going in and coming out; their assault is a round of close combat."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.alteration import Alteration
from rulesets.core.declaring.procedure import Demand, Procedure, declare
from rulesets.core.results.status import Status
from rulesets.t9a.buildings.occupation import (
    ENTERED,
    INSIDE,
    building_enter,
    building_leave,
    entering,
    leaving,
)
from rulesets.t9a.unit.house import beyond

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        building_enter,
        source="R L931",
        command="move",
        variant="enter",
        effects=entering,
        phases=("movement", "deployment"),
        demands=(Demand("unit", turn="own", unless=("deploying",)),),
        beyond=beyond("buildings", "draft"),
    ),
    declare(
        building_leave,
        source="R L932",
        command="move",
        variant="leave",
        effects=leaving,
        phases=("movement",),
        demands=(Demand("unit", turn="own"),),
        beyond=beyond("buildings", "draft"),
    ),
)
"""The chapter's rules."""

STATUSES: Final = (
    Status(INSIDE, shared=True, alters=Alteration(rules=(("flammable", None),))),
    Status(ENTERED, "turn", shared=True),
)
"""Who is in a building burns well [R L931]."""

__all__ = ["PROCEDURES", "STATUSES"]
