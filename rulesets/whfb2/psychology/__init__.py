"""Tests under characteristics, and psychology."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.ids.composed import as_status
from rulesets.core.ruleset.game import Status
from rulesets.rank_and_flank.nerve.general import SAID
from rulesets.whfb2.psychology.alarmed import NOBODY_ELSE
from rulesets.whfb2.psychology.animosity import HELD, TRIED, animosity_control, animosity_test
from rulesets.whfb2.psychology.drink import drinking, drunkenness
from rulesets.whfb2.psychology.fear import fear_due, fear_test, terror_test
from rulesets.whfb2.psychology.frenzy import frenzy_test
from rulesets.whfb2.psychology.hatred import hatred_test
from rulesets.whfb2.psychology.instability import STATUSES as UNSTABLE
from rulesets.whfb2.psychology.instability import TABLE, instability
from rulesets.whfb2.psychology.panic import panic_test
from rulesets.whfb2.psychology.stupidity import stupid_fighters, stupid_wander, stupidity_test
from rulesets.whfb2.unit import acts
from rulesets.whfb2.unit.characteristic import characteristic_test
from rulesets.whfb2.unit.enemies import QUARREL

PROCEDURES: Final[tuple[Procedure, ...]] = (
    *collected(
        characteristic_test,
        panic_test,
        fear_test,
        terror_test,
        stupidity_test,
        frenzy_test,
        hatred_test,
        animosity_test,
        animosity_control,
        instability,
        drunkenness,
        drinking,
        stupid_wander,
        stupid_fighters,
        fear_due,
    ),
    NOBODY_ELSE,
)
"""The chapter's rules."""

STATUSES: Final = (
    *SAID,
    *(
        Status(as_status(f"{test}-tested"), "turn", shared=True)
        for test in ("stupidity", "frenzy", "panic", "fear", "hatred", "animosity", "instability")
    ),
    Status("fear-held", "turn", shared=True, bars=acts.BOUND),
    Status("drunk", counts=(1, 99)),
    Status(QUARREL, shared=True),
    Status(HELD, "turn", shared=True),
    Status(TRIED, "turn", shared=True),
    *UNSTABLE,
)

TABLES: Final = (TABLE,)

__all__ = ["PROCEDURES", "STATUSES", "TABLES"]
