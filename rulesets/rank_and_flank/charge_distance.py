"""Distances of charges as the table keeps them, and charges that only ran fugitives down.

The number of a charge is the distance in hundredths, once somebody measured it.
"""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.link import Link
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import FromTable
from rulesets.core.results.relation import CAUGHT, CHARGE_OPEN, CHARGING
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.open_steps import member_named

_HUNDREDTHS: Final = 100
_UNMEASURED: Final = 1


def kept_distance(distance: float | None) -> int:
    """Return the number of a charge over a distance, which nobody may have measured."""
    if distance is None:
        return _UNMEASURED
    return max(_UNMEASURED + 1, round(distance * _HUNDREDTHS))


def distance_of(charge: Link) -> float | None:
    """Return the distance between a charger and its target, None where nobody measured it."""
    return None if charge.value == _UNMEASURED else charge.value / _HUNDREDTHS


def only_caught(unit: Unit | None) -> bool:
    """Return whether the charges of a unit this turn led it to nobody that stood."""
    steps = set() if unit is None else {link.step for link in unit.linked(CHARGING.id, own=True)}
    return CAUGHT in steps and "moved" not in steps


def _measured(situation: Situation, unit: Raw | None, target: Raw | None) -> str | None:
    """Return the distance of a charge not yet moved; who flees is measured anew once he has run."""
    charger = member_named(situation, str(unit or ""))
    charged = member_named(situation, str(target or ""))
    if charger is None or charged is None or charged.has("fleeing"):
        return None
    for charge in charger.linked(CHARGING.id, charged.name, own=True):
        distance = distance_of(charge)
        if charge.fresh and charge.step in CHARGE_OPEN and distance is not None:
            return f"{distance:g}"
    return None


def _shot_at(
    situation: Situation, unit: Raw | None, target: Raw | None, stands: Raw | None
) -> str | None:
    return _measured(situation, target, unit) if stands else None


MEASURED: Final = FromTable(_measured, of=("unit", "target"))
"""The distance of a charge that was declared, where nobody tells another."""
SHOT_AT: Final = FromTable(_shot_at, of=("unit", "target", "stand_and_shoot"))
"""The same for those who stand and shoot at their charger."""
