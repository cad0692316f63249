"""Characters: heroes' profiles, command, challenges."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Demand, Procedure, declare
from rulesets.core.ruleset.game import Status
from rulesets.whfb2.characters.challenge import (
    DUEL,
    HIDES,
    challenge,
    challenge_effects,
    challenge_order,
)
from rulesets.whfb2.characters.command import (
    ANNOUNCED,
    HANDS_OVER,
    LEADS,
    hand_over_command,
    hand_over_effects,
    take_command,
    take_effects,
)
from rulesets.whfb2.characters.grade import MODIFIERS, command_figures, hero_profile
from rulesets.whfb2.unit.profile import PERSONAL

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        challenge,
        source="L2984-3096",
        command="fight",
        variant="challenge",
        effects=challenge_effects,
        phases=("combat",),
        actors=("unit", "enemy"),
        demands=(Demand("enemy", against="unit"), Demand("unit", contact="enemy")),
    ),
    declare(
        challenge_order,
        source="L3062-3072",
        command="fight",
        variant="challenge-order",
        phases=("combat",),
        actors=(),
    ),
    declare(
        take_command,
        source="L2928-2937",
        effects=take_effects,
        anybody=("character", "unit"),
        demands=(Demand("character", once=(LEADS,)),),
    ),
    declare(
        hand_over_command,
        source="L2938-2944",
        effects=hand_over_effects,
        phases=("movement",),
        demands=(Demand("character", needs=(LEADS,), turn="own"),),
    ),
    declare(hero_profile, source="L523-527, L2717-2771", actors=()),
    declare(command_figures, source="L2641-2644, L2730-2734, L2763-2765", actors=()),
)
"""The chapter's rules."""

STATUSES: Final = (
    Status(DUEL, "phase"),
    Status(HIDES, "combat"),
    Status(LEADS, leads=PERSONAL),
    Status(HANDS_OVER),
    Status(ANNOUNCED, "turn"),
)
"""Who leads a unit lends it his personal characteristics, better or worse [L2234-2239]."""

CHARTS: Final = (MODIFIERS,)

__all__ = ["CHARTS", "PROCEDURES", "STATUSES"]
