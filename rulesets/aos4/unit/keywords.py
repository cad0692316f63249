"""What the units of an army tell of it, by the keywords that say where they stand [L1456-1534]."""

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
"""Models of a reinforced unit at least: one whose smallest size is 1 is not reinforced [L1500]."""

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
    """Something that an army may not have, and who of it is concerned."""

    reason: Reason
    units: tuple[str, ...] = ()

    @property
    def names(self) -> str | None:
        """Return the units in one line, None where no unit is concerned."""
        return ", ".join(self.units) or None


def without_cost(army: Iterable[Unit]) -> tuple[Unit, ...]:
    """Return the units that tell no cost and have one, as faction terrain has not [L1516]."""
    return tuple(one for one in army if one.find("points") is None and not _apart(one))


def _apart(unit: Unit) -> bool:
    """Return whether something on the table is no unit of the roster [L1292, L1412]."""
    return "manifestation" in unit.rules or "faction-terrain" in unit.rules


def cost_of(army: Sequence[Unit]) -> int | None:
    """Return what units cost together, None where one does not tell."""
    return None if not army or without_cost(army) else sum(one.number("points", 0) for one in army)


def auxiliaries_of(units: Iterable[Unit]) -> int:
    """Return how many units stand outside the regiments [L1512]."""
    return sum("auxiliary" in one.rules for one in units)


def dearest_of(army: Sequence[Unit]) -> int | None:
    """Return what the dearest unit costs, None where none tells."""
    return max((one.number("points") for one in army if one.find("points")), default=None)


def breaches_of(army: Sequence[Unit], limit: int, joining: int) -> Iterator[Breach]:
    """Yield what an army may not have, as far as its units tell.

    Args:
        army: Its units: of each the points and, among its rules, `regiment (n)` or `auxiliary`,
            `general`, `reinforced`, `unique`, `warmaster`, `renown`. Units of a Regiment of Renown
            are in none of the army's own regiments, lead none, and are never the general; a number
            of a regiment beside it tells one from another [L1506-1508].
        limit: The points limit.
        joining: Heroes of it whose battle profile lets them join another's regiment.
    """
    dear = [one for one in army if one.number("points", 0) * HALF > limit]
    if dear:
        yield Breach("unit-too-dear", _names(dear))
    grown = [one for one in army if "reinforced" in one.rules]
    wrong = [one for one in grown if "unique" in one.rules or one.size % DOUBLE]
    wrong += [one for one in grown if one.size < _SMALLEST and one not in wrong]
    if wrong:
        yield Breach("not-reinforced", _names(wrong))
    kinds = Counter(_kind(one) for one in army if "unique" in one.rules)
    twice = [one for one in army if kinds[_kind(one)] > 1 and "unique" in one.rules]
    if twice:
        yield Breach("unique", _names(twice))
    yield from _general(army)
    yield from _regiments(army, joining)


def _general(army: Sequence[Unit]) -> Iterator[Breach]:
    generals = [one for one in army if "general" in one.rules]
    if len(generals) > 1 or any("renown" in one.rules for one in generals):
        yield Breach("one-general", _names(generals))
    masters = [one for one in army if "warmaster" in one.rules and "renown" not in one.rules]
    if masters and generals and not any(one in masters for one in generals):
        yield Breach("general", _names(masters))


def _regiments(army: Sequence[Unit], joining: int) -> Iterator[Breach]:
    held: dict[int, list[Unit]] = {}
    renown: dict[int, list[Unit]] = {}
    for one in army:
        number = one.rules.number("regiment")
        if number is not None:
            (renown if "renown" in one.rules else held).setdefault(number, []).append(one)
    if len(renown) > 1:
        yield Breach("renown", _names(one for units in renown.values() for one in units))
    if len(held) > REGIMENTS:
        yield Breach("regiments")
    for units in held.values():
        troops = [one for one in units if "hero" not in one.rules]
        led = any("general" in one.rules for one in units)
        if len(troops) > (LED if led else TROOPS):
            yield Breach("regiment-size", _names(troops))
        if len(troops) == len(units):
            yield Breach("leader", _names(units))
    heroes = [[one for one in units if "hero" in one.rules] for units in held.values()]
    if sum(max(0, len(some) - 1) for some in heroes) > joining:
        yield Breach("leader", _names(one for some in heroes if len(some) > 1 for one in some))


def without_place(army: Sequence[Unit]) -> tuple[Unit, ...]:
    """Return the units that tell no place in the army, where others do."""
    placed: tuple[RuleId, ...] = ("regiment", "auxiliary", "renown")
    away = [one for one in army if not any(rule in one.rules for rule in placed)]
    return () if len(away) == len(army) else tuple(one for one in away if not _apart(one))


def _names(units: Iterable[Unit]) -> tuple[str, ...]:
    return tuple(one.name for one in units)


def _kind(unit: Unit) -> str:
    """Return what a unit is called, less the number that tells it from others alike."""
    return re.sub(r"\s*\d+$", "", unit.name).casefold()
