"""Missile weapons [L2938-2954]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Final, cast

from pydantic import BeforeValidator, Field

from rulesets.blackhammer.combat.weapon import WEAPON_IDS
from rulesets.blackhammer.unit.profile import RULES as KNOWN_RULES
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.catalogue import Id, Source, read_catalogue
from rulesets.core.notation.rule_list import read_rules
from rulesets.core.ruleset.game import SpecialRule

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId


def _thrown(strength: object) -> object:
    return None if strength == "user" else strength


def _rules(text: object) -> object:
    return read_rules(text, str, KNOWN_RULES) if isinstance(text, str) else text


@dataclass(frozen=True, slots=True)
class MissileWeapon:
    """A missile weapon.

    Attributes:
        id: Kebab-case name; its text is `choice-<id>`.
        source: Line of the source text.
        range: Maximum range in paces.
        strength: Strength of its hits; None for the Strength of who throws it.
        bonus: Added to the thrower's Strength.
        rules: Special rules of its shots.
    """

    id: Id
    source: Source
    range: Annotated[int, Field(ge=1, le=72)]
    strength: Annotated[int | None, BeforeValidator(_thrown)]
    bonus: Annotated[int, Field(ge=0, le=3)] = 0
    rules: Annotated[SpecialRules, BeforeValidator(_rules)] = NO_RULES

    def hit_strength(self, thrower: int | None) -> int | None:
        """Return the Strength of its hits, None when it takes a thrower's that is unknown."""
        if self.strength is not None:
            return self.strength
        return None if thrower is None else thrower + self.bonus


MISSILE_WEAPONS: Final = read_catalogue(
    files("rulesets.blackhammer") / "data" / "missile-weapons.toml", "weapons", MissileWeapon
)

WEAPON_RULES: Final = tuple(SpecialRule(id_) for id_ in MISSILE_WEAPONS if id_ not in WEAPON_IDS)
"""A unit's rules may name the weapon it shoots with; pistols serve in combat too [L2936]."""

SHOOTERS: Final = cast("tuple[RuleId, ...]", tuple(MISSILE_WEAPONS))
"""The rules by any of which a unit shoots, whatever range its profile has."""


def rules_of(weapon: str | None) -> SpecialRules:
    """Return the special rules of a weapon, none without one."""
    return NO_RULES if weapon is None else MISSILE_WEAPONS[weapon].rules


def carried_missile(rules: SpecialRules) -> str | None:
    """Return the first missile weapon that rules name, None where they name none."""
    return next((id_ for id_ in MISSILE_WEAPONS if rules.holds(id_)), None)


def is_armed(unit: Unit) -> bool:
    """Tell whether a unit has missile weapons: by its profile, its weapons or its rules."""
    armed = bool(unit.plain("range") or unit.weapons)
    return armed or carried_missile(unit.rules) is not None


def in_use(weapon: str | None, unit: Unit | None) -> str | None:
    """Return what a unit shoots with: the weapon stated, else the one that its rules name.

    None where its profile has the range or the Strength of its shots.
    """
    if weapon is not None or unit is None:
        return weapon
    own = unit.find("range") is not None or unit.find("shot_strength") is not None
    return None if own else carried_missile(unit.rules)


def shoots_quickly(rules: SpecialRules) -> bool:
    """Return whether rules, or the weapon they name, make for quick shots [L2910]."""
    return "quick-shot" in (rules | rules_of(carried_missile(rules)))
