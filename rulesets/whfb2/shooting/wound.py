"""Wounding, saving and removing casualties one stage at a time [L1282-1416, L1608-1747]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.dice.pool import NOTHING
from rulesets.rank_and_flank.attack.hit import ONE
from rulesets.refusal import Refusal
from rulesets.whfb2.harm.harm import Hit, armour_worn, losses, usable_save, wounds_left
from rulesets.whfb2.shooting import options
from rulesets.whfb2.unit import house
from rulesets.whfb2.unit.options import One, YesNo

_BIG: Final = 2
"""Wounds from which a mount is more than a horse [L1408-1411]."""


@dataclass(frozen=True, slots=True)
class WoundRolls:
    """The result of rolls to wound.

    Attributes:
        need: The face that wounds, modifiers included; None when nothing does.
        wounds: Hits that wounded.
    """

    need: int | None
    wounds: int


@procedure(source="L1282-1313, L1608-1640", actors=())
def to_wound(
    dice: Dice,
    *,
    s: options.Strength,
    t: options.Toughness,
    hits: options.Count = 1,
    modifier: options.Bonus = 0,
    natural_one: house.NaturalOne = False,
) -> WoundRolls:
    """Roll to wound, with bow or blade: Strength against Toughness [L1282-1313, L1608-1640].

    Modifiers are added to the die; what the chart says cannot be wounded cannot.
    """
    named = options.weapon_modifier(modifier)
    hit = Hit(s, t, to_wound=named)
    need = hit.wound_need
    if need is None:
        dice.tell("cannot-wound", strength=s, toughness=t)
        return WoundRolls(None, 0)
    never = ONE if natural_one else NOTHING
    wounds = dice.successes(hits, need, "to-wound", never=never, modifiers=named)
    return WoundRolls(need, wounds)


@dataclass(frozen=True, slots=True)
class ArmourSaves:
    """The result of armour saves.

    Attributes:
        save: The save before the hit counts, without a shield that is of no use; None without one.
        need: The face that saves, modifiers included; None when none does.
        saved: Wounds stopped.
        unsaved: Wounds not stopped.
    """

    save: int | None
    need: int | None
    saved: int
    unsaved: int


@procedure(source="L1315-1370, L1642-1688", actors=())
def armour_save(
    dice: Dice,
    *,
    save: options.Save = None,
    armour: options.Armour = None,
    mount: options.Mount = "foot",
    facing: options.Facing = "front",
    routing: options.Routing = False,
    s: options.Strength = 3,
    modifier: options.Bonus = 0,
    wounds: options.Count = 1,
    target_rules: options.SaveRules = NO_RULES,
    natural_one: house.NaturalOne = False,
    save_cap: house.SaveCap = False,
) -> ArmourSaves:
    """Roll armour saves against the Strength of the hits [L1315-1370, L1642-1688].

    The save is one stated or a profile's, or that of the armour named, which wins. Shields are of
    no use against what comes from behind, in rout, or with a weapon that takes both hands.

    Args:
        dice: A D6 for each wound.
        save: A save as X, shield and mount counted.
        armour: Armour worn.
        mount: Whether its wearer is on foot, mounted, or mounted with barding.
        facing: Where the hits come from.
        routing: Whether the wearer is in rout.
        s: Strength of the hits.
        modifier: What the weapon adds to the die.
        wounds: Wounds to save.
        target_rules: `shield` for a save stated that counts one; weapons that forbid it.
        natural_one: House rule.
        save_cap: House rule.
    """
    rules = target_rules
    if armour is not None:
        worn = armour_worn(armour, mount)
        if "shield" in armour:
            rules = rules | SpecialRules.of("shield")
        elif "shield" in rules:
            rules = rules.without(("shield",))
    else:
        worn = save
    usable = usable_save(worn, rules, facing=facing, routing=routing)
    named = options.weapon_modifier(modifier)
    hit = Hit(s, 1, usable, to_save=named, save_cap=save_cap)
    need = hit.save_need
    if need is None:
        dice.tell("no-armour-save")
        return ArmourSaves(usable, None, 0, wounds)
    never = ONE if natural_one else NOTHING
    saved = dice.successes(wounds, need, "armour-save", never=never, modifiers=hit.save_modifiers)
    return ArmourSaves(usable, need, saved, wounds - saved)


@dataclass(frozen=True, slots=True)
class Casualties:
    """Losses of a unit to wounds: figures removed, and the wounds noted on those left."""

    wounds_lost: int
    models_lost: int
    carried: int
    destroyed: bool


@procedure(source="L1372-1398", actors=())
def remove_casualties(
    _dice: Dice,
    *,
    target: One = None,
    wounds: options.Count,
    w: options.WoundsEach = 1,
    carried: options.Carried = 0,
    models: options.Models = None,
) -> Casualties:
    """Remove figures for wounds that nothing saved, and note what is left over [L1372-1398].

    Raises:
        Refusal: `target-dead`, `too-many-carried`.
    """
    wounds_left(target, models, w, carried)
    taken = losses(models, w, carried, wounds)
    return Casualties(taken.wounds_lost, taken.models_lost, taken.carried or 0, taken.destroyed)


@dataclass(frozen=True, slots=True)
class MountedTarget:
    """Parts of a rider and his mount that may be struck, and the parts that go together.

    Attributes:
        one_figure: Whether both are one figure: the rider's Toughness counts, and both are removed
            together.
        rider: Whether the rider may be struck.
        mount: Whether the mount may be struck by itself.
        dismounted: What becomes of a rider who loses his mount: `together` with it, `removed` from
            the game, or on foot (`walks`).
    """

    one_figure: bool
    rider: bool
    mount: bool
    dismounted: Literal["together", "removed", "walks"]


@procedure(source="L1399-1416, L1726-1747")
def mounted_target(
    _dice: Dice,
    *,
    mount_w: Annotated[int, Whole(1, 60)] = 1,
    attack: Annotated[str, Choice(("shot", "foot", "mounted", "large-mount"))] = "shot",
    mount_large: YesNo = False,
    hero: Annotated[bool, Flag()] = False,
    attacker_large: Annotated[bool, Flag()] = False,
) -> MountedTarget:
    """Tell which part of a mounted figure an attack may strike [L1399-1416, L1726-1747].

    A mount with one Wound is part of its rider. Of a larger one the attacker chooses rider or
    mount; but on foot nobody under 3 m reaches a rider above 3 m, and large mounts strike each
    other.

    Args:
        mount_w: Wounds of the mount.
        attack: A shot, or who strikes: on foot, mounted, or a large mount itself.
        mount_large: The mount is above 3 m.
        hero: The rider is an individual character.
        attacker_large: Who strikes is above 3 m.
    """
    if mount_w < _BIG:
        return MountedTarget(one_figure=True, rider=True, mount=False, dismounted="together")
    out_of_reach = attack == "foot" and mount_large and not attacker_large
    beast = attack == "large-mount"
    return MountedTarget(
        one_figure=False,
        rider=not (out_of_reach or beast),
        mount=True,
        dismounted="walks" if hero else "removed",
    )


@dataclass(frozen=True, slots=True)
class SurplusWounds:
    """Wounds beyond the last figure of a unit, on a character with it.

    Attributes:
        surplus: Wounds left over: as many rolls to wound him.
        wounds: Those that wounded him.
        unsaved: Those his armour did not stop.
    """

    surplus: int
    wounds: int
    unsaved: int


@procedure(source="L2864-2873", actors=())
def surplus_wounds(
    dice: Dice,
    *,
    models: Annotated[int, Whole(0, options.MOST_MODELS), Fill("target", "models")],
    w: options.WoundsEach = 1,
    carried: options.Carried = 0,
    wounds: options.Count,
    s: options.Strength = 3,
    t: Annotated[int | None, Whole(1, 10), Fill("hero", "t")] = None,
    save: Annotated[int | None, Whole(1, 6), Fill("hero", "save")] = None,
    natural_one: house.NaturalOne = False,
    save_cap: house.SaveCap = False,
) -> SurplusWounds:
    """Give the wounds that wiped a unit out and more to a character with it [L2864-2873].

    Each is rolled to wound again, against him, and he may save.

    Args:
        dice: To wound, saves.
        models: Figures it had.
        w: Wounds of each.
        carried: Wounds noted on it.
        wounds: Wounds it took in all.
        s: Strength of the hits.
        t: His Toughness.
        save: His save.
        natural_one: House rule.
        save_cap: House rule.

    Raises:
        Refusal: `missing-option` without his Toughness, where wounds are left over.
    """
    surplus = max(0, wounds - (models * w - carried))
    if not surplus:
        return SurplusWounds(0, 0, 0)
    if t is None:
        raise Refusal("missing-option", option="t")
    hit = Hit(s, t, save, natural_one=natural_one, save_cap=save_cap)
    need, stops = hit.wound_need, hit.save_need
    if need is None:
        dice.tell("cannot-wound", strength=s, toughness=t)
        return SurplusWounds(surplus, 0, 0)
    never = ONE if natural_one else NOTHING
    struck = dice.successes(surplus, need, "to-wound", never=never)
    if stops is None:
        return SurplusWounds(surplus, struck, struck)
    saved = dice.successes(struck, stops, "armour-save", never=never, modifiers=hit.save_modifiers)
    return SurplusWounds(surplus, struck, struck - saved)
