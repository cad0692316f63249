"""Missiles, poison and fire, and what harm every chapter shares [L1182-1442, L3304-3679]."""

from __future__ import annotations

from typing import Final

from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.ruleset.game import Status
from rulesets.whfb2.shooting.backfire import MISFIRES
from rulesets.whfb2.shooting.fire import BURNED, burn_on, flaming_attack, prepare_fire
from rulesets.whfb2.shooting.hand_crossbow import hand_crossbow_melee
from rulesets.whfb2.shooting.rate import rate_of_fire
from rulesets.whfb2.shooting.targets import MELEE_TARGET, character_target, shoot_into_melee
from rulesets.whfb2.shooting.to_hit import range_check, shoot_to_hit
from rulesets.whfb2.shooting.venom import poison_attack, poison_recovery
from rulesets.whfb2.shooting.volley import shooting_attack
from rulesets.whfb2.shooting.wound import (
    armour_save,
    mounted_target,
    remove_casualties,
    surplus_wounds,
    to_wound,
)

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    shooting_attack,
    shoot_into_melee,
    prepare_fire,
    hand_crossbow_melee,
    rate_of_fire,
    shoot_to_hit,
    range_check,
    character_target,
    to_wound,
    armour_save,
    remove_casualties,
    mounted_target,
    surplus_wounds,
    poison_attack,
    poison_recovery,
    burn_on,
    flaming_attack,
)

TABLES: Final[tuple[Table, ...]] = (MISFIRES, MELEE_TARGET)

STATUSES: Final[tuple[Status, ...]] = (
    Status("unloaded", "own-turn"),
    Status("reloading", "own-turn-end"),
    Status("fire-prepared"),
    Status("poisoned", counts=(1, 99)),
    Status("recovered", "turn"),
    Status("on-fire", counts=(1, 999)),
    Status(BURNED, "turn"),
)
"""`unloaded` and `reloading` are of weapons in hand; `poisoned` has the points of Toughness lost
for its value, `on-fire` the points of fire."""
