"""Reminders of Panic tests [L664, L1990-1992]."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rulesets.blackhammer.psychology.alarmed import takes_panic
from rulesets.blackhammer.psychology.panic import PANIC_DUE
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Concerned, Reminder, Situation
from rulesets.rank_and_flank.nerve.heavy_losses import are_heavy


def _named(units: Iterable[Unit]) -> tuple[Concerned, ...]:
    return tuple(Concerned(unit.name) for unit in units)


def panic_due(situation: Situation) -> Iterator[Reminder]:
    """Remind of tests for losses of a quarter; those of close combat never count [L1992]."""
    shaken = _shaken(situation)
    if shaken:
        cause = (("cause", "losses"),)
        yield Reminder("panic", "L1990-1992", _named(shaken), "panic_test", "unit", cause)
    yield from panicked(situation)


def panicked(situation: Situation) -> Iterator[Reminder]:
    """Remind of the flights of those who failed a test in this phase [L536-548]."""
    runs = _panicked(situation)
    if runs:
        yield Reminder("panicked", "L536-548, L1990", _named(runs), "flee_move", "unit")


def panicked_undone(situation: Situation) -> Iterator[Reminder]:
    """Remind of such flights that were not made as the phase ends."""
    runs = _panicked(situation)
    if runs:
        yield Reminder("flight-undone", "L536-548, L1990", _named(runs), "flee_move", "unit")


def _panicked(situation: Situation) -> list[Unit]:
    return [
        unit
        for unit in situation.units
        if unit.models > 0
        and unit.has("panic-tested")
        and unit.has("fleeing")
        and not unit.has("fled-this-phase")
    ]


def panic_undone(situation: Situation) -> Iterator[Reminder]:
    """Remind of tests not taken, with the numbers that the next phase no longer knows."""
    for unit in _shaken(situation)[:_MOST_SHAKEN]:
        lost = unit.phase_start - unit.models
        then = (("phase", situation.phase),) if situation.phase else ()
        numbers = (("cause", "losses"), ("losses", lost), ("phase_start", unit.phase_start), *then)
        yield Reminder("panic", "L1990-1992", _named((unit,)), "panic_test", "unit", numbers)


_MOST_SHAKEN: Final = 8


def shot_at(units: Iterable[Unit]) -> Iterator[Reminder]:
    """Remind of chargers whose losses call for a test before they go on [L664, L1992]."""
    shaken = [unit for unit in units if unit.has(PANIC_DUE)]
    if shaken:
        cause = (("cause", "losses"), ("stand_and_shoot", "yes"))
        yield Reminder("panic-at-once", "L664, L1992", _named(shaken), "panic_test", "unit", cause)


def _shaken(situation: Situation) -> list[Unit]:
    return [
        unit
        for unit in situation.units
        if unit.models > 0
        and are_heavy(unit.phase_start - unit.models, unit.phase_start)
        and takes_panic(unit)
    ]
