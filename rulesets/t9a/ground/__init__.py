"""Formations, scatter and templates."""

from __future__ import annotations

from typing import Final

from rulesets.core.layer import Beyond
from rulesets.core.procedure import Procedure, declare
from rulesets.t9a.ground.formation import full_rank, ranks_rest
from rulesets.t9a.ground.template import circular_template, deviate, line_template

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(deviate, source="L195-209", repeatable=True),
    declare(line_template, source="L234-239"),
    declare(circular_template, source="L221-232"),
    declare(
        full_rank,
        source="L131-143; R L691-703",
        beyond=Beyond("troop-types", ("draft",), switch="beyond", rests=ranks_rest),
    ),
)
"""The chapter's rules."""
