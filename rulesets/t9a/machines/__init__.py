"""Artillery Weapons, and their misfires."""

from __future__ import annotations

from typing import Final

from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.t9a.machines.bolt_thrower import bolt_thrower_shot
from rulesets.t9a.machines.cannon import cannon_ball, cannon_shot
from rulesets.t9a.machines.misfire import MISFIRES, explosion_hits, misfire_roll
from rulesets.t9a.machines.template import catapult_shot, flame_thrower_shot, template_hits
from rulesets.t9a.machines.volley_gun import volley_gun_shot

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    cannon_shot,
    catapult_shot,
    bolt_thrower_shot,
    flame_thrower_shot,
    volley_gun_shot,
    cannon_ball,
    template_hits,
    misfire_roll,
    explosion_hits,
)
"""The chapter's rules."""

TABLES: Final[tuple[Table, ...]] = (MISFIRES,)
