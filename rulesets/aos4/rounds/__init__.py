"""Battle rounds: priority, the underdog, command points, recovery."""

from __future__ import annotations

from typing import Final

from rulesets.aos4.rounds.command_points import gain_command_points
from rulesets.aos4.rounds.commanding import spend_command
from rulesets.aos4.rounds.priority import priority_roll
from rulesets.aos4.rounds.recovery import heal, rally, return_models
from rulesets.aos4.rounds.roll_off import roll_off
from rulesets.aos4.rounds.turn_order import first_choice, first_turn
from rulesets.core.declaring.procedure import Procedure, collected

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    roll_off,
    priority_roll,
    first_choice,
    first_turn,
    gain_command_points,
    spend_command,
    rally,
    heal,
    return_models,
)
