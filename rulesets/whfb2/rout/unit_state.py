"""The Leadership that a unit in trouble tests on, and its losses."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.whfb2.harm.shock import quarter_lost
from rulesets.whfb2.unit.leadership import STANDARD, led_as

GENERAL: Final = "general-near"
"""The General within 15 cm lends his Leadership [L2806-2809]."""
HOLDING_RULES: Final = (STANDARD, GENERAL)
"""Rules that change the Leadership of a rout test."""


def own_leadership(ld: int, rules: SpecialRules, *, captured: int, shamed: bool) -> int:
    """Return the Leadership a unit tests on, before anything a combat takes off it.

    A leader who lost face has 1, whatever flies above him; the General's own may still be used.

    Args:
        ld: The leader's.
        rules: `standard`, `general-near` (the General's Leadership).
        captured: What it lost with its standard.
        shamed: Whether its leader declined a challenge.
    """
    own = led_as(ld, rules, captured=captured, shamed=shamed)
    return max(own, rules.number(GENERAL) or 0)


def worn_down(unit: Unit, *, models: int, wounds: int) -> bool:
    """Return whether a unit has lost a quarter of its starting strength.

    Figures are counted; of a figure that fights alone, its Wounds, for which the text has no word.

    Args:
        unit: The unit as it was at the start of the round.
        models: Figures left of it.
        wounds: Wounds left to it.
    """
    if unit.size == 1:
        return quarter_lost(unit.number("w", 1), wounds)
    return quarter_lost(unit.size, models)
