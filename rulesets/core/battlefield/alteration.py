"""Alterations of a unit by a status while it is true: values changed, rules had or lost.

A spell, an item's power or a wound of the spirit is a status of the unit; what it alters is data,
worked out anew whenever the rules look at the unit. When the status ends, nothing has to be undone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit

Way: TypeAlias = Literal["add", "set", "times", "halve", "at-most", "at-least"]
"""How a value changes: by a number (a save gets better by a positive one), to a number, so many
times over, to its half rounded down (up to a half where the value comes in halves), to a number
where it is larger, or where it is worse."""

_NO_SAVE: Final = 7
"""One worse than the worst save."""


@dataclass(frozen=True, slots=True)
class Shift:
    """One change of a profile value, or of the number of a special rule that the unit has.

    Of a value that nobody gave nothing is known afterwards either, but for one that is set and for
    a save.

    Attributes:
        field: What changes.
        way: How.
        value: By how much, or to what.
        scaled: Whether it does so as many times over as the value of the status says, as where dice
            settled how much a spell takes.
        limit: The save beyond which it gets no better, None where only the profile ends it.
    """

    field: str
    way: Way
    value: int = 0
    scaled: bool = False
    limit: int | None = None

    def times(self, many: int) -> Shift:
        """Return the change that a status with some value makes."""
        return replace(self, value=self.value * many, scaled=False) if self.scaled else self


@dataclass(frozen=True, slots=True)
class Alteration:
    """A change that a status makes to a unit.

    Attributes:
        shifts: Changes of profile values, in order.
        rules: Special rules it has meanwhile, with their number where they have one.
        loses: Special rules it does not have meanwhile.
        implies: Statuses that are true of it as well.
        beside: What it makes as well of who has a special rule without it, by that rule.
    """

    shifts: tuple[Shift, ...] = ()
    rules: tuple[tuple[str, int | None], ...] = ()
    loses: tuple[str, ...] = ()
    implies: tuple[str, ...] = ()
    beside: tuple[tuple[str, Alteration], ...] = ()

    def on(self, rules: SpecialRules) -> Alteration:
        """Return all that it makes of a unit that has some rules by itself."""
        more = [found for rule, found in self.beside if rules.holds(rule)]
        return replace(
            self,
            shifts=(*self.shifts, *(shift for found in more for shift in found.shifts)),
            rules=(*self.rules, *(rule for found in more for rule in found.rules)),
        )


@dataclass(frozen=True, slots=True)
class Bounds:
    """Limits of a profile value, and how it is written; a save is better the smaller."""

    least: int
    most: int
    save: bool = False
    halves: bool = False


def altered(
    unit: Unit, alterations: Mapping[str, Alteration], bounds: Mapping[str, Bounds]
) -> Unit:
    """Return a unit with all that its statuses make of it.

    Args:
        unit: The unit as it is by itself.
        alterations: What statuses alter, by their ids.
        bounds: The game's profile.
    """
    valued = [
        (alterations[status].on(unit.rules), value)
        for status, value in unit.statuses
        if status in alterations
    ]
    found = [status for status, _ in valued]
    if not found:
        return unit
    profile = dict(unit.profile)
    # What sets a value comes first: a bonus is for whatever it has become.
    shifts = sorted(
        (shift.times(value) for status, value in valued for shift in status.shifts),
        key=lambda status: _ORDER[status.way],
    )
    for shift in shifts:
        value = _shifted(profile.get(shift.field), shift, bounds.get(shift.field))
        if value is None:
            profile.pop(shift.field, None)
        else:
            profile[shift.field] = value
    lost = tuple(rule for alteration in found for rule in alteration.loses)
    gained = frozenset(rule for alteration in found for rule in alteration.rules)
    held = dict(unit.statuses)
    for alteration in found:
        for status in alteration.implies:
            held.setdefault(status, 1)
    numbers = [shift for shift in shifts if shift.field not in bounds]
    rules = _renumbered(unit.rules, numbers).without(lost) | SpecialRules(gained)
    return replace(
        unit,
        profile=tuple(profile.items()),
        rules=rules,
        statuses=tuple(held.items()),
    )


_ORDER: Final[Mapping[Way, int]] = {
    "set": 0,
    "add": 1,
    "times": 2,
    "halve": 3,
    "at-most": 4,
    "at-least": 5,
}


def _renumbered(rules: SpecialRules, shifts: Sequence[Shift]) -> SpecialRules:
    """Return rules with the numbers that shifts add to, not below 0."""
    added = Counter[str]()
    for shift in shifts:
        added[shift.field] += shift.value if shift.way == "add" else 0
    items = (
        (rule, number if number is None else max(0, number + added[rule]))
        for rule, number in rules.items
    )
    return SpecialRules(frozenset(items))


def _shifted(value: Amount | None, shift: Shift, bounds: Bounds | None) -> Amount | None:
    if bounds is None:
        return value
    if shift.way == "set":
        return Amount(shift.value)
    if bounds.save:
        return _shifted_save(value, shift, bounds)
    if value is None:
        return None
    if shift.way == "add":
        plus = value.plus + shift.value
        return replace(value, plus=plus if value.count else _within(plus, bounds))
    if value.halves is None:
        return value  # what is rolled is multiplied, halved or capped once it is
    return _of_halves(_changed(value.halves, shift, bounds))


def _changed(halves: int, shift: Shift, bounds: Bounds) -> int:
    """Return a value multiplied, halved or capped, as the number of halves it is."""
    if shift.way == "halve":
        return -(-halves // 2) if bounds.halves else halves // 4 * 2
    if shift.way == "times":
        return min(halves * shift.value, 2 * bounds.most)
    limit = min if shift.way == "at-most" else max
    return limit(halves, 2 * shift.value)


def _of_halves(halves: int) -> Amount:
    return Amount(halves // 2, half=bool(halves % 2))


def _shifted_save(value: Amount | None, shift: Shift, bounds: Bounds) -> Amount | None:
    held = value.fixed if value is not None and value.fixed is not None else _NO_SAVE
    if shift.way == "add":
        least = bounds.least if shift.limit is None else min(held, shift.limit)
        held = max(bounds.least, least, held - shift.value)
    elif shift.way == "at-least":
        held = min(held, shift.value)
    return Amount(held) if held < _NO_SAVE else None


def _within(value: int, bounds: Bounds) -> int:
    return max(bounds.least, min(value, bounds.most))
