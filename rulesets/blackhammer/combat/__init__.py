"""BlackHammer's combat chapter."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.combat.aftermath import (
    free_manoeuvre,
    overrun,
    pursue_off_table,
    pursuit_new_enemy,
)
from rulesets.blackhammer.combat.attacks import melee_attacks
from rulesets.blackhammer.combat.duel import duel
from rulesets.blackhammer.combat.fighters.score_kept import COUNTERS
from rulesets.blackhammer.combat.fighters.steed import RULES as STEED_RULES
from rulesets.blackhammer.combat.morale import (
    break_test,
    hold_your_ground,
    inspiring_presence,
    stubborn_leadership,
)
from rulesets.blackhammer.combat.order import strike_order
from rulesets.blackhammer.combat.pursuit import (
    flee_distance,
    multi_pursuit,
    pursuit_catch,
    pursuit_distance,
)
from rulesets.blackhammer.combat.rank import rank_bonus
from rulesets.blackhammer.combat.restraint import restrain_test
from rulesets.blackhammer.combat.result import combat_result
from rulesets.blackhammer.combat.round.fight import close_combat_round
from rulesets.blackhammer.combat.rout import flee_pursuit
from rulesets.blackhammer.combat.score import musician_tie, overkill
from rulesets.blackhammer.combat.strike import combat_saves, melee_to_hit, melee_to_wound
from rulesets.blackhammer.combat.weapon import (
    STATUSES,
    WEAPON_RULES,
    second_rank_attacks,
    weapon_strength,
)
from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.ruleset.game import SpecialRule

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    close_combat_round,
    combat_result,
    break_test,
    flee_pursuit,
    restrain_test,
    overrun,
    pursuit_new_enemy,
    pursue_off_table,
    duel,
    multi_pursuit,
    flee_distance,
    pursuit_distance,
    pursuit_catch,
    free_manoeuvre,
    strike_order,
    melee_to_hit,
    melee_to_wound,
    combat_saves,
    melee_attacks,
    weapon_strength,
    second_rank_attacks,
    rank_bonus,
    musician_tie,
    overkill,
    stubborn_leadership,
    inspiring_presence,
    hold_your_ground,
)

RULES: Final = (
    *WEAPON_RULES,
    *STEED_RULES,
    SpecialRule("hold-your-ground"),
    SpecialRule("inspiring-presence", numbered=True),
)
"""Rules of equipment and of neighbours, beside the rules of every chapter."""

__all__ = ["COUNTERS", "PROCEDURES", "RULES", "STATUSES"]
