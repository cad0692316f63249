"""Panic of Heavy Casualties: who owes the test, and does nothing else before it [R L679-684]."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.act import Attempt
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.nerve.heavy_losses import are_heavy
from rulesets.refusal import Refusal
from rulesets.t9a.psychology.panic import Cause, cause_noted
from rulesets.t9a.psychology.shaken import FAILED, takes_panic
from rulesets.t9a.unit.house import LAYER

_PHASES: Final = ("movement", "magic", "shooting")
"""Phases with such tests: who loses models in combat is engaged, and takes none."""
_BEGUN: Final = ("miscast", "resolve-spell")
"""What a spell brings that was cast before the losses."""


def owing(situation: Situation) -> tuple[Unit, ...]:
    """Return the units that owe the test, those of the player whose turn it is first."""
    if not _plays(situation):
        return ()
    return tuple(unit for unit in situation.units if _owes(unit))


def _plays(situation: Situation) -> bool:
    return situation.phase in _PHASES and situation.switch(LAYER.house) != "off"


def _owes(unit: Unit) -> bool:
    """Return whether a unit owes a test: most do not by the count alone.

    Who failed it has taken it, though it rallied since: it is taken once for the losses of a phase.
    """
    heavy = are_heavy(unit.phase_start - unit.models, unit.phase_start)
    return heavy and not unit.has(FAILED) and takes_panic(unit)


def called(situation: Situation) -> tuple[tuple[Unit, Cause], ...]:
    """Return the units that owe a test for something else than losses, each with its cause."""
    if not _plays(situation):
        return ()
    found = ((unit, cause_noted(unit)) for unit in situation.units if not _owes(unit))
    return tuple((unit, cause) for unit, cause in found if cause)


def panic_first(attempt: Attempt, situation: Situation) -> Refusal | None:
    """Return why a unit, or a character in it, acts only once the unit has taken its test."""
    if attempt.verb in _BEGUN or not _plays(situation):
        return None
    for actor in attempt.actors:
        unit = actor if actor.host is None else actor.host
        if _owes(unit):
            return Refusal("panic-first", unit=unit.name, cause="losses")
        cause = dict(cause_noted(unit)).get("cause")
        if cause is not None:
            return Refusal("panic-first", unit=unit.name, cause=str(cause))
    return None
