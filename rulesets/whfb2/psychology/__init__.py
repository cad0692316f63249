"""Tests under characteristics, and psychology."""

from __future__ import annotations

from typing import Final

from rulesets.core.procedure import Arguments, Demand, FollowUp, Procedure, declare
from rulesets.core.ruleset import Status
from rulesets.whfb2.characteristic import characteristic_test
from rulesets.whfb2.psychology.animosity import (
    QUARREL,
    Animosity,
    animosity_control,
    animosity_effects,
    animosity_test,
    control_effects,
)
from rulesets.whfb2.psychology.drink import (
    drinking,
    drinking_effects,
    drunkenness,
    drunkenness_effects,
)
from rulesets.whfb2.psychology.fear import (
    after_fear,
    after_terror,
    fear_due,
    fear_effects,
    fear_test,
    terror_effects,
    terror_test,
)
from rulesets.whfb2.psychology.frenzy import frenzy_effects, frenzy_test
from rulesets.whfb2.psychology.hatred import hatred_effects, hatred_test
from rulesets.whfb2.psychology.instability import STATUSES as UNSTABLE
from rulesets.whfb2.psychology.instability import TABLE, instability, instability_effects
from rulesets.whfb2.psychology.panic import panic_effects, panic_test
from rulesets.whfb2.psychology.stupidity import (
    StupidityTest,
    stupid_fighters,
    stupid_wander,
    stupidity_effects,
    stupidity_test,
    wander_effects,
)

_OWN: Final = Demand("unit", turn="own")
_START: Final = ("movement",)


def _after_stupidity(_arguments: Arguments, result: StupidityTest) -> tuple[FollowUp, ...]:
    if result.next != "wander":
        return ()
    return (FollowUp("stupid_wander", (("unit", "unit"),)),)


def _after_animosity(_arguments: Arguments, result: Animosity) -> tuple[FollowUp, ...]:
    return (
        (FollowUp("animosity_control", (("unit", "unit"),)),) if result.leader == "at-once" else ()
    )


PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        characteristic_test,
        source="L476-481, L1841-1844",
        command="test",
        variant="characteristic",
    ),
    declare(panic_test, source="L2346-2368", command="panic", effects=panic_effects),
    declare(
        fear_test,
        source="L2409-2439",
        command="psychology",
        variant="fear",
        effects=fear_effects,
        follow_ups=after_fear,
        demands=(Demand("unit", once=("fear-tested",)), Demand("enemy", against="unit")),
    ),
    declare(
        terror_test,
        source="L2370-2407",
        command="psychology",
        variant="terror",
        effects=terror_effects,
        follow_ups=after_terror,
        demands=(Demand("enemy", against="unit"),),
    ),
    declare(
        stupidity_test,
        source="L2265-2306",
        command="psychology",
        variant="stupidity",
        effects=stupidity_effects,
        follow_ups=_after_stupidity,
        phases=_START,
        demands=(_OWN, Demand("unit", once=("stupidity-tested",))),
    ),
    declare(
        frenzy_test,
        source="L2308-2344",
        command="psychology",
        variant="frenzy",
        effects=frenzy_effects,
        demands=(Demand("unit", once=("frenzy-tested",)),),
    ),
    declare(
        hatred_test,
        source="L2441-2468",
        command="psychology",
        variant="hatred",
        effects=hatred_effects,
        demands=(_OWN, Demand("unit", once=("hatred-tested",))),
    ),
    declare(
        animosity_test,
        source="L2605-2639",
        command="psychology",
        variant="animosity",
        effects=animosity_effects,
        follow_ups=_after_animosity,
        phases=_START,
        demands=(_OWN, Demand("unit", once=("animosity-tested",))),
    ),
    declare(
        animosity_control,
        source="L2621-2632",
        command="psychology",
        variant="animosity-control",
        effects=control_effects,
    ),
    declare(
        instability,
        source="L2543-2603",
        command="psychology",
        variant="instability",
        effects=instability_effects,
        phases=_START,
        demands=(_OWN, Demand("unit", once=("instability-tested",))),
    ),
    declare(
        drunkenness,
        source="L2497-2527",
        command="psychology",
        variant="drunkenness",
        effects=drunkenness_effects,
        phases=("deployment",),
        demands=(Demand("unit", once=("drunk",)),),
    ),
    declare(
        drinking,
        source="L2528-2541",
        command="psychology",
        variant="drinking",
        effects=drinking_effects,
        phases=("movement", "reserves"),
        demands=(Demand("unit", needs=("drunk",), forbids=("engaged",)),),
    ),
    declare(
        stupid_wander,
        source="L2289-2298",
        command="psychology",
        variant="stupid-wander",
        effects=wander_effects,
        phases=_START,
        demands=(Demand("unit", needs=("stupid",), forbids=("engaged",)),),
    ),
    declare(
        stupid_fighters,
        source="L2275-2284",
        command="psychology",
        variant="stupid-fighters",
        phases=("combat",),
    ),
    declare(fear_due, source="L2370-2439", command="psychology", variant="due"),
)
"""The chapter's rules."""

STATUSES: Final = (
    *(
        Status(f"{test}-tested", "turn", shared=True)
        for test in ("stupidity", "frenzy", "panic", "fear", "hatred", "animosity", "instability")
    ),
    Status("fear-held", "turn", shared=True),
    Status("drunk"),
    Status(QUARREL),
    *UNSTABLE,
)

TABLES: Final = (TABLE,)

__all__ = ["PROCEDURES", "STATUSES", "TABLES"]
