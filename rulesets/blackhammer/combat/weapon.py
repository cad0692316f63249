"""Close-combat weapons: what each does on foot and mounted, and what follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from pydantic import Field

from rulesets.core.battlefield.alteration import Alteration
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books import weapon as core
from rulesets.core.books.catalogue import read_catalogue
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.ids.composed import as_rule, as_status
from rulesets.core.results.effect import Effect, RuleGained, StatusCleared, StatusSet
from rulesets.core.ruleset.game import SpecialRule, Status
from rulesets.dice.handle import Dice

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId

_WORST_SAVE: Final = 6
MOST: Final = 10
"""No characteristic goes beyond it, whatever the bonuses [L122]."""


@dataclass(frozen=True, slots=True)
class Wielding:
    """Effects of a weapon in the hands of a model on foot, or of a mounted one.

    Attributes:
        strength: Bonus on the turn of a charge, in the first round otherwise, in later rounds.
        attacks: Attacks added.
        bars_shield: No shield is used with it.
        strikes_last: The wielder strikes last, but for the turn it charges.
        two_ranks: The second rank strikes too, but for the turn the unit charges.
    """

    strength: tuple[int, int, int] = (0, 0, 0)
    attacks: Annotated[int, Field(ge=0)] = 0
    bars_shield: bool = False
    strikes_last: bool = False
    two_ranks: bool = False

    def bonus(self, *, charged: bool, first_round: bool) -> int:
        """Return the Strength bonus of this round."""
        return self.strength[0 if charged else 1 if first_round else 2]


Weapon: TypeAlias = "core.Weapon[Wielding]"
"""A close-combat weapon of the book."""
WEAPONS: Final[Mapping[str, Weapon]] = read_catalogue(
    files("rulesets.blackhammer") / "data" / "close-combat-weapons.toml",
    "weapons",
    core.Weapon[Wielding],
)
WEAPON_IDS: Final = tuple(WEAPONS)
HAND_WEAPON: Final = WEAPONS["hand-weapon"]
"""Every fighter has one [L2886]."""
WEAPON_RULES: Final = (
    *(SpecialRule(id_) for id_ in WEAPON_IDS[1:]),
    SpecialRule("mounted"),
)
"""A unit's rules may name the weapon it carries and whether it rides [L2884, L2916]."""


MAGIC_SWORD: Final = "sword-of-might"
"""A hand weapon that adds 1 to the Strength of its hits [L3052]."""
CARRIED: Final = (*(rule.id for rule in WEAPON_RULES), MAGIC_SWORD)
BANE: Final = "bane-of-steel"
"""The status of who fights with hand weapons alone [L3110]."""
Effects: TypeAlias = "tuple[Effect, ...]"
_SHIELDS: Final[Mapping[RuleId, int]] = {"enchanted-shield": 2, "shield": 1}
"""Shields, and what the save of each is worth [L3056]."""


def chosen(id_: str | None) -> Weapon | None:
    """Return the weapon that a player named, None where he named none."""
    return None if id_ is None else WEAPONS[id_]


def carried_weapon(rules: SpecialRules) -> Weapon:
    """Return the weapon a unit's rules name, a hand weapon where they name none.

    The first of the list counts where there are several; the player may choose another. A magic
    weapon is always used [L3014].
    """
    if MAGIC_SWORD in rules:
        return HAND_WEAPON
    return core.first_carried(WEAPONS, rules)


def wields(weapon: Weapon) -> StatusId:
    """Return the status of a unit that has chosen a weapon for its combat [L2886]."""
    return as_status(f"wields-{weapon.id}")


STATUSES: Final = tuple(
    Status(
        wields(weapon),
        "combat",
        alters=Alteration(loses=tuple(id_ for id_ in WEAPON_IDS[1:] if id_ != weapon.id)),
    )
    for weapon in WEAPONS.values()
)
"""Weapons that were chosen: their bearer has no other to the end of the combat [L2886]."""


def in_hand(unit: Unit, rules: SpecialRules, stated: Weapon | None) -> Weapon:
    """Return what a unit fights with this round: its player's choice, where it has one.

    The choice is made in the first round and holds to the end of the combat, but for those armed to
    the teeth [L2748, L2886]. A magic weapon is always used [L3014], and the Bane of Steel leaves
    nothing but hand weapons [L3110].
    """
    if why_kept(unit, rules) is None and stated is not None:
        return stated
    return next(
        (weapon for weapon in WEAPONS.values() if unit.has(wields(weapon)) and not unit.has(BANE)),
        carried_weapon(rules),
    )


def why_kept(unit: Unit, rules: SpecialRules) -> str | None:
    """Return why a unit has no choice of weapon: `magic`, `bane`, `chosen`; None where it has."""
    if MAGIC_SWORD in rules:
        return "magic"
    if unit.has(BANE):
        return "bane"
    chosen_once = any(unit.has(status.id) for status in STATUSES)
    return "chosen" if chosen_once and "armed-to-the-teeth" not in rules else None


def takes_up(
    role: str, index: int, unit: Unit, rules: SpecialRules, stated: Weapon | None
) -> Effects:
    """Return the effects of a choice of weapon: it is kept while the combat goes on.

    Who carries nothing but a hand weapon, and was told nothing else, made no choice.
    """
    held = in_hand(unit, rules, stated)
    wielding = wields(held)
    others = [status for status in STATUSES if str(status.id) != str(wielding)]
    had = [status for status in others if unit.has(status.id)]
    gave_up = tuple(StatusCleared(role, status.id, index) for status in had)
    if unit.has(wielding) or not (stated or had or any(rules.holds(id_) for id_ in WEAPON_IDS)):
        return gave_up
    own: Effects = () if held is HAND_WEAPON else (RuleGained(role, as_rule(held.id), index),)
    kept = StatusSet(role, wielding, "combat", place=index)
    return (*gave_up, *(() if rules.holds(held.id) else own), kept)


def arm(role: str, index: int, arguments: Arguments) -> Effects:
    """Return the effects of a unit's choice of weapon in a round that its combat outlives."""
    prefix = "" if role == "unit" else f"{role}_"
    unit = arguments[role][index]
    rules = unit.rules | arguments[f"{prefix}rules"]
    return takes_up(role, index, unit, rules, chosen(arguments[f"{prefix}weapon"]))


def carried(rules: SpecialRules) -> Wielding:
    """Return what the weapon a unit's rules name does for it.

    Raises:
        Refusal: `weapon-on-foot`, `weapon-mounted`.
    """
    return carried_weapon(rules).wielded(mounted="mounted" in rules)


def combat_save(
    save: int | None, rules: SpecialRules, wielding: Wielding, *, mounted: bool, front: bool
) -> int | None:
    """Return the armour save in combat, before the Strength of the hit [L2894, L2918-2920].

    The profile's save counts the shield. A weapon that bars it takes it away; on foot it is worth
    one more against enemies to the front, but for models with Frenzy or Horde.

    Args:
        save: The profile's save as X (4 for 4+), None without one.
        rules: The unit's.
        wielding: Its weapon.
        mounted: Whether it rides.
        front: Whether the attacker is engaged to its front.
    """
    worth = next((worth for shield, worth in _SHIELDS.items() if shield in rules), 0)
    if not worth:
        return save
    if wielding.bars_shield:
        return None if save is None or save + worth > _WORST_SAVE else save + worth
    if mounted or not front or "frenzy" in rules or "horde" in rules:
        return save
    return None if save is None else save - 1


@dataclass(frozen=True, slots=True)
class HitStrength:
    """The Strength of a hit in combat.

    Attributes:
        strength: What wounds, 0-10; tests use the profile's own.
        bonus: What the weapon and a ferocious charge add now.
        strikes_last: Whether the wielder strikes last this round.
        attacks: Attacks the weapon adds.
    """

    strength: int
    bonus: int
    strikes_last: bool
    attacks: int


def hit_strength(
    s: int, rules: SpecialRules, wielding: Wielding, *, charged: bool, first_round: bool
) -> int:
    """Return the Strength of a model's hits this round [L1628, L2890, L2760]."""
    bonus = wielding.bonus(charged=charged, first_round=first_round)
    if charged and "ferocious-charge" in rules:
        bonus += 1
    if MAGIC_SWORD in rules and wielding in (HAND_WEAPON.foot, HAND_WEAPON.mounted):
        bonus += 1
    return min(MOST, s + bonus) if s else 0


@procedure(source="L2888-2936")
def weapon_strength(
    _dice: Dice,
    *,
    s: Annotated[int, Whole(0, 10), Fill("unit", "s")],
    weapon: Annotated[str | None, Choice(WEAPON_IDS)] = None,
    charged: Annotated[bool, Flag(), Fill("unit", "status:charged")] = False,
    first_round: Annotated[bool, Flag(), Fill("unit", "status:first-round")] = False,
    rules: Annotated[
        SpecialRules, Rules((*CARRIED, "ferocious-charge")), Fill("unit", "rules")
    ] = NO_RULES,
) -> HitStrength:
    """Give the Strength of a hit with a weapon [L1628, L2888-2936].

    Raises:
        Refusal: `weapon-on-foot`, `weapon-mounted`.
    """
    wielding = (chosen(weapon) or carried_weapon(rules)).wielded(mounted="mounted" in rules)
    strength = hit_strength(s, rules, wielding, charged=charged, first_round=first_round)
    return HitStrength(
        strength, strength - s, wielding.strikes_last and not charged, wielding.attacks
    )


def fights_in_two_ranks(rules: SpecialRules, wielding: Wielding, *, charged: bool) -> bool:
    """Return whether the second rank strikes to the front [L2780-2784, L2896-2906].

    Long weapons allow it but for the turn of a charge, Horde only then.
    """
    if charged:
        return "horde" in rules
    return wielding.two_ranks or "fight-in-two-ranks" in rules


@dataclass(frozen=True, slots=True)
class SecondRank:
    """Attacks of the second rank, one for each of its models that may strike."""

    attacks: int


@procedure(source="L2896-2906", phases=("close-combat",))
def second_rank_attacks(
    _dice: Dice,
    *,
    models: Annotated[int, Whole(0, 40)],
    weapon: Annotated[str | None, Choice(WEAPON_IDS)] = None,
    charged: Annotated[bool, Flag(), Fill("unit", "status:charged")] = False,
    front: Annotated[bool, Flag()] = True,
    rules: Annotated[
        SpecialRules, Rules((*CARRIED, "horde", "fight-in-two-ranks")), Fill("unit", "rules")
    ] = NO_RULES,
) -> SecondRank:
    """Count the attacks of the models behind those in contact [L2780, L2896-2906].

    Raises:
        Refusal: `weapon-on-foot`, `weapon-mounted`.
    """
    wielding = (chosen(weapon) or carried_weapon(rules)).wielded(mounted="mounted" in rules)
    strikes = front and fights_in_two_ranks(rules, wielding, charged=charged)
    return SecondRank(models if strikes else 0)
