"""Spells in force on a unit that have its rolls to wound rolled again, whatever deals them [P].

A weapon may give the same rule to its bearer's blows alone: the rule does not tell.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId

RESOLVES: Final[Mapping[StatusId, RuleId]] = {
    "mockery-of-life": "rerolls-failed-wounds",
    "stars-align-wound": "rerolls-failed-wounds",
    "westerlies-wound": "rerolls-wounds",
}
"""Such spells, each with its rule."""


def resolved_by_spells(unit: Unit) -> SpecialRules:
    """Return the rules that such spells give to all that a unit deals."""
    return SpecialRules.of(
        *dict.fromkeys(rule for status, rule in RESOLVES.items() if unit.has(status))
    )
