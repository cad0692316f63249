"""Effects of spells in force on shots: the paths of 0.10 [P].

They are special rules of the shooters, or of their target, while the spells last.
"""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.dice.pool import RerollKind
from rulesets.t9a.harm.resolved import resolved_by_spells
from rulesets.t9a.shooting.weapon import ShootingWeapon
from rulesets.t9a.terrain.piece import PIECES
from rulesets.t9a.unit.spell_rules import IN_FOREST, SPELL_RULES

_MAGICAL: Final = ("skull-splitter",)


def _rules_of(unit: Unit | None) -> SpecialRules:
    return NO_RULES if unit is None else unit.rules


def aim_by_spells(unit: Unit | None, target: Unit | None) -> int:
    """Return what spells on shooters and target add to the aim."""
    own, theirs = _rules_of(unit), _rules_of(target)
    lost = own.number("aim-penalty") or 0
    return ("aim-bonus" in own) - lost - ("blurry" in theirs)


def cover_of(target: Unit | None, said: str) -> str:
    """Return the cover of a target, which has that of a Forest under a spell."""
    hidden = said == "none" and IN_FOREST in _rules_of(target)
    return PIECES["forest"].cover if hidden else said


def again_by_spells(unit: Unit | None) -> tuple[RerollKind, ...]:
    """Return which rolls to hit spells on the shooters have rolled again."""
    own, kinds = _rules_of(unit), list[RerollKind]()
    if "rerolls-failed-shots" in own:
        kinds.append("failures")
    if "rerolls-sixes" in own:
        kinds.append("sixes")
    if "rerolls-shots" in own:
        kinds.append("successes")
    return tuple(kinds)


def rules_by_spells(unit: Unit | None, rules: SpecialRules) -> SpecialRules:
    """Return the special rules of shots with what spells on the shooters make of them."""
    if unit is None:
        return rules
    if "shot-piercing-bonus" in unit.rules:
        rules |= SpecialRules.of("piercing-bonus")
    if "rerolls-sixes" in unit.rules:
        rules |= SpecialRules.of("rerolls-sixes")
    return rules | resolved_by_spells(unit)


def is_mundane(arm: ShootingWeapon | None) -> bool:
    """Return whether a weapon is known to be a mundane one."""
    return arm is not None and arm.id not in _MAGICAL


def strength_by_spells(unit: Unit | None, strength: int, *, mundane: bool) -> int:
    """Return the Strength of shots: a spell takes 1 off that of mundane weapons."""
    blunt = mundane and "blunted-weapons" in _rules_of(unit)
    return max(0, strength - 1) if blunt else strength


def bewitched(*units: Unit | None) -> bool:
    """Return whether a spell that tells on shots is on any of some units."""
    held = [_rules_of(unit) for unit in units]
    if any(rule in rules for rules in held for rule in SPELL_RULES):
        return True
    return any(unit is not None and resolved_by_spells(unit).items for unit in units)
