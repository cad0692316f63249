"""Terrain: what pieces do, and the tests of what is dangerous."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.procedure import Procedure, declare
from rulesets.t9a.terrain.danger import (
    after_danger,
    danger_effects,
    danger_rests,
    dangerous_terrain,
)
from rulesets.t9a.terrain.piece import piece_rests, terrain_piece

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        terrain_piece,
        source="R L886-934",
        command="terrain",
        variant="piece",
        actors=(),
        beyond=Beyond("terrain", ("same", "newer", "draft"), rests=piece_rests),
    ),
    declare(
        dangerous_terrain,
        source="L748; R L888-890",
        command="terrain",
        variant="dangerous",
        effects=danger_effects,
        follow_ups=after_danger,
        beyond=Beyond("terrain", ("newer", "draft"), rests=danger_rests),
    ),
)
"""The chapter's rules."""
