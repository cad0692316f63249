"""Formations, scatter and templates."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.procedure import Procedure, declare
from rulesets.t9a.ground.formation import full_rank, ranks_rest
from rulesets.t9a.ground.moment import simultaneous_effects
from rulesets.t9a.ground.template import (
    circular_template,
    deviate,
    line_template,
    random_direction,
    template_reach,
)
from rulesets.t9a.ground.troop import troop_type
from rulesets.t9a.unit.house import beyond

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(deviate, source="L195-209", command="scatter", repeatable=True),
    declare(
        random_direction, source="L211-213", command="scatter", variant="direction", repeatable=True
    ),
    declare(template_reach, source="L215-232"),
    declare(simultaneous_effects, source="L181-183"),
    declare(line_template, source="L234-239"),
    declare(circular_template, source="L221-232"),
    declare(
        troop_type,
        source="L255-269; R L691-703",
        actors=(),
        beyond=beyond("troop-types", "draft"),
    ),
    declare(
        full_rank,
        source="L131-143; R L691-703",
        beyond=Beyond("troop-types", ("draft",), switch="beyond", rests=ranks_rest),
    ),
)
"""The chapter's rules."""
