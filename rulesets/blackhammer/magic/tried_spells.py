"""Spells that a wizard has tried in this phase, and those that remain in play [L782, L872]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.blackhammer.lores.book import SPELLS
from rulesets.blackhammer.magic.facts import SPELLS_TRIED
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.counted import counted_by
from rulesets.core.results.effect import CounterChanged, Effect, StatusSet
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

TRIED: Final[StatusId] = "tried-spells"
"""The status that keeps them: a bit of its value for each spell, in the order of the lores."""
_BITS: Final = {spell.id: 1 << bit for bit, spell in enumerate(SPELLS)}


def tried_already(wizard: Unit | None, spell: str) -> bool:
    """Return whether a wizard is known to have tried a spell of the lores."""
    return bool(_held(wizard) & _BITS.get(spell, 0))


def tried_effects(arguments: Arguments) -> tuple[Effect, ...]:
    """Note the spell that the wizard tried, whatever came of it."""
    spell, wizard = arguments["spell"], arguments["wizard"]
    bit = _BITS.get(spell)
    if bit is not None:
        return (StatusSet("wizard", TRIED, "phase", _held(wizard) | bit),)
    named = None if wizard is None else counted_by(SPELLS_TRIED, spell, unit=wizard.name)
    return () if named is None else (CounterChanged(named, 1, "wizard"),)


def check_again(
    wizard: Unit | None, spell: str, *, tried: bool = False, in_play: bool = False
) -> None:
    """Refuse a spell that a wizard has tried in this phase, or has in play [L782, L872, L876].

    Args:
        wizard: The wizard, where he is known.
        spell: The spell.
        tried: Whether he is said to have tried it.
        in_play: Whether he is said to have it in play.

    Raises:
        Refusal: `spell-already-tried`, `spell-still-in-play`.
    """
    if tried or tried_already(wizard, spell):
        raise Refusal("spell-already-tried")
    if in_play or upholds(wizard, spell):
        raise Refusal("spell-still-in-play")


def upholds(wizard: Unit | None, spell: str) -> bool:
    """Return whether the same spell of a wizard is known to remain in play [L872]."""
    held = () if wizard is None else wizard.upholds
    return spell.casefold() in {entry.casefold() for entry in held}


def _held(wizard: Unit | None) -> int:
    return dict(wizard.statuses).get(TRIED, 0) if wizard is not None else 0
