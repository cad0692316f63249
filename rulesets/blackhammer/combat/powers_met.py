"""Unit powers that Fear weighs in a combat, by what the table knows of who touches whom [L2010].

Who broke from it in this phase counts: all tests come before anybody runs [L1914].
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rulesets.blackhammer.unit.unit_state import DREADFUL, known_fear, known_power
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import FromTable
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.round.parted import combat_before


def _sum(
    situation: Situation, names: tuple[str, ...], power: Callable[[Unit], int | None]
) -> int | None:
    """Return the power of some units together, None where that of one is unknown."""
    powers = [power(unit) for unit in situation.units if unit.name in names]
    known = [value for value in powers if value is not None]
    return sum(known) if len(known) == len(powers) else None


def _own(situation: Situation, unit: Raw | None) -> int | None:
    combat = combat_before(situation, str(unit))
    if combat is None:
        return None
    foes = combat.enemies_of(str(unit))
    own = tuple(name for name in combat.units if name not in foes)
    return _sum(situation, own, lambda each: known_power(each, None))


def _dreadful(situation: Situation, unit: Raw | None) -> tuple[str, ...]:
    """Return the enemies in a unit's combat that cause Fear or Terror."""
    combat = combat_before(situation, str(unit))
    foes = () if combat is None else combat.enemies_of(str(unit))
    return tuple(
        foe.name for foe in situation.units if foe.name in foes and foe.body.faced(DREADFUL).kinds
    )


def _feared(situation: Situation, unit: Raw | None) -> int | None:
    feared = _dreadful(situation, unit)
    return _sum(situation, feared, lambda each: known_fear(each, None)) if feared else None


def _fear(situation: Situation, unit: Raw | None) -> str | None:
    return "fear" if _dreadful(situation, unit) else None


OWN_POWER: Final = FromTable(_own, of=("unit",))
"""Of all of a unit's side in its combat."""
FEARED_POWER: Final = FromTable(_feared, of=("unit",))
"""Of all that cause Fear among its enemies in it."""
FEARED: Final = FromTable(_fear, of=("unit",))
"""Fear, where one of them causes it."""
