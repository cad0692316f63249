"""Shields of models whose profile has no armour save."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.unit import Unit

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

_SAVES: Final[tuple[tuple[RuleId, int], ...]] = (("enchanted-shield", 5), ("shield", 6))
"""The armour save that a shield gives by itself, the better first [L1234, L3056]."""


def with_shield(unit: Unit) -> Unit:
    """Return a unit with the save of its shield, one better on a mount [L1234-1236].

    A save in its profile is the whole of it, shield and mount among it.
    """
    if unit.find("save") is not None:
        return unit
    worn = next((save for shield, save in _SAVES if shield in unit.rules), None)
    if worn is None:
        return unit
    save = worn - int("mounted" in unit.rules)
    return replace(unit, profile=(*unit.profile, ("save", Amount(save))))
