"""The armour save in close combat: what a shield is worth, and when it is of no use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.attack.hit import NO_SAVE, ONE
from rulesets.whfb2.combat.weapon import (
    WEAPON_IDS,
    Wielding,
    carried_weapon,
    chosen,
    named,
)
from rulesets.whfb2.harm.harm import added, save_need, strength_modifiers, without_shield
from rulesets.whfb2.unit import house

SHIELD: Final = "shield"


def worn_save(
    save: int | None, rules: SpecialRules, wielding: Wielding | None, *, shielded: bool = True
) -> int | None:
    """Return the armour save as it stands in a fight [L1344-1350, L1670-1682].

    The profile's save has the shield in it. Both hands on a weapon leave none for it; nobody turns
    it to the rear, nor uses it in rout. A net serves as one where it is not thrown [L3191-3193].

    Args:
        save: The profile's save as X (4 for 4+), None without one.
        rules: The unit's.
        wielding: What it fights with, None where that does not matter.
        shielded: Whether a shield is of use against this attack.
    """
    held = None if save is None or save >= NO_SAVE else save
    if SHIELD in rules and (not shielded or (wielding is not None and wielding.both_hands)):
        return without_shield(held)
    spare = wielding is not None and not wielding.both_hands and not wielding.net
    if "net" in rules and SHIELD not in rules and spare and shielded:
        return NO_SAVE - 1 if held is None else held - 1
    return held


@dataclass(frozen=True, slots=True)
class Saves:
    """Wounds that armour lets through.

    Attributes:
        unsaved: How many.
        save: The save itself as X, None without one.
        need: What the die must show, None where no save is possible.
        modifier: What is added to the die.
    """

    unsaved: int
    save: int | None
    need: int | None
    modifier: int


@procedure(source="L1642-1688", phases=("combat",), actors=("unit", "enemy"))
def combat_save(
    dice: Dice,
    *,
    wounds: Annotated[int, Whole(1, 500)] = 1,
    s: Annotated[int, Whole(0, 10), Fill("unit", "s")],
    save: Annotated[int | None, Whole(1, 7), Fill("enemy", "save")] = None,
    weapon: Annotated[str | None, Choice(WEAPON_IDS)] = None,
    enemy_weapon: Annotated[str | None, Choice(WEAPON_IDS)] = None,
    from_behind: Annotated[bool, Flag()] = False,
    rules: Annotated[SpecialRules, Rules(("mounted", *WEAPON_IDS)), Fill("unit", "rules")] = (
        NO_RULES
    ),
    enemy_rules: Annotated[
        SpecialRules, Rules((SHIELD, "mounted", *WEAPON_IDS)), Fill("enemy", "rules")
    ] = NO_RULES,
    natural_one: house.NaturalOne = False,
    save_cap: house.SaveCap = False,
) -> Saves:
    """Roll the armour saves of figures wounded in combat [L1642-1688].

    Args:
        dice: A die a wound.
        wounds: How many.
        s: Strength of the blows.
        save: The armour save with shield and mount in it; 7 for none.
        weapon: What the attacker strikes with.
        enemy_weapon: What the wounded fight with.
        from_behind: Whether the blows come from behind.
        rules: The attacker's.
        enemy_rules: The wounded's.
        natural_one: Whether a natural 1 always fails.
        save_cap: Whether no save is better than 1+.
    """
    mounted = "mounted" in rules
    wielding = (chosen(weapon) or carried_weapon(rules)).wielded(mounted=mounted)
    own = (chosen(enemy_weapon) or carried_weapon(enemy_rules)).wielded(
        mounted="mounted" in enemy_rules
    )
    worn = worn_save(save, enemy_rules, own, shielded=not from_behind)
    of_weapon = named("weapon", wielding.save)
    modifiers = (*strength_modifiers(s), *of_weapon)
    need = save_need(worn, s, of_weapon, cap=save_cap)
    if need is None:
        dice.tell("no-armour-save")
        return Saves(wounds, worn, None, added(modifiers))
    never = ONE if natural_one else frozenset()
    saved = dice.successes(wounds, need, "armour-save", never=never, modifiers=modifiers)
    return Saves(wounds - saved, worn, need, added(modifiers))
