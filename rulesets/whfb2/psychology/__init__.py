"""Tests under characteristics, and psychology."""

from __future__ import annotations

from functools import partial
from typing import Final

from rulesets.core.declaring.procedure import Arguments, Demand, FollowUp, Procedure, declare
from rulesets.core.ruleset.game import Status
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
from rulesets.whfb2.unit.characteristic import characteristic_test

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


def _once(test: str) -> Demand:
    return Demand("unit", once=(f"{test}-tested",))


_nerve: Final = partial(declare, command="psychology")
_at_start: Final = partial(_nerve, phases=_START)
_FREE: Final = (Demand("unit", needs=("stupid",), forbids=("engaged",)),)
_SOBER_ENOUGH: Final = (Demand("unit", needs=("drunk",), forbids=("engaged",)),)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        characteristic_test,
        source="L476-481, L1841-1844",
        command="test",
        variant="characteristic",
    ),
    declare(panic_test, source="L2346-2368", command="panic", effects=panic_effects),
    _nerve(
        fear_test,
        source="L2409-2439",
        variant="fear",
        effects=fear_effects,
        follow_ups=after_fear,
        demands=(_once("fear"), Demand("enemy", against="unit")),
    ),
    _nerve(
        terror_test,
        source="L2370-2407",
        variant="terror",
        effects=terror_effects,
        follow_ups=after_terror,
        demands=(Demand("enemy", against="unit"),),
    ),
    _at_start(
        stupidity_test,
        source="L2265-2306",
        variant="stupidity",
        meant_by="stupidity",
        effects=stupidity_effects,
        follow_ups=_after_stupidity,
        demands=(_OWN, _once("stupidity")),
    ),
    _nerve(
        frenzy_test,
        source="L2308-2344",
        variant="frenzy",
        meant_by="frenzy",
        effects=frenzy_effects,
        demands=(_once("frenzy"),),
    ),
    _nerve(
        hatred_test,
        source="L2441-2468",
        variant="hatred",
        effects=hatred_effects,
        demands=(_OWN, _once("hatred")),
    ),
    _at_start(
        animosity_test,
        source="L2605-2639",
        variant="animosity",
        meant_by="animosity",
        effects=animosity_effects,
        follow_ups=_after_animosity,
        demands=(_OWN, _once("animosity")),
    ),
    _nerve(
        animosity_control,
        source="L2621-2632",
        variant="animosity-control",
        effects=control_effects,
    ),
    _at_start(
        instability,
        source="L2543-2603",
        variant="instability",
        meant_by="instability",
        effects=instability_effects,
        demands=(_OWN, _once("instability")),
    ),
    _nerve(
        drunkenness,
        source="L2497-2527",
        variant="drunkenness",
        meant_by="drunkenness",
        effects=drunkenness_effects,
        phases=("deployment",),
        demands=(Demand("unit", once=("drunk",)),),
    ),
    _nerve(
        drinking,
        source="L2528-2541",
        variant="drinking",
        effects=drinking_effects,
        phases=("movement", "reserves"),
        demands=_SOBER_ENOUGH,
    ),
    _at_start(
        stupid_wander,
        source="L2289-2298",
        variant="stupid-wander",
        effects=wander_effects,
        demands=_FREE,
    ),
    _nerve(stupid_fighters, source="L2275-2284", variant="stupid-fighters", phases=("combat",)),
    _nerve(fear_due, source="L2370-2439", variant="due"),
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
