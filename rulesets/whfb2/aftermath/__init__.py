"""After the battle: troops found again, characters' injuries [L7398-7511]."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.results.aftermath import Aftermath
from rulesets.whfb2.aftermath.fallen import fallen_character, hurt_of
from rulesets.whfb2.aftermath.injury import INJURIES, character_injury
from rulesets.whfb2.aftermath.recovery import recovers, troop_recovery
from rulesets.whfb2.aftermath.trauma import injury_side_effects

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    troop_recovery,
    character_injury,
    injury_side_effects,
    fallen_character,
)
"""The chapter's rules."""

TABLES: Final = (INJURIES,)

AFTERMATH: Final = Aftermath(
    source="L7398-7511",
    recovers=recovers,
    injury="fallen_character",
    hurt=hurt_of,
    mastery="item_mastery",
)
"""The aftermath of a battle, for armies that fight on."""

__all__ = ["AFTERMATH", "PROCEDURES", "TABLES"]
