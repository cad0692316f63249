"""Rules that a unit has by its profile, where no list says them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.rule_list import with_added
from rulesets.t9a.unit.vocabulary import RULES

_CONCLAVE: Final = "wizard-conclave"
"""Whose Champion casts for his unit, and is no Wizard by himself [R L1076]."""


def with_level(unit: Unit) -> Unit:
    """Return a unit of a Magic Level as the Wizard that it is, who channels [L804, L951]."""
    level = unit.find("level")
    if level is None or not level.most or "wizard" in unit.rules or _CONCLAVE in unit.rules:
        return unit
    return replace(unit, rules=with_added(unit.rules, SpecialRules.of("wizard"), RULES))
