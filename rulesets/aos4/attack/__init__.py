"""Attacks: fighting and shooting, roll by roll and as a whole."""

from __future__ import annotations

from typing import Final

from rulesets.aos4.abilities.queue import check_order
from rulesets.aos4.attack.assault import (
    fight_attack,
    fight_effects,
    shooting_attack,
    shooting_effects,
)
from rulesets.aos4.attack.idle import fight_idles, shooting_idles
from rulesets.aos4.attack.steps import (
    damage_effects,
    damage_roll,
    hit_roll,
    save_roll,
    wound_roll,
)
from rulesets.aos4.attack.wards import gain_effects, gain_ward
from rulesets.aos4.unit import demands
from rulesets.core.declaring.procedure import Procedure, declare

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        fight_attack,
        source="L519-529, L618-689",
        command="fight",
        effects=fight_effects,
        at_large=True,
        phases=("combat",),
        demands=demands.FIGHT,
        check=check_order,
        idles=fight_idles,
    ),
    declare(
        shooting_attack,
        source="L495-505, L618-689",
        command="shoot",
        effects=shooting_effects,
        at_large=True,
        phases=("shooting",),
        demands=demands.SHOOTING,
        idles=shooting_idles,
    ),
    declare(hit_roll, source="L631, L638-642", actors=()),
    declare(wound_roll, source="L632, L640", actors=()),
    declare(save_roll, source="L633, L642", actors=()),
    declare(
        damage_roll,
        source="L644-689",
        effects=damage_effects,
        actors=(),
        demands=demands.HARMED,
    ),
    declare(gain_ward, source="L665-673, L1331-1345", effects=gain_effects),
)
