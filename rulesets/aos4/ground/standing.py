"""Terrain and the units on it: their protection, and where models may stand [L1213-1231]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.aos4.ground.features import KINDS, feature_of
from rulesets.aos4.ground.placing import IMPASSABLE
from rulesets.aos4.unit.house import CoverCharge
from rulesets.aos4.unit.options import One, YesNo
from rulesets.core.battlefield.landmark import Landmark
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Choice, Decimal, Fill, Flag, Landmarks, Rules
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice

_HIGH: Final = 1.0
"""Inches above which nobody stays on Unstable terrain [L1231]; lower terrain is ignored [L569]."""

Terrain = Annotated[Landmark, Landmarks(KINDS)]
HILL: Final = Landmark("area-terrain")
Flyer = Annotated[SpecialRules, Rules(("fly",)), Fill("target", "rules")]


@dataclass(frozen=True, slots=True)
class Protection:
    """The protection that a terrain feature gives a unit that is attacked.

    Attributes:
        hit: What hit rolls are changed by.
        shootable: Whether shooting attacks may be aimed at it.
    """

    hit: int
    shootable: bool


@procedure(source="L1213-1227, L2011-2015", command="terrain", variant="protection")
def terrain_protection(
    _dice: Dice,
    *,
    target: One = None,
    terrain: Terrain,
    wholly_on: YesNo = False,
    behind: YesNo = False,
    target_charged: Annotated[bool, Flag(), Fill("target", "status:charged")] = False,
    target_rules: Flyer = NO_RULES,
    cover_charge: CoverCharge = "this-turn",
) -> Protection:
    """Tell what Cover and Obscuring do for a unit that is attacked [L1213-1227].

    Args:
        target: The unit.
        terrain: The terrain feature, by its name on the battlefield or in the list, or its type.
        wholly_on: Every base of the unit is fully on it.
        behind: No line from the attackers to it misses the feature, parts of it within the
            attackers' combat range apart.
        target_charged: It charged this turn, which costs Cover and not Obscuring.
        target_rules: Whether it flies, which costs both.
        cover_charge: For how long a charge costs Cover.
    """
    there = (wholly_on or behind) and "fly" not in target_rules
    does = feature_of(terrain)
    bold = target is not None and cover_charge == "this-battle" and target.has("once-charged")
    covered = does.cover and there and not target_charged and not bold
    return Protection(-1 if covered else 0, not (does.obscuring and there))


@dataclass(frozen=True, slots=True)
class Footing:
    """Permission for models to stand somewhere on a terrain feature.

    Attributes:
        reason: `allowed`, or what stands against it.
    """

    allowed: bool
    reason: Literal["allowed", "impassable", "unstable", "halfway"]


@procedure(source="L565-577, L1225-1231", command="terrain", variant="footing")
def terrain_footing(
    _dice: Dice,
    *,
    terrain: Terrain = HILL,
    footing: Annotated[str, Choice(("crossing", "ending", "placing"))],
    height: Annotated[float, Decimal(0, 60, "inches")] = 0,
    halfway: YesNo = False,
    impassable: YesNo = False,
) -> Footing:
    """Tell whether models may cross terrain, end a move on it or be set up there [L565-577, L1225].

    Args:
        terrain: The terrain feature, as for its protection.
        footing: What they do: cross it, end any move, or be set up.
        height: How high the part of it is, in inches.
        halfway: They would end while climbing it.
        impassable: Players gave it that ability; no type has it by itself.
    """
    if impassable or IMPASSABLE in terrain.traits:
        return Footing(False, "impassable")
    if footing == "crossing":
        return Footing(True, "allowed")
    if halfway and height > _HIGH:
        return Footing(False, "halfway")
    if feature_of(terrain).unstable and height > _HIGH:
        return Footing(False, "unstable")
    return Footing(True, "allowed")
