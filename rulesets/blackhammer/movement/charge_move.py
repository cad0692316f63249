"""Charge moves: reach, contact, failure, and turning on another enemy [L700-726]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.movement.flight import charge_failed, engaged, even_pick
from rulesets.blackhammer.movement.reach import (
    Charge,
    ChargerRules,
    Length,
    Obstacles,
    charge_of,
    paces,
)
from rulesets.blackhammer.movement.response import barred
from rulesets.blackhammer.options import Movement, One, Paces, YesNo
from rulesets.blackhammer.standing import state_of
from rulesets.core.effect import Effect, StatusSet
from rulesets.core.parameter import Choice
from rulesets.core.procedure import Arguments
from rulesets.core.rules import NO_RULES
from rulesets.core.unit import Unit
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

ZONES: Final = ("front", "flank", "rear")

Zone: TypeAlias = Annotated[str, Choice(ZONES)]


@dataclass(frozen=True, slots=True)
class ChargeMove:
    """A charge move against a unit that stands.

    Attributes:
        contact: Whether it reaches its target.
        reach: Its charge distance in paces, obstacles taken off.
        straight: Paces that the wheel and difficult ground leave of it.
        moved: Paces it moves: to its target, or what a failed charge moves.
    """

    contact: bool
    reach: float
    straight: float
    moved: float


@dataclass(frozen=True, slots=True)
class Redirection:
    """A new charge at an enemy met on the way.

    Attributes:
        allowed: Whether it may be declared.
        must: Whether it has to be: Frenzy leaves no choice.
        in_reach: Whether what is left of the charge distance suffices.
    """

    allowed: bool
    must: bool
    in_reach: bool


@dataclass(frozen=True, slots=True)
class ChargeArc:
    """The side from which an undecided charge counts."""

    zone: str


def charge_resolve(
    dice: Dice,  # noqa: ARG001 - every procedure takes the dice, this one needs none
    *,
    distance: Length,
    unit: One = None,
    target: One = None,
    m: Movement = None,
    reach: Paces = None,
    difficult: Length = 0.0,
    obstacles: Obstacles = 0,
    wheel: Length = 0.0,
    flying: YesNo = False,
    blocked: YesNo = False,
    rules: ChargerRules = NO_RULES,
) -> ChargeMove:
    """Tell whether a charge reaches a unit that stands, and how far the charger moves [L700-714].

    Args:
        dice: Not used.
        distance: Paces to the target.
        unit: The charger.
        target: The charged unit.
        m: Movement of the charger.
        reach: Its charge distance, when it is not twice its Movement.
        difficult: Paces of difficult ground on the way.
        obstacles: Obstacles on the way that nobody defends.
        wheel: Paces the outer corner travels in the one wheel allowed.
        flying: It charges by air.
        blocked: There is no way through, no room to align, or it does not see the target.
        rules: The charger's special rules.

    Raises:
        Refusal: as `charge_of`; `difficult-beyond-distance`, `unit-destroyed`, `cannot-charge`.
    """
    check_charger(unit)
    state_of(target)
    charge = charge_of(m, reach, rules, flying=flying, obstacles=obstacles)
    check_way(distance, difficult)
    return charge_move(charge, distance, difficult, wheel, blocked=blocked)


def redirect_charge(
    dice: Dice,  # noqa: ARG001 - every procedure takes the dice, this one needs none
    *,
    distance: Length,
    m: Movement = None,
    reach: Paces = None,
    difficult: Length = 0.0,
    obstacles: Obstacles = 0,
    wheel: Length = 0.0,
    flying: YesNo = False,
    blocked: YesNo = False,
    rules: ChargerRules = NO_RULES,
) -> Redirection:
    """Tell whether a charger may turn on another enemy on its way [L720, L2028].

    Args:
        dice: Not used.
        distance: Paces from where the charge began to the enemy on the way.
        m: Movement of the charger.
        reach: Its charge distance, when it is not twice its Movement.
        difficult: Paces of difficult ground on that way.
        obstacles: Obstacles on that way.
        wheel: Paces the outer corner travels.
        flying: It charges by air.
        blocked: It does not see that enemy.
        rules: The charger's special rules; Frenzy must go for it.

    Raises:
        Refusal: as `charge_of`; `difficult-beyond-distance`.
    """
    charge = charge_of(m, reach, rules, flying=flying, obstacles=obstacles)
    check_way(distance, difficult)
    move = charge_move(charge, distance, difficult, wheel, blocked=blocked)
    return Redirection(not blocked, "frenzy" in rules and move.contact, move.contact)


def charge_arc_roll(dice: Dice, *, zone: Zone, other_zone: Zone) -> ChargeArc:
    """Decide a charge between two sides with 1D6: 1-3 the first, 4-6 the other [L704].

    Args:
        dice: The dice.
        zone: The side named first.
        other_zone: The other side it might be.
    """
    return ChargeArc((zone, other_zone)[even_pick(dice, 2, "charge-arc")])


def check_charger(unit: Unit | None) -> None:
    """Refuse a unit that may not charge: `cannot-charge`, `unit-destroyed`."""
    status = barred(unit)
    if status is not None:
        raise Refusal("cannot-charge", state=status)


def check_way(distance: float, difficult: float) -> None:
    """Refuse more difficult ground than way: `difficult-beyond-distance`."""
    if difficult > distance:
        raise Refusal("difficult-beyond-distance", difficult=difficult, distance=distance)


def charge_move(
    charge: Charge, distance: float, difficult: float, wheel: float, *, blocked: bool
) -> ChargeMove:
    """Return the charge move against a unit that stands `distance` paces away."""
    contact = not blocked and charge.reaches(charge.cost(distance, difficult) + wheel)
    straight = max(0.0, charge.reach - wheel - charge.slowed(distance, difficult))
    moved = distance if contact else charge.failed_move(distance)
    return ChargeMove(contact, paces(charge.reach), paces(straight), paces(moved))


def charge_move_effects(arguments: Arguments, result: ChargeMove) -> tuple[Effect, ...]:
    """Engage both units, or note the failed charge."""
    if not result.contact:
        return charge_failed("unit")
    return contact_effects(fresh=state_of(arguments["target"]) != "engaged")


def contact_effects(*, fresh: bool) -> tuple[Effect, ...]:
    """Return the effects of a charge that strikes home; a target that fought already is not new.

    Args:
        fresh: Whether the target's combat begins now.
    """
    return (
        StatusSet("unit", "charged", "turn"),
        StatusSet("unit", "moved", "turn"),
        *engaged("unit"),
        *engaged("target", fresh=fresh),
    )
