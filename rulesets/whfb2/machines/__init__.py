"""War machines: bolt throwers, catapults, bombards and cannons [L3680-4011]."""

from __future__ import annotations

from functools import partial
from typing import Final

from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Demand, Procedure, declare
from rulesets.core.ruleset.game import Status
from rulesets.whfb2.machines.bolt_thrower import after_bolt, bolt_effects, bolt_thrower_shot
from rulesets.whfb2.machines.bombard import (
    MISFIRES,
    after_bombard,
    after_misfire,
    bombard_effects,
    bombard_misfire,
    bombard_shot,
    misfire_effects,
)
from rulesets.whfb2.machines.cannon import after_cannon, cannon_effects, cannon_shot
from rulesets.whfb2.machines.catapult import after_stone, catapult_shot, stone_effects
from rulesets.whfb2.machines.explosion import explosion_effects, explosion_hits
from rulesets.whfb2.machines.hits import after_hits, hits_effects, machine_hits
from rulesets.whfb2.machines.upkeep import (
    cannon_reload,
    cannon_rest,
    crew_fire_check,
    machine_move,
    reload_effects,
    rest_effects,
)

_SHOOTING: Final = ("shooting",)
_OWN_TURN: Final = Demand("unit", turn="own")
_MACHINES: Final = (_OWN_TURN, Demand("target", against="unit"))
"""Machines shoot in their own turn, at the enemy [L3719-3720]."""

_machine: Final = partial(declare, command="warmachine")
_shot: Final = partial(_machine, phases=_SHOOTING, demands=_MACHINES)
_WITH_CREW: Final = ("unit", "target", "crew")

PROCEDURES: Final[tuple[Procedure, ...]] = (
    _shot(
        bolt_thrower_shot,
        source="L3719-3753",
        variant="bolt-thrower",
        meant_by="bolt-thrower",
        effects=bolt_effects,
        follow_ups=after_bolt,
        roles=_WITH_CREW,
    ),
    _shot(
        catapult_shot,
        source="L3781-3826",
        variant="catapult",
        meant_by="catapult",
        effects=stone_effects,
        follow_ups=after_stone,
        roles=_WITH_CREW,
    ),
    _shot(
        bombard_shot,
        source="L3850-3905",
        variant="bombard",
        meant_by="bombard",
        effects=bombard_effects,
        follow_ups=after_bombard,
    ),
    _shot(
        cannon_shot,
        source="L3923-4007",
        variant="cannon",
        meant_by="cannon",
        effects=cannon_effects,
        follow_ups=after_cannon,
    ),
    _machine(
        machine_hits,
        source="L3806-3868",
        variant="hits",
        effects=hits_effects,
        follow_ups=after_hits,
        phases=_SHOOTING,
    ),
    _machine(
        explosion_hits,
        source="L3888-3890, L3984-3986",
        variant="explosion",
        effects=explosion_effects,
        phases=_SHOOTING,
        actors=(),
    ),
    _machine(
        bombard_misfire,
        source="L3872-3890",
        variant="misfire-table",
        effects=misfire_effects,
        follow_ups=after_misfire,
        phases=_SHOOTING,
    ),
    _machine(
        cannon_reload,
        source="L3965-3973",
        variant="reload",
        effects=reload_effects,
        phases=("movement",),
        demands=(_OWN_TURN,),
        roles=("unit", "crew"),
    ),
    _machine(
        cannon_rest,
        source="L3974-3989",
        variant="rest",
        effects=rest_effects,
        demands=(_OWN_TURN,),
    ),
    declare(crew_fire_check, source="L3742-3753, L3816-3826, L3892-3905, L3996-4007"),
    declare(machine_move, source="L3708-3717, L3770-3779, L3839-3848, L3918-3922"),
)

TABLES: Final[tuple[Table, ...]] = (MISFIRES,)

STATUSES: Final[tuple[Status, ...]] = (
    Status("heat"),
    Status("fired", "turn"),
    Status("rested", "turn"),
    Status("machine-unloaded"),
    Status("loading"),
    Status("loaded-this-turn", "turn"),
    Status("repairing", "turns"),
)
"""`heat` has the heat of a barrel for its value, `loading` the movement phases spent, `repairing`
the turns left."""
