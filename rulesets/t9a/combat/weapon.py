"""Close combat weapons, and their effects on their wielders [R L754-766]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import Field

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.books.catalogue import Id, read_catalogue
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.unit.options import YesNo
from rulesets.t9a.unit.rule_sources import behind, in_order
from rulesets.t9a.unit.vocabulary import MOUNTED, TYPES

_BEASTS: Final = ("war-beast", "monstrous-beast")
MOST: Final = 10
_FRENZY: Final = "frenzy"
HUGE: Final = (
    "monster",
    "ridden-monster",
    "monstrous-infantry",
    "monstrous-beast",
    "monstrous-cavalry",
    "chariot",
)
"""Against whom a halberd that slays beasts wounds twice."""
_WORST_SAVE: Final = 6
Lords: TypeAlias = Annotated[int, Whole(0, 9)]
SHIELD: Final = "shield"
MASTER: Final = "weapon-master"
SLOW: Final = 0
"""Initiative of what strikes last."""


def is_mounted(rules: SpecialRules) -> bool:
    """Return whether a unit rides [R L704-705]; what names no type is on foot."""
    return any(rule in rules for rule in MOUNTED)


@dataclass(frozen=True, slots=True)
class Weapon:
    """A close combat weapon; its bonuses are those of its wielder, never of a mount.

    Attributes:
        id: Kebab-case name, that of the special rule of who carries it.
        source: Where it is described.
        witness: Which other text it rests on.
        two_hands: No shield is used with it.
        strength: Added to Strength.
        charge_strength: Added in the round after a charge, against the charged.
        initiative: Added to Initiative.
        attacks: Added to Attacks.
        slow: It strikes at Initiative 0.
        eases: What enemies that attack the wielder add to hit.
        ranks: Ranks more that give Supporting Attacks.
        piercing: Its Armour Piercing.
        unhorses: It has Lethal Strike against cavalry and chariots to the front.
        bearers: Who may wield it: anybody, who is on foot, or who is mounted or a beast.
        magic: Whether it is a magic weapon, which must be used and never parries.
        to_hit: What it adds to hit.
        ws: The Weapon Skill that it gives, None for the wielder's.
        strength_is: The Strength that it gives whatever else changes it.
        strength_most: The highest Strength that it raises its wielder to.
        attacks_most: The same of Attacks.
        initiative_is: The Initiative that it gives.
        wounds_on: The highest face that it may need to wound.
        slays_beasts: It has Multiple Wounds (2) against monsters, monstrous troops and chariots.
        slays_lords: It adds 1 to Strength and Attacks for each enemy Character touching the unit.
    """

    id: Id
    source: str
    witness: str
    two_hands: bool = False
    strength: Annotated[int, Field(ge=0)] = 0
    charge_strength: Annotated[int, Field(ge=0)] = 0
    initiative: Annotated[int, Field(ge=0)] = 0
    attacks: Annotated[int, Field(ge=0)] = 0
    slow: bool = False
    eases: Annotated[int, Field(ge=0)] = 0
    ranks: Annotated[int, Field(ge=0)] = 0
    piercing: Annotated[int, Field(ge=0)] = 0
    unhorses: bool = False
    bearers: Literal["all", "foot", "swift"] = "all"
    magic: bool = False
    to_hit: Annotated[int, Field(ge=0)] = 0
    ws: Annotated[int | None, Field(ge=1, le=10)] = None
    strength_is: Annotated[int | None, Field(ge=1, le=10)] = None
    strength_most: Annotated[int, Field(ge=1, le=10)] = MOST
    attacks_most: Annotated[int | None, Field(ge=1, le=10)] = None
    initiative_is: Annotated[int | None, Field(ge=1, le=10)] = None
    wounds_on: Annotated[int, Field(ge=2, le=6)] = 6
    slays_beasts: bool = False
    slays_lords: bool = False

    def check(self, rules: SpecialRules) -> None:
        """Refuse models that may not wield it: `weapon-mounted`, `weapon-on-foot`.

        Who carries a weapon of riders and is not said to be of any type of troops, rides.
        """
        if self.bearers == "foot" and is_mounted(rules):
            raise Refusal("weapon-mounted", rule=self.id)
        beast = any(rule in rules for rule in _BEASTS)
        rider = rules.holds(self.id) and not any(rule in rules for rule in TYPES)
        if self.bearers == "swift" and not (is_mounted(rules) or beast or rider):
            raise Refusal("weapon-on-foot", rule=self.id)


WEAPONS: Final = read_catalogue(
    files("rulesets.t9a") / "data" / "close-combat-weapons.toml", "weapons", Weapon
)
WEAPON_IDS: Final = tuple(WEAPONS)
SIDEARMS: Final = ("pistol", "brace-of-pistols")
"""Shooting weapons that are Paired Weapons in combat [R L776-777]."""
CARRIED: Final = (*WEAPON_IDS[1:], *SIDEARMS)
"""Special rules that tell what a unit fights with."""
HAND_WEAPON: Final = WEAPONS["hand-weapon"]
"""Every fighter has one, and uses it who has no other [R L758]."""


def weapon_of(stated: str | None, rules: SpecialRules) -> Weapon:
    """Return the weapon that a unit fights with: what was stated, else the first that it carries.

    A magic weapon comes before all others: who has one must use it [R L1094]. The hand weapon is
    left aside for any other, but by a Weapon Master [R L754-757, L1075].

    Raises:
        Refusal: `weapon-mounted`, `weapon-on-foot`, `weapon-magic-first`, `weapon-other-first`.
    """
    first = _bound_to(stated, rules)
    if stated is None:
        weapon = first or HAND_WEAPON
    elif first is None:
        weapon = WEAPONS[stated]
    else:
        raise Refusal("weapon-magic-first" if first.magic else "weapon-other-first", rule=first.id)
    weapon.check(rules)
    return weapon


def may_take(stated: str | None, rules: SpecialRules) -> bool:
    """Return whether what a unit carries leaves it free to fight with something."""
    return stated is None or _bound_to(stated, rules) is None


def _bound_to(stated: str | None, rules: SpecialRules) -> Weapon | None:
    """Return the carried weapon that comes before the stated one, None where none does."""
    carried = _carried(rules)
    magic = [weapon for weapon in carried if weapon.magic]
    if stated is None:
        return next(iter((*magic, *carried)), None)
    weapon = WEAPONS[stated]
    if magic and not weapon.magic:
        return magic[0]
    left = weapon is HAND_WEAPON and MASTER not in rules
    return next(iter(carried), None) if left else None


def _carried(rules: SpecialRules) -> list[Weapon]:
    held = [
        weapon
        for weapon in WEAPONS.values()
        if weapon is not HAND_WEAPON and rules.holds(weapon.id)
    ]
    pair = WEAPONS["paired-weapons"]
    armed = pair not in held and any(rule in rules for rule in SIDEARMS)
    return [*held, pair] if armed else held


def chooses_weapon(rules: SpecialRules) -> bool:
    """Return whether a Weapon Master has a choice each round: a magic weapon leaves none."""
    carried = _carried(rules)
    return MASTER in rules and bool(carried) and not any(weapon.magic for weapon in carried)


def strength_with(
    s: int, weapon: Weapon, rules: SpecialRules, *, charged: bool, lords: int = 0
) -> int:
    """Return the Strength of a unit's blows.

    Args:
        s: Its own.
        weapon: With what it strikes.
        rules: Its special rules.
        charged: It strikes whom it charged this turn.
        lords: Enemy Characters touching its unit.
    """
    if weapon.strength_is is not None:
        return weapon.strength_is
    # A spell takes the bonuses of ordinary weapons away [P].
    blunt = "blunted-weapons" in rules and not weapon.magic
    bonus = 0 if blunt else weapon.strength + (lords if weapon.slays_lords else 0)
    if charged:
        bonus += (0 if blunt else weapon.charge_strength) + ("thunderous-charge" in rules)
    return min(MOST, s + bonus, max(s, weapon.strength_most))


def attacks_with(weapon: Weapon, rules: SpecialRules, *, charged: bool, lords: int = 0) -> int:
    """Return what a weapon and special rules add to a model's Attacks [R L763, L1000, L1018]."""
    added = weapon.attacks + (lords if weapon.slays_lords else 0)
    return added + (_FRENZY in rules) + (charged and "devastating-charge" in rules)


def initiative_with(i: int, weapon: Weapon, rules: SpecialRules) -> int:
    """Return the Initiative at which a unit strikes [R L761, L763, L1030]."""
    if weapon.initiative_is is not None:
        return weapon.initiative_is
    if weapon.slow:
        return i if "lightning-reflexes" in rules else SLOW
    return min(MOST, i + weapon.initiative)


def fighting_with(weapon: Weapon, rules: SpecialRules, foe: SpecialRules) -> SpecialRules:
    """Return the rules of blows with a weapon at an enemy: what it adds to the wielder's own."""
    more = SpecialRules()
    if weapon.piercing > (rules.number("armour-piercing") or 0):
        more |= SpecialRules.of(armour_piercing=weapon.piercing)
    if weapon.magic:
        more |= SpecialRules.of("magical-attacks")
    if weapon.slays_beasts and any(kind in foe for kind in HUGE):
        more |= SpecialRules.of(multiple_wounds=2)
    return rules | more


def parries(weapon: Weapon, rules: SpecialRules) -> bool:
    """Return whether a unit parries attacks from its front: on foot, hand weapon and shield."""
    return weapon is HAND_WEAPON and SHIELD in rules and not is_mounted(rules)


def save_with(save: int | None, weapon: Weapon, rules: SpecialRules) -> int | None:
    """Return an armour save in combat: the profile's counts a shield that two hands leave aside."""
    if save is None or not (weapon.two_hands and SHIELD in rules):
        return save
    return save + 1 if save < _WORST_SAVE else None


@dataclass(frozen=True, slots=True)
class Wielded:
    """The profile of a wielder with his weapon.

    Attributes:
        strength: Strength of the blows.
        initiative: When they fall.
        attacks: Attacks added to those of the profile.
        piercing: Armour Piercing.
        shield: Whether a shield counts.
        parry: Whether it parries.
    """

    strength: int
    initiative: int
    attacks: int
    piercing: int
    shield: bool
    parry: bool


_BLOWS: Final = (
    MASTER,
    _FRENZY,
    "thunderous-charge",
    "devastating-charge",
    "lightning-reflexes",
    "armour-piercing",
    "blunted-weapons",
    "piercing-bonus",
)
"""Special rules that change how a weapon strikes."""
_WIELDER: Final = (*CARRIED, *MOUNTED, *_BEASTS, SHIELD, *_BLOWS)


def weapon_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what it rests on: the weapon in hand, and the rules that change its blows."""
    rules = arguments["rules"]
    held = weapon_of(arguments["weapon"], rules)
    return in_order(held.witness, *behind(rules.only(_BLOWS)))


@procedure(
    source="R L754-766",
    units=("unit",),
    beyond=Beyond("weapons", ("same", "newer"), rests=weapon_rests),
)
def weapon_strength(
    _dice: Dice,
    *,
    weapon: Annotated[str | None, Choice(WEAPON_IDS)] = None,
    s: Annotated[int, Whole(0, 10), Fill("unit", "s")],
    i: Annotated[int, Whole(0, 10), Fill("unit", "i")] = 3,
    charged: Annotated[bool, Flag(), Fill("unit", "status:charged")] = False,
    against_charged: YesNo = True,
    enemy_characters: Lords = 0,
    rules: Annotated[SpecialRules, Rules(_WIELDER), Fill("unit", "rules")] = NO_RULES,
) -> Wielded:
    """Tell the effects of a weapon on its wielder this round [R L754-766].

    Args:
        weapon: The weapon; the first that it carries when not told.
        s: Its Strength.
        i: Its Initiative.
        charged: Whether it charged this turn.
        against_charged: Whether it strikes whom it charged.
        enemy_characters: Enemy Characters touching its unit, for the King Slayer.
        rules: Its troop type, what it carries, and what changes its blows.

    Raises:
        Refusal: those of `weapon_of`.
    """
    held = weapon_of(weapon, rules)
    fresh = charged and against_charged
    return Wielded(
        strength_with(s, held, rules, charged=fresh, lords=enemy_characters),
        initiative_with(i, held, rules),
        attacks_with(held, rules, charged=charged, lords=enemy_characters),
        max(held.piercing, rules.number("armour-piercing") or 0) + ("piercing-bonus" in rules),
        SHIELD in rules and not held.two_hands,
        parries(held, rules),
    )
