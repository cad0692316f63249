"""The special rules that change a round of combat."""

from __future__ import annotations

from typing import Final

from rulesets.whfb2.combat.round.blow_effects import POWERS
from rulesets.whfb2.combat.weapon import WEAPON_IDS

FIGHT_RULES: Final = (
    "mounted",
    "shield",
    "standard",
    "general-near",
    "terror",
    *POWERS,
    *WEAPON_IDS,
)
"""Every rule that changes a round of combat."""
