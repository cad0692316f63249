"""Flyers in the air: they come to fights at attack altitude, and never charge [L4475-4494]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.act import Attempt
from rulesets.core.results.reminder import Situation
from rulesets.refusal import Refusal
from rulesets.whfb2.shooting.shelter import may_aim

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId

_WINGED: Final[tuple[RuleId, ...]] = ("swooper", "hoverer", "flutterer")
_NOTED: Final[tuple[StatusId, ...]] = (
    "landed",
    "attack-altitude",
    "low-altitude",
    "high-altitude",
)


def may_act(attempt: Attempt, situation: Situation) -> Refusal | None:
    """Return why a target cannot be aimed at, or why a flyer that never landed cannot charge."""
    if attempt.verb == "charge":
        flying = next((unit for unit in attempt.actors if is_aloft(unit)), None)
        if flying is not None:
            return Refusal("flyer-charges", unit=flying.name)
    return may_aim(attempt, situation)


def is_aloft(unit: Unit) -> bool:
    """Return whether a unit flies of which nobody noted how high: all begin high [L4335]."""
    winged = any(rule in unit.rules for rule in _WINGED)
    return winged and unit.first_of(_NOTED) is None
