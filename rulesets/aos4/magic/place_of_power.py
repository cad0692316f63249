"""Activating a Place of Power [L1233-1246]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.aos4.attack.sequence import Damage, unit_suffers
from rulesets.aos4.attack.steps import harm
from rulesets.aos4.ground.features import KINDS, PLACE, feature_of
from rulesets.aos4.magic.power import Caster, check_distance
from rulesets.aos4.unit import acts, offers
from rulesets.aos4.unit.house import Pack
from rulesets.aos4.unit.options import Inches
from rulesets.core.battlefield.landmark import Landmark
from rulesets.core.declaring.parameter import Landmarks
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.die import D3
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

_REACH: Final = 3
"""Inches within which a hero activates one [L1229]."""


@dataclass(frozen=True, slots=True)
class Activation:
    """The outcome of activating a Place of Power.

    Attributes:
        gift: `none`, `magic-boost` to casting and chanting rolls this turn, or `anti-magic`:
            unbinding or banishing this turn as WIZARD (1).
        suffered: What its mortal damage did.
    """

    gift: Literal["none", "magic-boost", "anti-magic"]
    suffered: Damage | None = None


def place_effects(_arguments: Arguments, result: Activation) -> tuple[Effect, ...]:
    """Note what the hero may do this turn, or hurt it; once a phase is all [L208-209]."""
    tried = StatusSet("unit", "power-tried", "phase")
    if result.gift == "none":
        return (tried, *(() if result.suffered is None else harm("unit", result.suffered)))
    return (tried, StatusSet("unit", result.gift, "turn"))


@procedure(
    source="L1233-1246",
    command="terrain",
    variant="power",
    effects=place_effects,
    phases=("start-of-turn",),
    acts=acts.POWER,
    offering=offers.PLACE_OF_POWER,
)
def place_of_power(
    dice: Dice,
    *,
    unit: Caster,
    terrain: Annotated[Landmark | None, Landmarks(KINDS)] = None,
    distance: Inches = None,
    pack: Pack = "border-war",
) -> Activation:
    """Activate a Place of Power with a hero within 3 inches of it [L1233-1246].

    On a 1 it suffers D3 mortal damage; otherwise a wizard or priest has +1 to casting and chanting
    rolls this turn, another hero may unbind or banish as WIZARD (1).

    Args:
        dice: The dice.
        unit: The hero.
        terrain: The terrain feature, where it is named.
        distance: Inches to it.
        pack: The battlepack; Spearhead has no Terrain module.

    Raises:
        Refusal: `not-in-spearhead`, `no-place-of-power`, `not-a-hero`, `beyond-reach`.
    """
    if pack == "spearhead":
        raise Refusal("not-in-spearhead", procedure="place_of_power")
    if "hero" not in unit.rules:
        raise Refusal("not-a-hero", unit=unit.name)
    check_distance(distance, _REACH)
    if terrain is not None and not feature_of(terrain).power:
        raise Refusal("no-place-of-power")
    _, row = PLACE.roll(dice, "place-of-power")
    if row.id == "gift":
        casts = "wizard" in unit.rules or "priest" in unit.rules
        return Activation("magic-boost" if casts else "anti-magic")
    return Activation("none", unit_suffers(dice, dice.single("mortal-damage", die=D3), unit))
