"""Modifiers of weapons and the hold of nets, asked by themselves [L3097-3303]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.core.ids.composed import as_rule
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.whfb2.combat.fighters.options import Arm, Bonus
from rulesets.whfb2.combat.to_hit import chart_need
from rulesets.whfb2.combat.weapon import WEAPON_IDS, Use, bonuses, chosen, wielding_of
from rulesets.whfb2.harm.aim import aim_stages
from rulesets.whfb2.unit import house

HANDS = ("right", "left")


@dataclass(frozen=True, slots=True)
class WeaponModifiers:
    """Modifiers of a weapon in a round.

    Attributes:
        weapon: What it is fought with.
        initiative: Initiative with it.
        to_hit: Added to rolls to hit.
        to_wound: Added to rolls to wound.
        enemy_save: Added to the enemy's armour save.
        attacks: Attacks of a figure.
        shield: Whether a shield is of use with it.
        strikes: Whether figures of this rank strike at all.
    """

    weapon: str
    initiative: int
    to_hit: int
    to_wound: int
    enemy_save: int
    attacks: int
    shield: bool
    strikes: bool


@procedure(source="L3097-3303", actors=())
def weapon_modifiers(
    _dice: Dice,
    *,
    weapon: Arm = None,
    i: Annotated[int, Whole(0, 20), Fill("unit", "i")] = 0,
    a: Annotated[int, Whole(0, 60), Fill("unit", "a")] = 1,
    rank: Annotated[int, Whole(1, 10)] = 1,
    hand: Annotated[str, Choice(HANDS)] = "right",
    charged: Annotated[bool, Flag(), Fill("unit", "status:charged")] = False,
    pushed_back: Annotated[bool, Flag(), Fill("unit", "status:pushed-back")] = False,
    crossed: Annotated[bool, Flag()] = False,
    cavalry: Annotated[bool, Flag()] = False,
    enemy_air: Annotated[bool, Flag()] = False,
    rules: Annotated[SpecialRules, Rules(("mounted", *WEAPON_IDS)), Fill("unit", "rules")] = (
        NO_RULES
    ),
) -> WeaponModifiers:
    """Tell what a weapon of close combat does [L3097-3303].

    Args:
        weapon: Which; what the unit carries when not told.
        i: Initiative without it.
        a: Attacks of a figure.
        rank: The rank of who bears it, from 1.
        hand: The hand: the wrong one is worse.
        charged: Whether the unit charged this turn.
        pushed_back: Whether it was pushed back last turn.
        crossed: Whether it crossed an obstacle or difficult terrain in its movement phase.
        cavalry: Whether the enemy rides.
        enemy_air: Whether the enemy fights from the air.
        rules: What the unit carries, and whether it rides.

    Raises:
        Refusal: `weapon-on-foot`, `weapon-mounted`.
    """
    held = rules if weapon is None else rules | SpecialRules.of(as_rule(weapon))
    arm = chosen(weapon)
    if arm is not None and not charged and arm.wielded(mounted="mounted" in rules).first_round:
        arm = None
        held = rules.without((weapon or "",))
    wielding = wielding_of(arm, held, charged=charged)
    use = Use(charged=charged, steady=not pushed_back, rough=crossed)
    gain = bonuses(wielding, use, cavalry=cavalry, air=enemy_air)
    behind = rank - 1
    return WeaponModifiers(
        wielding.id,
        i + gain.initiative,
        gain.to_hit - behind - (hand == "left"),
        gain.to_wound - behind,
        gain.save,
        a * (1 + wielding.pair),
        not wielding.both_hands,
        rank <= gain.ranks,
    )


@dataclass(frozen=True, slots=True)
class Entangled:
    """Figures that nets hold.

    Attributes:
        hits: Nets that hit.
        entangled: Figures they hold.
    """

    hits: int
    entangled: int


_NET = Modifier("net", 1)


@procedure(source="L3187-3221", phases=("combat",), actors=("unit", "enemy"))
def net_attack(
    dice: Dice,
    *,
    nets: Annotated[int, Whole(1, 100)] = 1,
    ws: Annotated[int, Whole(0, 10), Fill("unit", "ws")] = 3,
    enemy_ws: Annotated[int, Whole(0, 10), Fill("enemy", "ws")] = 3,
    w: Annotated[int, Whole(1, 60), Fill("enemy", "w")] = 1,
    modifier: Bonus = 0,
    hits: Annotated[int | None, Whole(0, 100)] = None,
    natural_one: house.NaturalOne = False,
) -> Entangled:
    """Throw nets: they wound nobody but hold figures to the end of the turn [L3187-3221].

    Args:
        dice: A die a net; none where the hits are told.
        nets: How many are thrown.
        ws: The throwers' Weapon Skill.
        enemy_ws: The enemy's.
        w: Wounds of one enemy figure: it takes as many nets.
        modifier: Anything else that makes hitting easier or harder.
        hits: Nets that hit, where they were rolled already.
        natural_one: Whether a natural 1 always misses.
    """
    if hits is None:
        need = chart_need(ws, enemy_ws)
        if need is None:
            dice.tell("no-weapon-skill")
            return Entangled(0, 0)
        named = (_NET, *((Modifier("other", modifier),) if modifier else ()))
        total = sum(change.value for change in named)
        stages = aim_stages(need - total, named, beyond=True, natural_one=natural_one)
        hits = dice.attacks(nets, "shot", stages, (("hit", 1),)).score if stages else 0
    return Entangled(hits, hits // w)
