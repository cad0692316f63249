"""Limits of an army of so many points, and whether an army keeps to them [L240-354]."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.items.catalogue import ITEMS
from rulesets.blackhammer.preparation.limits import ArmyLimits, limits_of
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Units, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice

SECTIONS: Final = ("lord", "hero", "core-choice", "special-choice", "rare-choice")
"""Rules that tell from which section of the army list a unit is [L250]."""
CHARACTERS: Final = SECTIONS[:2]
TROOPS: Final = SECTIONS[2:]
HEART: Final = "army-heart"
"""The rule of units that are marked as an army's heart [L354]."""
_MOST_UNITS: Final = 200

Count: TypeAlias = Annotated[int | None, Whole(0, 100)]
Points: TypeAlias = Annotated[int | None, Whole(0, 20_000)]


@dataclass(frozen=True, slots=True)
class _Totals:
    """Sums over the units of an army; None where they do not tell."""

    cost: int | None = None
    lords: int | None = None
    heroes: int | None = None
    core: int | None = None
    special: int | None = None
    rare: int | None = None
    rare_points: int | None = None
    level: int | None = None
    heart: int | None = None
    same: int | None = None
    item_points: int | None = None


def _totals_of(dice: Dice, army: tuple[Unit, ...]) -> _Totals:
    """Count an army's units by the section that their rules name; tell which name none."""
    if not army:
        return _Totals()
    for key, lacking in (
        ("army-without-section", [unit for unit in army if not _sections(unit)]),
        ("army-without-cost", [unit for unit in army if unit.find("points") is None]),
    ):
        if lacking:
            dice.tell(key, units=", ".join(unit.name for unit in lacking))
    sections = Counter(section for unit in army for section in _sections(unit))
    troops = [unit for unit in army if any(section in unit.rules for section in TROOPS)]
    rares = [unit for unit in army if "rare-choice" in unit.rules]
    named = Counter(_kind(unit) for unit in troops)
    items = [ITEMS[rule].points for unit in army for rule in unit.rules if rule in ITEMS]
    hearts = sum(HEART in unit.rules for unit in army)
    return _Totals(
        cost=_cost(army),
        lords=sections["lord"],
        heroes=sections["hero"],
        core=sections["core-choice"],
        special=sections["special-choice"],
        rare=sections["rare-choice"],
        rare_points=_cost(rares),
        level=max(unit.number("level", 0) for unit in army),
        # Where nobody marked the heart of the army, nothing is known of it.
        heart=hearts or None,
        same=max(named.values(), default=0) if hearts else None,
        item_points=max(items, default=None),
    )


def _sections(unit: Unit) -> list[str]:
    return [section for section in SECTIONS if section in unit.rules]


def _cost(units: Sequence[Unit]) -> int | None:
    """Return what units cost together, None where one does not tell."""
    costs = [unit.find("points") for unit in units]
    return sum(cost.plus for cost in costs if cost) if None not in costs else None


def _kind(unit: Unit) -> str:
    """Return what a unit is called, less the number that tells it from others alike."""
    return re.sub(r"\s*\d+$", "", unit.name).casefold()


@procedure(source="L240-354", actors=())
def army_limits(
    dice: Dice,
    *,
    army: Annotated[tuple[Unit, ...], Units(1, _MOST_UNITS, army=True)] = (),
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

    What nobody states is counted among the units of the army: each has the rule of the section it
    was chosen from. Two units taken as one choice count as two, unless stated [L354].

    Args:
        dice: Not rolled; each limit that is broken is told, and who tells no section or cost.
        army: A side of the battle, or its units.
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
    found = _totals_of(dice, army)
    cost, lords, heroes, core_choices, special_choices, rare_choices = (
        counted if stated is None else stated
        for stated, counted in (
            (cost, found.cost),
            (lords, found.lords),
            (heroes, found.heroes),
            (core_choices, found.core),
            (special_choices, found.special),
            (rare_choices, found.rare),
        )
    )
    rare_points, item_points, level, heart, same = (
        counted if stated is None else stated
        for stated, counted in (
            (rare_points, found.rare_points),
            (item_points, found.item_points),
            (level, found.level),
            (heart, found.heart),
            (same, found.same),
        )
    )
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
    stated = any(fact is not None for fact in facts)
    return replace(told, max_same=heart, legal=not breaches if stated else None, breaches=breaches)
