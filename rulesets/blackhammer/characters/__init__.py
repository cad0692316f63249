"""BlackHammer's characters and command groups, and what is special about them."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.characters.allocation import (
    character_hit_allocation,
    mixed_unit_allocation,
)
from rulesets.blackhammer.characters.challenge import (
    DUEL,
    DUELLED,
    HIDES,
    after_challenge,
    challenge,
    challenge_effects,
)
from rulesets.blackhammer.characters.instability import instability_effects, instability_test
from rulesets.blackhammer.characters.standards import AT_STAKE
from rulesets.blackhammer.unit import demands
from rulesets.core.declaring.procedure import Procedure, declare
from rulesets.core.ruleset.game import Loan, SpecialRule, Status

_COMBAT: Final = ("close-combat",)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(character_hit_allocation, source="L2110-2118, L2280", actors=()),
    declare(mixed_unit_allocation, source="L2626-2642", actors=()),
    declare(
        challenge,
        source="L2122-2128, L2282, L2986",
        effects=challenge_effects,
        follow_ups=after_challenge,
        phases=_COMBAT,
        actors=("unit", "enemy"),
        demands=demands.CHALLENGE,
    ),
    declare(
        instability_test,
        source="L2768-2772",
        effects=instability_effects,
        phases=_COMBAT,
    ),
)

RULES: Final = (
    SpecialRule("champion"),
    SpecialRule(
        "near-general",
        loans=(Loan("inspiring-presence", "general", "ld", ("fleeing", "stupid", HIDES)),),
    ),
    SpecialRule(
        "demon",
        implies=(
            ("immune-to-psychology", None),
            ("fear", None),
            ("aura-ward", 5),
            ("magic-attacks", None),
        ),
    ),
)
"""A General near a unit lends his Leadership [L2308]; a demon is all that it implies, and dissolves
instead of breaking [L2768]."""

STATUSES: Final = (
    Status(DUEL, "combat"),
    Status(DUELLED, "phase"),
    Status(HIDES, "phase", mute=True),
    *(Status(status, "phase") for status in AT_STAKE.values()),
)

__all__ = ["PROCEDURES", "RULES", "STATUSES"]
