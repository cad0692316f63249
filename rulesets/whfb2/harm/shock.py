"""Losses of a quarter in one go, which call for a rout test [L1837-1839].

All that shots take in a shooting phase counts together, and so does all that magic takes in the
magic phase; as both in combination call for a test, what shots took and the unit has not tested for
counts in the magic phase of the same turn. What it has tested for counts no more; another quarter
does.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Concerned, Reminder

QUARTER: Final = 4
TESTED: Final = "rout-tested"
"""The status of who took the test, with the figures that it had lost by then."""
LOST_TO_SHOTS: Final = "lost-to-shots"
"""The status of who lost figures in the shooting phase of the turn, with their number."""
_MOST: Final = 8


def quarter_lost(start: int, left: int) -> bool:
    """Return whether a quarter or more of what there was at the start is gone [L1771, L1830]."""
    return (start - left) * QUARTER >= start


def lost_in_one_go(unit: Unit) -> int:
    """Return the figures that a unit lost in the phase under way, with those lost to shots before.

    Those are of the same turn, and it has not tested for them.
    """
    return lost_now(unit) + _lost_to_shots(unit)


def lost_now(unit: Unit) -> int:
    """Return the figures that a unit lost in the phase under way."""
    return max(0, unit.phase_start - unit.models)


def _lost_to_shots(unit: Unit) -> int:
    return dict(unit.statuses).get(LOST_TO_SHOTS, 0)


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
    return due_for(target, max(0, target.phase_start - models) + _lost_to_shots(target) + lost)


def reminders(units: Iterable[Unit], *, leaving: bool) -> Iterable[Reminder]:
    """Remind of tests for a quarter lost; as the phase ends, with the numbers it takes along."""
    struck = [unit for unit in units if unit.models > 0 and lost_now(unit)]
    shaken = [unit for unit in struck if due_for(unit, lost_in_one_go(unit))]
    cause = (("cause", "losses"),)
    source = "L1837-1839"
    if not leaving:
        if shaken:
            named = tuple(Concerned(unit.name) for unit in shaken)
            yield Reminder("rout-losses", source, named, "rout_test", "unit", cause)
        return
    for unit in shaken[:_MOST]:
        told = (*cause, ("start", unit.size), ("fallen", lost_in_one_go(unit)))
        yield Reminder("rout-losses", source, (Concerned(unit.name),), "rout_test", "unit", told)
