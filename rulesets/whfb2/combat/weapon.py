"""Weapons of close combat: what each does on foot and mounted [L3097-3303]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Annotated, Final, TypeAlias

from pydantic import Field

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.books import weapon as core
from rulesets.core.books.catalogue import read_catalogue
from rulesets.dice.request import Modifier
from rulesets.refusal import Refusal

MOUNTED: Final = "mounted"
"""The rule of those who ride an animal of one Wound: cavalry [L1721-1729]."""


Ranks: TypeAlias = Annotated[int, Field(ge=1, le=4)]


@dataclass(frozen=True, slots=True)
class Wielding:
    """Effects of a weapon in the hands of a figure on foot, or of a mounted one.

    What is `steady` holds where the unit was not pushed back last turn, what is of a `charge` on
    the turn it charged.

    Attributes:
        id: The weapon.
        initiative: Added to Initiative.
        steady_initiative: The same, while steady.
        steady_cavalry: What takes its place against cavalry.
        charge_initiative: The same, on the charge.
        to_hit: Added to rolls to hit.
        steady_hit: The same, while steady.
        air_hit: The same, against those who attack from the air.
        to_wound: Added to rolls to wound.
        charge_wound: The same, on the charge.
        save: Added to the enemy's armour save.
        ranks: Ranks that fight.
        shaken_ranks: The same after a push-back.
        both_hands: No shield is used with it.
        pair: A weapon in each hand, each with all Attacks.
        net: An attack with the net comes before the others.
        rough_ground: Difficult terrain or an obstacle crossed takes its Initiative away.
        first_round: It is of use in a round that the unit charged into, and no other.
    """

    id: str = ""
    initiative: int = 0
    steady_initiative: int = 0
    steady_cavalry: int = 0
    charge_initiative: int = 0
    to_hit: int = 0
    steady_hit: int = 0
    air_hit: int = 0
    to_wound: int = 0
    charge_wound: int = 0
    save: int = 0
    ranks: Ranks = 1
    shaken_ranks: Ranks = 1
    both_hands: bool = False
    pair: bool = False
    net: bool = False
    rough_ground: bool = False
    first_round: bool = False


Weapon: TypeAlias = "core.Weapon[Wielding]"
"""A weapon of the book."""


def _read() -> Mapping[str, Weapon]:
    """Read the weapons, and tell what is wielded which weapon it is."""
    file = files("rulesets.whfb2") / "data" / "close-combat-weapons.toml"
    weapons = read_catalogue(file, "weapons", core.Weapon[Wielding])
    return {
        id_: core.Weapon(id_, weapon.source, _held(id_, weapon.foot), _held(id_, weapon.mounted))
        for id_, weapon in weapons.items()
    }


def _held(id_: str, wielding: Wielding | None) -> Wielding | None:
    return None if wielding is None else replace(wielding, id=id_)


WEAPONS: Final = _read()
WEAPON_IDS: Final = tuple(WEAPONS)
HAND_WEAPON: Final = WEAPONS["hand-weapon"]
"""The weapon of a figure for which nobody named one [L3127-3131]."""


@dataclass(frozen=True, slots=True)
class Use:
    """The use of a weapon in a round.

    Attributes:
        charged: The unit charged this turn.
        steady: It was not pushed back in the last combat phase.
        rough: It crossed an obstacle or difficult terrain in its movement phase.
    """

    charged: bool = False
    steady: bool = True
    rough: bool = False


@dataclass(frozen=True, slots=True)
class Bonuses:
    """Bonuses of a weapon in a round against one kind of enemy.

    Attributes:
        initiative: Added to Initiative.
        to_hit: Added to rolls to hit.
        to_wound: Added to rolls to wound.
        save: Added to the enemy's armour save.
        ranks: Ranks that fight; each behind the first has one less to hit and to wound.
    """

    initiative: int
    to_hit: int
    to_wound: int
    save: int
    ranks: int


def chosen(id_: str | None) -> Weapon | None:
    """Return the weapon that a player named, None where he named none."""
    return None if id_ is None else WEAPONS[id_]


def carried_weapon(rules: SpecialRules) -> Weapon:
    """Return the weapon a unit's rules name, a hand weapon where they name none.

    The first of the list counts where there are several; the player may choose another.
    """
    return core.first_carried(WEAPONS, rules)


def wielding_of(weapon: Weapon | None, rules: SpecialRules, *, charged: bool) -> Wielding:
    """Return what a unit fights with this round.

    A lance serves in a round that the unit charged into; then it is dropped [L3292-3297].

    Args:
        weapon: What its player chose; None for what it carries.
        rules: The unit's.
        charged: Whether it charged this turn.

    Raises:
        Refusal: `weapon-on-foot`, `weapon-mounted`, `lance-without-charge` where it was chosen.
    """
    mounted = MOUNTED in rules
    wielding = (carried_weapon(rules) if weapon is None else weapon).wielded(mounted=mounted)
    if wielding.first_round and not charged:
        if weapon is not None:
            raise Refusal("lance-without-charge", weapon=weapon.id)
        others = rules.without((wielding.id,))
        return carried_weapon(others).wielded(mounted=mounted)
    return wielding


def bonuses(wielding: Wielding, use: Use, *, cavalry: bool, air: bool) -> Bonuses:
    """Return what a weapon does in a round [L3127-3303]; all bonuses add up [L3112].

    Args:
        wielding: The weapon in hand.
        use: How it is used.
        cavalry: Whether the enemy is cavalry.
        air: Whether the enemy attacks from the air.
    """
    firm = use.steady and not (use.rough and wielding.rough_ground)
    steady = wielding.steady_cavalry if cavalry and wielding.steady_cavalry else None
    if steady is None:
        steady = wielding.steady_initiative
    return Bonuses(
        wielding.initiative
        + (steady if firm else 0)
        + (wielding.charge_initiative if use.charged else 0),
        wielding.to_hit
        + (wielding.steady_hit if use.steady else 0)
        + (wielding.air_hit if air else 0),
        wielding.to_wound + (wielding.charge_wound if use.charged else 0),
        wielding.save,
        wielding.ranks if use.steady else wielding.shaken_ranks,
    )


def named(key: str, value: int) -> tuple[Modifier, ...]:
    """Return a modifier by name, nothing where it is 0."""
    return (Modifier(key, value),) if value else ()
