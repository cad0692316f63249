"""The pace of a figure in armour and on its ground [L710-802]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit

_ARMOUR: Final = {6: 0.0, 5: 1.5, 4: 2.5}
"""Centimetres that armour takes off, by the save it gives on foot [L717-723]."""
_HEAVIEST: Final = 4
_MOUNT: Final = 1
_BARDING: Final = 2
"""Points that a mount adds to a save, by itself and with its barding [L1323-1342]."""
LIGHT_FOOTED: Final = ("skirmishers", "character")
"""Rules of those who move through difficult ground as in the open [L1134-1150, L2820-2825]."""
SLOWING: Final = ("mounted", "barded", "chariot")
"""Rules of those whom a save slows in another way than figures on foot."""
PACE_RULES: Final = (*LIGHT_FOOTED, *SLOWING)
_DRAG: Final = 10
"""Halves of a centimetre that a chariot takes off the Movement of its team [L4033-4034]."""


def half_up(distance: float) -> float:
    """Return a distance rounded up to the half centimetre [L755-756]."""
    return ceil(round(2 * distance, 6)) / 2


def armour_penalty(save: int | None, rules: SpecialRules) -> float:
    """Return the centimetres that armour takes off a Movement [L710-723].

    The mount's own part of the save is left out: the table has armour as worn on foot. Better than
    4+, where the table ends, costs no more than 4+.

    Args:
        save: The armour save, None without one.
        rules: Whether the figures are mounted, or on barded mounts. What pulls a chariot wears
            nothing of its save.
    """
    if save is None or "chariot" in rules:
        return 0.0
    if "barded" in rules:
        save += _BARDING
    elif "mounted" in rules:
        save += _MOUNT
    return _ARMOUR.get(max(save, _HEAVIEST), 0.0)


def real_move(m: float, save: int | None, rules: SpecialRules) -> float:
    """Return the Movement that armour leaves."""
    return max(0.0, m - armour_penalty(save, rules))


def pace_of(unit: Unit) -> float | None:
    """Return the Movement that armour leaves a unit, None where nobody gave one."""
    value, save = unit.find("m"), unit.find("save")
    if value is None or value.halves is None:
        return None
    return real_move(value.halves / 2, None if save is None else save.fixed, unit.rules)


def drawn(unit: Unit) -> Unit:
    """Return a chariot at the pace of its team, other units as they are [L4033-4036].

    A chariot by itself has the Movement of its team in its own profile.
    """
    if "chariot" not in unit.rules:
        return unit
    return _hauled(unit, unit.find("m"))


def together(unit: Unit) -> Unit:
    """Return a unit at the pace of the slowest in it, a chariot at that of its team.

    Whoever is with a unit is a part of it like its soldiers, and what has several speeds goes at
    that of the slowest [L2037-2042, L2910-2913].
    """
    if "chariot" in unit.rules:
        team = [member.find("m") for member in unit.body.joined if "draught-team" in member.rules]
        known = [value for value in team if value is not None]
        return _hauled(unit, min(known, key=lambda value: value.halves or 0)) if known else unit
    paces = [pace for member in unit.body.joined if (pace := pace_of(member)) is not None]
    own = pace_of(unit)
    if own is None or not paces or min(paces) >= own:
        return unit
    save = unit.find("save")
    worn = armour_penalty(None if save is None else save.fixed, unit.rules)
    return _moving(unit, round(2 * (min(paces) + worn)))


def _hauled(chariot: Unit, team: Amount | None) -> Unit:
    if team is None or team.halves is None:
        return chariot
    return _moving(chariot, max(0, team.halves - _DRAG))


def _moving(unit: Unit, halves: int) -> Unit:
    """Return a unit with a Movement in halves of a centimetre."""
    moved = Amount(halves // 2, half=bool(halves % 2))
    return replace(unit, profile=tuple((dict(unit.profile) | {"m": moved}).items()))


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
