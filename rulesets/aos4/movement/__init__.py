"""Moves: those that roll dice, and what each may not do."""

from __future__ import annotations

from typing import Final

from rulesets.aos4.movement.boing import boing, boing_effects
from rulesets.aos4.movement.charge import (
    after_charge,
    after_command,
    charge_effects,
    charge_reached,
    charge_roll,
    counter_charge,
    counter_charge_effects,
    forward_effects,
    forward_to_victory,
    reached_effects,
)
from rulesets.aos4.movement.distance import (
    normal_effects,
    normal_move,
    redeploy,
    redeploy_effects,
    retreat,
    retreat_effects,
    run,
    run_effects,
)
from rulesets.aos4.movement.legality import move_check
from rulesets.aos4.movement.power_through import power_effects, power_through
from rulesets.aos4.unit import demands
from rulesets.core.declaring.procedure import Procedure, declare

_MOVEMENT: Final = ("movement",)
_CHARGE: Final = ("charge",)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        normal_move,
        source="L465-473",
        command="move",
        variant="normal",
        effects=normal_effects,
        phases=_MOVEMENT,
        demands=demands.MOVE,
    ),
    declare(
        run,
        source="L475-483, L1119-1127",
        command="move",
        variant="run",
        effects=run_effects,
        at_large=True,
        phases=_MOVEMENT,
        demands=demands.MOVE,
    ),
    declare(
        retreat,
        source="L485-493",
        command="move",
        variant="retreat",
        effects=retreat_effects,
        phases=_MOVEMENT,
        demands=demands.RETREAT,
    ),
    declare(
        redeploy,
        source="L1107-1117",
        command="move",
        variant="redeploy",
        effects=redeploy_effects,
        at_large=True,
        phases=_MOVEMENT,
        demands=demands.REDEPLOY,
    ),
    declare(move_check, source="L465-604, L1107-1201"),
    declare(
        charge_roll,
        source="L507-517, L2380",
        command="charge",
        variant="charge",
        follow_ups=after_charge,
        effects=charge_effects,
        phases=_CHARGE,
        demands=demands.CHARGE,
    ),
    declare(
        counter_charge,
        source="L1145-1153",
        command="charge",
        variant="counter-charge",
        follow_ups=after_command,
        effects=counter_charge_effects,
        at_large=True,
        phases=_CHARGE,
        demands=demands.COUNTER_CHARGE,
    ),
    declare(
        charge_reached,
        source="L511-515",
        effects=reached_effects,
        phases=_CHARGE,
        demands=demands.REACHED,
    ),
    declare(
        forward_to_victory,
        source="L1155-1163",
        follow_ups=after_command,
        effects=forward_effects,
        at_large=True,
        phases=_CHARGE,
        demands=demands.FORWARD,
    ),
    declare(
        power_through,
        source="L1191-1201",
        command="move",
        variant="power-through",
        effects=power_effects,
        at_large=True,
        phases=("end-of-turn",),
        demands=demands.POWER_THROUGH,
    ),
    declare(
        boing,
        source="L1950-1953",
        command="move",
        variant="boing",
        effects=boing_effects,
        phases=_MOVEMENT,
        demands=demands.BOING,
    ),
)
