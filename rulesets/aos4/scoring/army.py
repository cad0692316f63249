"""Whether an army is as the Army Composition module has it [L1456-1534]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from rulesets.aos4.options import Few, YesNo
from rulesets.core.parameter import Whole
from rulesets.dice.handle import Dice

_REGIMENTS: Final = 5
_TROOPS: Final = 3
_LED: Final = 4
_HALF: Final = 2
_DOUBLE: Final = 2

Cost = Annotated[int | None, Whole(0, 10000)]
Reason: TypeAlias = Literal[
    "allowed",
    "over-limit",
    "unit-too-dear",
    "not-reinforced",
    "regiments",
    "regiment-size",
    "unique",
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
class Army:
    """Whether an army, or one unit or regiment of it, is allowed.

    Attributes:
        reason: `allowed`, or the first thing that is not.
        unit_cost: What the dearest unit costs, reinforced included; None where nobody said.
        unspent: Points left below the limit.
    """

    allowed: bool
    reason: Reason
    unit_cost: int | None
    unspent: int | None


def army_check(
    dice: Dice,  # noqa: ARG001 - a procedure; this one rolls nothing
    *,
    limit: Annotated[int, Whole(100, 10000)] = 2000,
    cost: Cost = None,
    unit_points: Cost = None,
    reinforced: YesNo = False,
    smallest: Annotated[int, Whole(1, 60)] = 2,
    unique: YesNo = False,
    enhancements: Few = 0,
    regiments: Few = 1,
    non_heroes: Few = 0,
    general_regiment: YesNo = False,
    renown: Few = 0,
    faction_terrain: Few = 0,
    warmaster: YesNo = False,
    general_is_warmaster: YesNo = False,
    heroes: Few = 1,
    joining_heroes: Few = 0,
    generals: Few = 1,
    general_of_renown: YesNo = False,
    copies: Few = 1,
    one_faction: YesNo = True,
    enhancement_types: YesNo = True,
    lores: Few = 0,
) -> Army:
    """Check an army, a unit or a regiment [L1456-1534].

    Args:
        dice: Not rolled.
        limit: The points limit.
        cost: What the army costs.
        unit_points: What a unit costs at its smallest.
        reinforced: That unit has twice its models, for twice the points.
        smallest: Its smallest number of models; one of a single model is never reinforced.
        unique: It is UNIQUE: never reinforced, without enhancements.
        enhancements: Those it has; one of a kind at most.
        regiments: Regiments of the army, 1 to 5.
        non_heroes: Units without HERO in a regiment, 3 at most and 4 in the general's.
        general_regiment: That regiment is the general's.
        renown: Regiments of Renown, 1 at most.
        faction_terrain: Faction terrain features, 1 at most.
        warmaster: A WARMASTER is in the army.
        general_is_warmaster: The general is one, as must be then.
        heroes: Heroes of a regiment; one leads it.
        joining_heroes: Those of them whose battle profile lets them join another's regiment.
        generals: Generals of the army; it has exactly one.
        general_of_renown: The general is of a Regiment of Renown, which cannot be.
        copies: How often that unit stands in the army; a UNIQUE one once.
        one_faction: All units are of one faction, a Regiment of Renown apart.
        enhancement_types: The enhancements of a unit are of different types, and none stands
            twice in the army.
        lores: The most lores of one kind, of spells, prayers or manifestations; one at most.
    """
    dear = None if unit_points is None else unit_points * (_DOUBLE if reinforced else 1)
    unspent = None if cost is None else limit - cost
    checks: tuple[tuple[Reason, bool], ...] = (
        ("over-limit", unspent is not None and unspent < 0),
        ("unit-too-dear", dear is not None and dear * _HALF > limit),
        ("not-reinforced", reinforced and (unique or smallest == 1)),
        ("unique", unique and (enhancements > 0 or copies > 1)),
        ("regiments", not 1 <= regiments <= _REGIMENTS),
        ("regiment-size", non_heroes > (_LED if general_regiment else _TROOPS)),
        ("renown", renown > 1),
        ("terrain", faction_terrain > 1),
        ("general", warmaster and not general_is_warmaster),
        ("leader", heroes - joining_heroes != 1),
        ("one-general", generals != 1 or general_of_renown),
        ("faction", not one_faction),
        ("enhancements", not enhancement_types),
        ("lores", lores > 1),
        ("allowed", True),
    )
    reason = next(name for name, holds in checks if holds)
    return Army(reason == "allowed", reason, dear, unspent)
