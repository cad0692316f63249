"""BlackHammer's monsters, ridden or not."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.monsters.breath import after_breath, breath_attack, breath_effects
from rulesets.blackhammer.monsters.mounted_hits import (
    after_mounted,
    mounted_effects,
    mounted_hits,
)
from rulesets.blackhammer.monsters.reaction import (
    REACTIONS,
    after_reaction,
    mount_reaction,
    reaction_effects,
)
from rulesets.blackhammer.unit import demands
from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Procedure, declare

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        breath_attack,
        source="L102-108, L2850",
        effects=breath_effects,
        follow_ups=after_breath,
        phases=("shooting",),
        demands=demands.MACHINES,
    ),
    declare(
        mounted_hits,
        source="L2346-2348, L2438, L2732",
        effects=mounted_effects,
        follow_ups=after_mounted,
        actors=(),
    ),
    declare(
        mount_reaction,
        source="L2352-2382",
        effects=reaction_effects,
        follow_ups=after_reaction,
    ),
)

TABLES: Final[tuple[Table, ...]] = (REACTIONS,)
