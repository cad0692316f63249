"""The save of armour that a unit is said to wear [L1240-1316]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.blackhammer.unit.charts import ARMOUR_SAVE
from rulesets.core.ruleset.gear import Armour, Suit, Wearing, Worn

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rulesets.core.battlefield.unit import Unit
    from rulesets.core.ids.rules import RuleId

_ROWS: Final[Mapping[Suit, int]] = {"light": 2, "heavy": 3}
"""Rows of the chart without a shield; it has none for plate."""
_SHIELDS: Final[tuple[tuple[RuleId, int], ...]] = (("enchanted-shield", 2), ("shield", 1))
"""What a shield betters the save of armour by [L1240-1312, L3056]."""
_ON_FOOT: Final = 1
_CAVALRY: Final = 2
_BEST: Final = 1
_NOTHING: Final = 7
"""The save of who wears nothing."""


def worn(armour: Armour, unit: Unit) -> Worn:
    """Return the save of armour on foot, mounted, and on barded mounts [L1236, L1240-1316].

    A mount of two profiles betters it by one, barding by one more, scaly skin by its own worth
    [L2838].
    """
    row = None if armour.suit is None else _ROWS.get(armour.suit)
    if row is None:
        return Worn()
    shield = next(((rule, worth) for rule, worth in _SHIELDS if rule in unit.rules), None)
    skin = unit.rules.number("scaly-skin")
    worth = (shield[1] if shield else 0) + (0 if skin is None else _NOTHING - skin)
    foot = int(ARMOUR_SAVE.cell(row, _ON_FOOT)) - worth
    mounted = int(ARMOUR_SAVE.cell(row, _CAVALRY)) - worth
    saves = {"foot": foot, "mounted": mounted, "barded": mounted - 1}
    ways = [Wearing(id_, max(_BEST, save)) for id_, save in saves.items()]
    rides = "mounted" in unit.rules or "cavalry" in unit.rules
    first = 2 if armour.barded else int(rides)
    rules: list[RuleId] = [shield[0]] if shield else []
    if skin is not None:
        rules.append("scaly-skin")
    return Worn(tuple(ways[first:]), rules=tuple(rules))
