"""Rout tests that are due whatever a unit has lost [L1894-1910, L2400-2407]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import FromTable
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.core.results.reminder import Concerned, Reminder, Situation

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

DUE: Final[StatusId] = "rout-due"
"""The status of a unit that has such a test to take; its value tells the cause."""
CAUSES: Final = ("crash", "terror")
"""Friends in rout ran into it, or what terrifies it charged it."""


def rout_due(role: str, cause: str) -> Effect:
    """Return what the table keeps of a unit that has such a test to take."""
    return StatusSet(role, DUE, "phase", CAUSES.index(cause) + 1)


def test_taken(unit: Unit | None) -> tuple[Effect, ...]:
    """Return the end of what was due, once the unit has tested."""
    return (StatusCleared("unit", DUE),) if unit is not None and unit.has(DUE) else ()


def cause_due(unit: Unit) -> str | None:
    """Return the cause of the test that a unit has to take, None where none is due."""
    number = dict(unit.statuses).get(DUE)
    return None if number is None else CAUSES[number - 1]


def _cause(situation: Situation, unit: Raw | None) -> str | None:
    found = next((each for each in situation.units if each.name == unit), None)
    return None if found is None else cause_due(found)


CAUSE: Final = FromTable(_cause, of=("unit",))
"""The cause of the test that is due, where nobody tells another."""


def rout_reminders(situation: Situation) -> Iterator[Reminder]:
    """Remind of such tests."""
    for unit in situation.units:
        cause = cause_due(unit)
        if cause is not None and unit.models > 0 and not unit.has("fleeing"):
            values = (("cause", cause),)
            named = (Concerned(unit.name),)
            yield Reminder(DUE, "L1894-1910, L2400-2407", named, "rout_test", "unit", values)
