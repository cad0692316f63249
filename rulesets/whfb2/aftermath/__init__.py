"""After the battle: troops found again, characters' injuries [L7398-7511]."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, declare
from rulesets.core.results.aftermath import Aftermath
from rulesets.whfb2.aftermath.fallen import fallen_character, hurt_of, of_fallen
from rulesets.whfb2.aftermath.injury import INJURIES, character_injury, of_injury
from rulesets.whfb2.aftermath.recovery import recovers, troop_recovery
from rulesets.whfb2.aftermath.trauma import injury_side_effects, of_side_effects

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(troop_recovery, source="L7403-7410", actors=()),
    declare(character_injury, source="L7412-7446, L7477-7506", effects=of_injury),
    declare(injury_side_effects, source="L7448-7475", effects=of_side_effects),
    declare(fallen_character, source="L7412-7506", effects=of_fallen),
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
"""What becomes of armies that fight on."""

__all__ = ["AFTERMATH", "PROCEDURES", "TABLES"]
