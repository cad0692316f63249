"""From a hit to a casualty: what every chapter that hits shares."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.procedure import Procedure, declare
from rulesets.t9a.harm.harm import after_hits, target_harmed
from rulesets.t9a.harm.wounding.hits import (
    auto_hits,
    distribute_hits,
    hits_rest,
    multiple_wounds,
    remove_casualties,
)
from rulesets.t9a.harm.wounding.steps import (
    armour_save,
    save_rests,
    special_rests,
    to_wound,
    ward_save,
    wound_rests,
)
from rulesets.t9a.unit.house import beyond

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        auto_hits,
        source="R L635-690",
        command="warmachine",
        variant="hits",
        effects=target_harmed,
        follow_ups=after_hits,
        beyond=Beyond("damage", ("same", "newer", "draft"), rests=hits_rest),
    ),
    declare(
        to_wound,
        source="L309-311; R L647-659",
        actors=(),
        beyond=Beyond("wounding", ("same", "newer", "draft"), switch="beyond", rests=wound_rests),
    ),
    declare(
        armour_save,
        source="R L661-664, L804-826",
        actors=(),
        beyond=Beyond("saves", ("same", "newer", "draft"), rests=save_rests),
    ),
    declare(
        ward_save,
        source="R L665-666, L1049, L1074",
        actors=(),
        beyond=Beyond("saves", ("same", "newer", "draft"), rests=special_rests),
    ),
    declare(
        multiple_wounds,
        source="R L1036-1039",
        actors=(),
        beyond=beyond("special-rules", "same"),
    ),
    declare(remove_casualties, source="R L667-678", actors=(), beyond=beyond("damage", "draft")),
    declare(
        distribute_hits,
        source="R L644-646, L835-838",
        actors=(),
        beyond=beyond("damage", "draft"),
    ),
)
"""The chapter's rules."""
