"""BlackHammer's shooting chapter, and the saves and casualties every chapter shares."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.shooting.casualties import (
    multiple_wounds,
    remove_casualties,
    unit_power,
)
from rulesets.blackhammer.shooting.outcome import shooting_effects, volley_effects
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
from rulesets.blackhammer.unit import demands
from rulesets.blackhammer.unit.following import after_shooting
from rulesets.blackhammer.unit.idle import shooting_idles
from rulesets.core.declaring.procedure import Procedure, declare

RULES: Final = WEAPON_RULES

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        shooting_attack,
        follow_ups=after_shooting,
        source="L896-1326",
        command="shoot",
        effects=volley_effects,
        phases=("movement", "shooting"),
        demands=demands.SHOOTING,
        idles=shooting_idles,
    ),
    declare(
        auto_hits,
        source="L914, L980, L2750-2754",
        effects=shooting_effects,
    ),
    declare(shoot_to_hit, source="L916-978"),
    declare(seven_plus, source="L978"),
    declare(range_check, source="L906-908"),
    declare(line_of_sight, source="L110-118, L2676, L2726, L2776", actors=()),
    declare(cover_check, source="L964-976", actors=()),
    declare(multiple_shots, source="L2908"),
    declare(to_wound, source="L982-1226", actors=()),
    declare(armour_save, source="L1234-1316", actors=()),
    declare(ward_save, source="L1318", actors=()),
    declare(multiple_wounds, source="L1326", actors=()),
    declare(remove_casualties, source="L1322-1324", actors=()),
    declare(unit_power, source="L230-236"),
)
