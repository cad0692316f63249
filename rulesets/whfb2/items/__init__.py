"""Magic weapons, runes and magic items [L6440-7392]."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.alteration import Alteration, Shift
from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.ids.composed import as_status
from rulesets.core.ruleset.game import Status
from rulesets.whfb2.items import catalogue
from rulesets.whfb2.items.blades import (
    absorb_spell,
    cold_attack,
    degeneration,
    divine_frenzy,
    sleep_power,
    steal_point,
    weapon_duel,
)
from rulesets.whfb2.items.catalogue import RULES, magic_item, wear_item
from rulesets.whfb2.items.finds import arrow_recovery, item_chance, leap, orbs, rope_length
from rulesets.whfb2.items.forging import magic_power, magic_weapon
from rulesets.whfb2.items.mastery import invest_points, item_mastery, power_weapon, slave_toll
from rulesets.whfb2.items.powers import POWERS_TABLE, STOLEN
from rulesets.whfb2.items.runes import DEATHS, RUNES, rune_count, rune_drawn, rune_spell, rune_value

_SENSELESS: Final = Alteration((Shift("a", "set", 0),), implies=("spellbound", "asleep"))
STATUSES: Final[tuple[Status, ...]] = (
    *catalogue.STATUSES,
    *(
        Status(
            as_status(f"stole-{field}"), "next-turn", alters=Alteration((Shift(field, "add", 1),))
        )
        for field in STOLEN
    ),
    Status("absorbed-magic", counts=(1, 99)),
    Status("magic-sleep", "turns", alters=_SENSELESS),
    Status("divine-frenzy", "turns"),
    Status("rune-faded", "turns"),
    Status("power-weapon-master", counts=(0, 300)),
    Status("power-weapon-slave", counts=(0, 300)),
    Status("coma", "turns", alters=_SENSELESS),
)
TABLES: Final[tuple[Table, ...]] = (POWERS_TABLE, *RUNES.values(), DEATHS)

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    magic_item,
    wear_item,
    magic_weapon,
    magic_power,
    rune_count,
    rune_drawn,
    rune_value,
    rune_spell,
    item_mastery,
    power_weapon,
    invest_points,
    slave_toll,
    cold_attack,
    degeneration,
    weapon_duel,
    absorb_spell,
    sleep_power,
    steal_point,
    divine_frenzy,
    rope_length,
    leap,
    arrow_recovery,
    orbs,
    item_chance,
)
"""The chapter's rules."""

__all__ = ["PROCEDURES", "RULES", "STATUSES", "TABLES"]
