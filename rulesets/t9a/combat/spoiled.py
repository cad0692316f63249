"""A spell on a unit that weakens whoever is in contact with it, while they are so [P]."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.alteration import Alteration, Bounds, Shift, altered
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.unit import Unit

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

MIASMA: Final[StatusId] = "pestilent-miasma"
_WEAKENED: Final = ("ws", "i", "mount_ws", "mount_i")
_BOUNDS: Final = {field: Bounds(0, 10) for field in _WEAKENED}


def spoiled(unit: Unit, foes: Sequence[Unit], faced: Unit) -> Unit:
    """Return a unit as the enemies that it touches leave it: less skilled, and slower.

    Args:
        unit: The unit.
        foes: The enemies in the combat.
        faced: The one that it faces, where nothing tells whom it touches.
    """
    touched = [foe for foe in foes if any(unit.linked(CONTACT, foe.name))] or [faced]
    most = max(dict(foe.statuses).get(MIASMA, 0) for foe in touched)
    if not most:
        return unit
    shifts = tuple(
        shift
        for field in _WEAKENED
        if unit.find(field) is not None
        for shift in (Shift(field, "add", -most), Shift(field, "at-least", 1))
    )
    worse = replace(unit, statuses=((MIASMA, 1),))
    return replace(altered(worse, {MIASMA: Alteration(shifts)}, _BOUNDS), statuses=unit.statuses)
