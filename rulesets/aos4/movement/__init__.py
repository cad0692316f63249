"""Moves: those that roll dice, and the limits of each."""

from __future__ import annotations

from typing import Final

from rulesets.aos4.movement.boing import boing
from rulesets.aos4.movement.charge import (
    charge_missed,
    charge_reached,
    charge_roll,
    counter_charge,
    forward_to_victory,
)
from rulesets.aos4.movement.distance import normal_move, redeploy, retreat, run
from rulesets.aos4.movement.legality import move_check
from rulesets.aos4.movement.power_through import power_through
from rulesets.core.declaring.procedure import Procedure, collected

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    normal_move,
    run,
    retreat,
    redeploy,
    move_check,
    charge_roll,
    counter_charge,
    charge_reached,
    charge_missed,
    forward_to_victory,
    power_through,
    boing,
)
