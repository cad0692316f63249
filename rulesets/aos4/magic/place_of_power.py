"""Activating a Place of Power [L1233-1246]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rulesets.aos4.attack.sequence import Damage, unit_suffers
from rulesets.aos4.attack.steps import harm
from rulesets.aos4.magic.power import Caster
from rulesets.core.effect import Effect, StatusSet
from rulesets.core.procedure import Arguments
from rulesets.dice.die import D3
from rulesets.dice.handle import Dice


@dataclass(frozen=True, slots=True)
class Activation:
    """What a Place of Power did.

    Attributes:
        gift: `none`, `magic-boost` to casting and chanting rolls this turn, or `anti-magic`:
            unbinding or banishing this turn as WIZARD (1).
        suffered: What its mortal damage did.
    """

    gift: Literal["none", "magic-boost", "anti-magic"]
    suffered: Damage | None = None


def place_of_power(dice: Dice, *, unit: Caster) -> Activation:
    """Activate a Place of Power with a hero within 3 inches of it [L1233-1246].

    On a 1 it suffers D3 mortal damage; otherwise a wizard or priest has +1 to casting and chanting
    rolls this turn, another hero may unbind or banish as WIZARD (1).
    """
    if dice.single("place-of-power") > 1:
        casts = "wizard" in unit.rules or "priest" in unit.rules
        return Activation("magic-boost" if casts else "anti-magic")
    return Activation("none", unit_suffers(dice, dice.single("mortal-damage", die=D3), unit))


def place_effects(_arguments: Arguments, result: Activation) -> tuple[Effect, ...]:
    """Note what the hero may do this turn, or hurt it."""
    if result.suffered is not None:
        return harm("unit", result.suffered)
    return (StatusSet("unit", result.gift, "turn"),)
