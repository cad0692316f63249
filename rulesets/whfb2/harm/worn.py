"""The save of armour that a unit is said to wear [L1316-1342, L1649-1668]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.core.ruleset.gear import Armour, Suit, Wearing, Worn
from rulesets.whfb2.harm.harm import MOUNTS, armour_worn

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rulesets.core.battlefield.unit import Unit

_SUITS: Final[Mapping[Suit, str]] = {"light": "light-armour", "heavy": "heavy-armour"}
"""Rows of the chart; it has none for plate."""
_IDS: Final = ("foot", "mounted", "barded")


def worn(armour: Armour, unit: Unit) -> Worn:
    """Return the save of armour on foot, mounted, and on barded mounts [L1323-1342]."""
    suit = _SUITS.get(armour.suit)
    if suit is None:
        return Worn()
    shielded = "shield" in unit.rules
    row = f"{suit}-and-shield" if shielded else suit
    saves = zip(_IDS, (armour_worn(row, mount) for mount in MOUNTS), strict=True)
    ways = [Wearing(id_, save) for id_, save in saves if save is not None]
    barded = armour.barded or "barded" in unit.rules
    first = 2 if barded else int("mounted" in unit.rules)
    return Worn(tuple(ways[first:]), rules=("shield",) if shielded else ())
