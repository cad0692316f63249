"""Procedures that belong to no game."""

from __future__ import annotations

from typing import Final

from rulesets.core.procedure import Procedure

SHARED: Final[tuple[Procedure, ...]] = ()
"""Free-form rolls and scatter dice."""
