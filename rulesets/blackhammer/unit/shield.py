"""Shields of models whose profile has no armour save."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.unit import Unit

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

BARDING: Final[RuleId] = "barding"
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
    save = worn - int("mounted" in unit.rules) - int(BARDING in unit.rules)
    return replace(unit, profile=(*unit.profile, ("save", Amount(save))))


def with_barding(unit: Unit) -> Unit:
    """Return a unit with the Movement of its barded mounts, one less than theirs [L574]."""
    if BARDING not in unit.rules:
        return unit
    slowed = tuple(
        (field, replace(value, plus=max(0, value.plus - 1)) if field == "m" else value)
        for field, value in unit.profile
    )
    return replace(unit, profile=slowed)


def with_gear(unit: Unit) -> Unit:
    """Return a unit with what its shield and its barding make of it."""
    return with_barding(with_shield(unit))
