"""Abilities in general: which rule wins, what modifiers come to, who fights next."""

from __future__ import annotations

from typing import Final

from rulesets.aos4.abilities.fights import fight_or_pass, fight_order, pile_in, pile_in_effects
from rulesets.aos4.abilities.modifiers import (
    characteristic_modifiers,
    d3_roll,
    fast_dice,
    reroll_check,
)
from rulesets.aos4.abilities.precedence import (
    ability_use,
    damage_order,
    effect_lasts,
    effect_order,
)
from rulesets.core.declaring.procedure import Procedure, declare

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(d3_roll, source="L106", actors=()),
    declare(reroll_check, source="L108"),
    declare(characteristic_modifiers, source="L902-916"),
    declare(fast_dice, source="L648-652"),
    declare(effect_order, source="L931-956"),
    declare(ability_use, source="L206-210, L922-939"),
    declare(effect_lasts, source="L931-933"),
    declare(damage_order, source="L658-663"),
    declare(fight_order, source="L445-457, L811-817"),
    declare(fight_or_pass, source="L418, L449"),
    declare(
        pile_in,
        source="L579-585, L811-813",
        effects=pile_in_effects,
        phases=("combat",),
    ),
)
