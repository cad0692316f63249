"""Buildings: what brings them down, what burns them, and moving inside [L3519-3563, L4116-4284]."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.whfb2.buildings.burning import burning_building, extinguish
from rulesets.whfb2.buildings.indoors import indoor_move
from rulesets.whfb2.buildings.structure import breach, break_door, collapse, structure_attack

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    structure_attack,
    break_door,
    breach,
    collapse,
    burning_building,
    extinguish,
    indoor_move,
)
