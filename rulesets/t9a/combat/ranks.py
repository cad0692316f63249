"""Full Ranks in combat, and what they are worth [R L594, L602-603, L1017]."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.t9a.ground.formation import NARROW, ranks_of, standing_in_ranks

MOST_RANKS: Final = 3
"""The largest Rank Bonus."""
LOOSE: Final = ("light-troops", "skirmishers", "fast-cavalry", "fly", "swarm", "war-machine")
"""Rules of those who form no Full Ranks: Light Troops, all that are such, and war machines [R
L691-703]."""
RANK_RULES: Final = (*NARROW, "monstrous-ranks", *LOOSE)
_DISRUPTING: Final = 2


def full_ranks(models: int, files: int, rules: SpecialRules) -> int:
    """Return the Full Ranks of so many models; none where the width of the unit is unknown."""
    if not files or models < 1 or any(rule in rules for rule in LOOSE):
        return 0
    return ranks_of(models, files, rules).full


def ranks_of_unit(unit: Unit | None) -> int | None:
    """Return the Full Ranks of a unit as it stands, None for no unit or one of unknown width."""
    if unit is None:
        return None
    files = unit.number("files", 0) or int(unit.models == 1)
    if not files and not any(rule in unit.rules for rule in LOOSE):
        return None
    return full_ranks(unit.models + standing_in_ranks(unit), files, unit.rules)


def rank_bonus(full: int) -> int:
    """Return what Full Ranks add to the Combat Score: each after the first, 3 at most."""
    return max(0, min(MOST_RANKS, full - 1))


def steadfast(own: int, enemies: tuple[int, ...]) -> bool:
    """Return whether a unit has more Full Ranks than each enemy unit of its combat [R L602]."""
    return bool(enemies) and all(own > enemy for enemy in enemies)


def disrupts(full: int) -> bool:
    """Return whether an enemy in the flank or rear takes Steadfast away [R L603]."""
    return full >= _DISRUPTING
