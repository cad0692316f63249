"""Placing the armies: unit by unit, the slowest first [L321-326, L372-388]."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.whfb2.movement.pace import pace_of
from rulesets.whfb2.unit import offers

DEPLOYED: Final = "deployed"
_FLYERS: Final = ("swooper", "hoverer", "flutterer")
"""Those who fly come onto the table in a movement phase of theirs [L4346-4354]."""


@dataclass(frozen=True, slots=True)
class Deployed:
    """A unit that was placed."""

    placed: bool = True


def deployed_effects(_arguments: Arguments, _result: Deployed) -> tuple[Effect, ...]:
    """Note it."""
    return (StatusSet("unit", DEPLOYED, "phase"),)


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
