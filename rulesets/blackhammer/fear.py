"""What Fear does to the beaten: pure arithmetic that several chapters share."""

from __future__ import annotations

from typing import Final

from rulesets.core.rules import SpecialRules

FEAR_MALUS: Final = 2
"""Added to the dice of a break test [L180, L2010]."""
_UNMOVED: Final = (
    "immune-to-psychology",
    "immune-to-fear",
    "immune-to-terror",
    "frenzy",
    "unbreakable",
    "terror",
)


def fear_malus(*, power: int, rules: SpecialRules, fear_power: int, terror_power: int = 0) -> int:
    """Return what Fear adds to the dice of a beaten unit's break test [L2010, L2022, L2034].

    Args:
        power: Unit power of the whole losing side.
        rules: The beaten unit's; who causes Fear only fears those that cause Terror.
        fear_power: Unit power of the enemies in this combat that cause Fear or Terror.
        terror_power: Unit power of those that cause Terror.
    """
    if any(rule in rules for rule in _UNMOVED):
        return 0
    feared = terror_power if "fear" in rules else fear_power
    return FEAR_MALUS if power < feared else 0
