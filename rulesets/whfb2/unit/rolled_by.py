"""Rolls for the unit to which something is done; the acting unit makes all others."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from rulesets.core.ruleset.owners import RolledBy

ROLLED_BY: Final[RolledBy] = MappingProxyType(
    {
        "armour-save": "sufferer",
        "cold-save": "sufferer",
        "cast_spell.magic-save": "sufferer",
        "cast_spell.fear-test": "sufferer",
        "cast_spell.frenzy-test": "sufferer",
        "cast_spell.panic-test": "sufferer",
        "cast_spell.psychology-test": "sufferer",
        "cast_spell.rout-test": "sufferer",
        "spell_effect.characteristic-test": "sufferer",
        "spell_effect.rout-test": "sufferer",
    }
)
