"""Army lists: costs and limits [L377-455]."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Annotated, Final

from rulesets.core.declaring.parameter import Choice, Decimal, Numbers, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice

_PATROL, _GRAND = 1500, 4000
_BELOW: Final = 20
CATEGORIES: Final = ("core", "special", "rare", "heroes", "lords")
_COPIES: Final = {
    "patrol": (2, 2, 1, 2, 2),
    "standard": (4, 3, 2, 3, 3),
    "grand": (8, 6, 4, 6, 6),
}
"""Copies of an entry that each category allows [L397-455]."""

_BEARERS: Final = ("lord", "hero", "champion")

_Points = Annotated[float, Decimal(0, 20000)]
_Limit = Annotated[int, Whole(100, 20000)]
_Category = Annotated[str, Choice(CATEGORIES)]


def size_of(limit: int) -> str:
    """Return what a game of some points is: a patrol, a grand army, or neither [L429-455]."""
    return "patrol" if limit <= _PATROL else "grand" if limit >= _GRAND else "standard"


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of a unit."""

    points: int


@dataclass(frozen=True, slots=True)
class Composition:
    """The composition of an army, and whether it may be fielded.

    Attributes:
        legal: Whether it may.
        reason: The first limit that it breaks.
    """

    legal: bool
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class EntryLimit:
    """The number of times that an entry may be taken.

    Attributes:
        legal: Whether it is taken no more often.
        most: How often.
        size: What kind of game it is.
    """

    legal: bool
    most: int
    size: str = detail()


@procedure(source="L377-387")
def unit_cost(
    _dice: Dice,
    *,
    points: _Points = 0.0,
    models: Annotated[int, Whole(0, 500)] = 0,
    upgrade: Annotated[float, Decimal(0, 500)] = 0.0,
    prices: Annotated[tuple[int, ...], Numbers(0, 500, 2)] = (),
    bearer: Annotated[str, Choice(_BEARERS)] = "hero",
) -> Cost:
    """Add up what a unit costs: half a point is rounded up for the whole unit [L377-387].

    Args:
        points: What it costs without upgrades.
        models: Models that have an upgrade.
        upgrade: What it costs for each.
        prices: The two prices of an option, `50 40`: the first for a Lord.
        bearer: Who has it: a Lord, or a Hero or a Champion.
    """
    option = (prices[0] if bearer == "lord" else prices[-1]) if prices else 0
    return Cost(ceil(points + models * upgrade + option))


@procedure(source="L389-423, L429-455")
def army_composition(
    _dice: Dice,
    *,
    limit: _Limit,
    total: Annotated[float | None, Decimal(0, 20000)] = None,
    core: Annotated[float | None, Decimal(0, 20000)] = None,
    rare: _Points = 0.0,
    heroes: _Points = 0.0,
    lords: _Points = 0.0,
    units: Annotated[int | None, Whole(0, 200)] = None,
    machines: Annotated[int, Whole(0, 60)] = 0,
    generals: Annotated[int, Whole(0, 9)] = 1,
) -> Composition:
    """Check an army against the points agreed [L389-423].

    Args:
        limit: Points agreed.
        total: Points of the army.
        core: Points of its core.
        rare: Points of its rare units.
        heroes: Points of its heroes.
        lords: Points of its lords.
        units: Its units other than Characters, War Machines among them.
        machines: War Machines among them, of which one counts.
        generals: Characters who are its General.
    """
    least = 3 if size_of(limit) == "patrol" else 4
    counted = None if units is None else units - machines + min(1, machines)
    broken = (
        ("total", total is not None and not limit - _BELOW <= total <= limit),
        ("core", core is not None and core * 4 < limit),
        ("rare", rare * 4 > limit),
        ("heroes", heroes * 2 > limit),
        ("lords", lords * 100 > limit * 35),
        ("characters", (heroes + lords) * 2 > limit),
        ("units", counted is not None and counted < least),
        ("general", generals != 1),
    )
    reason = next((name for name, holds in broken if holds), None)
    return Composition(reason is None, reason)


@procedure(source="L397-455")
def entry_limit(
    _dice: Dice,
    *,
    limit: _Limit,
    category: _Category = "core",
    moved_to: Annotated[str | None, Choice(CATEGORIES)] = None,
    zero_to: Annotated[int | None, Whole(1, 20)] = None,
    unique: Annotated[str | None, Choice(("unique", "one-per-army"))] = None,
    copies: Annotated[int, Whole(0, 60)] = 1,
) -> EntryLimit:
    """Tell how often an entry of an army book may be taken [L397-455].

    Args:
        limit: Points agreed.
        category: Its category in the book.
        moved_to: The category that it is moved to; the limits of both hold.
        zero_to: The X of a 0-X choice, which stands for the usual limit.
        unique: Unique, or one per army.
        copies: How often it is taken.
    """
    size = size_of(limit)
    of = dict(zip(CATEGORIES, _COPIES[size], strict=True))
    most = min(of[kind] for kind in (category, moved_to) if kind is not None)
    if zero_to is not None:
        most = {"patrol": -(-zero_to // 2), "standard": zero_to, "grand": 2 * zero_to}[size]
    if unique is not None:
        most = 2 if unique == "unique" and size == "grand" else 1
    return EntryLimit(copies <= most, most, size)
