"""Items that save one wound that went through: the Lucky Charm and the Gemstone Amulet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, Fill, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.ids.composed import as_rule
from rulesets.core.results.effect import Effect, WoundsHealed
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.attack.hit import ONE
from rulesets.refusal import Refusal
from rulesets.t9a.harm.attack import TARGET_RULES, Attacked, hit_of
from rulesets.t9a.harm.body import HitRules, Strength
from rulesets.t9a.unit.options import One
from rulesets.t9a.unit.rule_sources import behind, in_order
from rulesets.t9a.unit.spending import check_steady, item_spent

_CHARM, _AMULET = "lucky-charm", "gemstone-amulet"
_WARD: Final = 4
_DEALT: Final = ("combat", "shooting", "artillery", "spell", "other")


@dataclass(frozen=True, slots=True)
class LuckySave:
    """The lucky save of a wound.

    Attributes:
        saved: Whether it was saved after all.
        item: By what.
        need: What the die had to show.
        given_back: Wounds that the bearer has again.
    """

    saved: bool
    item: str
    need: int | None = detail()
    given_back: int = 0


def luck_effects(arguments: Arguments, result: LuckySave) -> tuple[Effect, ...]:
    """Give the wounds back, and use the item up."""
    used = item_spent("unit", arguments["unit"], as_rule(result.item))
    return (WoundsHealed("unit", result.given_back), *used) if result.given_back else used


def luck_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what it rests on: the item, the chapter on damage, and other rules."""
    held = arguments["target_rules"].only(TARGET_RULES)
    return in_order("same", "draft", *behind(arguments["rules"], held))


@procedure(
    source="B10 HBE; R L1085-1197",
    effects=luck_effects,
    beyond=Beyond("items", ("same", "newer", "draft"), rests=luck_rests),
)
def lucky_save(
    dice: Dice,
    *,
    unit: One = None,
    item: Annotated[str, Choice((_CHARM, _AMULET))],
    s: Strength = 3,
    wounds: Annotated[int, Whole(1, 10)] = 1,
    save: Annotated[int | None, Whole(1, 6), Fill("unit", "save")] = None,
    dealt: Annotated[Attacked, Choice(_DEALT)] = "other",
    rules: HitRules = NO_RULES,
    target_rules: Annotated[
        SpecialRules, Rules((*TARGET_RULES, _CHARM, _AMULET)), Fill("unit", "rules")
    ] = NO_RULES,
) -> LuckySave:
    """Try to save a wound that went through, once a battle [R L1085-1197; the data of 1.0.0].

    Args:
        dice: A D6, and again where a rule says so.
        unit: The bearer.
        item: The charm rolls a failed armour save again, the amulet gives a Ward save of 4+.
        s: Strength of the hit.
        wounds: Wounds that it took.
        save: The bearer's armour save.
        dealt: How the hit was dealt.
        rules: Special rules of the hit.
        target_rules: Those of the bearer.

    Raises:
        Refusal: `item-not-borne`, `item-while-fleeing`, `no-armour-to-reroll`.
    """
    if unit is not None and not target_rules.holds(item):
        raise Refusal("item-not-borne", unit=unit.name, rule=item)
    check_steady(unit, item)
    held = target_rules.only(TARGET_RULES)
    if item == _CHARM:
        need = hit_of(s, 3, save=save, rules=rules, target_rules=held).save_need
        if need is None:
            raise Refusal("no-armour-to-reroll")
        saved = dice.check(need, "armour-save", never=ONE)
    else:
        ward = hit_of(s, 3, ward=_WARD, rules=rules, target_rules=held, attacked=dealt).special
        assert ward is not None  # noqa: S101 - the amulet's own, at worst
        need = ward.need
        saved = bool(dice.successes(1, need, ward.label, reroll=ward.rerolls))
    return LuckySave(saved, item, need, wounds if saved else 0)
