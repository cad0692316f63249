"""BlackHammer's shooting chapter, and the saves and casualties every chapter shares."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.shooting.casualties import (
    multiple_wounds,
    remove_casualties,
    unit_power,
)
from rulesets.blackhammer.shooting.sight import line_of_sight
from rulesets.blackhammer.shooting.to_hit import (
    cover_check,
    multiple_shots,
    range_check,
    seven_plus,
    shoot_to_hit,
)
from rulesets.blackhammer.shooting.volley import auto_hits, shooting_attack
from rulesets.blackhammer.shooting.weapon import WEAPON_RULES
from rulesets.blackhammer.shooting.wound import armour_save, to_wound, ward_save
from rulesets.core.declaring.procedure import Procedure, collected

RULES: Final = WEAPON_RULES

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    shooting_attack,
    auto_hits,
    shoot_to_hit,
    seven_plus,
    range_check,
    line_of_sight,
    cover_check,
    multiple_shots,
    to_wound,
    armour_save,
    ward_save,
    multiple_wounds,
    remove_casualties,
    unit_power,
)
