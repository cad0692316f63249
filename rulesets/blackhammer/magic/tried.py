"""Which spells of the lores a wizard has tried in this phase: each once is all [L782]."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.lores.book import SPELLS
from rulesets.core.effect import Effect, StatusSet
from rulesets.core.procedure import Arguments
from rulesets.core.unit import Unit

TRIED: Final = "tried-spells"
"""The status that keeps them: a bit of its value for each spell, in the order of the lores."""
_BITS: Final = {spell.id: 1 << place for place, spell in enumerate(SPELLS)}


def tried_already(wizard: Unit | None, spell: str) -> bool:
    """Return whether a wizard is known to have tried a spell; free names are not kept count of."""
    return bool(_held(wizard) & _BITS.get(spell, 0))


def tried_effects(arguments: Arguments) -> tuple[Effect, ...]:
    """Note the spell that the wizard tried, whatever came of it."""
    bit = _BITS.get(arguments["spell"])
    if bit is None:
        return ()
    return (StatusSet("wizard", TRIED, "phase", _held(arguments["wizard"]) | bit),)


def _held(wizard: Unit | None) -> int:
    return dict(wizard.statuses).get(TRIED, 0) if wizard is not None else 0
