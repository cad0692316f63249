"""Psychology: panic, terror, fear, frenzy, stupidity, and help against them."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.alteration import Alteration, Shift
from rulesets.core.battlefield.rules import Loan, Reach, SpecialRule
from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.results.status import Status
from rulesets.rank_and_flank.nerve.battle_standard import HELD, NEAR
from rulesets.rank_and_flank.nerve.doubt import GENERAL, LENT, STANDARD
from rulesets.rank_and_flank.nerve.general import SAID, reach_of_general
from rulesets.t9a.psychology.aid import LARGE, LARGER, REACH, hold_your_ground, inspiring_presence
from rulesets.t9a.psychology.alarmed import NOBODY_ELSE
from rulesets.t9a.psychology.fear import AFRAID, BRAVED, fear_test
from rulesets.t9a.psychology.frenzy_and_stupidity import (
    FRENZY_TESTED,
    MUST_CHARGE,
    STUPID,
    STUPIDITY_TESTED,
    frenzy_test,
    stupidity_test,
)
from rulesets.t9a.psychology.leadership import leadership_test
from rulesets.t9a.psychology.nerve import DISCIPLINE, MOVES, PRESENCE, REFUSED, SHIRKS
from rulesets.t9a.psychology.panic import panic_test, terror_test
from rulesets.t9a.unit import acts

PROCEDURES: Final[tuple[Procedure, ...]] = (
    *collected(
        leadership_test,
        panic_test,
        terror_test,
        fear_test,
        frenzy_test,
        stupidity_test,
        inspiring_presence,
        hold_your_ground,
    ),
    NOBODY_ELSE,
)
"""The chapter's rules."""

STATUSES: Final = (
    Status(AFRAID, "phase", shared=True, alters=Alteration((Shift("ws", "set", 1),))),
    Status(BRAVED, "phase", shared=True),
    Status(FRENZY_TESTED, "turn", shared=True),
    Status(MUST_CHARGE, "phase", shared=True),
    Status(STUPID, "turn", shared=True, bars=acts.STUPID),
    Status(STUPIDITY_TESTED, "turn", shared=True),
    Status(REFUSED, "combat", mute=True, then=((REFUSED, "turn"),)),
    Status(SHIRKS, "phase"),
    *SAID,
)
"""Traces of the tests [R L679-690, L747, L867, L1011, L1018, L1057]."""

RULES: Final = (
    SpecialRule(HELD),
    SpecialRule(PRESENCE, numbered=True),
    SpecialRule(
        "near-general",
        loans=(
            Loan(
                PRESENCE,
                "general",
                "ld",
                ("fleeing", "off-table", REFUSED),
                raised=((DISCIPLINE, 1),),
                reach=reach_of_general(REACH, MOVES, farther=LARGER, far=LARGE),
            ),
        ),
    ),
    SpecialRule(
        NEAR,
        loans=(
            Loan(
                HELD,
                "bsb",
                None,
                ("fleeing", "off-table", SHIRKS),
                reach=Reach(REACH, LARGER, LARGE, STANDARD),
            ),
        ),
    ),
    *(SpecialRule(rule, numbered=True) for rule in (STANDARD, GENERAL, LENT)),
)
"""Rules of support near a unit: the battle standard; the General's Leadership; the General and the
battle standard, where a player says that they are near [R L855, L860]; one that may be near."""

__all__ = ["PROCEDURES", "RULES", "STATUSES"]
