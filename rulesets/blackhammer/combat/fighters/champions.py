"""Champions in challenges: fighters of their own, each a model of his unit [L2276-2282]."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rulesets.blackhammer.characters.challenge import DUEL, DUELLED, is_led
from rulesets.blackhammer.combat.fighters.stated import SideFacts
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.unit import Unit

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

_HIS: Final[tuple[StatusId, ...]] = (DUEL, DUELLED)


def champion_of(unit: Unit) -> Unit:
    """Return a unit's champion by himself; whoever stands for himself as he is."""
    if not is_led(unit):
        return unit
    return replace(unit.body.alone, models=1, size=1, phase_start=1, carried=0, characters=0)


def with_champions(facts: SideFacts) -> SideFacts:
    """Return a side whose champions in a challenge stand apart, after the units named.

    The others fight on without them, with one model less in front [L2126, L2282].
    """
    led = tuple(
        index
        for index, unit in enumerate(facts.units)
        if is_led(unit) and any(unit.has(status) for status in _HIS)
    )
    if not led:
        return facts
    units = [_others(unit) if i in led else unit for i, unit in enumerate(facts.units)]
    champions = [champion_of(facts.units[index]) for index in led]
    return replace(facts, units=(*units, *champions), led=led)


def _others(unit: Unit) -> Unit:
    """Return a unit without its champion, who keeps his file of the front."""
    profile = tuple(
        (field, Amount(max(1, value.plus - 1)) if field == "files" else value)
        for field, value in unit.profile
    )
    statuses = tuple(status for status in unit.statuses if status[0] not in _HIS)
    return replace(unit, models=unit.models - 1, profile=profile, statuses=statuses)
