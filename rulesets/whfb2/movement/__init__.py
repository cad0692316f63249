"""Movement: pace and ground, manoeuvres, formations, charges, reserves."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.ruleset.game import Status
from rulesets.whfb2.movement.charge import charge_declaration, charge_move
from rulesets.whfb2.movement.distance import armour_encumbrance, move_distance
from rulesets.whfb2.movement.manoeuvre import complex_manoeuvre_test, extra_manoeuvre_test
from rulesets.whfb2.movement.reaction import charge_reaction
from rulesets.whfb2.movement.reserve import RESERVE_MOVED, reserve_move
from rulesets.whfb2.movement.skirmish import skirmishers
from rulesets.whfb2.movement.wedge import NO_BONUS, wedge_advance, wedge_charge

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    move_distance,
    armour_encumbrance,
    extra_manoeuvre_test,
    complex_manoeuvre_test,
    reserve_move,
    skirmishers,
    charge_move,
    charge_declaration,
    charge_reaction,
    wedge_charge,
    wedge_advance,
)
"""The chapter's rules."""

STATUSES: Final = (Status(NO_BONUS, "turn"), Status(RESERVE_MOVED, "phase", shared=True))

__all__ = ["PROCEDURES", "STATUSES"]
