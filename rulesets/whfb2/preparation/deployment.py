"""Placing the armies: unit by unit, the slowest first [L321-326, L372-388]."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Annotated, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import FromTable, Units, untold
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.round.touching import BETWEEN
from rulesets.refusal import Refusal
from rulesets.whfb2.movement.pace import pace_of
from rulesets.whfb2.unit import offers

DEPLOYED: Final = "deployed"
_FLYERS: Final = ("swooper", "hoverer", "flutterer")
"""Those who fly come onto the table in a movement phase of theirs [L4346-4354]."""
_MOST: Final = 100
"""Units of a side that are noted at once."""


@dataclass(frozen=True, slots=True)
class Deployed:
    """A unit that was placed."""

    placed: bool = True


def deployed_effects(_arguments: Arguments, _result: Deployed) -> tuple[Effect, ...]:
    """Note it."""
    return (StatusSet("unit", DEPLOYED, "phase"),)


@dataclass(frozen=True, slots=True)
class ArmyDeployed:
    """Units that stand.

    Attributes:
        count: How many.
    """

    count: int


def army_effects(arguments: Arguments, _result: ArmyDeployed) -> tuple[Effect, ...]:
    """Note each of them."""
    numbers = range(len(arguments["unit"]))
    return tuple(StatusSet("unit", DEPLOYED, "phase", place=number) for number in numbers)


def _still_to_place(situation: Situation) -> tuple[str, ...]:
    """Return the names of all that the side which asks has still to place, nothing without any."""
    own = (side.units for side in situation.sides if side.name == situation.asking)
    names = [unit.name for units in own for unit in waiting(units)][:_MOST]
    return (BETWEEN.join(names),) if names else ()


def _has_to_place(situation: Situation) -> bool:
    return bool(_still_to_place(situation))


def _check_one_side(situation: Situation, arguments: Arguments) -> None:
    """Refuse to place another side's units with one's own: `other-side`."""
    names = {unit.name for unit in arguments["unit"]}
    sides = [{unit.name for unit in side.units} & names for side in situation.sides]
    if sum(map(bool, sides)) > 1:
        first, second = (min(found) for found in sides if found)
        raise Refusal("other-side", procedure="deploy_army", unit=second, other=first)


@procedure(
    source="L321-326, L372-388",
    effects=army_effects,
    phases=("deployment",),
    demands=(Demand("unit", once=(DEPLOYED,)),),
    check=_check_one_side,
    offering=tuple(replace(each, stands=_has_to_place) for each in offers.DEPLOY_ARMY),
)
def deploy_army(
    _dice: Dice,
    *,
    unit: Annotated[tuple[Unit, ...], Units(1, _MOST), FromTable(untold, among=_still_to_place)],
) -> ArmyDeployed:
    """Note that all units of a side stand, as they were placed before anybody noted it.

    In which order they were is between the players; see `deploy_unit` for one after the other.

    Args:
        unit: The units.
    """
    return ArmyDeployed(len(unit))


@procedure(
    source="L321-326, L372-388",
    command="move",
    variant="deploy",
    units=("unit",),
    effects=deployed_effects,
    phases=("deployment",),
    demands=(Demand("unit", once=(DEPLOYED,)),),
    offering=offers.DEPLOY,
)
def deploy_unit(
    _dice: Dice,
) -> Deployed:
    """Note that a unit is placed in its zone: 30 cm deep, 30 cm from each side edge [L321-326].

    Who is to follow stands among what is due: the slowest of both armies, armour counted; where
    both have units of one pace they take turns, the side that plays last beginning [L376-383].
    """
    return Deployed()


def _pace(unit: Unit) -> float:
    return pace_of(unit) or 0.0


def waiting(units: Iterable[Unit]) -> list[Unit]:
    """Return the units that are still to be placed, the slowest first, by their names."""
    found = [
        unit
        for unit in units
        if unit.models > 0
        and unit.find("m") is not None
        and not unit.has(DEPLOYED)
        and not unit.has("off-table")
        and not any(rule in unit.rules for rule in _FLYERS)
    ]
    return sorted(found, key=lambda unit: (_pace(unit), unit.name))


def order_of(units: Iterable[Unit], most: int) -> str:
    """Return the order of placing, units of one pace joined by a sign."""
    groups = (tuple(group) for _, group in groupby(waiting(units), key=_pace))
    return ", ".join(" = ".join(unit.name for unit in group) for group in groups)[:most]


def next_to_place(situation: Situation) -> list[Unit]:
    """Return the units one of which is to be placed now [L376-383]."""
    sides = situation.sides
    everybody = waiting(situation.units)
    if not everybody:
        return []
    slowest = _pace(everybody[0])
    # Who plays last begins, and a side that placed more of them waits.
    turn = min(reversed(sides), key=lambda side: _rank(side.units, slowest))
    return [unit for unit in waiting(turn.units) if _pace(unit) == slowest]


def _rank(units: Iterable[Unit], pace: float) -> tuple[bool, int]:
    """Return whether a side has nobody of that pace to place, and how many it placed."""
    held = [unit for unit in units if unit.find("m") is not None and _pace(unit) == pace]
    return (not waiting(held), sum(unit.has(DEPLOYED) for unit in held))
