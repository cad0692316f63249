"""Enemies that a unit is in combat with, as the table knows them [L485-529, L579-585, L620-624]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import FromTable
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.core.results.link_effect import LinkSet
from rulesets.core.results.relation import CHARGING, DECLARED
from rulesets.core.results.reminder import Situation

PILED_IN: Final = "piled-in"
"""The rule that says that a unit piled in to the enemy that it fights."""
ROLLED: Final = DECLARED
"""The step of a charge that was rolled and of which nobody said whether it ends at its target."""


def _foes(situation: Situation, unit: Raw | None) -> tuple[str, ...]:
    """Return the enemies that a unit is known to be in combat with."""
    combat = situation.combats.with_unit(str(unit or ""))
    return () if combat is None else combat.touching(str(unit))


def only_foe(situation: Situation, unit: Raw | None) -> str | None:
    """Return the enemy that a unit is known to be in combat with, None unless there is one."""
    foes = _foes(situation, unit)
    return foes[0] if len(foes) == 1 else None


FOE: Final = FromTable(only_foe, of=("unit",), among=_foes)
"""The enemy that a unit is in combat with, where nobody names one and there is no other."""


def open_charges(unit: Unit) -> tuple[str, ...]:
    """Return the enemies that a unit rolled a charge at, where nobody said yet how it ended."""
    charges = unit.linked(CHARGING.id, own=True)
    return tuple(link.other for link in charges if link.step == ROLLED and link.other is not None)


def _charged_at(situation: Situation, unit: Raw | None) -> str | None:
    found = next((each for each in situation.units if each.name == unit), None)
    targets = () if found is None else open_charges(found)
    return targets[0] if len(targets) == 1 else None


def _short_of(situation: Situation, unit: Raw | None) -> str | None:
    found = next((each for each in situation.units if each.name == unit), None)
    charges = () if found is None else found.linked(CHARGING.id, own=True)
    targets = [link.other for link in charges if link.fresh and link.step != "moved"]
    return targets[0] if len(targets) == 1 else None


SHORT_OF: Final = FromTable(_short_of, of=("unit",))
"""The target of a charge of this phase that fell short or was not measured."""
CHARGED_AT: Final = FromTable(_charged_at, of=("unit",))
"""The target of a charge that was rolled, where nobody names it."""


def charge_told(*, success: bool | None) -> LinkSet:
    """Return the charge at a target as it stands: moved, failed, or rolled and not told."""
    step = ROLLED if success is None else "moved" if success else "failed"
    return LinkSet(CHARGING.id, "unit", "target", step=step)


def comes_into_combat(
    unit: Unit | None, enemy: Unit, *, late: bool, role: str = "enemy"
) -> Iterator[Effect]:
    """Yield the combat that a fight shows and the table did not know, with who was drawn in late.

    Args:
        unit: Who acts.
        enemy: The enemy.
        late: Whether they came into combat in this Combat phase: Strike-first does nothing then for
            who was in none before [L811-813].
        role: The option that names the enemy.
    """
    if unit is None or unit.linked(CONTACT, enemy.name):
        return
    yield LinkSet(CONTACT, "unit", role)
    for each, named in ((unit, "unit"), (enemy, role)):
        if late and not each.has("engaged"):
            yield StatusSet(named, "drawn-in", "phase")
