"""BlackHammer's characters and command groups, and what is special about them."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.characters.allocation import (
    character_hit_allocation,
    mixed_unit_allocation,
)
from rulesets.blackhammer.characters.challenge import DUEL, DUELLED, HIDES, challenge
from rulesets.blackhammer.characters.instability import instability_test
from rulesets.blackhammer.characters.standards import AT_STAKE
from rulesets.blackhammer.unit.unit_state import MOVES, UNDERGROUND
from rulesets.core.battlefield.rules import Loan, Reach, SpecialRule
from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.results.status import Status
from rulesets.rank_and_flank.nerve.battle_standard import HELD, NEAR
from rulesets.rank_and_flank.nerve.doubt import GENERAL, LENT, STANDARD
from rulesets.rank_and_flank.nerve.general import SAID, reach_of_general

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    character_hit_allocation,
    mixed_unit_allocation,
    challenge,
    instability_test,
)

RULES: Final = (
    SpecialRule("champion"),
    SpecialRule(
        "near-general",
        loans=(
            Loan(
                "inspiring-presence",
                "general",
                "ld",
                ("fleeing", "stupid", HIDES, *UNDERGROUND, "off-table"),
                reach=reach_of_general(12, MOVES, farther=6, far=("large-target",)),
            ),
        ),
    ),
    SpecialRule(
        NEAR,
        loans=(
            Loan(
                HELD,
                "battle-standard",
                None,
                ("fleeing", "stupid", HIDES, *UNDERGROUND, "off-table"),
                reach=Reach(12, 6, ("large-target",), STANDARD),
            ),
        ),
    ),
    *(SpecialRule(rule, numbered=True) for rule in (STANDARD, GENERAL, LENT)),
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
"""A General near a unit lends his Leadership, a battle standard a second break test, at 12 paces or
the 18 of a large target [L2308, L2314, L2776]; a demon is all that it implies, and dissolves
instead of breaking [L2768]."""

STATUSES: Final = (
    Status(DUEL, "combat"),
    Status(DUELLED, "phase"),
    Status(HIDES, "phase", mute=True),
    *(Status(status, "phase") for status in AT_STAKE.values()),
    *SAID,
)

__all__ = ["PROCEDURES", "RULES", "STATUSES"]
