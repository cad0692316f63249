"""Abilities in general: precedence, modifiers, and the order of fights."""

from __future__ import annotations

from typing import Final

from rulesets.aos4.abilities.fights import fight_or_pass, fight_order, pile_in
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
from rulesets.core.declaring.procedure import Procedure, collected

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    d3_roll,
    reroll_check,
    characteristic_modifiers,
    fast_dice,
    effect_order,
    ability_use,
    effect_lasts,
    damage_order,
    fight_order,
    fight_or_pass,
    pile_in,
)
