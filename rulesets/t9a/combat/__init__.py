"""Close combat: who strikes, the Combat Score, who breaks, flight and pursuit."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.procedure import Demand, Procedure, declare
from rulesets.core.results.status import Status
from rulesets.t9a.characters.challenge import (
    DUEL,
    after_challenge,
    challenge,
    challenge_effects,
)
from rulesets.t9a.combat.morale import break_test
from rulesets.t9a.combat.pursuit import (
    flee_pursuit,
    overrun,
    pursue_off_table,
    pursuit_new_enemy,
    restrain_effects,
    restrain_rests,
    restrain_test,
)
from rulesets.t9a.combat.reform import combat_reform, reform_effects, reform_rests
from rulesets.t9a.combat.result import combat_result
from rulesets.t9a.combat.round import effects, resting
from rulesets.t9a.combat.round.fight import close_combat_round
from rulesets.t9a.combat.round.round_effects import of_round
from rulesets.t9a.combat.strike import close_combat_attacks, close_combat_hit, hit_rests, struck
from rulesets.t9a.combat.weapon import weapon_rests, weapon_strength
from rulesets.t9a.combat.who import who_strikes
from rulesets.t9a.unit.house import beyond
from rulesets.t9a.unit.idle import fight_idles

_COMBAT: Final = ("combat",)
_LACKS: Final = "close-combat"
_FOES: Final = Demand("enemy", against="unit")
_STANDING: Final = Demand("unit", forbids=("fleeing",))

_BEGINS: Final = ("first_round", "charged=unit", "charged=enemy", "charged=both")
_ROUND: Final = (
    Demand("unit", once=(effects.FOUGHT,), unless=_BEGINS, unless_stated=("first_round",)),
    Demand("enemy", once=(effects.FOUGHT,), unless=_BEGINS, unless_stated=("first_round",)),
    _FOES,
    Demand("unit", contact="enemy", unless=_BEGINS),
)
"""Only units in contact fight, and once in a phase, unless a pursuit leads them on [R L514-517]."""

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        close_combat_round,
        source="R L523-616",
        command="fight",
        effects=of_round,
        follow_ups=effects.after_round,
        phases=_COMBAT,
        actors=("unit", "enemy"),
        at_large=True,
        demands=_ROUND,
        beyond=Beyond(_LACKS, ("same", "newer", "lasting", "draft"), rests=resting.round_rests),
        idles=fight_idles,
    ),
    declare(
        who_strikes,
        source="R L542-552",
        phases=_COMBAT,
        beyond=beyond(_LACKS, "draft"),
    ),
    declare(
        close_combat_hit,
        source="L305; R L555-574",
        phases=_COMBAT,
        demands=(_FOES,),
        beyond=Beyond(_LACKS, ("draft",), switch="beyond", rests=hit_rests),
    ),
    declare(
        close_combat_attacks,
        source="R L555-574, L635-674",
        effects=struck,
        phases=_COMBAT,
        demands=(_FOES, Demand("unit", contact="enemy", unless_stated=("charged", "first_round"))),
        beyond=Beyond(_LACKS, ("same", "newer", "draft"), rests=resting.attack_rests),
    ),
    declare(
        weapon_strength,
        source="R L754-766",
        beyond=Beyond("weapons", ("same", "newer"), rests=weapon_rests),
    ),
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
        beyond=Beyond(_LACKS, ("same", "newer", "lasting", "draft"), rests=resting.result_rests),
    ),
    declare(
        break_test,
        source="R L601-603, L1001, L1056, L1062-1068",
        command="combat",
        variant="break",
        effects=effects.of_break_test,
        follow_ups=effects.after_break_test,
        phases=_COMBAT,
        at_large=True,
        demands=(_STANDING, _FOES),
        beyond=Beyond(_LACKS, ("same", "newer", "lasting"), rests=resting.break_rests),
    ),
    declare(
        challenge,
        source="R L863-868",
        command="combat",
        variant="challenge",
        effects=challenge_effects,
        follow_ups=after_challenge,
        phases=_COMBAT,
        actors=("unit", "enemy"),
        demands=(_FOES, Demand("unit", contact="enemy", unless_stated=("can_accept",))),
        beyond=beyond("characters", "draft"),
    ),
    declare(
        combat_reform,
        source="R L625-629",
        command="combat",
        variant="combat-reform",
        effects=reform_effects,
        phases=_COMBAT,
        demands=(_STANDING, _FOES),
        beyond=Beyond(_LACKS, ("same", "newer", "draft"), rests=reform_rests),
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
        beyond=Beyond(_LACKS, ("same", "draft"), rests=resting.pursuit_rests),
    ),
    declare(
        restrain_test,
        source="R L606",
        command="pursue",
        variant="restrain",
        effects=restrain_effects,
        phases=_COMBAT,
        demands=(_STANDING,),
        beyond=Beyond(_LACKS, ("same", "draft"), rests=restrain_rests),
    ),
    declare(
        overrun,
        source="R L604, L608",
        command="pursue",
        variant="overrun",
        effects=effects.of_overrun,
        phases=_COMBAT,
        demands=(_STANDING,),
        beyond=Beyond(_LACKS, ("same", "draft"), rests=resting.overrun_rests),
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

STATUSES: Final = (
    Status(effects.FOUGHT, "phase"),
    Status(effects.FIGHTS_ON, "combat", shared=True),
    Status(DUEL, "combat"),
)
"""Who has fought this phase or this combat, who fights a challenge."""

__all__ = ["PROCEDURES", "STATUSES"]
