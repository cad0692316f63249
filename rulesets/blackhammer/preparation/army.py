"""What an army of so many points may hold [L240-354]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Annotated, Final, TypeAlias

from rulesets.core.parameter import Whole
from rulesets.core.table import Chart, load_chart
from rulesets.dice.handle import Dice

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

Count: TypeAlias = Annotated[int | None, Whole(0, 100)]
Points: TypeAlias = Annotated[int | None, Whole(0, 20_000)]


@dataclass(frozen=True, slots=True)
class ArmyLimits:
    """What an army may hold, and whether one does.

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


def army_limits(
    dice: Dice,
    *,
    army_points: Annotated[int, Whole(1, 20_000)],
    cost: Points = None,
    lords: Count = None,
    heroes: Count = None,
    core_choices: Count = None,
    special_choices: Count = None,
    rare_choices: Count = None,
    rare_points: Points = None,
    item_points: Annotated[int | None, Whole(0, 500)] = None,
    level: Annotated[int | None, Whole(0, 3)] = None,
    heart: Count = None,
    same: Count = None,
) -> ArmyLimits:
    """Give the limits of an army, and check one against them [L240-354].

    Args:
        dice: Not rolled; each limit that is broken is told.
        army_points: Points agreed on for each side.
        cost: What the army costs.
        lords: Lords in it.
        heroes: Heroes in it.
        core_choices: Core choices in it.
        special_choices: Special choices in it.
        rare_choices: Rare choices in it.
        rare_points: What its Rare choices cost, characters and mounts that take one included.
        item_points: The dearest item, gift or ability.
        level: Highest magic level in it.
        heart: Units taken of those that are the army's heart.
        same: How often the unit taken most often is taken, characters apart.
    """
    told = limits_of(army_points)
    characters = None if lords is None and heroes is None else (lords or 0) + (heroes or 0)
    most: tuple[tuple[str, int | None, int | None], ...] = (
        ("cost", cost, army_points),
        ("characters", characters, told.max_characters),
        ("lords", lords, told.max_lords),
        ("heroes", heroes, told.max_heroes),
        ("special", special_choices, told.max_special),
        ("rare", rare_choices, told.max_rare),
        ("rare-points", rare_points, told.max_rare_points),
        ("item-points", item_points, told.max_item_points),
        ("level", level, told.max_level),
        ("same", same, heart),
    )
    least: tuple[tuple[str, int | None, int], ...] = (
        ("core", core_choices, told.min_core),
        # Somebody must be the General [L300].
        ("general", characters, 1),
        ("heart", heart, 1),
    )
    breaches = 0
    for limit, taken, allowed in most:
        if taken is not None and allowed is not None and taken > allowed:
            dice.tell("army-too-much", limit=limit, taken=taken, allowed=allowed)
            breaches += 1
    for limit, taken, needed in least:
        if taken is not None and taken < needed:
            dice.tell("army-too-little", limit=limit, taken=taken, needed=needed)
            breaches += 1
    facts = (
        cost,
        characters,
        core_choices,
        special_choices,
        rare_choices,
        rare_points,
        item_points,
        level,
        heart,
        same,
    )
    stated = any(one is not None for one in facts)
    return replace(told, max_same=heart, legal=not breaches if stated else None, breaches=breaches)
