"""Wounding and saving one step at a time [L309-311; R L647-666, L804-826]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, Rules, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.attack.hit import NO_SAVE
from rulesets.t9a.harm.attack import BEST_ARMOUR, TARGET_RULES, Attacked, hit_of, save_modifiers
from rulesets.t9a.harm.body import Count, HitRules, Strength, TargetRules, Toughness
from rulesets.t9a.unit.house import Played, not_in_the_text
from rulesets.t9a.unit.options import TARGETS_OWN, Regeneration, Save, Ward, YesNo
from rulesets.t9a.unit.rule_sources import behind, in_order

SUITS: Final = {"none": 0, "light-armour": 1, "heavy-armour": 2, "plate-armour": 3}
"""What a suit of armour adds [R L806-826]."""
DEALT: Final = ("combat", "shooting", "artillery", "spell", "other")


@dataclass(frozen=True, slots=True)
class WoundRolls:
    """Hits that wounded.

    Attributes:
        need: The lowest face that wounds, None when nothing does.
        wounds: Hits that wounded.
    """

    need: int | None
    wounds: int


def wound_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a roll to wound rests on: the text itself where either value is 0."""
    if arguments["s"] == 0 or arguments["t"] == 0:
        return ()
    return in_order("draft", *behind(arguments["rules"], arguments["target_rules"]))


@procedure(
    source="L309-311; R L647-659",
    actors=(),
    beyond=Beyond("wounding", ("same", "newer", "draft"), switch="beyond", rests=wound_rests),
)
def to_wound(
    dice: Dice,
    *,
    s: Strength,
    t: Toughness,
    hits: Count = 1,
    save: Save = None,
    rules: HitRules = NO_RULES,
    target_rules: TargetRules = NO_RULES,
    beyond: Played = "on",
) -> WoundRolls:
    """Roll to wound: a 6 always does, a 1 never [L309-311; R L647-659].

    Args:
        dice: The dice.
        s: Strength of the hits: 0 wounds nothing.
        t: Toughness of the target: 0 is wounded on 2+.
        hits: Hits.
        save: The target's armour save, which Metalshifting wounds by.
        rules: Special rules of the hits.
        target_rules: Special rules of the target.
        beyond: Whether the chart is played, which the text lacks.

    Raises:
        Refusal: `not-in-the-text`.
    """
    if beyond == "off":
        if s and t:
            raise not_in_the_text("wounding")
        rules = target_rules = NO_RULES
    hit = hit_of(s, t, save=save, rules=rules, target_rules=target_rules)
    need = hit.wound_need
    if need is None:
        dice.tell("cannot-wound")
        return WoundRolls(None, 0)
    return WoundRolls(need, dice.successes(hits, need, "to-wound", reroll=hit.wound_rerolls))


@dataclass(frozen=True, slots=True)
class Saves:
    """Wounds that saves stopped or let through.

    Attributes:
        save: The armour save before the hit's Strength, None without one.
        need: The lowest face that saves, None when none does.
        saved: Wounds stopped.
        unsaved: Wounds not stopped.
    """

    need: int | None
    saved: int
    unsaved: int
    save: int | None = None


def save_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a save rests on: special rules beside the chapter on damage."""
    return in_order("draft", *behind(arguments["rules"], arguments["target_rules"]))


@procedure(
    source="R L661-664, L804-826",
    actors=(),
    beyond=Beyond("saves", ("same", "newer", "draft"), rests=save_rests),
)
def armour_save(
    dice: Dice,
    *,
    wounds: Count = 1,
    s: Strength = 3,
    save: Save = None,
    suit: Annotated[str, Choice(tuple(SUITS))] = "none",
    shield: YesNo = False,
    mount_protection: Annotated[int | None, Whole(5, 6)] = None,
    barding: YesNo = False,
    innate: Annotated[int | None, Whole(1, 6)] = None,
    save_bonus: Annotated[int, Whole(-6, 6)] = 0,
    rules: HitRules = NO_RULES,
    target_rules: TargetRules = NO_RULES,
) -> Saves:
    """Roll armour saves: every piece adds, 6 at most; a natural 1 fails [R L661-664, L804-826].

    Args:
        dice: The dice.
        wounds: Wounds to save.
        s: Strength of the hits: each point above 3 takes one off.
        save: The save of a profile, which counts all its pieces; those named are added.
        suit: The suit of armour.
        shield: Whether a shield is carried, and may be used.
        mount_protection: Mount's Protection as X of X+.
        barding: Whether the mount is barded.
        innate: Innate Defence as X of X+.
        save_bonus: What else adds to the save, or takes off it.
        rules: Special rules of the hits.
        target_rules: Special rules of the target.
    """
    pieces = (NO_SAVE - piece for piece in (save, mount_protection, innate) if piece is not None)
    total = sum(pieces) + SUITS[suit] + shield + barding + save_bonus
    worn = NO_SAVE - min(total, BEST_ARMOUR) if total > 0 else None
    hit = hit_of(s, 1, save=worn, rules=rules, target_rules=target_rules)
    need = hit.save_need
    if need is None:
        dice.tell("no-armour-save")
        return Saves(None, 0, wounds, worn)
    named, again = save_modifiers(hit.strength, hit.piercing), hit.save_rerolls
    saved = dice.successes(wounds, need, "armour-save", modifiers=named, reroll=again)
    return Saves(need, saved, wounds - saved, worn)


def special_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a special save rests on: both texts say it, and some rules one of them."""
    return in_order("same", *behind(arguments["rules"], arguments["target_rules"]))


@procedure(
    source="R L665-666, L1049, L1074",
    actors=(),
    beyond=Beyond("saves", ("same", "newer", "draft"), rests=special_rests),
)
def ward_save(
    dice: Dice,
    *,
    wounds: Count = 1,
    ward: Ward = None,
    regen: Regeneration = None,
    dealt: Annotated[Attacked, Choice(DEALT)] = "other",
    lethal: YesNo = False,
    rules: HitRules = NO_RULES,
    target_rules: Annotated[SpecialRules, Rules(TARGET_RULES), TARGETS_OWN] = NO_RULES,
) -> Saves:
    """Roll Ward saves or Regeneration: never changed by Strength, one kind only [R L665-666].

    The better of several is rolled. Regeneration is no help against fire, nor against a Lethal
    Strike that wounded on a 6; Divine Attacks have successful Wards rolled again.

    Args:
        dice: The dice.
        wounds: Wounds to save.
        ward: A Ward save as X of X+.
        regen: Regeneration as X of X+.
        dealt: How the hits are dealt.
        lethal: Whether a Lethal Strike wounded on a natural 6.
        rules: Special rules of the hits.
        target_rules: Special rules of the target.
    """
    hit = hit_of(
        3,
        3,
        ward=ward,
        regen=regen,
        rules=rules,
        target_rules=target_rules,
        attacked=dealt,
        saves="no-regeneration" if lethal else "all",
    )
    chosen = hit.special
    if chosen is None:
        dice.tell("no-special-save")
        return Saves(None, 0, wounds)
    saved = dice.successes(
        wounds, chosen.need, chosen.label, reroll=chosen.rerolls, modifiers=chosen.modifiers
    )
    return Saves(chosen.need, saved, wounds - saved)
