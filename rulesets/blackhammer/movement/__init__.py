"""BlackHammer's movement chapter: moves, charges, flights."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.movement.allowance import manoeuvre_cost, march, move_allowance
from rulesets.blackhammer.movement.charge import charge, charge_effects
from rulesets.blackhammer.movement.charge_move import (
    charge_arc_roll,
    charge_move_effects,
    charge_resolve,
    redirect_charge,
)
from rulesets.blackhammer.movement.flight import (
    caught_effects,
    flee_caught,
    flee_contact,
    flee_direction,
    flee_effects,
    flee_move,
)
from rulesets.blackhammer.movement.response import (
    charge_declaration,
    charge_response,
    charge_response_effects,
    stand_and_shoot,
)
from rulesets.blackhammer.movement.wandering import compulsory_effects, compulsory_random_move
from rulesets.blackhammer.unit import demands
from rulesets.blackhammer.unit.following import after_charge
from rulesets.core.declaring.procedure import Procedure, declare

_MOVEMENT: Final = ("movement",)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        charge,
        source="L654-726",
        command="charge",
        variant="charge",
        effects=charge_effects,
        follow_ups=after_charge,
        phases=_MOVEMENT,
        demands=demands.CHARGE,
    ),
    declare(
        charge_declaration,
        source="L654",
        command="charge",
        variant="declare",
        phases=_MOVEMENT,
        demands=demands.CHARGE,
    ),
    declare(
        charge_response,
        source="L656-672",
        command="charge",
        variant="response",
        effects=charge_response_effects,
        phases=_MOVEMENT,
        actors=("target",),
        demands=demands.CHARGE,
    ),
    declare(
        stand_and_shoot,
        source="L664",
        command="charge",
        variant="stand-and-shoot",
        phases=_MOVEMENT,
        actors=("target",),
        demands=demands.CHARGE,
    ),
    declare(
        charge_resolve,
        source="L700-714",
        command="charge",
        variant="resolve",
        effects=charge_move_effects,
        phases=_MOVEMENT,
        demands=demands.CONTACT,
    ),
    declare(
        redirect_charge,
        source="L720",
        command="charge",
        variant="redirect",
        roles=("unit",),
        phases=_MOVEMENT,
        demands=demands.REDIRECT,
    ),
    declare(charge_arc_roll, source="L702-704", phases=_MOVEMENT),
    declare(
        flee_move,
        source="L684-686",
        command="flee",
        variant="move",
        roles=("unit",),
        effects=flee_effects,
        demands=demands.FLIGHT,
    ),
    declare(flee_contact, source="L686, L718", command="flee", variant="contact", actors=()),
    declare(flee_direction, source="L668-672", command="flee", variant="direction", actors=()),
    declare(
        flee_caught,
        source="L718",
        command="charge",
        variant="caught",
        roles=("unit", "target"),
        effects=caught_effects,
        phases=_MOVEMENT,
        demands=(demands.FOE,),
    ),
    declare(move_allowance, source="L574-580, L616-630"),
    declare(march, source="L604-614"),
    declare(manoeuvre_cost, source="L584-602"),
    declare(
        compulsory_random_move,
        source="L688-698",
        effects=compulsory_effects,
        phases=_MOVEMENT,
    ),
)
"""The chapter's rules."""
