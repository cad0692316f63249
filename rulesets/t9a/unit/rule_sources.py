"""The other text that each borrowed special rule rests on [R L984-1076, and the data of 1.0.0]."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import LAST_WOUND
from rulesets.t9a.unit.house import LAYER
from rulesets.t9a.unit.spell_rules import SPELL_RULES
from rulesets.t9a.unit.vocabulary import BORROWED_RULES, ITEMS, TEXT_RULES, WEAPONS

_NEWER: Final = frozenset(
    {
        "armour-of-fortune",
        "armour-piercing",
        "gem-of-fortune",
        "greater-shielding",
        "grinding-attacks",
        "hellfire",
        "impact-hits",
        "poisoned-attacks",
        "scout",
        "skull-splitter",
        "stomp",
        "strider",
        "stupidity",
        "toxic-attacks",
        "unstable",
        "vanguard",
    }
)
"""Those that 0.11.9.3 gives otherwise, or with other numbers."""
_DRAFT: Final = frozenset({"cannot-march", LAST_WOUND, "wizard-conclave"})
"""Those that no later text was found to repeat."""
_DESCRIBED: Final = frozenset({*BORROWED_RULES, *SPELL_RULES, *TEXT_RULES, *WEAPONS, *ITEMS})
_ORDER: Final = tuple(witness.id for witness in LAYER.witnesses)


def in_order(*names: str) -> tuple[str, ...]:
    """Return witnesses without repetition, surest first."""
    return tuple(witness for witness in _ORDER if witness in names)


def behind(*rules: SpecialRules) -> tuple[str, ...]:
    """Return the witnesses of special rules, those of a type or rank apart."""
    return in_order(*(_witness(rule) for held in rules for rule in held if rule in _DESCRIBED))


def spells_behind(rules: SpecialRules) -> tuple[str, ...]:
    """Return the witness of what spells bring, among some rules."""
    return ("old",) if any(rule in SPELL_RULES for rule in rules) else ()


def _witness(rule: str) -> str:
    if rule in _NEWER:
        return "newer"
    if rule in SPELL_RULES:
        return "old"
    return "draft" if rule in _DRAFT else "same"
