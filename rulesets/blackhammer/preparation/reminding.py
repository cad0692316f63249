"""What preparation leaves to be done: mutations, the first turn, units on their way underground."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.blackhammer.preparation.tunnels import FIRST_TURN, LAST_TURN
from rulesets.core.reminder import Concerned, Reminder, Situation
from rulesets.core.unit import Unit


def before_first_turn(situation: Situation) -> Iterator[Reminder]:
    """Remind of mutations not rolled for, and of the roll for the first turn [L378, L2788]."""
    if situation.turn != 1 or situation.last:
        return
    mutating = [
        unit
        for camp in situation.camps
        for unit in camp.units
        if unit.models > 0 and "mutations" in unit.rules
    ]
    if mutating:
        yield Reminder("mutations", "L2788", _named(mutating), "mutations_roll", "unit")
    if not situation.settled:
        yield Reminder("first-turn", "L378, L2860", procedure="who_starts")


def arriving(situation: Situation) -> Iterator[Reminder]:
    """Remind of units that may come up through their tunnel [L2866-2876]."""
    waiting = [
        unit for unit in situation.active.units if unit.models > 0 and unit.has("underground")
    ]
    if not waiting or situation.turn < FIRST_TURN:
        return
    values = (("turn", situation.turn),)
    facts = (("last", int(situation.turn >= LAST_TURN)),)
    ways = ("tunnel_arrival", "unit")
    yield Reminder("tunnels", "L2866-2876", _named(waiting), *ways, values=values, facts=facts)


def _named(units: list[Unit]) -> tuple[Concerned, ...]:
    return tuple(Concerned(unit.name) for unit in units)
