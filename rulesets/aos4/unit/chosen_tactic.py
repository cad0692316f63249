"""The battle tactic that a side chose, and whether it is told yet if it is completed."""

from __future__ import annotations

from rulesets.aos4.unit.profile import TACTICS
from rulesets.core.results.reminder import Situation


def tactic_chosen(situation: Situation) -> str | None:
    """Return the battle tactic that the side whose turn it is chose this round [L1719-1729]."""
    held = dict(situation.active.counters)
    return next((tactic for tactic in TACTICS if held.get(f"chosen-{tactic}")), None)


def tactic_open(situation: Situation) -> bool:
    """Return whether nobody has told yet if that tactic is completed [L1731-1733]."""
    return tactic_chosen(situation) is not None and situation.active.counter("tactic-done") is None
