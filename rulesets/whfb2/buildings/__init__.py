"""Buildings: what brings them down, what burns them, and moving inside [L3519-3563, L4116-4284]."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, declare
from rulesets.whfb2.buildings.burning import (
    burning_building,
    burning_effects,
    extinguish,
    extinguish_effects,
)
from rulesets.whfb2.buildings.indoors import indoor_move
from rulesets.whfb2.buildings.structure import (
    after_structure,
    breach,
    break_door,
    collapse,
    collapse_effects,
    structure_attack,
    structure_effects,
)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        structure_attack,
        source="L4122-4168",
        effects=structure_effects,
        follow_ups=after_structure,
    ),
    declare(break_door, source="L4200-4209", effects=structure_effects),
    declare(breach, source="L4176-4198"),
    declare(collapse, source="L4170-4174", effects=collapse_effects, actors=()),
    declare(burning_building, source="L3519-3553", effects=burning_effects, actors=()),
    declare(extinguish, source="L3555-3563", effects=extinguish_effects, actors=()),
    declare(indoor_move, source="L4211-4274"),
)
