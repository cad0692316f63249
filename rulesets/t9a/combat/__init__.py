"""Close combat: who strikes, the Combat Score, who breaks, flight and pursuit."""

from __future__ import annotations

from typing import Final

from rulesets.core.procedure import Demand, Procedure, declare
from rulesets.core.status import Status
from rulesets.t9a.combat import _effects as effects
from rulesets.t9a.combat.morale import break_test
from rulesets.t9a.combat.pursuit import (
    flee_pursuit,
    overrun,
    pursue_off_table,
    pursuit_new_enemy,
    restrain_test,
)
from rulesets.t9a.combat.reform import combat_reform
from rulesets.t9a.combat.result import combat_result
from rulesets.t9a.house import beyond

_COMBAT: Final = ("combat",)
_LACKS: Final = "close-combat"
_FOES: Final = Demand("enemy", against="unit")
_STANDING: Final = Demand("unit", forbids=("fleeing",))

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        combat_result,
        source="R L582-604, L876",
        command="combat",
        variant="result",
        effects=effects.of_result,
        follow_ups=effects.after_result,
        phases=_COMBAT,
        actors=("unit", "enemy"),
        at_large=True,
        demands=(
            Demand("unit", needs=("engaged",), forbids=("fleeing",), known=True),
            Demand("enemy", needs=("engaged",), forbids=("fleeing",), known=True),
            Demand(
                "unit", once=(effects.FOUGHT,), unless_stated=("wounds", "enemy_wounds", "modifier")
            ),
            _FOES,
        ),
        beyond=beyond(_LACKS, "lasting", "draft"),
    ),
    declare(
        break_test,
        source="R L601-603, L1003, L1056, L1062-1068",
        command="combat",
        variant="break",
        effects=effects.of_break_test,
        follow_ups=effects.after_break_test,
        phases=_COMBAT,
        at_large=True,
        demands=(_STANDING, _FOES),
        beyond=beyond(_LACKS, "same", "newer", "lasting"),
    ),
    declare(
        combat_reform,
        source="R L625-629",
        command="combat",
        variant="combat-reform",
        phases=_COMBAT,
        demands=(_STANDING, _FOES),
        beyond=beyond(_LACKS, "draft"),
    ),
    declare(
        flee_pursuit,
        source="R L606-615",
        command="pursue",
        variant="pursuit",
        effects=effects.of_pursuit,
        phases=_COMBAT,
        actors=("unit", "enemy"),
        at_large=True,
        demands=(_STANDING, _FOES),
        beyond=beyond(_LACKS, "draft"),
    ),
    declare(
        restrain_test,
        source="R L606",
        command="pursue",
        variant="restrain",
        phases=_COMBAT,
        demands=(_STANDING,),
        beyond=beyond(_LACKS, "draft"),
    ),
    declare(
        overrun,
        source="R L604, L608",
        command="pursue",
        variant="overrun",
        effects=effects.of_overrun,
        phases=_COMBAT,
        demands=(_STANDING,),
        beyond=beyond(_LACKS, "draft"),
    ),
    declare(
        pursuit_new_enemy,
        source="R L613-615",
        command="pursue",
        variant="new-enemy",
        effects=effects.of_new_enemy,
        phases=_COMBAT,
        demands=(_STANDING, _FOES),
        beyond=beyond(_LACKS, "draft"),
    ),
    declare(
        pursue_off_table,
        source="R L616",
        command="pursue",
        variant="off-table",
        effects=effects.of_leaving,
        phases=_COMBAT,
        demands=(_STANDING,),
        beyond=beyond(_LACKS, "draft"),
    ),
)
"""The chapter's rules."""

STATUSES: Final = (Status(effects.FOUGHT, "phase"), Status("in-building"))
"""Who has fought this phase, and who holds a building."""

__all__ = ["PROCEDURES", "STATUSES"]
