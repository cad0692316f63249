"""Attacks: fighting and shooting, roll by roll and as a whole."""

from __future__ import annotations

from typing import Final

from rulesets.aos4.attack.assault import fight_attack, shooting_attack
from rulesets.aos4.attack.steps import damage_roll, hit_roll, save_roll, wound_roll
from rulesets.aos4.attack.wards import gain_ward
from rulesets.core.declaring.procedure import Procedure, collected

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    fight_attack,
    shooting_attack,
    hit_roll,
    wound_roll,
    save_roll,
    damage_roll,
    gain_ward,
)
