"""Close combat: blows, the Combat Score, break tests, flight and pursuit."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.results.status import Status
from rulesets.t9a.characters.challenge import CHALLENGED, DUEL, challenge
from rulesets.t9a.combat.aftermath import overrun, pursue_off_table, pursuit_new_enemy
from rulesets.t9a.combat.attacks import close_combat_attacks
from rulesets.t9a.combat.morale import break_test
from rulesets.t9a.combat.pursuit import flee_pursuit, restrain_test
from rulesets.t9a.combat.reform import REFORMED, combat_reform
from rulesets.t9a.combat.result import combat_result
from rulesets.t9a.combat.round import step_effects
from rulesets.t9a.combat.round.champions import HURT
from rulesets.t9a.combat.round.fight import close_combat_round
from rulesets.t9a.combat.strike import close_combat_hit
from rulesets.t9a.combat.strikers import who_strikes
from rulesets.t9a.combat.weapon import weapon_strength

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    close_combat_round,
    who_strikes,
    close_combat_hit,
    close_combat_attacks,
    weapon_strength,
    combat_result,
    break_test,
    challenge,
    combat_reform,
    flee_pursuit,
    restrain_test,
    overrun,
    pursuit_new_enemy,
    pursue_off_table,
)
"""The chapter's rules."""

STATUSES: Final = (
    Status(step_effects.FOUGHT, "phase", noted_in=("combat",)),
    Status(step_effects.BEATEN, "phase", counts=(0, 100)),
    Status(step_effects.FIGHTS_ON, "combat", shared=True),
    Status(step_effects.BREAK_TESTED, "phase", shared=True),
    Status(REFORMED, "phase", shared=True),
    Status(DUEL, "combat"),
    Status(CHALLENGED, "phase", quiet=True),
    Status(HURT, counts=(1, 10)),
)
"""Statuses of units that fought this phase or this combat, and of those in a challenge."""

__all__ = ["PROCEDURES", "STATUSES"]
