"""Losses of a quarter in one go, which call for a rout test [L1837-1839].

A phase is one go: all that shots and magic take in it counts together. What a unit has tested for
counts no more; another quarter in the same phase does.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rulesets.core.reminder import Concerned, Reminder
from rulesets.core.unit import Unit

QUARTER: Final = 4
TESTED: Final = "rout-tested"
"""The status of who took the test, with the figures that it had lost by then."""
_MOST: Final = 8


def quarter_lost(start: int, left: int) -> bool:
    """Return whether a quarter or more of what there was at the start is gone [L1771, L1830]."""
    return (start - left) * QUARTER >= start


def lost_in_one_go(unit: Unit) -> int:
    """Return the figures that a unit lost in the phase under way."""
    return max(0, unit.phase_start - unit.models)


def due_for(unit: Unit, gone: int) -> bool:
    """Return whether losses of this phase call for a test, as far as it is not taken.

    Who is in rout tests for nothing, and the frenzied are never routed [L2333-2337].
    """
    if unit.has("fleeing") or unit.has("frenzied"):
        return False
    settled = dict(unit.statuses).get(TESTED, 0)
    return gone > settled and quarter_lost(unit.size, unit.size - (gone - settled))


def calls_for_test(target: Unit | None, models: int | None, lost: int) -> bool:
    """Return whether losses of this phase call for a rout test; who is wiped out takes none."""
    if models is None or lost < 1 or lost >= models:
        return False
    if target is None:
        return quarter_lost(models, models - lost)
    return due_for(target, max(0, target.phase_start - models) + lost)


def reminders(units: Iterable[Unit], *, leaving: bool) -> Iterable[Reminder]:
    """Remind of tests for a quarter lost; as the phase ends, with the numbers it takes along."""
    shaken = [one for one in units if one.models > 0 and due_for(one, lost_in_one_go(one))]
    cause = (("cause", "losses"),)
    source = "L1837-1839"
    if not leaving:
        if shaken:
            named = tuple(Concerned(one.name) for one in shaken)
            yield Reminder("rout-losses", source, named, "rout_test", "unit", cause)
        return
    for one in shaken[:_MOST]:
        told = (*cause, ("start", one.size), ("fallen", lost_in_one_go(one)))
        yield Reminder("rout-losses", source, (Concerned(one.name),), "rout_test", "unit", told)
