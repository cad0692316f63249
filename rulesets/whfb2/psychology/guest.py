"""Characters in a unit who are moved by what leaves the unit cold [L2223-2230, L2920-2926]."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import Effect, Expiry, StatusAlone, StatusSet
from rulesets.whfb2.characters.command import LEADS

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId


def is_guest(unit: Unit | None) -> bool:
    """Return whether somebody is in a unit that he does not command."""
    return unit is not None and unit.host is not None and not unit.has(LEADS)


def moved(unit: Unit | None, status: StatusId, until: Expiry) -> Effect:
    """Return what a test makes of whom takes it: of a guest, nothing befalls his unit."""
    if is_guest(unit):
        return StatusAlone("unit", status, until)
    return StatusSet("unit", status, until)


def guests_subject(units: Iterable[Unit], rule: RuleId, *without: StatusId) -> Iterator[Unit]:
    """Yield who tests for the sake of a character: the unit that he commands, or he by himself.

    Args:
        units: The units, of which those that are subject to it themselves are left out.
        rule: What the character is subject to [L2244-2251, L2920-2926].
        without: Statuses under which nobody tests.
    """
    for unit in units:
        heroes = [hero for hero in unit.body.joined if rule in hero.rules]
        if rule in unit.body.alone.rules or not heroes:
            continue
        commanded = any(hero.has(LEADS) for hero in heroes)
        for tested in (unit,) if commanded else heroes:
            if not any(tested.has(status) for status in without):
                yield tested
