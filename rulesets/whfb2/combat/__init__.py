"""Close combat: blows, weapons, saves, the result of a round [L1443-1827, L3097-3303]."""

from __future__ import annotations

from functools import partial
from typing import Final

from rulesets.core.declaring.procedure import Demand, Procedure, declare
from rulesets.core.ruleset.game import Status
from rulesets.whfb2.combat import changes
from rulesets.whfb2.combat.armour import combat_save
from rulesets.whfb2.combat.armoury import net_attack, weapon_modifiers
from rulesets.whfb2.combat.capture import of_capture, standard_capture
from rulesets.whfb2.combat.fighters.steed import PROFILE
from rulesets.whfb2.combat.idle import fight_idles
from rulesets.whfb2.combat.order import attack_order
from rulesets.whfb2.combat.reaction import REACTION, monster_reaction
from rulesets.whfb2.combat.result import combat_result
from rulesets.whfb2.combat.round.fight import close_combat_round
from rulesets.whfb2.combat.strikes import combat_to_wound, melee_attacks
from rulesets.whfb2.combat.to_hit import COMBAT_TO_HIT, combat_to_hit
from rulesets.whfb2.rout.changes import of_rout_test
from rulesets.whfb2.rout.trial import rout_test
from rulesets.whfb2.unit.following import after_rout_test

_COMBAT: Final = ("combat",)
_BOTH: Final = ("unit", "enemy")
_FOES: Final = Demand("enemy", against="unit")
_BEGINS: Final = ("charged=unit", "charged=enemy", "charged=both")
_STAND: Final = (
    Demand("unit", forbids=("fleeing", "off-table")),
    Demand("enemy", forbids=("fleeing", "off-table")),
    _FOES,
)
_ROUND: Final = (
    *_STAND,
    Demand("unit", contact="enemy", unless=_BEGINS),
)
"""Only units in contact fight [L1481-1487]; who says who charged tells of contact."""
_RESULT: Final = (
    Demand("unit", needs=("engaged",), known=True, unless=_BEGINS),
    Demand("enemy", needs=("engaged",), known=True, unless=_BEGINS),
    *_STAND,
)
"""Blows that were struck without the bot need not be noted."""

_of_round: Final = partial(
    declare,
    effects=changes.of_round,
    follow_ups=changes.after_round,
    phases=_COMBAT,
    actors=_BOTH,
)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    _of_round(
        close_combat_round,
        source="L1443-1982",
        command="fight",
        variant="round",
        demands=_ROUND,
        idles=fight_idles,
    ),
    _of_round(
        combat_result,
        source="L1748-1982",
        command="combat",
        variant="result",
        demands=_RESULT,
    ),
    declare(
        rout_test,
        source="L1828-1885",
        command="combat",
        variant="rout",
        effects=of_rout_test,
        follow_ups=after_rout_test,
        demands=(
            Demand("unit", forbids=("fleeing",)),
            Demand("unit", needs=("engaged",), known=True, only=("cause=combat",)),
            _FOES,
        ),
    ),
    declare(
        standard_capture,
        source="L2663-2678, L7560-7565",
        command="combat",
        variant="capture",
        effects=of_capture,
        phases=_COMBAT,
        demands=(_FOES,),
    ),
    declare(
        melee_attacks,
        source="L1521-1718",
        command="fight",
        variant="blows",
        effects=changes.of_blows,
        phases=_COMBAT,
        actors=_BOTH,
        demands=(*_STAND, Demand("unit", contact="enemy")),
    ),
    declare(attack_order, source="L1469-1479", phases=_COMBAT, actors=_BOTH),
    declare(combat_to_hit, source="L1521-1606", phases=_COMBAT, actors=_BOTH),
    declare(combat_to_wound, source="L1608-1640", phases=_COMBAT, actors=_BOTH),
    declare(combat_save, source="L1642-1688", phases=_COMBAT, actors=_BOTH),
    declare(weapon_modifiers, source="L3097-3303", actors=()),
    declare(monster_reaction, source="L1746-1747, L7611-7667", actors=()),
    declare(net_attack, source="L3187-3221", phases=_COMBAT, actors=_BOTH),
)
"""The chapter's rules."""

STATUSES: Final = (
    Status("rune-of-speed-faded"),
    Status("rune-of-wounding-faded"),
    Status("power-spent"),
    Status("frenzy-rounds"),
    Status("degenerating"),
)
"""What magic weapons leave behind for the battle [L6561-6570, L6837-6870]."""

CHARTS: Final = (COMBAT_TO_HIT,)
TABLES: Final = (REACTION,)

__all__ = ["CHARTS", "PROCEDURES", "PROFILE", "STATUSES", "TABLES"]
