"""Chariots: loads, moves, charges, and what hits do to them [L4012-4110]."""

from __future__ import annotations

from typing import Final

from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Demand, Procedure, declare
from rulesets.core.ruleset.game import Status
from rulesets.whfb2.chariots.drive import (
    chariot_impact,
    chariot_load,
    chariot_move,
    chariot_slide,
    impact_effects,
    slide_effects,
)
from rulesets.whfb2.chariots.hits import (
    DAMAGE,
    LOCATION,
    after_chariot,
    chariot_effects,
    chariot_hits,
)

_FOE: Final = Demand("enemy", against="unit")

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(chariot_load, source="L4020-4031"),
    declare(chariot_move, source="L4033-4036"),
    declare(
        chariot_impact,
        source="L4063-4069",
        command="fight",
        variant="impact",
        effects=impact_effects,
        phases=("combat",),
        demands=(Demand("unit", needs=("charged",), known=True), _FOE),
        actors=("unit",),
    ),
    declare(
        chariot_hits,
        source="L4038-4110",
        command="fight",
        variant="chariot",
        effects=chariot_effects,
        follow_ups=after_chariot,
        actors=(),
    ),
    declare(
        chariot_slide,
        source="L4095-4098",
        effects=slide_effects,
        phases=("movement",),
        demands=(Demand("unit", turn="own"),),
    ),
)

TABLES: Final[tuple[Table, ...]] = (LOCATION, DAMAGE)

STATUSES: Final[tuple[Status, ...]] = (
    Status("impacted", "turn"),
    Status("axle-broken"),
    Status("shaft-broken"),
    Status("stopped"),
)
