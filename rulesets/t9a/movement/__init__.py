"""Movement: charges, flight and rally, marches and other moves."""

from __future__ import annotations

from typing import Final

from rulesets.core.layer import Beyond
from rulesets.core.procedure import Demand, Procedure, declare
from rulesets.t9a.movement.charge import (
    charge_effects,
    charge_range,
    charge_reaction,
    charge_redirect,
    charge_rests,
    reaction_effects,
    reaction_next,
    redirect_effects,
)
from rulesets.t9a.movement.flight import (
    flee_effects,
    flee_move,
    flee_rests,
    rally_effects,
    rally_next,
    rally_rests,
    rally_test,
)
from rulesets.t9a.movement.pace import (
    march_move,
    marched,
    moved,
    one_inch_rule,
    reform_move,
    reformed,
    simple_move,
    wheel_distance,
)

_PHASE: Final = ("movement",)
_OWN: Final = (Demand("unit", turn="own"),)
_CHARGE: Final = (
    Demand("unit", forbids=("engaged", "fleeing"), turn="own"),
    Demand("target", against="unit"),
)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        charge_range,
        source="L629-633, L659-711; R L884, L1058",
        command="charge",
        variant="charge",
        effects=charge_effects,
        phases=_PHASE,
        demands=_CHARGE,
        beyond=Beyond("swift-charges", ("same",), switch="beyond", rests=charge_rests),
    ),
    declare(
        charge_reaction,
        source="L635-653",
        command="charge",
        variant="reaction",
        effects=reaction_effects,
        follow_ups=reaction_next,
        phases=_PHASE,
        actors=("target",),
        demands=(Demand("target", against="unit"),),
    ),
    declare(
        charge_redirect,
        source="L655-657",
        command="charge",
        variant="redirect",
        effects=redirect_effects,
        phases=_PHASE,
        demands=_OWN,
    ),
    declare(
        flee_move,
        source="L746-748; R L1058",
        command="flee",
        effects=flee_effects,
        beyond=Beyond("swift-flight", ("same",), switch="beyond", rests=flee_rests),
    ),
    declare(
        rally_test,
        source="L742-744; R L877",
        command="rally",
        effects=rally_effects,
        follow_ups=rally_next,
        phases=_PHASE,
        demands=(Demand("unit", needs=("fleeing",), turn="own"),),
        beyond=Beyond("musicians", ("draft",), switch="beyond", rests=rally_rests),
    ),
    declare(
        simple_move,
        source="L763-771",
        command="move",
        variant="simple",
        effects=moved,
        phases=_PHASE,
        demands=_OWN,
    ),
    declare(
        march_move,
        source="L773-777",
        command="move",
        variant="march",
        effects=marched,
        phases=_PHASE,
        demands=_OWN,
    ),
    declare(
        reform_move,
        source="L779-781",
        command="move",
        variant="reform",
        effects=reformed,
        phases=_PHASE,
        demands=_OWN,
    ),
    declare(wheel_distance, source="L783-796", command="move", variant="wheel"),
    declare(one_inch_rule, source="L271-275", command="move", variant="one-inch"),
)
"""The chapter's rules."""
