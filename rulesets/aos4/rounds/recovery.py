"""Healing and rallying [L839-847, L1080-1093]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.aos4.orders import check_order, paid
from rulesets.aos4.unit import acts, demands, offers
from rulesets.aos4.unit.house import Pack
from rulesets.aos4.unit.options import YesNo
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Quantity, Units
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, WoundsHealed
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

_DICE: Final = 6
_RALLIES: Final = 4
"""Lowest face of a rally roll that is worth a point [L1088]."""

Target = Annotated[Unit, Units()]


@dataclass(frozen=True, slots=True)
class Healed:
    """Damage taken off a unit, and what stays allocated."""

    healed: int
    allocated: int


def heal_effects(_arguments: Arguments, result: Healed) -> tuple[Effect, ...]:
    """Take the damage off."""
    return (WoundsHealed("unit", result.healed),) if result.healed else ()


@procedure(source="L839-841", effects=heal_effects)
def heal(dice: Dice, *, unit: Target, heals: Annotated[Amount, Quantity(1, 60)]) -> Healed:
    """Heal a unit: damage allocated to it goes, no model comes back [L839-841]."""
    healed = min(unit.carried, heals.roll(dice, "heal"))
    return Healed(healed, unit.carried - healed)


@dataclass(frozen=True, slots=True)
class Returned:
    """Slain models that came back to a unit, and how many more could have.

    Attributes:
        returned: Slain models that are back, with no damage.
        lost: Models beyond those that were slain.
    """

    returned: int
    lost: int


def return_effects(arguments: Arguments, result: Returned) -> tuple[Effect, ...]:
    """Bring the models back; the damage of the unit stays where it is."""
    regained = result.returned * arguments["unit"].number("w", 1)
    return (WoundsHealed("unit", regained),) if regained else ()


@procedure(source="L845-847, L2580", effects=return_effects, demands=demands.RALLY)
def return_models(
    dice: Dice, *, unit: Target, returns: Annotated[Amount, Quantity(1, 60)]
) -> Returned:
    """Bring slain models back to a unit by an ability, other than Rally [L845-847].

    They come back one by one, coherent with the models that were there, and in combat only with
    enemies that their unit was in combat with.

    Args:
        dice: How many, where the ability rolls for it.
        unit: The unit.
        returns: How many, a number or dice.

    Raises:
        Refusal: `nobody-slain`.
    """
    slain = unit.size - unit.models
    if slain < 1:
        raise Refusal("nobody-slain", unit=unit.name)
    count = returns.roll(dice, "return-models")
    return Returned(min(slain, count), max(0, count - slain))


@dataclass(frozen=True, slots=True)
class Rally:
    """The gain of a unit that rallies.

    Attributes:
        points: Rally points.
        returned: Slain models that come back.
        healed: Damage taken off the unit.
        lost: Points that were of no use.
    """

    points: int
    returned: int
    healed: int
    lost: int


def rally_effects(arguments: Arguments, result: Rally) -> tuple[Effect, ...]:
    """Pay for the command, heal damage and bring models back."""
    regained = result.healed + result.returned * arguments["unit"].number("w", 1)
    healed = (WoundsHealed("unit", regained),) if regained else ()
    return (*paid("rally"), *healed)


@procedure(
    source="L1080-1093, L1686",
    command="rally",
    effects=rally_effects,
    at_large=True,
    phases=("hero",),
    demands=demands.RALLY,
    acts=acts.RALLY,
    offering=offers.RALLY,
)
def rally(
    dice: Dice, *, unit: Target, heal_first: YesNo = False, pack: Pack = "border-war"
) -> Rally:
    """Rally: 6 dice, 7 with a musician, a point for each 4 or more [L1080-1093, L1686].

    A point takes one damage off; as many as the Health bring a slain model back. Models come
    back first unless `heal_first`; what buys nothing is lost.

    Raises:
        Refusal: `no-commands`, `already-commanded`, `rally-in-combat` [L1086], `nothing-to-rally`
            for an unhurt unit of full size.
    """
    check_order(unit, pack)
    if unit.bar("rally"):
        raise Refusal("rally-in-combat", unit=unit.name)
    if not unit.carried and unit.models >= unit.size:
        raise Refusal("nothing-to-rally", unit=unit.name)
    health, slain = unit.number("w", 1), unit.size - unit.models
    points = dice.successes(_DICE + ("musician" in unit.rules), _RALLIES, "rally")
    if heal_first:
        healed = min(unit.carried, points)
        returned = min(slain, (points - healed) // health)
    else:
        returned = min(slain, points // health)
        healed = min(unit.carried, points - returned * health)
    return Rally(points, returned, healed, points - healed - returned * health)
