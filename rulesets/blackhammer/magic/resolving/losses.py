"""Steps that follow the losses of a spell."""

from __future__ import annotations

from typing import Any

from rulesets.blackhammer.shooting.outcome import Mark
from rulesets.blackhammer.unit.following import after_attempt, after_resolution
from rulesets.core.declaring.procedure import Arguments, FollowUp


def after_losses(arguments: Arguments, wounds: int | None) -> tuple[FollowUp, ...]:
    """Offer the Panic test of a unit that lost a quarter of its models [L536, L1992]."""
    if not wounds:
        return ()
    mark = Mark(arguments["target"], arguments["models"], arguments["w"], arguments["carried"])
    if mark.struck(wounds).panic not in ("now", "end-of-phase"):
        return ()
    return (FollowUp("panic_test", (("unit", "target"),), (("cause", "losses"),)),)


def after_resolved(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the rest of a spell that does more, and the Panic test that heavy losses call for."""
    return (*after_resolution(arguments, result), *after_losses(arguments, result.wounds))


def after_attempted(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the same steps for a spell that was cast and not dispelled."""
    wounds = None if result.resolved is None else result.resolved.wounds
    return (*after_attempt(arguments, result), *after_losses(arguments, wounds))


def after_hits(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the Panic test that heavy losses call for."""
    return after_losses(arguments, result.wounds)
