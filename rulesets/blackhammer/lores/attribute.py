"""Attributes that all spells of a lore share, where they change hits [L3084-3100, L3188]."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.lores.book import MACHINES, UNHOLY, spell_of
from rulesets.blackhammer.unit.charts import METAL_STRENGTH
from rulesets.core.battlefield.rules import SpecialRules

ATTRIBUTE_RULES: Final = (*MACHINES, *UNHOLY)
"""Rules of a target that an attribute asks for."""
_UNHOLY_BONUS: Final = 3
_MOST: Final = 10
_BARE: Final = 7
"""The value for no armour save in the table of the Lore of Metal."""


def strength_by_armour(save: int | None) -> int:
    """Return the Strength of a hit that goes by the armour: 1 without a save, 7 for 1+ [L3092]."""
    return int(METAL_STRENGTH.cell(1, _BARE if save is None else save))


def spell_strength_of(
    name: str, strength: int | None, save: int | None, target_rules: SpecialRules
) -> int | None:
    """Return the Strength of a spell's hits against a target, None where nothing tells it.

    Args:
        name: The spell's id, or a free name.
        strength: What is stated, or the spell's own.
        save: The target's armour save as X.
        target_rules: Its special rules.
    """
    spell = spell_of(name)
    if spell is None:
        return strength
    if strength is None and any(work.by == "armour-save" for work in spell.works):
        strength = strength_by_armour(save)
    if strength is not None and spell.lore == "light" and is_unholy(target_rules):
        strength = min(_MOST, strength + _UNHOLY_BONUS)
    return strength


def is_unholy(rules: SpecialRules) -> bool:
    """Return whether Light burns it the more: Undead, Demons, Forest Spirits [L3188]."""
    return any(rule in rules for rule in UNHOLY)


def is_machine(rules: SpecialRules) -> bool:
    """Return whether it is a chariot or a war machine."""
    return any(rule in rules for rule in MACHINES)


def wounds_first(name: str, spell_type: str | None, target_rules: SpecialRules) -> bool:
    """Return whether the spell takes a wound before anything else [L3084].

    Every spell of Metal does so to an enemy chariot or war machine, no armour save allowed.
    """
    spell = spell_of(name)
    if spell is None or spell.lore != "metal" or spell_type == "blessing":
        return False
    return spell.types != ("blessing",) and is_machine(target_rules)
