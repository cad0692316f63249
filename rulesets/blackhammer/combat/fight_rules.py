"""The special rules that change a round of combat."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.combat.fighters.steed import STEED_RULES
from rulesets.blackhammer.combat.impact import RAMMING
from rulesets.blackhammer.combat.strike import ATTACKER_RULES, TARGET_RULES

FIGHT_RULES: Final = tuple(
    dict.fromkeys(
        (
            "always-strikes-first",
            "strikes-last",
            *ATTACKER_RULES,
            *TARGET_RULES,
            "ferocious-charge",
            "fight-in-two-ranks",
            "war-banner",
            "armed-to-the-teeth",
            "skirmishers",
            "light-cavalry",
            "flyer",
            "standard",
            "battle-standard",
            "musician",
            "stubborn",
            "unbreakable",
            "fear",
            "terror",
            "immune-to-psychology",
            "immune-to-fear",
            "immune-to-terror",
            "hold-your-ground",
            "demon",
            "inspiring-presence",
            "scythes",
            "crush",
            *RAMMING,
            "doomed",
            *STEED_RULES,
        )
    )
)
"""Every rule that changes a round of combat, those of blows first."""
