"""Battle rounds: who begins, who is the underdog, command points, recovery."""

from __future__ import annotations

from typing import Final

from rulesets.aos4.orders import spend_command, spending_effects
from rulesets.aos4.rounds.command_points import gain_command_points, gain_effects
from rulesets.aos4.rounds.priority import priority_effects, priority_roll
from rulesets.aos4.rounds.recovery import heal, heal_effects, rally, rally_effects
from rulesets.aos4.rounds.roll_off import roll_off
from rulesets.aos4.unit import demands
from rulesets.core.declaring.procedure import Procedure, declare

_START: Final = ("start-of-round",)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(roll_off, source="L112, L340-346, L1791, L2107, L2624"),
    declare(
        priority_roll,
        source="L426-432, L2141, L2161-2163",
        effects=priority_effects,
        at_large=True,
        phases=_START,
    ),
    declare(
        gain_command_points,
        source="L436, L1070-1072, L1464, L1512",
        effects=gain_effects,
        at_large=True,
        phases=_START,
    ),
    declare(
        spend_command,
        source="L1074-1076",
        roles=("unit",),
        effects=spending_effects,
        at_large=True,
        demands=demands.SPEND,
    ),
    declare(
        rally,
        source="L1080-1093, L1686",
        command="rally",
        effects=rally_effects,
        at_large=True,
        phases=("hero",),
        demands=demands.RALLY,
    ),
    declare(heal, source="L839-841", effects=heal_effects),
)
