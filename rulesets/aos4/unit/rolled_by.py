"""Rolls for the unit to which something is done; the acting unit makes all others."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from rulesets.core.ruleset.owners import RolledBy

ROLLED_BY: Final[RolledBy] = MappingProxyType(
    {
        "save": "sufferer",
        "ward": "sufferer",
    }
)
