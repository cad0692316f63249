"""BlackHammer's shooting chapter, and the saves and casualties every chapter shares."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.shooting.casualties import (
    multiple_wounds,
    remove_casualties,
    unit_power,
)
from rulesets.blackhammer.shooting.outcome import shooting_effects
from rulesets.blackhammer.shooting.to_hit import (
    cover_check,
    multiple_shots,
    range_check,
    seven_plus,
    shoot_to_hit,
)
from rulesets.blackhammer.shooting.volley import auto_hits, shooting_attack
from rulesets.blackhammer.shooting.wound import armour_save, to_wound, ward_save
from rulesets.core.procedure import Follow, Procedure, declare

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        shooting_attack,
        source="L896-1326",
        command="shoot",
        effects=shooting_effects,
        following=(Follow("panic_test", (("unit", "target"),), (("cause", "losses"),)),),
        phases=("movement", "shooting"),
    ),
    declare(
        auto_hits,
        source="L914, L980, L2750-2754",
        effects=shooting_effects,
        following=(Follow("panic_test", (("unit", "target"),), (("cause", "losses"),)),),
    ),
    declare(shoot_to_hit, source="L916-978", following=("to_wound",)),
    declare(seven_plus, source="L978", following=("to_wound",)),
    declare(range_check, source="L906-908", following=("shoot_to_hit",)),
    declare(cover_check, source="L964-976", following=("shoot_to_hit",)),
    declare(multiple_shots, source="L2908", following=("shoot_to_hit",)),
    declare(to_wound, source="L982-1226", following=("armour_save",)),
    declare(armour_save, source="L1234-1316", following=("ward_save",)),
    declare(ward_save, source="L1318", following=("multiple_wounds", "remove_casualties")),
    declare(multiple_wounds, source="L1326"),
    declare(remove_casualties, source="L1322-1324"),
    declare(unit_power, source="L230-236"),
)
