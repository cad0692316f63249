"""Bearers of magic items, and the remains of an item that is used up [R L1085-1110]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import Effect, OnCharacter, RuleLost
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId


def check_steady(unit: Unit | None, item: str) -> None:
    """Refuse a one-use item to a unit in flight [L752].

    Raises:
        Refusal: `item-while-fleeing`.
    """
    if unit is not None and unit.has("fleeing"):
        raise Refusal("item-while-fleeing", unit=unit.name, rule=item)


def item_spent(role: str, unit: Unit | None, item: RuleId, index: int = 0) -> tuple[Effect, ...]:
    """Return that an item is used up, a unit's own or that of a character in it.

    Args:
        role: Who was named.
        unit: The unit, None where nobody of the battle was.
        item: The item.
        index: Which unit of the role it is.
    """
    if unit is None or item not in unit.rules:
        return ()
    used = RuleLost(role, item, index)
    at = unit.body.place_of(item)
    return (used,) if at is None else (OnCharacter(used, at),)
