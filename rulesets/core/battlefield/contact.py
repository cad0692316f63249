"""Close combat as the table knows it: the status of who is in it, and what entering it changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import Effect, StatusSet

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

ENGAGED: Final = "engaged"
"""The status of a unit in close combat, in every game of ours."""


def engages(_unit: Unit, role: str) -> tuple[Effect, ...]:
    """Note that a unit is in close combat, and nothing else."""
    return (StatusSet(role, ENGAGED),)


@dataclass(frozen=True, slots=True)
class Contact:
    """A game's way to know who is in close combat.

    Attributes:
        status: What is true of a unit in close combat.
        effects: What changes for a unit, named by a role, as it comes into close combat.
    """

    status: StatusId = ENGAGED
    effects: Callable[[Unit, str], tuple[Effect, ...]] = engages
