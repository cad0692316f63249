"""Before the first turn: army lists, battlefield, zones, objectives, spells."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from rulesets.core.books.table import Table, load_table
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.procedure import Procedure, declare
from rulesets.t9a.preparation.army import army_composition, entry_limit, unit_cost
from rulesets.t9a.preparation.beginning import (
    first_turn_roll,
    generation_effects,
    generation_rests,
    spell_generation,
)
from rulesets.t9a.preparation.field import (
    battlefield_generation,
    designate_standards,
    flank_zone,
    name_standard,
    named_effects,
    place_target,
    terrain_placement,
    zone_choice,
)
from rulesets.t9a.preparation.hood import after_hood, hood_effects, hood_path, hood_rests

_DATA: Final = files("rulesets.t9a") / "data"

TABLES: Final[tuple[Table, ...]] = tuple(
    load_table(_DATA / f"{name}.toml")
    for name in ("additional-terrain", "deployment-type", "secondary-objective")
)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(unit_cost, source="L377-387"),
    declare(army_composition, source="L389-423, L429-455"),
    declare(entry_limit, source="L397-455"),
    declare(battlefield_generation, source="L507-521"),
    declare(terrain_placement, source="L512-519", command="terrain", variant="place"),
    declare(zone_choice, source="L568-570"),
    declare(flank_zone, source="L537"),
    declare(designate_standards, source="L556-560"),
    declare(
        name_standard,
        source="L556-560",
        command="objective",
        variant="name-standard",
        effects=named_effects,
        actors=(),
    ),
    declare(place_target, source="L562-564"),
    declare(
        spell_generation,
        source="L572-576; R L1042; P mg.txt",
        effects=generation_effects,
        beyond=Beyond("spells", ("same", "newer", "old"), switch="beyond", rests=generation_rests),
    ),
    declare(
        hood_path,
        source="R L1085-1197; B10 HBE; P mg.txt",
        effects=hood_effects,
        follow_ups=after_hood,
        beyond=Beyond("items", ("newer", "old"), rests=hood_rests),
    ),
    declare(first_turn_roll, source="L599-612"),
)
"""The chapter's rules."""
