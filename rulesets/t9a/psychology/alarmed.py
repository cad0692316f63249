"""Panic of those who see friends break or die [R L684-690]."""

from __future__ import annotations

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.act import Concern
from rulesets.core.declaring.procedure import FollowUp
from rulesets.rank_and_flank.alarmed import panic_of_friends
from rulesets.t9a.psychology.immunity import calm
from rulesets.t9a.psychology.panic import PASSED


def friends_alarmed(unit: Unit | None, friend: Concern, cause: str) -> tuple[FollowUp, ...]:
    """Offer the Panic test of whoever is within reach of a unit that broke or was destroyed."""
    return () if unit is None else (panic_of_friends(unit.name, friend, cause, _shaken),)


def _shaken(unit: Unit) -> bool:
    held = (unit.has("engaged"), unit.has("fleeing"), unit.has(PASSED))
    return not any(held) and not calm(unit.rules)
