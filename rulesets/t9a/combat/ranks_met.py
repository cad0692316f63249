"""Ranks of the enemies in a combat, by what the table knows of who touches whom [R L602-603]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulesets.core.battlefield.link import Combat
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import FromTable
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.round.parted import combat_before
from rulesets.t9a.combat.ranks import disrupts, ranks_of_unit

_BESIDE: Final = ("flank", "rear")


def _combat_of(situation: Situation, unit: Raw | None) -> Combat | None:
    return None if unit is None else combat_before(situation, str(unit))


def _named(situation: Situation, names: tuple[str, ...]) -> Iterator[Unit]:
    return (unit for unit in situation.units if unit.name in names)


def _most_ranks(situation: Situation, unit: Raw | None) -> int | None:
    """Return the most Full Ranks of an enemy in a unit's combat, None where some are unknown."""
    combat = _combat_of(situation, unit)
    foes = () if combat is None else combat.enemies_of(str(unit))
    known = [ranks_of_unit(foe) for foe in _named(situation, foes)]
    counted = [ranks for ranks in known if ranks is not None]
    return max(counted) if counted and len(counted) == len(known) else None


def _is_disrupted(situation: Situation, unit: Raw | None) -> bool | None:
    """Return whether an enemy with enough Full Ranks stands in a unit's flank or rear."""
    combat = _combat_of(situation, unit)
    if combat is None:
        return None
    beside = tuple(
        touch.unit
        for touch in combat.touches
        if touch.other == str(unit) and touch.facing in _BESIDE
    )
    return any(disrupts(ranks_of_unit(foe) or 0) for foe in _named(situation, beside))


MOST_RANKS_MET: Final = FromTable(_most_ranks, of=("unit",))
DISRUPTED: Final = FromTable(_is_disrupted, of=("unit",))
