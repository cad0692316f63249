"""Those who fly: moves, bombs, push-backs [L4286-4549]."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Demand, Procedure, declare
from rulesets.core.ruleset.game import Status
from rulesets.whfb2.flyers.bombing import (
    aerial_bombardment,
    after_bombing,
    bombing_effects,
    rearm,
    rearm_effects,
)
from rulesets.whfb2.flyers.flight import (
    flyer_effects,
    flyer_move,
    flyer_push_back,
    push_back_effects,
    take_off,
)

_OWN_TURN: Final = Demand("unit", turn="own")
_ONE_FLIGHT: Final = Demand("unit", once=("moved",), only=("altitude", "distance"))
"""Whoever only asks how far he may fly has not flown."""

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        flyer_move,
        source="L4327-4384, L4458-4474",
        effects=flyer_effects,
        at_large=True,
        phases=("movement",),
        demands=(_OWN_TURN, _ONE_FLIGHT),
    ),
    declare(take_off, source="L4286-4310"),
    declare(
        flyer_push_back,
        source="L4523-4533",
        effects=push_back_effects,
        phases=("combat",),
        actors=(),
        roles=("unit",),
    ),
    declare(
        aerial_bombardment,
        source="L4409-4456",
        command="shoot",
        variant="bombing",
        effects=bombing_effects,
        follow_ups=after_bombing,
        phases=("movement", "shooting"),
        demands=(_OWN_TURN, Demand("target", against="unit")),
    ),
    declare(
        rearm,
        source="L4420-4428",
        effects=rearm_effects,
        phases=("movement",),
        demands=(_OWN_TURN,),
    ),
)

STATUSES: Final[tuple[Status, ...]] = (
    Status("landed", shared=True),
    Status("attack-altitude", shared=True),
    Status("low-altitude", shared=True),
    Status("high-altitude", shared=True),
    Status("must-climb"),
    Status("no-bombs"),
    Status("fetching"),
    Status("fetching-first-turn", "own-turn-end"),
)
"""How high who flies is, and what became of what it dropped."""
