"""War machines: bolt throwers, catapults, bombards and cannons [L3680-4011]."""

from __future__ import annotations

from typing import Final

from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.ruleset.game import Status
from rulesets.whfb2.machines.bolt_thrower import bolt_thrower_shot
from rulesets.whfb2.machines.bombard import MISFIRES, bombard_misfire, bombard_shot
from rulesets.whfb2.machines.cannon import cannon_shot
from rulesets.whfb2.machines.catapult import catapult_shot
from rulesets.whfb2.machines.explosion import explosion_hits
from rulesets.whfb2.machines.hits import machine_hits
from rulesets.whfb2.machines.upkeep import cannon_reload, cannon_rest, crew_fire_check, machine_move

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    bolt_thrower_shot,
    catapult_shot,
    bombard_shot,
    cannon_shot,
    machine_hits,
    explosion_hits,
    bombard_misfire,
    cannon_reload,
    cannon_rest,
    crew_fire_check,
    machine_move,
)

TABLES: Final[tuple[Table, ...]] = (MISFIRES,)

STATUSES: Final[tuple[Status, ...]] = (
    Status("heat", counts=(1, 99)),
    Status("fired", "turn"),
    Status("rested", "turn"),
    Status("machine-unloaded"),
    Status("loading", counts=(1, 99)),
    Status("loaded-this-turn", "turn"),
    Status("repairing", "turns"),
)
"""`heat` has the heat of a barrel for its value, `loading` the movement phases spent, `repairing`
the turns left."""
