"""BlackHammer's war machines."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.machines.bolt_thrower import after_bolt, bolt_effects, bolt_thrower_shot
from rulesets.blackhammer.machines.cannon import after_cannon, cannon_effects, cannon_shot
from rulesets.blackhammer.machines.hits import after_hits, hits_effects, machine_hits
from rulesets.blackhammer.machines.misfire import MISFIRES, misfire_effects, war_machine_misfire
from rulesets.blackhammer.machines.stone_thrower import (
    after_stone,
    stone_effects,
    stone_thrower_shot,
)
from rulesets.blackhammer.unit import demands
from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Procedure, declare

_SHOOTING: Final = ("shooting",)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        cannon_shot,
        source="L2512-2546, L2978",
        command="warmachine",
        variant="cannon",
        meant_by="cannon",
        effects=cannon_effects,
        follow_ups=after_cannon,
        phases=_SHOOTING,
        demands=demands.MACHINES,
    ),
    declare(
        machine_hits,
        source="L102-108, L912, L2540-2594, L2978",
        command="warmachine",
        variant="hits",
        effects=hits_effects,
        follow_ups=after_hits,
        phases=_SHOOTING,
    ),
    declare(
        stone_thrower_shot,
        source="L2568-2594, L2978",
        command="warmachine",
        variant="stone-thrower",
        meant_by="stone-thrower",
        effects=stone_effects,
        follow_ups=after_stone,
        phases=_SHOOTING,
        demands=demands.MACHINES,
    ),
    declare(
        bolt_thrower_shot,
        source="L2596-2622, L2978",
        command="warmachine",
        variant="bolt-thrower",
        meant_by="bolt-thrower",
        effects=bolt_effects,
        follow_ups=after_bolt,
        phases=_SHOOTING,
        demands=demands.MACHINES,
    ),
    declare(
        war_machine_misfire,
        source="L2546-2564",
        command="warmachine",
        variant="misfire-table",
        effects=misfire_effects,
        phases=_SHOOTING,
    ),
)

TABLES: Final[tuple[Table, ...]] = (MISFIRES,)
