"""Characters: heroes' profiles, command, challenges."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.ruleset.game import Status
from rulesets.whfb2.characters.challenge import (
    DUEL,
    HIDES,
    LED_DUEL,
    MADE,
    challenge,
    challenge_order,
)
from rulesets.whfb2.characters.command import (
    ANNOUNCED,
    HANDS_OVER,
    LEADS,
    hand_over_command,
    take_command,
)
from rulesets.whfb2.characters.grade import MODIFIERS, command_figures, hero_profile
from rulesets.whfb2.unit import acts
from rulesets.whfb2.unit.profile import PERSONAL

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    challenge,
    challenge_order,
    take_command,
    hand_over_command,
    hero_profile,
    command_figures,
)
"""The chapter's rules."""

STATUSES: Final = (
    Status(DUEL, "phase"),
    Status(LED_DUEL, "phase"),
    Status(HIDES, "combat"),
    Status(MADE, "phase"),
    Status(LEADS, leads=PERSONAL, bars=acts.LEADS),
    Status(HANDS_OVER),
    Status(ANNOUNCED, "turn", bars=acts.ANNOUNCES),
)
"""Statuses of challenges and of leading: a leader lends his unit his personal characteristics,
better or worse [L2234-2239]."""

CHARTS: Final = (MODIFIERS,)

__all__ = ["CHARTS", "PROCEDURES", "STATUSES"]
