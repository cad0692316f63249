"""Magic resistance: dispel dice of the unit that a spell is aimed at [L2842, L3064]."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.refusal import Refusal

RESISTANCE_RULES: Final = ("magic-resistance", "obsidian-amulet")
MET: Final = "spells-met"
"""The status that keeps how many spells resistance counts against were cast on a unit."""
_AMULET: Final = 2
"""Dice of resistance that an Obsidian Amulet gives [L3064]."""
_AGAINST: Final = ("magic-missile", "curse")


def resistances_of(target: Unit | None, rules: SpecialRules) -> tuple[int, ...]:
    """Return the dice of each magic resistance in a unit, most first; none where none is known.

    Characters lend theirs to the unit, and have the unit's. Several do not add up: one is for the
    first spell of a phase, another for the next [L2842].

    Args:
        target: The unit, with those who joined it, or one of these.
        rules: Its special rules as they were stated.
    """
    held = [rules]
    if target is not None:
        held += [companion.rules for companion in target.body.joined]
        held += [] if target.host is None else [target.host.rules]
    numbers = [source.number("magic-resistance") for source in held]
    numbers += [_AMULET for source in held if "obsidian-amulet" in source]
    return tuple(sorted((number for number in numbers if number is not None), reverse=True))


def met_so_far(target: Unit | None) -> int:
    """Return how many magic missiles and curses were cast on a unit in this phase."""
    return 0 if target is None else dict(target.statuses).get(MET, 0)


def check_resistance(
    resistance: int, held: tuple[int, ...], spell_type: str | None, *, spells: int = 1
) -> None:
    """Refuse magic resistance where it does not help [L2842].

    Args:
        resistance: Dice the dispeller takes from it.
        held: Dice of each that the target has, most first; empty when unknown.
        spell_type: Type of the spell, None when nobody said.
        spells: Spells cast on the target in this phase, this one included.

    Raises:
        Refusal: `resistance-other-spell`, `resistance-spent`, `resistance-too-small`.
    """
    if not resistance:
        return
    if spell_type not in (None, *_AGAINST):
        raise Refusal("resistance-other-spell")
    if not held:
        return
    if spells > len(held):
        raise Refusal("resistance-spent", count=len(held))
    most = held[max(1, spells) - 1]
    if resistance > most:
        raise Refusal("resistance-too-small", used=resistance, most=most)


def meeting_effects(target: Unit | None, spell_type: str | None) -> tuple[Effect, ...]:
    """Note a spell cast on a unit with magic resistance."""
    if target is None or spell_type not in _AGAINST or not resistances_of(target, target.rules):
        return ()
    return (StatusSet("target", MET, "phase", met_so_far(target) + 1),)
