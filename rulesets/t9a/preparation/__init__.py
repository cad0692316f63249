"""Before the first turn: army lists, battlefield, zones, objectives, spells."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from rulesets.core.books.table import Table, load_table
from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.t9a.preparation.army import army_composition, entry_limit, unit_cost
from rulesets.t9a.preparation.beginning import first_turn_roll, spell_generation
from rulesets.t9a.preparation.field import (
    battlefield_generation,
    designate_standards,
    flank_zone,
    name_standard,
    place_target,
    terrain_placement,
    zone_choice,
)
from rulesets.t9a.preparation.hood import hood_path

_DATA: Final = files("rulesets.t9a") / "data"

TABLES: Final[tuple[Table, ...]] = tuple(
    load_table(_DATA / f"{name}.toml")
    for name in ("additional-terrain", "deployment-type", "secondary-objective")
)

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    unit_cost,
    army_composition,
    entry_limit,
    battlefield_generation,
    terrain_placement,
    zone_choice,
    flank_zone,
    designate_standards,
    name_standard,
    place_target,
    spell_generation,
    hood_path,
    first_turn_roll,
)
"""The chapter's rules."""
