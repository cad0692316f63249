"""Wards: the one of the profile, and one given for a turn [L665-673, L1331-1345]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Units, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.handle import Dice

_STATUS: Final = "warded"


@dataclass(frozen=True, slots=True)
class Ward:
    """The ward that a unit has this turn."""

    ward: int


def ward_of(unit: Unit) -> int | None:
    """Return a unit's best ward, the only one that is rolled [L673]; None without one."""
    own, given = unit.find("ward"), dict(unit.statuses).get(_STATUS, 0)
    held = [ward for ward in (None if own is None else own.fixed, given) if ward]
    return min(held, default=None)


def gain_effects(_arguments: Arguments, result: Ward) -> tuple[Effect, ...]:
    """Note it on the unit."""
    return (StatusSet("unit", _STATUS, "turn", result.ward),)


@procedure(source="L665-673, L1331-1345", effects=gain_effects)
def gain_ward(
    _dice: Dice,
    *,
    unit: Annotated[Unit, Units()],
    ward: Annotated[int, Whole(2, 6)] = 6,
) -> Ward:
    """Give a unit a ward until the turn ends, as Mystic Shield does [L667-673, L1331-1345].

    Of several wards the best alone counts.

    Args:
        unit: Who has it.
        ward: Its value, 6 for WARD (6+).
    """
    own = ward_of(unit)
    return Ward(ward if own is None else min(own, ward))
