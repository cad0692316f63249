"""Wounds lost, models removed, and how much a unit weighs [L230-236, L1322-1326]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.blackhammer.shooting import options
from rulesets.blackhammer.unit.options import Carried, Damage, Models, WoundsEach
from rulesets.blackhammer.unit.profile import UNIT_TYPES
from rulesets.blackhammer.unit.unit_state import type_power
from rulesets.core.battlefield.casualties import Losses, losses, wounds_left
from rulesets.core.battlefield.damage import damage_scores, damage_stage
from rulesets.core.declaring.parameter import Choice, Fill, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.attack.hit import check_damage


@procedure(source="L1322-1324", actors=())
def remove_casualties(
    _dice: Dice,
    *,
    wounds_lost: options.Count,
    w: WoundsEach = 1,
    models: Models = None,
    carried: Carried = 0,
) -> Losses:
    """Remove models for wounds lost and note what is left.

    Whole models go as soon as they can. [L1322-1324]

    Raises:
        Refusal: `target-dead`, `too-many-carried`.
    """
    wounds_left(models, w, carried)
    return losses(models, w, carried, wounds_lost)


@procedure(source="L1326", actors=())
def multiple_wounds(
    dice: Dice,
    *,
    damage: Damage,
    wounds: options.Count = 1,
    w: WoundsEach = 1,
    models: Models = None,
    carried: Carried = 0,
) -> Losses:
    """Roll the wounds that each unsaved wound takes, and remove the casualties.

    No wound takes more than the profile of a model has. [L1326]

    Raises:
        Refusal: `damage-dice`, `target-dead`, `too-many-carried`.
    """
    check_damage(damage)
    most = wounds_left(models, w, carried)
    stages = (damage_stage(damage, w),)
    taken = dice.attacks(wounds, "unsaved", stages, damage_scores(w), cap=most)
    return losses(models, w, carried, taken.score)


@dataclass(frozen=True, slots=True)
class UnitPower:
    """The weight of a unit: its power.

    Attributes:
        power: Its unit power.
    """

    power: int


@procedure(source="L230-236")
def unit_power(
    _dice: Dice,
    *,
    unit_type: Annotated[str, Choice(UNIT_TYPES)] = "infantry",
    models: Annotated[int, Whole(0, options.MOST_MODELS), Fill("unit", "models")] = 1,
    w: Annotated[int, Whole(1, 20), Fill("unit", "w")] = 1,
    riders: Annotated[int, Whole(0, 20)] = 0,
    model_power: Annotated[int | None, Whole(1, 20), Fill("unit", "power")] = None,
    other_type: Annotated[str, Choice(UNIT_TYPES)] = "infantry",
    other_models: Annotated[int, Whole(0, options.MOST_MODELS)] = 0,
) -> UnitPower:
    """Return a unit's power: that of every model together.

    Monsters, war machines and heavy chariots count the wounds of their profile, whatever they have
    lost; a ridden monster one more for each rider or crewman alive. A second kind of models in
    the unit is added; a power stated by an army book wins. [L230-236]
    """
    each = model_power or type_power(unit_type, w, riders)
    return UnitPower(models * each + other_models * type_power(other_type, w, 0))
