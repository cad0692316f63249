"""Rolls for the unit to which something is done; the acting unit makes all others."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from rulesets.core.ruleset.owners import RolledBy

ROLLED_BY: Final[RolledBy] = MappingProxyType(
    {
        "armour-save": "sufferer",
        "ward-save": "sufferer",
        "regeneration": "sufferer",
        "charge.fear-test": "sufferer",
        "charge.flee-move": "sufferer",
        "charge.terror-test": "sufferer",
        "spell_effect.fatal-test": "sufferer",
        "spell_effect.leadership-test": "sufferer",
        "magic_attempt.dispel": "sufferer",
    }
)
