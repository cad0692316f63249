"""Wounding and saving one stage at a time [L982-1318]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.harm.attack import (
    BEST_SAVE,
    roll_armour,
    roll_wounds,
    usable_ward,
    ward_label,
)
from rulesets.blackhammer.shooting import options
from rulesets.blackhammer.unit.charts import ARMOUR_SAVE
from rulesets.blackhammer.unit.options import Save, Ward, YesNo
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Choice, Rules, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.attack.hit import NO_SAVE
from rulesets.refusal import Refusal

ARMOUR: Final = {
    "none": 1,
    "shield": 2,
    "light-armour": 2,
    "light-armour-and-shield": 3,
    "heavy-armour": 3,
    "heavy-armour-and-shield": 4,
}
"""Armour worn, and its row of the chart [L1240-1312]."""
_ON_FOOT: Final = 1
_CAVALRY: Final = 2
_NO_SHIELD_WALL: Final = ("frenzy", "horde")
"""Rules under which a shield adds nothing in close combat [L2918]."""


@dataclass(frozen=True, slots=True)
class WoundRolls:
    """The result of rolls to wound.

    Attributes:
        need: The lowest face that wounds, None when nothing does.
        wounds: Hits that wounded.
    """

    need: int | None
    wounds: int


@procedure(source="L982-1226", actors=())
def to_wound(
    dice: Dice,
    *,
    s: options.Strength,
    t: options.Toughness,
    hits: options.Count = 1,
    rules: options.HitRules = NO_RULES,
    target_rules: options.TargetRules = NO_RULES,
) -> WoundRolls:
    """Roll to wound: Strength of the hits against Toughness; a natural 1 fails.

    Flaming attacks roll failures again against a flammable target. [L982-1226, L2786]
    """
    need, wounds = roll_wounds(
        dice, hits, strength=s, toughness=t, rules=rules, target=target_rules
    )
    return WoundRolls(need, wounds)


@dataclass(frozen=True, slots=True)
class ArmourSaves:
    """The result of armour saves.

    Attributes:
        save: The save before the hit's Strength, None without one.
        need: The lowest face that saves, None when none does.
        saved: Wounds stopped.
        unsaved: Wounds not stopped.
    """

    save: int | None
    need: int | None
    saved: int
    unsaved: int


@procedure(source="L1234-1316", actors=())
def armour_save(
    dice: Dice,
    *,
    save: Save = None,
    armour: Annotated[str | None, Choice(tuple(ARMOUR))] = None,
    scaly_skin: Annotated[int | None, Whole(1, 6)] = None,
    cavalry: YesNo = False,
    barding: YesNo = False,
    shield_in_melee: YesNo = False,
    save_bonus: Annotated[int, Whole(-6, 6)] = 0,
    s: options.Strength = 3,
    wounds: options.Count = 1,
    rules: options.HitRules = NO_RULES,
    target_rules: Annotated[
        SpecialRules, Rules((*_NO_SHIELD_WALL, "scaly-skin", *options.REROLLS)), options.TARGETS_OWN
    ] = NO_RULES,
) -> ArmourSaves:
    """Roll armour saves against the Strength of the hits; a natural 1 fails.

    The save is one stated, or comes from the armour worn. A rider and mount of two profiles save
    one better, barding adds one more, scaly skin adds its own worth, and a shield on foot adds one
    against enemies to the front in close combat. The best save is 1+, before the Strength of the
    hit counts. [L1234-1316, L2838, L2888-2918]

    Raises:
        Refusal: `barding-without-mount`, `shield-needed`.
    """
    if barding and not cavalry:
        raise Refusal("barding-without-mount")
    worth = _worth(save, armour, cavalry=cavalry) + save_bonus + (1 if barding else 0)
    if scaly_skin is None and armour is not None:
        # The save of a profile counts the skin.
        scaly_skin = target_rules.number("scaly-skin")
    if scaly_skin is not None:
        worth += NO_SAVE - scaly_skin
    if shield_in_melee:
        if armour is not None and "shield" not in armour:
            raise Refusal("shield-needed")
        if not cavalry and not any(rule in target_rules for rule in _NO_SHIELD_WALL):
            worth += 1
    worn = max(BEST_SAVE, NO_SAVE - worth) if worth > 0 else None
    need, saved = roll_armour(dice, wounds, save=worn, strength=s, rules=rules, target=target_rules)
    if need is None:
        dice.tell("no-armour-save")
    return ArmourSaves(worn, need, saved, wounds - saved)


def _worth(save: int | None, armour: str | None, *, cavalry: bool) -> int:
    """Return how many faces of a D6 save; armour named wins over a save of the profile."""
    if armour is not None:
        cell = ARMOUR_SAVE.cell(ARMOUR[armour], _CAVALRY if cavalry else _ON_FOOT)
        return 0 if cell == "none" else NO_SAVE - int(cell)
    return (0 if save is None else NO_SAVE - save) + (1 if cavalry else 0)


@dataclass(frozen=True, slots=True)
class WardSaves:
    """The result of ward saves.

    Attributes:
        need: The ward save that is rolled, None when none may be.
        saved: Wounds stopped.
        unsaved: Wounds not stopped.
    """

    need: int | None
    saved: int
    unsaved: int


@procedure(source="L1318", actors=())
def ward_save(
    dice: Dice,
    *,
    ward: Ward = None,
    wounds: options.Count = 1,
    rules: options.HitRules = NO_RULES,
    target_rules: options.TargetRules = NO_RULES,
) -> WardSaves:
    """Roll ward saves: never changed by Strength, one for each wound; a natural 1 fails.

    An Aura does not count against magical attacks, Regeneration (4+) not against flaming ones; of
    several wards the best is rolled. [L1318, L2846-2848]
    """
    need = usable_ward(ward, rules, target_rules)
    if need is None:
        dice.tell("no-ward-save")
        return WardSaves(None, 0, wounds)
    saved = dice.successes(wounds, need, ward_label(ward, rules, target_rules))
    return WardSaves(need, saved, wounds - saved)
