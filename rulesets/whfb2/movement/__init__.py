"""Movement: pace and ground, manoeuvres, formations, charges, reserves."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Demand, Procedure, declare
from rulesets.core.ruleset.game import Status
from rulesets.whfb2.movement.charge import (
    after_charge,
    after_declaration,
    charge_declaration,
    charge_effects,
    charge_move,
    charge_reaction,
)
from rulesets.whfb2.movement.distance import armour_encumbrance, move_distance, move_effects
from rulesets.whfb2.movement.manoeuvre import (
    complex_effects,
    complex_manoeuvre_test,
    extra_manoeuvre_test,
    manoeuvre_effects,
)
from rulesets.whfb2.movement.reserve import reserve_effects, reserve_move
from rulesets.whfb2.movement.skirmish import skirmishers
from rulesets.whfb2.movement.wedge import (
    NO_BONUS,
    after_wedge,
    wedge_advance,
    wedge_advance_effects,
    wedge_charge,
    wedge_charge_effects,
)

_MOVES: Final = ("movement", "reserves")
_OWN: Final = (Demand("unit", turn="own"),)
_CHARGE: Final = (Demand("unit", turn="own"), Demand("target", against="unit"))

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        move_distance,
        source="L695-802, L1049-1057, L1134-1150",
        command="move",
        variant="distance",
        effects=move_effects,
        at_large=True,
        phases=_MOVES,
        demands=_OWN,
    ),
    declare(armour_encumbrance, source="L710-737", command="move", variant="encumbrance"),
    declare(
        extra_manoeuvre_test,
        source="L865-945",
        command="move",
        variant="manoeuvre",
        effects=manoeuvre_effects,
        phases=_MOVES,
        demands=_OWN,
    ),
    declare(
        complex_manoeuvre_test,
        source="L946-1057",
        command="move",
        variant="complex-manoeuvre",
        effects=complex_effects,
        phases=_MOVES,
        demands=_OWN,
    ),
    declare(
        reserve_move,
        source="L2110-2176",
        command="move",
        variant="reserve",
        effects=reserve_effects,
        at_large=True,
        phases=("reserves",),
        demands=_OWN,
    ),
    declare(skirmishers, source="L1115-1133, L1169"),
    declare(
        charge_move,
        source="L1058-1113",
        command="charge",
        variant="charge",
        effects=charge_effects,
        at_large=True,
        follow_ups=after_charge,
        phases=("movement",),
        demands=_CHARGE,
    ),
    declare(
        charge_declaration,
        source="L1058-1066, L1180",
        command="charge",
        variant="declaration",
        follow_ups=after_declaration,
        phases=("movement",),
        demands=_CHARGE,
    ),
    declare(
        charge_reaction,
        source="L1067-1113, L1171-1181",
        command="charge",
        variant="reaction",
        phases=("movement",),
        actors=("target",),
        demands=(Demand("target", against="unit"),),
    ),
    declare(
        wedge_charge,
        source="L979-986",
        command="charge",
        variant="wedge",
        effects=wedge_charge_effects,
        phases=("movement",),
        demands=_OWN,
    ),
    declare(
        wedge_advance,
        source="L987-1001",
        command="combat",
        variant="wedge",
        effects=wedge_advance_effects,
        follow_ups=after_wedge,
        phases=("combat",),
        demands=(Demand("enemy", against="unit"),),
    ),
)
"""The chapter's rules."""

STATUSES: Final = (Status(NO_BONUS, "turn"),)

__all__ = ["PROCEDURES", "STATUSES"]
