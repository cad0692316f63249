"""Charge moves: reach, contact, failure, and turning on another enemy [L700-726]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.movement.alongside import Alongside, failure, met_alongside
from rulesets.blackhammer.movement.choosing import answers_awaited
from rulesets.blackhammer.movement.declaration import ban_on
from rulesets.blackhammer.movement.flight import engage, even_pick
from rulesets.blackhammer.movement.following import after_contact
from rulesets.blackhammer.movement.reach import ChargeMove, Length, WheelingCharger
from rulesets.blackhammer.movement.shots import check_shots, has_shot, near_effects
from rulesets.blackhammer.movement.wings import flying_at
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.charges import check_flown, check_further_charge, come_to
from rulesets.blackhammer.unit.options import One
from rulesets.blackhammer.unit.unit_state import state_of
from rulesets.blackhammer.unit.when_charged import state_when_charged
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Choice
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.core.results.link_effect import LinkSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.charge_distance import MEASURED
from rulesets.rank_and_flank.charging import charges_owed
from rulesets.refusal import Refusal

ZONES: Final = ("front", "flank", "rear")

Zone: TypeAlias = Annotated[str, Choice(ZONES)]
Facing: TypeAlias = Annotated[str | None, Choice(ZONES)]


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


def charge_move_effects(arguments: Arguments, result: ChargeMove) -> tuple[Effect, ...]:
    """Engage both units, or note the failed charge."""
    if not result.contact:
        return (*come_to("failed", arguments), *failure(arguments))
    fresh = state_when_charged(arguments["target"]) != "engaged"
    met = contact_effects(fresh=fresh, facing=arguments["facing"])
    near = near_effects(arguments)
    return (*near, *come_to("moved", arguments), *met, *met_alongside(arguments))


def _check_move(situation: Situation, arguments: Arguments) -> None:
    """Refuse the move of a charge undeclared, at who flees, or before the shots [L664, L718, L726].

    Raises:
        Refusal: as `check_further_charge`, `check_flown` and `check_shots`; `charge-at-fugitives`.
    """
    check_further_charge(situation, arguments)
    check_flown(arguments)
    unit, target = arguments.get("unit"), arguments.get("target")
    if isinstance(unit, Unit) and isinstance(target, Unit) and target.has("fleeing"):
        raise Refusal("charge-at-fugitives", unit=unit.name, target=target.name)
    check_shots(situation, arguments)


@procedure(
    source="L700-714",
    command="charge",
    variant="resolve",
    effects=charge_move_effects,
    follow_ups=after_contact,
    phases=("movement",),
    demands=demands.CHARGE,
    check=_check_move,
    acts=acts.CONTACT,
    any_phase=acts.UNDECLARED,
    owed=charges_owed(answers_awaited),
    offering=replace(offers.RESOLVE, may=has_shot),
)
def charge_resolve(
    _dice: Dice,
    *,
    distance: Annotated[Length, MEASURED],
    unit: One = None,
    target: One = None,
    charger: Annotated[WheelingCharger, BUNDLE],
    facing: Facing = None,  # noqa: ARG001 - told for the contact
    alongside: Alongside = (),  # noqa: ARG001 - met with the target
) -> ChargeMove:
    """Tell whether a charge reaches a unit that stands, and how far the charger moves [L700-714].

    Args:
        distance: Paces to the target.
        unit: The charger.
        target: The charged unit.
        charger: The charger and its way.
        facing: The side of the target that it charges.
        alongside: The other enemies that it declared to charge at once and that it meets now.

    Raises:
        Refusal: as `charge_of`; `difficult-beyond-distance`, `unit-destroyed`, `cannot-charge`.
    """
    check_charger(unit, charger.origin)
    state_of(target)
    charger = replace(charger, flying=flying_at(unit, charger))
    charger.check_way(distance)
    return charger.move(distance)


@procedure(
    source="L720",
    command="charge",
    variant="redirect",
    roles=("unit",),
    phases=("movement",),
    demands=demands.REDIRECT,
    acts=acts.REDIRECT,
)
def redirect_charge(
    _dice: Dice,
    *,
    distance: Length,
    unit: One = None,
    charger: Annotated[WheelingCharger, BUNDLE],
) -> Redirection:
    """Tell whether a charger may turn on another enemy on its way [L720, L2028].

    Args:
        distance: Paces from where the charge began to the enemy on the way.
        unit: The charger.
        charger: The charger and that way; Frenzy must go for it.

    Raises:
        Refusal: as `charge_of`; `difficult-beyond-distance`.
    """
    charger = replace(charger, flying=flying_at(unit, charger))
    charger.check_way(distance)
    move = charger.move(distance)
    frenzied = "frenzy" in charger.rules
    return Redirection(not charger.blocked, frenzied and move.contact, move.contact)


@procedure(source="L702-704", phases=("movement",))
def charge_arc_roll(dice: Dice, *, zone: Zone, other_zone: Zone) -> ChargeArc:
    """Decide a charge between two sides with 1D6: 1-3 the first, 4-6 the other [L704].

    Args:
        dice: The dice.
        zone: The side named first.
        other_zone: The other side it might be.
    """
    return ChargeArc((zone, other_zone)[even_pick(dice, 2, "charge-arc")])


def check_charger(unit: Unit | None, origin: str) -> None:
    """Refuse a unit that may not charge: `cannot-charge`, `unit-destroyed`."""
    status = ban_on(unit, origin)
    if status is not None:
        raise Refusal("cannot-charge", state=status)


def contact_effects(*, fresh: bool, facing: str | None = None) -> tuple[Effect, ...]:
    """Return the effects of a charge that strikes home; a target that fought already is not new.

    Args:
        fresh: Whether the target's combat begins now.
        facing: The side of the target that is charged, where somebody said.
    """
    reached = (StatusSet("target", "reached", "phase"),) if fresh else ()
    return (
        LinkSet(CONTACT, "unit", "target", facing=facing),
        StatusSet("unit", "charged", "turn"),
        StatusSet("unit", "moved", "turn"),
        *engage("unit"),
        *engage("target", fresh=fresh),
        *reached,
    )
