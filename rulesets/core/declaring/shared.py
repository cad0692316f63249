"""Procedures that belong to no game."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure
from rulesets.core.declaring.table_dice import ROLL, SCATTER_DIE

SHARED: Final[tuple[Procedure, ...]] = (ROLL, SCATTER_DIE)
"""Free-form rolls and scatter dice."""
