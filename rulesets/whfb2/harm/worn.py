"""The save of armour that a unit is said to wear [L1316-1342, L1649-1668]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.core.ruleset.gear import Armour, Suit, Wearing, Worn
from rulesets.rank_and_flank.attack.hit import NO_SAVE
from rulesets.whfb2.harm.harm import MOUNTS, armour_worn

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rulesets.core.battlefield.unit import Unit
    from rulesets.core.ids.rules import RuleId

_SUITS: Final[Mapping[Suit, str]] = {"light": "light-armour", "heavy": "heavy-armour"}
"""Rows of the chart; it has none for plate."""
_IDS: Final = ("foot", "mounted", "barded")


def worn(armour: Armour, unit: Unit) -> Worn:
    """Return the save of armour on foot, mounted, and on barded mounts [L1323-1342].

    The chart has no row for a shield alone, though it saves [L1316]: players say what it gives, the
    step by which it betters all other rows first.
    """
    shielded = "shield" in unit.rules
    suit = "none" if armour.suit is None else _SUITS.get(armour.suit)
    if suit is None or (armour.suit is None and not shielded):
        return Worn()
    row = f"{suit}-and-shield" if shielded and armour.suit is not None else suit
    saves = [armour_worn(row, mount) for mount in MOUNTS]
    if armour.suit is None:
        saves = [(NO_SAVE if save is None else save) - 1 for save in saves]
    ways = [Wearing(id_, save) for id_, save in zip(_IDS, saves, strict=True) if save is not None]
    barded = armour.barded or "barded" in unit.rules
    first = 2 if barded else int("mounted" in unit.rules)
    rules: tuple[RuleId, ...] = ("shield",) if shielded else ()
    return Worn(tuple(ways[first:]), armour.suit is not None, "row", rules)
