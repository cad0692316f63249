"""Movement: charges, flight and rally, marches and other moves."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.t9a.movement.arrival import (
    ambush_arrival,
    random_move,
    scout_deployment,
    vanguard_move,
)
from rulesets.t9a.movement.charge import catch_test, charge_range, charge_redirect
from rulesets.t9a.movement.contact import blocked_path, contact_side, maximise_contact
from rulesets.t9a.movement.declaration import charge_declaration
from rulesets.t9a.movement.flight import fled_off_table, flee_move, rally_test
from rulesets.t9a.movement.pace import march_move, reform_move, simple_move, swift_reform
from rulesets.t9a.movement.reaction import charge_reaction
from rulesets.t9a.movement.wheel import one_inch_rule, wheel_distance

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    charge_range,
    charge_declaration,
    charge_reaction,
    charge_redirect,
    catch_test,
    contact_side,
    maximise_contact,
    blocked_path,
    flee_move,
    fled_off_table,
    rally_test,
    simple_move,
    march_move,
    swift_reform,
    random_move,
    scout_deployment,
    vanguard_move,
    ambush_arrival,
    reform_move,
    wheel_distance,
    one_inch_rule,
)
"""The chapter's rules."""
