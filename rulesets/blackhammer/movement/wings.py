"""The way of a flyer that charges: on the ground, or by air [L2738-2740]."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from rulesets.blackhammer.movement.reach import Charger, WheelingCharger, flight_of
from rulesets.blackhammer.unit.charges import has_declared
from rulesets.blackhammer.unit.house import CHARGE_WAY
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Flag
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.handle import Dice

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

BY_AIR: Final[StatusId] = "charges-by-air"
"""The status of a flyer that has declared to charge by air."""

ByAir: TypeAlias = Annotated[bool, Flag(), Fill("unit", f"status:{BY_AIR}")]


def goes_by_air(dice: Dice, unit: Unit | None, target: Unit | None, *, stated: bool | None) -> bool:
    """Return whether a charger goes by air: its player decides, once a charge [L2738].

    Args:
        dice: What asks the player.
        unit: The charger.
        target: Whom it charges.
        stated: Whether it does, as its player stated; None where nobody did.
    """
    if stated is not None or unit is None or "flyer" not in unit.rules:
        return bool(stated)
    if unit.has(BY_AIR):
        return True
    if has_declared(unit, target):
        return False
    way = dice.choose("unit", CHARGE_WAY.what, CHARGE_WAY.options, subject=unit.name)
    return way == "air"


def with_way(
    dice: Dice, unit: Unit | None, target: Unit | None, charger: WheelingCharger
) -> WheelingCharger:
    """Return a charger by the way it goes; what dice or a spell bring about decides for itself."""
    if charger.origin != "declared":
        return charger
    by_air = goes_by_air(dice, unit, target, stated=charger.flying)
    return replace(charger, flying=by_air)


def note_way(*, flying: bool) -> tuple[Effect, ...]:
    """Return what the table keeps of the way that a charger was declared to go."""
    return (StatusSet("unit", BY_AIR, "turn"),) if flying else ()


def flying_at(unit: Unit | None, charger: Charger) -> bool:
    """Return whether a charger that has declared its charge goes by air."""
    declared = unit is not None and unit.has(BY_AIR)
    return declared if charger.flying is None else charger.flying


def tell_of_wings(dice: Dice, unit: Unit | None, charger: WheelingCharger, distance: float) -> None:
    """Tell of a charge on foot that falls short and would not by air [L2738]."""
    walks = unit is not None and "flyer" in unit.rules and not charger.flying
    if walks and distance <= flight_of(charger.rules) and not charger.move(distance).contact:
        dice.tell("could-fly")
