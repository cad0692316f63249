"""Magic weapons, runes and magic items [L6440-7392]."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.alteration import Alteration, Shift
from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Procedure, declare
from rulesets.core.ruleset.game import Status
from rulesets.whfb2.items import catalogue
from rulesets.whfb2.items.blades import (
    absorb_effects,
    absorb_spell,
    cold_attack,
    cold_effects,
    degeneration,
    degeneration_effects,
    divine_frenzy,
    frenzy_effects,
    sleep_effects,
    sleep_power,
    steal_point,
    theft_effects,
    weapon_duel,
)
from rulesets.whfb2.items.catalogue import RULES, magic_item, wear_item, worn_effects
from rulesets.whfb2.items.finds import (
    arrow_recovery,
    item_chance,
    leap,
    orb_effects,
    orbs,
    rope_effects,
    rope_length,
)
from rulesets.whfb2.items.forging import magic_power, magic_weapon, weapon_effects
from rulesets.whfb2.items.mastery import (
    invest_effects,
    invest_points,
    item_mastery,
    power_weapon,
    power_weapon_effects,
    slave_toll,
    toll_effects,
)
from rulesets.whfb2.items.powers import POWERS_TABLE, STOLEN
from rulesets.whfb2.items.runes import (
    DEATHS,
    RUNES,
    after_rune,
    rune_count,
    rune_drawn,
    rune_spell,
    rune_spell_effects,
    rune_value,
)

_SENSELESS: Final = Alteration((Shift("a", "set", 0),), implies=("spellbound", "asleep"))
STATUSES: Final[tuple[Status, ...]] = (
    *catalogue.STATUSES,
    *(
        Status(f"stole-{field}", "next-turn", alters=Alteration((Shift(field, "add", 1),)))
        for field in STOLEN
    ),
    Status("absorbed-magic"),
    Status("magic-sleep", "turns", alters=_SENSELESS),
    Status("divine-frenzy", "turns"),
    Status("rune-faded", "turns"),
    Status("power-weapon-master"),
    Status("power-weapon-slave"),
    Status("coma", "turns", alters=_SENSELESS),
)
TABLES: Final[tuple[Table, ...]] = (POWERS_TABLE, *RUNES.values(), DEATHS)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(magic_item, source="L6929-7392"),
    declare(wear_item, source="L6847-6850, L6973-7089", effects=worn_effects),
    declare(magic_weapon, source="L6491-6741", effects=weapon_effects),
    declare(magic_power, source="L6512-6741"),
    declare(rune_count, source="L6900-6910"),
    declare(rune_drawn, source="L6876-6891, L6912-6927"),
    declare(rune_value, source="L6833-6835"),
    declare(
        rune_spell,
        source="L6839-6841",
        effects=rune_spell_effects,
        follow_ups=after_rune,
    ),
    declare(item_mastery, source="L6478-6489, L7052-7060, L7291-7298"),
    declare(power_weapon, source="L6742-6766", effects=power_weapon_effects),
    declare(invest_points, source="L6768-6770, L7144-7147", effects=invest_effects),
    declare(slave_toll, source="L6771-6784", effects=toll_effects),
    declare(cold_attack, source="L6571-6574", effects=cold_effects, actors=()),
    declare(degeneration, source="L6561-6570", effects=degeneration_effects),
    declare(weapon_duel, source="L6705-6712"),
    declare(absorb_spell, source="L6714-6721", effects=absorb_effects),
    declare(sleep_power, source="L6585-6593", effects=sleep_effects),
    declare(steal_point, source="L6594-6625", effects=theft_effects),
    declare(divine_frenzy, source="L6681-6704", effects=frenzy_effects),
    declare(rope_length, source="L7266-7306", effects=rope_effects),
    declare(leap, source="L7201-7203"),
    declare(arrow_recovery, source="L7012-7036"),
    declare(orbs, source="L7091-7115", effects=orb_effects),
    declare(item_chance, source="L7061, L7258"),
)
"""The chapter's rules."""

__all__ = ["PROCEDURES", "RULES", "STATUSES", "TABLES"]
