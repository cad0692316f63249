"""Charges: 2D6 inches that must end within half an inch of an enemy [L507-517]."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated, Final

from rulesets.aos4.orders import check_order, paid
from rulesets.aos4.unit import acts, demands, offers
from rulesets.aos4.unit.house import CounterChargeCost, Pack
from rulesets.aos4.unit.melee import CHARGED_AT, SHORT_OF, charge_told, open_charges
from rulesets.aos4.unit.options import Inches, One
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Units, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.core.results.link_effect import LinkCleared, LinkSet
from rulesets.core.results.relation import CHARGING
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal, code_for

_HALF: Final = 0.5
"""Inches from an enemy within which a charge ends [L515]."""


@dataclass(frozen=True, slots=True)
class Charge:
    """A charge.

    Attributes:
        roll: Inches it goes at most.
        success: Whether it ends within half an inch of its target; None where nobody gave the gap.
    """

    roll: int
    success: bool | None


def _need(gap: float | None) -> int | None:
    """Return the lowest charge roll that succeeds, at least 1."""
    return None if gap is None else max(1, -int(-(gap - _HALF) // 1))


def _charged(roll: int, gap: float | None) -> Charge:
    need = _need(gap)
    return Charge(roll, None if need is None else roll >= need)


def _check(unit: Unit | None) -> None:
    if unit is None:
        return
    ban = unit.bar("charge-again")
    if ban is not None:
        raise Refusal(code_for("no-charge", ban.by), unit=unit.name)


def after_charge(arguments: Arguments, result: Charge) -> tuple[FollowUp, ...]:
    """Offer to roll a charge that falls short again, for a command point [L1163]."""
    if result.success is not False or arguments["pack"] == "spearhead":
        return after_command(arguments, result)
    values = (("distance", str(arguments["distance"])),)
    return (FollowUp("forward_to_victory", (("unit", "unit"), ("target", "target")), values),)


def charge_effects(arguments: Arguments, result: Charge) -> tuple[Effect, ...]:
    """Bring charger and target into combat if the charge succeeds [L515].

    A charge that falls short still was the unit's only try [L208]. One at nobody in particular, of
    which nobody told the distance, is noted until somebody says what it reached.
    """
    told = (*_told_of(arguments["unit"]), charge_told(success=result.success))
    if result.success:
        return (*_into_combat(), *told)
    tried = StatusSet("unit", "charge-tried", "phase")
    if result.success is None and arguments["target"] is None:
        return (tried, StatusSet("unit", "charge-untold", "phase"))
    return (tried, *told)


def _told_of(unit: Unit | None) -> tuple[Effect, ...]:
    """Return that a charge at nobody in particular is told of, where a unit rolled one."""
    untold = unit is not None and unit.has("charge-untold")
    return (StatusCleared("unit", "charge-untold"),) if untold else ()


@procedure(
    source="L507-517, L2380",
    command="charge",
    variant="charge",
    follow_ups=after_charge,
    effects=charge_effects,
    phases=("charge",),
    demands=demands.CHARGE,
    acts=acts.CHARGE,
    offering=offers.CHARGE,
)
def charge_roll(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,  # noqa: ARG001 - the table's
    distance: Inches = None,
    pack: Pack = "border-war",  # noqa: ARG001 - what follows goes by it
) -> Charge:
    """Roll a charge; a unit that cannot end within half an inch of an enemy does not move.

    Args:
        dice: The dice.
        unit: Who charges.
        target: Whom.
        distance: Inches between the bases.
        pack: The battlepack.

    Raises:
        Refusal: `no-charge-engaged`, `no-charge-ran`, `no-charge-retreated`.
    """
    _check(unit)
    return _charged(dice.sum(2, "charge", need=_need(distance)), distance)


def after_command(arguments: Arguments, result: Charge) -> tuple[FollowUp, ...]:
    """Let the players say whether a charge succeeded, where nobody gave the distance."""
    if result.success is not None:
        return ()
    roles = ("unit",) if arguments["target"] is None else ("unit", "target")
    units, unit = tuple((role, role) for role in roles), arguments["unit"]
    untold = None if unit is None else partial(_is_untold, unit.name)
    told = ("charge_reached", "charge_missed")
    return tuple(FollowUp(each, units, offered=untold) for each in told)


def _is_untold(charger: str, situation: Situation) -> bool:
    """Return whether nobody said yet how the charge of a unit ended."""
    named = (unit for unit in situation.units if unit.name == charger)
    return any(unit.has("charge-untold") or open_charges(unit) for unit in named)


def counter_charge_effects(arguments: Arguments, result: Charge) -> tuple[Effect, ...]:
    """Pay for the command, whatever the dice [L1149]."""
    cost = 1 if arguments["counter_charge_cost"] == "one-point" else None
    return (*paid("counter-charge", cost=cost), *charge_effects(arguments, result))


@procedure(
    source="L1145-1153",
    command="charge",
    variant="counter-charge",
    follow_ups=after_command,
    effects=counter_charge_effects,
    at_large=True,
    phases=("charge",),
    demands=demands.COUNTER_CHARGE,
    acts=acts.COUNTER_CHARGE,
    offering=offers.COUNTER_CHARGE,
)
def counter_charge(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,  # noqa: ARG001 - the table's
    distance: Inches = None,
    counter_charge_cost: CounterChargeCost = "two-points",  # noqa: ARG001 - its effects pay
    pack: Pack = "border-war",
) -> Charge:
    """Charge in the enemy's charge phase, for two command points [L1145-1153, L2400].

    Args:
        dice: The dice.
        unit: Who charges.
        target: Whom.
        distance: Inches between the bases.
        counter_charge_cost: What it costs.
        pack: The battlepack.

    Raises:
        Refusal: what `charge_roll` refuses, `already-commanded`, `no-commands`.
    """
    check_order(unit, pack)
    _check(unit)
    return _charged(dice.sum(2, "charge", need=_need(distance)), distance)


def forward_effects(arguments: Arguments, result: Charge) -> tuple[Effect, ...]:
    """Pay for the command."""
    return (*paid("forward-to-victory"), *charge_effects(arguments, result))


@procedure(
    source="L1155-1163",
    follow_ups=after_command,
    effects=forward_effects,
    at_large=True,
    phases=("charge",),
    demands=demands.FORWARD,
    acts=acts.FORWARD,
    offering=offers.FORWARD,
)
def forward_to_victory(
    dice: Dice,
    *,
    unit: One = None,
    target: Annotated[Unit | None, Units(), SHORT_OF] = None,  # noqa: ARG001 - the table's
    kept: Annotated[int, Whole(0, 6)] = 0,
    distance: Inches = None,
    pack: Pack = "border-war",
) -> Charge:
    """Roll a charge again, both dice or all but one [L108, L1155-1163].

    Args:
        dice: The dice.
        unit: Who charges.
        target: Whom.
        kept: The face that stays on the table; 0 where both dice are rolled again.
        distance: Inches between the bases.
        pack: The battlepack.

    Raises:
        Refusal: `already-commanded`, `no-commands`.
    """
    check_order(unit, pack)
    need = _need(distance)
    need = None if need is None else max(1, need - kept)
    return _charged(kept + dice.sum(1 if kept else 2, "charge-again", need=need), distance)


@dataclass(frozen=True, slots=True)
class Reached:
    """A successful charge, on the word of the players who measured it."""

    charged: bool = True


def reached_effects(arguments: Arguments, _result: Reached) -> tuple[Effect, ...]:
    """Bring both units into combat; a charge that ends at another enemy is at that one alone."""
    unit, target = arguments["unit"], arguments["target"]
    elsewhere = target is not None and set(open_charges(unit)) - {target.name}
    return (
        StatusCleared("unit", "charge-tried"),
        *_told_of(unit),
        *((LinkCleared(CHARGING.id, "unit"),) if elsewhere else ()),
        *_into_combat(),
        charge_told(success=True),
    )


@procedure(
    source="L511-515",
    effects=reached_effects,
    phases=("charge",),
    demands=demands.REACHED,
    offering=offers.REACHED,
)
def charge_reached(
    _dice: Dice,
    *,
    unit: Annotated[Unit, Units()],  # noqa: ARG001 - the table's
    target: Annotated[Unit, Units(), CHARGED_AT],  # noqa: ARG001 - the table's
) -> Reached:
    """Note that a charge whose distance nobody gave ends within half an inch of its target [L515].

    Args:
        unit: Who charged.
        target: Whom; where nobody says, at whom it was rolled.
    """
    return Reached()


@dataclass(frozen=True, slots=True)
class Missed:
    """A charge that fell short, on the word of the players who measured it."""

    short: bool = True


def missed_effects(arguments: Arguments, _result: Missed) -> tuple[Effect, ...]:
    """Note that the charge failed; it was the unit's only try [L208, L515]."""
    told = _told_of(arguments["unit"])
    return told if arguments["target"] is None else (*told, charge_told(success=False))


def after_missed(arguments: Arguments, _result: Missed) -> tuple[FollowUp, ...]:
    """Offer to roll the charge again, for a command point [L1163]."""
    if arguments["target"] is None or arguments["pack"] == "spearhead":
        return ()
    return (FollowUp("forward_to_victory", (("unit", "unit"), ("target", "target"))),)


@procedure(
    source="L511-515",
    follow_ups=after_missed,
    effects=missed_effects,
    phases=("charge",),
    demands=demands.REACHED,
    offering=offers.MISSED,
)
def charge_missed(
    _dice: Dice,
    *,
    unit: Annotated[Unit, Units()],  # noqa: ARG001 - the table's
    target: Annotated[Unit | None, Units(), CHARGED_AT] = None,  # noqa: ARG001 - the table's
    pack: Pack = "border-war",  # noqa: ARG001 - what follows goes by it
) -> Missed:
    """Note that a charge whose distance nobody gave does not end near its target [L515].

    Args:
        unit: Who charged.
        target: Whom; where nobody says, at whom it was rolled.
        pack: The battlepack.
    """
    return Missed()


def _into_combat() -> tuple[Effect, ...]:
    return (
        StatusSet("unit", "charged", "turn"),
        StatusSet("unit", "once-charged"),
        LinkSet(CONTACT, "unit", "target"),
        StatusSet("unit", "engaged"),
        StatusSet("target", "engaged"),
    )
