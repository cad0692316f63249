"""Enemies in contact that hold: whoever touches one pursues nobody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import FromTable
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.reminder import Situation
from rulesets.refusal import Refusal


def check_free(_situation: Situation, arguments: Arguments) -> None:
    """Refuse a unit that would pursue while an enemy holds before it.

    Raises:
        Refusal: `still-in-contact`.
    """
    broken = {unit.name for unit in _units(arguments.get("enemy"))}
    for unit in _units(arguments["unit"]):
        for other in _touched(unit):
            if other not in broken:
                raise Refusal("still-in-contact", unit=unit.name, other=other)


def _holding(situation: Situation, unit: Raw | None, enemy: Raw | None = None) -> int:
    names = {str(unit), str(enemy)}
    found = [each for each in situation.units if each.name == str(unit)]
    return sum(other not in names for each in found for other in _touched(each))


HOLDING: Final = FromTable(lambda situation, unit: _holding(situation, unit) > 0, of=("unit",))
"""Whether an enemy in contact with a unit has not broken."""
STILL_HOLDING: Final = FromTable(_holding, of=("unit",))
"""How many enemies a unit touches still, once those that broke or fell are gone from it."""
HOLDERS: Final = FromTable(_holding, of=("unit", "enemy"))
"""How many enemies in contact with a unit have not broken, beside the one that did."""


def meets_others(unit: Unit | None, foes: Any) -> bool:
    """Return whether a unit touches an enemy beside some, as far as the table knows.

    Args:
        unit: The unit.
        foes: Those enemies: one, or several.
    """
    named = {foe.name for foe in _units(foes)}
    return unit is not None and any(other not in named for other in _touched(unit))


def _touched(unit: Unit) -> Iterator[str]:
    return (link.other for link in unit.linked(CONTACT) if link.other is not None)


def _units(named: Any) -> tuple[Unit, ...]:
    if isinstance(named, Unit):
        return (named,)
    return tuple(named) if named is not None else ()
