"""The limits of an army of so many points [L240-354]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from rulesets.core.books.table import Chart, load_chart

_DATA: Final = files("rulesets.blackhammer") / "data"
COMPOSITION: Final[Chart] = load_chart(_DATA / "army-composition.toml")
GROWTH: Final[Chart] = load_chart(_DATA / "army-growth.toml")

SMALL: Final = 1000
"""Points up to which an army is small, with limits of its own [L298-302, L346]."""
SMALL_RARE: Final = 150
SMALL_ITEM: Final = 25
SMALL_LEVEL: Final = 1
_STEP: Final = 1000
_LARGE: Final = 3000


@dataclass(frozen=True, slots=True)
class ArmyLimits:
    """Limits of an army, and whether it keeps to them.

    Attributes:
        max_characters: Characters at most.
        max_lords: Lords among them.
        max_heroes: Heroes among them.
        min_core: Core choices at least.
        max_special: Special choices at most.
        max_rare: Rare choices at most.
        max_rare_points: What the Rare choice may cost, None without a limit.
        max_item_points: What an item or ability may cost, None without a limit.
        max_level: Highest magic level, None without a limit.
        max_same: How often any unit of Core, Special or Rare may be taken; None where nobody said
            how many units are the army's heart.
        legal: Whether the army is as the limits ask; None where nothing was said of it.
        breaches: How many limits it breaks.
    """

    max_characters: int
    max_lords: int
    max_heroes: int
    min_core: int
    max_special: int
    max_rare: int
    max_rare_points: int | None = None
    max_item_points: int | None = None
    max_level: int | None = None
    max_same: int | None = None
    legal: bool | None = None
    breaches: int = 0


def limits_of(army_points: int) -> ArmyLimits:
    """Return the limits of an army of so many points [L250-352]."""
    row = max(least for least, _ in COMPOSITION if army_points >= least)
    further = max(0, army_points - _LARGE) // _STEP
    characters, lords, heroes, core, special, rare = (
        int(COMPOSITION.cell(row, column)) + further * int(GROWTH.cell(_STEP, column))
        for column in range(1, 7)
    )
    small = army_points <= SMALL
    return ArmyLimits(
        characters,
        lords,
        heroes,
        core,
        special,
        rare,
        max_rare_points=SMALL_RARE if small else None,
        max_item_points=SMALL_ITEM if small else None,
        max_level=SMALL_LEVEL if small else None,
    )
