"""Losses of a phase that call for a Panic test: a quarter of a unit or more."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal

_QUARTER: Final = 4


def are_heavy(losses: int, phase_start: int) -> bool:
    """Return whether losses of a phase are a quarter of the models of its start or more."""
    return losses > 0 and losses * _QUARTER >= phase_start


def models_lost(unit: Unit | None, stated: int | None) -> int | None:
    """Return the models that a unit lost in this phase: those stated, else those the table tells.

    None where neither does.
    """
    if stated is None and unit is not None:
        return max(0, unit.phase_start - unit.models)
    return stated


def checked_losses(losses: int | None, phase_start: int | None) -> tuple[int, int]:
    """Return losses and the models of the start of the phase, where both are known.

    Raises:
        Refusal: `missing-option`, `more-losses-than-models` for a unit of which nothing is left.
    """
    if losses is None:
        raise Refusal("missing-option", option="losses")
    if phase_start is None:
        raise Refusal("missing-option", option="phase_start")
    if losses >= phase_start:
        raise Refusal("more-losses-than-models", losses=losses, models=phase_start)
    return losses, phase_start
