"""Psychology: panic, terror, fear, frenzy, stupidity, and who steadies a unit."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.alteration import Alteration, Shift
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.procedure import Demand, Procedure, declare
from rulesets.core.results.status import Status
from rulesets.core.ruleset.game import Loan, SpecialRule
from rulesets.t9a.psychology.aid import hold_your_ground, inspiring_presence
from rulesets.t9a.psychology.fear import AFRAID, BRAVED, fear_effects, fear_test
from rulesets.t9a.psychology.leadership import leadership_test, led_rests, test_effects
from rulesets.t9a.psychology.nerve import DISCIPLINE, GROUND, PRESENCE, REFUSED, SHIRKS
from rulesets.t9a.psychology.panic import (
    panic_effects,
    panic_next,
    panic_rests,
    panic_test,
    terror_effects,
    terror_next,
    terror_rests,
    terror_test,
)
from rulesets.t9a.psychology.wits import (
    FRENZY_TESTED,
    STUPID,
    STUPIDITY_TESTED,
    frenzy_effects,
    frenzy_test,
    stupidity_effects,
    stupidity_rests,
    stupidity_test,
)
from rulesets.t9a.unit.house import beyond

_LACKS: Final = "psychology"
_OWN: Final = Demand("unit", turn="own")
_FOE: Final = Demand("enemy", against="unit")

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        leadership_test,
        source="L331-335; R L853-860",
        command="test",
        variant="leadership",
        effects=test_effects,
        beyond=Beyond("aids", ("same",), switch="beyond", rests=led_rests),
    ),
    declare(
        panic_test,
        source="R L679-690",
        command="panic",
        effects=panic_effects,
        follow_ups=panic_next,
        demands=(Demand("friend", beside="unit"),),
        beyond=Beyond("panic", ("same", "lasting"), rests=panic_rests),
    ),
    declare(
        terror_test,
        source="R L1059",
        command="psychology",
        variant="terror",
        effects=terror_effects,
        follow_ups=terror_next,
        phases=("movement",),
        demands=(_FOE,),
        beyond=Beyond(_LACKS, ("same", "newer", "lasting"), rests=terror_rests),
    ),
    declare(
        fear_test,
        source="R L1011",
        command="psychology",
        variant="fear",
        effects=fear_effects,
        phases=("combat",),
        demands=(_FOE,),
        beyond=beyond(_LACKS, "same"),
    ),
    declare(
        frenzy_test,
        source="R L1018",
        command="psychology",
        variant="frenzy",
        effects=frenzy_effects,
        phases=("movement",),
        demands=(_OWN, Demand("unit", once=(FRENZY_TESTED,))),
        beyond=beyond(_LACKS, "same"),
    ),
    declare(
        stupidity_test,
        source="R L1057",
        command="psychology",
        variant="stupidity",
        effects=stupidity_effects,
        phases=("movement",),
        demands=(_OWN, Demand("unit", once=(STUPIDITY_TESTED,))),
        beyond=Beyond(_LACKS, ("same", "newer"), rests=stupidity_rests),
    ),
    declare(
        inspiring_presence,
        source="R L855",
        command="psychology",
        variant="presence",
        demands=(Demand("leader", beside="unit"),),
        anybody=("leader",),
        beyond=beyond("characters", "same"),
    ),
    declare(
        hold_your_ground,
        source="R L860",
        command="psychology",
        variant="ground",
        beyond=beyond("characters", "same"),
    ),
)
"""The chapter's rules."""

STATUSES: Final = (
    Status(AFRAID, "phase", shared=True, alters=Alteration((Shift("ws", "set", 1),))),
    Status(BRAVED, "phase", shared=True),
    Status(FRENZY_TESTED, "turn", shared=True),
    Status(STUPID, "turn", shared=True),
    Status(STUPIDITY_TESTED, "turn", shared=True),
    Status(REFUSED, "combat", mute=True),
    Status(SHIRKS, "phase"),
)
"""What the tests leave behind [R L679-690, L747, L867, L1011, L1018, L1057]."""

RULES: Final = (
    SpecialRule(GROUND),
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
            ),
        ),
    ),
)
"""Who stands behind a unit: the battle standard; the General's Leadership; the General, where a
player says that he is near."""

__all__ = ["PROCEDURES", "RULES", "STATUSES"]
