"""BlackHammer's combat chapter."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.combat.aftermath import (
    free_manoeuvre,
    overrun,
    pursue_off_table,
    pursuit_new_enemy,
)
from rulesets.blackhammer.combat.duel import duel, duel_effects
from rulesets.blackhammer.combat.fighters.score_kept import COUNTERS
from rulesets.blackhammer.combat.fighters.steed import RULES as STEED_RULES
from rulesets.blackhammer.combat.morale import (
    break_test,
    hold_your_ground,
    inspiring_presence,
    stubborn_leadership,
)
from rulesets.blackhammer.combat.order import strike_order
from rulesets.blackhammer.combat.pursuit import (
    flee_distance,
    multi_pursuit,
    pursuit_catch,
    pursuit_distance,
)
from rulesets.blackhammer.combat.rank import rank_bonus
from rulesets.blackhammer.combat.restraint import restrain_test
from rulesets.blackhammer.combat.result import combat_result
from rulesets.blackhammer.combat.round import effects
from rulesets.blackhammer.combat.round.fight import close_combat_round
from rulesets.blackhammer.combat.rout import flee_pursuit
from rulesets.blackhammer.combat.score import musician_tie, overkill
from rulesets.blackhammer.combat.strike import (
    combat_saves,
    melee_attacks,
    melee_to_hit,
    melee_to_wound,
)
from rulesets.blackhammer.combat.weapon import (
    STATUSES,
    WEAPON_RULES,
    second_rank_attacks,
    weapon_strength,
)
from rulesets.blackhammer.unit import demands
from rulesets.blackhammer.unit.following import after_break_test, after_combat_result
from rulesets.blackhammer.unit.idle import fight_idles
from rulesets.core.declaring.procedure import Procedure, declare
from rulesets.core.ruleset.game import SpecialRule

_COMBAT: Final = ("close-combat",)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        close_combat_round,
        source="L1330-1944",
        command="fight",
        effects=effects.of_round,
        phases=_COMBAT,
        actors=("unit", "enemy"),
        demands=demands.ROUND,
        idles=fight_idles,
    ),
    declare(
        combat_result,
        follow_ups=after_combat_result,
        source="L1878-1912",
        command="combat",
        variant="result",
        effects=effects.of_result,
        phases=_COMBAT,
        actors=("unit", "enemy"),
        demands=demands.RESULT,
    ),
    declare(
        break_test,
        follow_ups=after_break_test,
        source="L1910-1912",
        command="combat",
        variant="break",
        effects=effects.of_break_test,
        phases=_COMBAT,
        demands=demands.BREAK,
    ),
    declare(
        flee_pursuit,
        source="L1914-1944",
        command="pursue",
        variant="pursuit",
        effects=effects.of_pursuit,
        phases=_COMBAT,
        actors=("unit", "enemy"),
        demands=demands.PURSUIT,
    ),
    declare(
        restrain_test,
        source="L1918",
        command="pursue",
        variant="restrain",
        phases=_COMBAT,
        demands=demands.PURSUIT[:1],
    ),
    declare(
        overrun,
        source="L1934",
        command="pursue",
        variant="overrun",
        effects=effects.of_overrun,
        phases=_COMBAT,
        demands=demands.PURSUIT[:1],
    ),
    declare(
        pursuit_new_enemy,
        source="L1946-1958",
        command="pursue",
        variant="new-enemy",
        roles=("unit", "enemy"),
        effects=effects.of_new_enemy,
        phases=_COMBAT,
        demands=demands.PURSUIT,
    ),
    declare(
        pursue_off_table,
        source="L1930",
        command="pursue",
        variant="off-table",
        effects=effects.of_leaving,
        phases=_COMBAT,
        demands=demands.PURSUIT[:1],
    ),
    declare(
        duel,
        source="L2126-2128",
        effects=duel_effects,
        phases=_COMBAT,
        actors=("unit", "enemy"),
        demands=demands.DUEL,
    ),
    declare(multi_pursuit, source="L1938-1944", phases=_COMBAT),
    declare(flee_distance, source="L1920", phases=_COMBAT),
    declare(pursuit_distance, source="L1922", phases=_COMBAT),
    declare(pursuit_catch, source="L1924", phases=_COMBAT),
    declare(free_manoeuvre, source="L1960-1970", phases=_COMBAT),
    declare(strike_order, source="L1362-1380", phases=_COMBAT, actors=("unit", "enemy")),
    declare(
        melee_to_hit,
        source="L1382-1626",
        phases=_COMBAT,
        actors=("unit", "enemy"),
    ),
    declare(
        melee_to_wound,
        source="L1628-1870",
        phases=_COMBAT,
        actors=("unit", "enemy"),
    ),
    declare(combat_saves, source="L1872, L2918", phases=_COMBAT, actors=("unit", "enemy")),
    declare(
        melee_attacks,
        source="L1382-1876",
        effects=effects.of_attacks,
        phases=_COMBAT,
        actors=("unit", "enemy"),
        demands=demands.BLOWS,
    ),
    declare(weapon_strength, source="L2888-2936"),
    declare(second_rank_attacks, source="L2896-2906", phases=_COMBAT),
    declare(rank_bonus, source="L1892", phases=_COMBAT),
    declare(musician_tie, source="L2300", phases=_COMBAT),
    declare(overkill, source="L1908, L2128", phases=_COMBAT),
    declare(stubborn_leadership, source="L2134"),
    declare(inspiring_presence, source="L2308, L2776"),
    declare(hold_your_ground, source="L2314, L2776"),
)

RULES: Final = (
    *WEAPON_RULES,
    *STEED_RULES,
    SpecialRule("hold-your-ground"),
    SpecialRule("inspiring-presence", numbered=True),
)
"""What a unit may carry and who stands near it, beside the rules of every chapter."""

__all__ = ["COUNTERS", "PROCEDURES", "RULES", "STATUSES"]
