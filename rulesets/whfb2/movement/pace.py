"""The pace of a figure in armour and on its ground [L710-802]."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from rulesets.core.battlefield.rules import SpecialRules

_ARMOUR: Final = {6: 0.0, 5: 1.5, 4: 2.5}
"""Centimetres that armour takes off, by the save it gives on foot [L717-723]."""
_HEAVIEST: Final = 4
_MOUNT: Final = 1
_BARDING: Final = 2
"""Points that a mount adds to a save, by itself and with its barding [L1323-1342]."""
LIGHT_FOOTED: Final = ("skirmishers", "character")
"""Rules of those who move through difficult ground as in the open [L1134-1150, L2820-2825]."""
PACE_RULES: Final = (*LIGHT_FOOTED, "mounted", "barded")


def half_up(distance: float) -> float:
    """Return a distance rounded up to the half centimetre [L755-756]."""
    return ceil(round(2 * distance, 6)) / 2


def armour_penalty(save: int | None, rules: SpecialRules) -> float:
    """Return the centimetres that armour takes off a Movement [L710-723].

    The mount's own part of the save is left out: the table has armour as worn on foot. Better than
    4+, where the table ends, costs no more than 4+.

    Args:
        save: The armour save, None without one.
        rules: Whether the figures are mounted, or on barded mounts.
    """
    if save is None:
        return 0.0
    if "barded" in rules:
        save += _BARDING
    elif "mounted" in rules:
        save += _MOUNT
    return _ARMOUR.get(max(save, _HEAVIEST), 0.0)


def real_move(m: float, save: int | None, rules: SpecialRules) -> float:
    """Return the Movement that armour leaves."""
    return max(0.0, m - armour_penalty(save, rules))


def light_footed(rules: SpecialRules) -> bool:
    """Return whether difficult ground does not slow somebody."""
    return any(rule in rules for rule in LIGHT_FOOTED)


@dataclass(frozen=True, slots=True)
class Way:
    """The ground between here and there.

    Attributes:
        open: Centimetres of open ground before the rest begins.
        difficult: How many kinds of difficult ground lie on the rest: each halves it.
        obstacles: Obstacles to cross there.
    """

    open: float = 0.0
    difficult: int = 0
    obstacles: int = 0


@dataclass(frozen=True, slots=True)
class Reach:
    """The reach of a move.

    Attributes:
        distance: Centimetres gone.
        crossed: Obstacles crossed.
        stopped: Whether it stops in front of the next one.
    """

    distance: float
    crossed: int = 0
    stopped: bool = False


def reach_of(allowance: float, way: Way, *, free: int, price: float | None = None) -> Reach:
    """Return how far an allowance takes somebody [L738-802].

    Difficult ground halves what is left, once for each kind; an obstacle costs half of the
    allowance, and is crossed whole or not at all. What is left is rounded up.

    Args:
        allowance: Centimetres in the open.
        way: The ground.
        free: Obstacles that cost nothing.
        price: What an obstacle is half of, where it is not the allowance.
    """
    gone = min(way.open, allowance)
    left, whole = allowance - gone, allowance if price is None else price
    for _ in range(way.difficult):
        left, whole = half_up(left / 2), half_up(whole / 2)
    for crossed in range(way.obstacles):
        cost = 0.0 if crossed < free else whole / 2
        if left < cost or left <= 0:
            return Reach(gone, crossed, stopped=True)
        left -= cost
    return Reach(gone + half_up(left), way.obstacles)
