"""What movement and its limits have players reminded of [L164, L740, L758, L1089-1091]."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Concerned, Reminder, Situation
from rulesets.t9a.movement.arrival import FIRST_ARRIVAL
from rulesets.t9a.movement.charge import MISSILES

_TURNS: Final = 6
"""Game turns of a battle [L164]."""
_BORROWED: Final = ("no-shooting", "broken-down")
_NO_SHOT: Final = (
    "engaged",
    "fleeing",
    "charge-declared",
    "marched",
    "reformed",
    "rallied",
    *_BORROWED,
)
"""What keeps a unit from shooting this turn [L1089-1091; R L747, L799-800]."""
_ARTILLERY: Final = ("bolt-thrower", "cannon", "catapult", "flame-thrower", "volley-gun")
_BOUND: Final = ("engaged", "fleeing", "off-table", "moved")


def _standing(situation: Situation) -> list[Unit]:
    return [unit for unit in situation.active.units if unit.models > 0]


def _named(units: Iterable[Unit]) -> tuple[Concerned, ...]:
    return tuple(Concerned(unit.name) for unit in units)


def forgotten(situation: Situation) -> Iterator[Reminder]:
    """Remind that the last game turn has come."""
    if situation.turn == _TURNS:
        yield Reminder("last-turn", "L164", facts=(("turn", _TURNS),))


def other_moves(situation: Situation) -> Iterator[Reminder]:
    """Remind of random moves and of Ambushers, which the text leaves to other chapters."""
    own = _standing(situation)
    straying = [
        one
        for one in own
        if "random-movement" in one.rules and not any(one.has(status) for status in _BOUND)
    ]
    if straying:
        yield Reminder(
            "random-movement",
            "R L1046",
            _named(straying),
            "random_move",
            "unit",
            witness="same",
        )
    waiting = [one for one in own if one.has("off-table")]
    if waiting and situation.turn >= FIRST_ARRIVAL:
        yield Reminder(
            "ambush", "R L990", _named(waiting), "ambush_arrival", "unit", witness="same"
        )


def barred_shots(situation: Situation) -> Iterator[Reminder]:
    """Remind of armed units that may not shoot this turn, and why."""
    armed = [
        one
        for one in _standing(situation)
        if any(one.rules.holds(weapon) for weapon in (*MISSILES, *_ARTILLERY))
    ]
    why = ((one, next((status for status in _NO_SHOT if one.has(status)), None)) for one in armed)
    barred = tuple(Concerned(one.name, status) for one, status in why if status)
    if barred:
        borrowed = any(one.status in _BORROWED for one in barred)
        witness = "draft" if borrowed else None
        yield Reminder("cannot-shoot", "L1089-1091", barred, witness=witness)
