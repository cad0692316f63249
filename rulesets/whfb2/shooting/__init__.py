"""Missiles, poison and fire, and what harm every chapter shares [L1182-1442, L3304-3679]."""

from __future__ import annotations

from typing import Final

from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Demand, Procedure, declare
from rulesets.core.ruleset.game import Status
from rulesets.whfb2.shooting.backfire import MISFIRES
from rulesets.whfb2.shooting.fire import (
    BURNED,
    ablaze_effects,
    burn_on,
    fire_ready_effects,
    flames_effects,
    flaming_attack,
    prepare_fire,
)
from rulesets.whfb2.shooting.hand_crossbow import hand_crossbow_melee, melee_shots_effects
from rulesets.whfb2.shooting.idle import volley_idles
from rulesets.whfb2.shooting.outcome import after_shooting, shooting_effects
from rulesets.whfb2.shooting.rate import rate_of_fire
from rulesets.whfb2.shooting.targets import MELEE_TARGET, character_target, shoot_into_melee
from rulesets.whfb2.shooting.to_hit import range_check, shoot_to_hit
from rulesets.whfb2.shooting.venom import (
    poison_attack,
    poison_effects,
    poison_recovery,
    recovery_effects,
)
from rulesets.whfb2.shooting.volley import shooting_attack
from rulesets.whfb2.shooting.wound import (
    armour_save,
    mounted_target,
    remove_casualties,
    surplus_wounds,
    to_wound,
)

_SHOOTERS: Final = (
    Demand("unit", turn="own", unless=("stand_and_shoot",)),
    Demand("target", against="unit", unless=("into_melee", "turned_back")),
)
"""Who shoots does so in its own turn, at the enemy [L1182-1187]."""

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        shooting_attack,
        source="L1182-1442, L3304-3679",
        command="shoot",
        variant="volley",
        effects=shooting_effects,
        follow_ups=after_shooting,
        phases=("movement", "shooting"),
        demands=_SHOOTERS,
        idles=volley_idles,
    ),
    declare(
        shoot_into_melee,
        source="L1417-1425",
        command="shoot",
        variant="into-melee",
        phases=("shooting",),
    ),
    declare(
        prepare_fire,
        source="L3465-3477",
        command="shoot",
        variant="prepare-fire",
        effects=fire_ready_effects,
        phases=("movement", "shooting"),
        demands=(Demand("unit", turn="own"),),
    ),
    declare(
        hand_crossbow_melee,
        source="L3389-3405",
        command="shoot",
        variant="hand-crossbow-melee",
        effects=melee_shots_effects,
        phases=("combat",),
        demands=(Demand("target", against="unit"), Demand("unit", contact="target")),
    ),
    declare(rate_of_fire, source="L3339-3357, L3386-3444"),
    declare(shoot_to_hit, source="L1239-1280"),
    declare(range_check, source="L3304-3455, L4386-4408"),
    declare(character_target, source="L2830-2862"),
    declare(to_wound, source="L1282-1313, L1608-1640", actors=()),
    declare(armour_save, source="L1315-1370, L1642-1688", actors=()),
    declare(remove_casualties, source="L1372-1398", actors=()),
    declare(mounted_target, source="L1399-1416, L1726-1747"),
    declare(surplus_wounds, source="L2864-2873", actors=()),
    declare(poison_attack, source="L3612-3672", effects=poison_effects, actors=()),
    declare(
        poison_recovery,
        source="L3673-3679",
        effects=recovery_effects,
        demands=(Demand("unit", turn="own", once=("recovered",)),),
    ),
    declare(
        burn_on,
        source="L7581-7590",
        effects=ablaze_effects,
        actors=(),
        demands=(Demand("target", once=(BURNED,)),),
    ),
    declare(flaming_attack, source="L3478-3517", effects=flames_effects, actors=()),
)

TABLES: Final[tuple[Table, ...]] = (MISFIRES, MELEE_TARGET)

STATUSES: Final[tuple[Status, ...]] = (
    Status("unloaded", "own-turn"),
    Status("reloading", "own-turn-end"),
    Status("fire-prepared"),
    Status("poisoned"),
    Status("recovered", "turn"),
    Status("on-fire"),
    Status(BURNED, "turn"),
)
"""`unloaded` and `reloading` are of weapons in hand; `poisoned` has the points of Toughness lost
for its value, `on-fire` the points of fire."""
