"""Close combat: blows, weapons, saves, the result of a round [L1443-1827, L3097-3303]."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.ruleset.game import Status
from rulesets.whfb2.combat.armour import combat_save
from rulesets.whfb2.combat.armoury import net_attack, weapon_modifiers
from rulesets.whfb2.combat.capture import standard_capture
from rulesets.whfb2.combat.fighters.steed import PROFILE
from rulesets.whfb2.combat.order import attack_order
from rulesets.whfb2.combat.reaction import REACTION, monster_reaction
from rulesets.whfb2.combat.result import combat_result
from rulesets.whfb2.combat.round.fight import close_combat_round
from rulesets.whfb2.combat.strikes import combat_to_wound, melee_attacks
from rulesets.whfb2.combat.to_hit import COMBAT_TO_HIT, combat_to_hit
from rulesets.whfb2.rout.trial import rout_test

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    close_combat_round,
    combat_result,
    rout_test,
    standard_capture,
    melee_attacks,
    attack_order,
    combat_to_hit,
    combat_to_wound,
    combat_save,
    weapon_modifiers,
    monster_reaction,
    net_attack,
)
"""The chapter's rules."""

STATUSES: Final = (
    Status("rune-of-speed-faded"),
    Status("rune-of-wounding-faded"),
    Status("power-spent"),
    Status("frenzy-rounds", counts=(1, 99)),
    Status("degenerating"),
)
"""Traces of magic weapons, kept for the battle [L6561-6570, L6837-6870]."""

CHARTS: Final = (COMBAT_TO_HIT,)
TABLES: Final = (REACTION,)

__all__ = ["CHARTS", "PROCEDURES", "PROFILE", "STATUSES", "TABLES"]
