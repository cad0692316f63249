"""Terrain: what pieces do, and the tests of what is dangerous."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.t9a.terrain.danger import dangerous_terrain
from rulesets.t9a.terrain.piece import terrain_piece

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    terrain_piece,
    dangerous_terrain,
)
"""The chapter's rules."""
