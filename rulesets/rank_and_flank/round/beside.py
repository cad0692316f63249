"""Units that fight beside those that are named in a combat, by what the table knows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import FromTable, Units
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.round.touching import BETWEEN

_MOST: Final = 12


def _beside(situation: Situation, unit: Raw | None) -> str | None:
    """Return the other units of a unit's side in its combat."""
    name = str(unit or "")
    combat = situation.combats.with_unit(name)
    if combat is None:
        return None
    foes = combat.enemies_of(name)
    return BETWEEN.join(it for it in combat.units if it not in foes and it != name) or None


Beside: TypeAlias = Annotated[tuple[Unit, ...], Units(0, _MOST), FromTable(_beside, of=("unit",))]
EnemyBeside: TypeAlias = Annotated[
    tuple[Unit, ...], Units(0, _MOST), FromTable(_beside, of=("enemy",))
]


def attacking(units: Iterable[Unit], facing: str) -> tuple[Unit, ...]:
    """Return those of some units that stand on one side of an enemy: in its flank, its rear."""
    return tuple(
        unit
        for unit in units
        if any(link.facing == facing for link in unit.linked(CONTACT, own=True))
    )


def stand_aside(unit: Unit | None, foes: Iterable[Unit]) -> tuple[Unit, ...]:
    """Return the enemies that stand in a unit's flank or rear."""
    if unit is None:
        return ()
    links = unit.linked(CONTACT, own=False)
    names = {link.other for link in links if link.facing in {"flank", "rear"}}
    return tuple(foe for foe in foes if foe.name in names)
