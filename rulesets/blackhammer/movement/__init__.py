"""BlackHammer's movement chapter: moves, charges, flights."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.movement.allowance import manoeuvre_cost, march, move_allowance
from rulesets.blackhammer.movement.charge import charge
from rulesets.blackhammer.movement.charge_lost import charge_lost
from rulesets.blackhammer.movement.charge_move import (
    charge_arc_roll,
    charge_resolve,
    redirect_charge,
)
from rulesets.blackhammer.movement.declaration import charge_declaration
from rulesets.blackhammer.movement.flight import (
    flee_caught,
    flee_contact,
    flee_direction,
    flee_move,
)
from rulesets.blackhammer.movement.response import (
    charge_response,
    stand_and_shoot,
)
from rulesets.blackhammer.movement.wandering import compulsory_random_move
from rulesets.core.declaring.procedure import Procedure, collected

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    charge,
    charge_declaration,
    charge_response,
    stand_and_shoot,
    charge_resolve,
    redirect_charge,
    charge_lost,
    charge_arc_roll,
    flee_move,
    flee_contact,
    flee_direction,
    flee_caught,
    move_allowance,
    march,
    manoeuvre_cost,
    compulsory_random_move,
)
"""The chapter's rules."""
