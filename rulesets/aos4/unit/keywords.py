"""Keywords of an army's units, which say where in it they stand [L1456-1534]."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from rulesets.core.battlefield.unit import Unit

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

REGIMENTS: Final = 5
TROOPS: Final = 3
LED: Final = 4
"""Units without HERO in a regiment, and in the general's [L1488, L1496]."""
HALF: Final = 2
DOUBLE: Final = 2
_SMALLEST: Final = 4
"""Fewest models of a reinforced unit: a unit of smallest size 1 is never reinforced [L1500]."""

Reason: TypeAlias = Literal[
    "over-limit",
    "unit-too-dear",
    "not-reinforced",
    "unique",
    "regiments",
    "regiment-size",
    "renown",
    "terrain",
    "general",
    "leader",
    "one-general",
    "faction",
    "enhancements",
    "lores",
]


@dataclass(frozen=True, slots=True)
class Breach:
    """A breach of the rules for armies, with the units concerned."""

    reason: Reason
    units: tuple[str, ...] = ()

    @property
    def names(self) -> str | None:
        """Return the units in one line, None where no unit is concerned."""
        return ", ".join(self.units) or None


def without_cost(army: Iterable[Unit]) -> tuple[Unit, ...]:
    """Return the units without a cost that should have one; faction terrain has none [L1516]."""
    return tuple(unit for unit in army if unit.find("points") is None and not _apart(unit))


def _apart(unit: Unit) -> bool:
    """Return whether something on the table is not part of the roster [L1292, L1412]."""
    return "manifestation" in unit.rules or "faction-terrain" in unit.rules


def cost_of(army: Sequence[Unit]) -> int | None:
    """Return the total cost of units, None if one lacks its cost."""
    return (
        None if not army or without_cost(army) else sum(unit.number("points", 0) for unit in army)
    )


def auxiliaries_of(units: Iterable[Unit]) -> int:
    """Return the number of units outside the regiments [L1512]."""
    return sum("auxiliary" in unit.rules for unit in units)


def dearest_of(army: Sequence[Unit]) -> int | None:
    """Return the cost of the dearest unit, None if none has one."""
    return max((unit.number("points") for unit in army if unit.find("points")), default=None)


def breaches_of(army: Sequence[Unit], limit: int, joining: int) -> Iterator[Breach]:
    """Yield an army's breaches, as far as its units tell.

    Args:
        army: Its units: of each the points and, among its rules, `regiment (n)` or `auxiliary`,
            `general`, `reinforced`, `unique`, `warmaster`, `renown`. Units of a Regiment of Renown
            are in none of the army's own regiments, lead none, and are never the general; a number
            of a regiment beside it tells one from another [L1506-1508].
        limit: The points limit.
        joining: Heroes of it whose battle profile lets them join another's regiment.
    """
    dear = [unit for unit in army if unit.number("points", 0) * HALF > limit]
    if dear:
        yield Breach("unit-too-dear", _names(dear))
    grown = [unit for unit in army if "reinforced" in unit.rules]
    wrong = [unit for unit in grown if "unique" in unit.rules or unit.size % DOUBLE]
    wrong += [unit for unit in grown if unit.size < _SMALLEST and unit not in wrong]
    if wrong:
        yield Breach("not-reinforced", _names(wrong))
    kinds = Counter(_kind(unit) for unit in army if "unique" in unit.rules)
    twice = [unit for unit in army if kinds[_kind(unit)] > 1 and "unique" in unit.rules]
    if twice:
        yield Breach("unique", _names(twice))
    yield from _general(army)
    yield from _regiments(army, joining)


def _general(army: Sequence[Unit]) -> Iterator[Breach]:
    generals = [unit for unit in army if "general" in unit.rules]
    if len(generals) > 1 or any("renown" in general.rules for general in generals):
        yield Breach("one-general", _names(generals))
    masters = [unit for unit in army if "warmaster" in unit.rules and "renown" not in unit.rules]
    if masters and generals and not any(general in masters for general in generals):
        yield Breach("general", _names(masters))


def _regiments(army: Sequence[Unit], joining: int) -> Iterator[Breach]:
    held: dict[int, list[Unit]] = {}
    renown: dict[int, list[Unit]] = {}
    for unit in army:
        number = unit.rules.number("regiment")
        if number is not None:
            (renown if "renown" in unit.rules else held).setdefault(number, []).append(unit)
    if len(renown) > 1:
        yield Breach("renown", _names(unit for units in renown.values() for unit in units))
    if len(held) > REGIMENTS:
        yield Breach("regiments")
    for units in held.values():
        troops = [unit for unit in units if "hero" not in unit.rules]
        led = any("general" in unit.rules for unit in units)
        if len(troops) > (LED if led else TROOPS):
            yield Breach("regiment-size", _names(troops))
        if len(troops) == len(units):
            yield Breach("leader", _names(units))
    heroes = [[unit for unit in units if "hero" in unit.rules] for units in held.values()]
    if sum(max(0, len(some) - 1) for some in heroes) > joining:
        yield Breach("leader", _names(unit for some in heroes if len(some) > 1 for unit in some))


def without_place(army: Sequence[Unit]) -> tuple[Unit, ...]:
    """Return the units without a place in the army, where others have one."""
    placed: tuple[RuleId, ...] = ("regiment", "auxiliary", "renown")
    away = [unit for unit in army if not any(rule in unit.rules for rule in placed)]
    return () if len(away) == len(army) else tuple(unit for unit in away if not _apart(unit))


def _names(units: Iterable[Unit]) -> tuple[str, ...]:
    return tuple(unit.name for unit in units)


def _kind(unit: Unit) -> str:
    """Return the name of a unit without the number that tells it from similar ones."""
    return re.sub(r"\s*\d+$", "", unit.name).casefold()
