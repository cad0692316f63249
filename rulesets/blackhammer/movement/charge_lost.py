"""Charges at an enemy that is gone before they are moved: they fail [L708]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.blackhammer.movement.alongside import is_held
from rulesets.blackhammer.movement.flight import charge_failed
from rulesets.blackhammer.movement.reach import WheelingCharger, paces
from rulesets.blackhammer.movement.wings import with_way
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.charges import CHARGE, open_charges
from rulesets.blackhammer.unit.options import PACES
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Decimal, Units
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect
from rulesets.core.results.link_effect import LinkMoved
from rulesets.core.results.relation import CHARGE_OPEN
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class ChargeLost:
    """A charge whose target is gone, and the paces that the charger moves at most."""

    moved: float


def at_the_gone(situation: Situation, unit: Unit) -> bool:
    """Return whether all that a unit charges, and has not moved to yet, is gone."""
    there = {each.name for each in situation.units if each.models > 0}
    charges = open_charges(unit)
    return bool(charges) and all(charge.other not in there for charge in charges)


def _check_gone(situation: Situation, arguments: Arguments) -> None:
    """Refuse to give up a charge whose target stands.

    Raises:
        Refusal: `charge-not-lost`.
    """
    unit = arguments["unit"]
    if not at_the_gone(situation, unit):
        raise Refusal("charge-not-lost", unit=unit.name)


def _effects(arguments: Arguments, _result: ChargeLost) -> tuple[Effect, ...]:
    """End what is open of the unit's charges; one that strikes home elsewhere is no failed one."""
    ended = (LinkMoved(CHARGE, "unit", "failed", since=step) for step in CHARGE_OPEN)
    return (*ended, *(() if is_held(arguments["unit"]) else charge_failed("unit")))


@procedure(
    source="L708",
    effects=_effects,
    phases=("movement",),
    demands=demands.REDIRECT,
    check=_check_gone,
    acts=acts.LOST,
    offering=offers.LOST,
)
def charge_lost(
    dice: Dice,
    *,
    unit: Annotated[Unit, Units()],
    distance: Annotated[float | None, Decimal(0, 120, PACES)] = None,
    charger: Annotated[WheelingCharger, BUNDLE],
) -> ChargeLost:
    """Fail the charge of a unit whose target is gone before it moved [L708].

    It goes straight to where the target was last, no farther than its Movement, moves no more and
    does not shoot in this turn.

    Args:
        dice: Not rolled.
        unit: Who charges.
        distance: Paces to where the target stood last.
        charger: The charger and its way.

    Raises:
        Refusal: as `charge_of`; `charge-not-lost`.
    """
    whole = with_way(dice, unit, None, charger).charge()
    return ChargeLost(paces(whole.walk if distance is None else whole.failed_move(distance)))
