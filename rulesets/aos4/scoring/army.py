"""Checks of an army against the Army Composition module [L1456-1534]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from rulesets.aos4.unit.house import EnhancementLimit
from rulesets.aos4.unit.keywords import (
    DOUBLE,
    HALF,
    LED,
    REGIMENTS,
    TROOPS,
    Breach,
    Reason,
    breaches_of,
    cost_of,
    dearest_of,
    without_cost,
    without_place,
)
from rulesets.aos4.unit.options import Agreed, Few, YesNo
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Units, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice

_MOST_UNITS: Final = 100

Cost = Annotated[int | None, Whole(0, 10000)]
Verdict: TypeAlias = Literal["allowed"] | Reason


@dataclass(frozen=True, slots=True)
class Army:
    """A verdict on an army, or on one unit or regiment of it: whether it is allowed.

    Attributes:
        reason: `allowed`, or the first thing that is not.
        unit_cost: What the dearest unit costs, reinforced included; None where nobody said.
        unspent: Points left below the limit.
        breaches: How much is not allowed.
    """

    allowed: bool
    reason: Verdict
    unit_cost: int | None
    unspent: int | None
    breaches: int


@procedure(source="L1456-1534")
def army_check(
    dice: Dice,
    *,
    army: Annotated[tuple[Unit, ...], Units(1, _MOST_UNITS, army=True)] = (),
    limit: Agreed = 2000,
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
    same_table: Few = 0,
    same_type: Few = 0,
    enhancement_limit: EnhancementLimit = "one-a-table",
) -> Army:
    """Check an army, by its units or by what is typed of it, a unit or a regiment [L1456-1534].

    Args:
        dice: Not rolled; each thing that is not allowed is told, with the units concerned.
        army: A side of the battle, or its units; their points and rules tell what nobody states.
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
        same_table: The most enhancements of one table, those that abilities allow apart.
        same_type: The most enhancements of one type.
        enhancement_limit: Whether the rule's table counts, or the glossary's type.
    """
    dear = None if unit_points is None else unit_points * (DOUBLE if reinforced else 1)
    cost = cost_of(army) if cost is None else cost
    unspent = None if cost is None else limit - cost
    many = same_type if enhancement_limit == "one-a-type" else same_table
    stated: tuple[tuple[Reason, bool], ...] = (
        ("over-limit", unspent is not None and unspent < 0),
        ("unit-too-dear", dear is not None and dear * HALF > limit),
        ("not-reinforced", reinforced and (unique or smallest == 1)),
        ("unique", unique and (enhancements > 0 or copies > 1)),
        ("regiments", not 1 <= regiments <= REGIMENTS),
        ("regiment-size", non_heroes > (LED if general_regiment else TROOPS)),
        ("renown", renown > 1),
        ("terrain", faction_terrain > 1),
        ("general", warmaster and not general_is_warmaster),
        ("leader", heroes - joining_heroes != 1 and not (army and heroes == 1)),
        ("one-general", generals != 1 or general_of_renown),
        ("faction", not one_faction),
        ("enhancements", not enhancement_types or many > 1),
        ("lores", lores > 1),
    )
    found = [Breach(name) for name, wrong in stated if wrong]
    found += breaches_of(army, limit, joining_heroes)
    _tell(dice, army, found)
    costs = [cost for cost in (dear, dearest_of(army)) if cost is not None]
    reason: Verdict = found[0].reason if found else "allowed"
    return Army(not found, reason, max(costs, default=None), unspent, len(found))


def _tell(dice: Dice, army: tuple[Unit, ...], found: list[Breach]) -> None:
    """Tell every breach of an army, and the facts that its units lack."""
    for breach in found if army else ():
        dice.tell("army-breach", reason=breach.reason, units=breach.names)
    lacking = (
        ("army-without-cost", without_cost(army)),
        ("army-without-place", without_place(army)),
    )
    for key, units in lacking:
        if units:
            dice.tell(key, units=", ".join(unit.name for unit in units))
    if army and not any("general" in unit.rules for unit in army):
        dice.tell("army-without-general")
