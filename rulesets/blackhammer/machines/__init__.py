"""BlackHammer's war machines."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.machines.bolt_thrower import bolt_thrower_shot
from rulesets.blackhammer.machines.cannon import cannon_shot
from rulesets.blackhammer.machines.hits import machine_hits
from rulesets.blackhammer.machines.misfire import MISFIRES, war_machine_misfire
from rulesets.blackhammer.machines.stone_thrower import stone_thrower_shot
from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Procedure, collected

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    cannon_shot,
    machine_hits,
    stone_thrower_shot,
    bolt_thrower_shot,
    war_machine_misfire,
)

TABLES: Final[tuple[Table, ...]] = (MISFIRES,)
