"""Compulsory moves that dice have told, as the table keeps them [L688-698, L2038]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import FromTable
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.open_steps import member_named

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

COMPULSORY_REACH: Final[StatusId] = "compulsory-reach"
"""The status of a unit whose compulsory move of this turn was rolled; its number is the paces."""


def stumbles(unit: Unit) -> bool:
    """Return whether a unit is still to make the move that its Stupidity test told [L2038]."""
    return unit.has("stupid") and unit.has(COMPULSORY_REACH) and not unit.has("moved")


def rolled_reach(unit: Unit | None) -> int | None:
    """Return the paces of the compulsory move of a unit, None where nobody rolled for it."""
    return None if unit is None else dict(unit.statuses).get(COMPULSORY_REACH)


def _reach(situation: Situation, unit: Raw | None, origin: Raw | None) -> str | None:
    rolled = rolled_reach(member_named(situation, str(unit or "")))
    return str(rolled) if rolled is not None and origin == "compulsory" else None


def _stumble(situation: Situation, unit: Raw | None) -> str | None:
    found = member_named(situation, str(unit or ""))
    return str(rolled_reach(found)) if found is not None and stumbles(found) else None


REACHED: Final = FromTable(_reach, of=("unit", "origin"))
"""The charge distance of a compulsory charge, where the dice have told it [L696]."""
STUMBLE: Final = FromTable(_stumble, of=("unit",))
"""The paces of a stumble that is still to be made."""
