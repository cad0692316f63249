"""Magic that lasts while its caster keeps still: zones, and the blast of wind [L5181, L5291]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import Effect, OnCharacter, SpellEnded, StatusSet

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

WIND: Final[tuple[StatusId, str]] = ("keeps-wind", "wind-blast")
KEPT: Final[tuple[tuple[StatusId, str], ...]] = (
    *(
        (zone, zone)
        for zone in (
            "zone-of-steadfastness",
            "zone-of-sanctuary",
            "zone-of-life",
            "zone-of-demon-protection",
            "zone-of-annihilation",
            "zone-of-concealment",
        )
    ),
    WIND,
)
"""Statuses of a caster who keeps such magic up, and the spell of each."""


RELOADING: Final = "reloading"
SQUARE: Final = "square"
"""The status of a unit that has neither flanks nor a rear [L1002-1003]."""
UNRESTED: Final = "unrested"
"""The status of a wizard who did not rest since the start of his last turn."""


def moves(unit: Unit | None, role: str = "unit", *, loading: bool = True) -> tuple[Effect, ...]:
    """Return the changes of a move: the unit moved, and what it keeps up by standing still ends.

    Args:
        unit: The unit.
        role: The option that names it.
        loading: Whether who loads weapons is still about it: then another turn is needed for it
            [L3423-3428, L3441-3444].
    """
    moved = StatusSet(role, "moved", "turn")
    if unit is None:
        return (moved,)
    ended = tuple(SpellEnded(spell, role) for status, spell in KEPT if unit.has(status))
    anew = (StatusSet(role, RELOADING, "own-turn-end"),)
    return (moved, *ended, *(anew if loading and unit.has(RELOADING) else ()), *tires(unit, role))


def tires(unit: Unit | None, role: str, index: int = 0) -> tuple[Effect, ...]:
    """Return what keeps the wizards of a unit from a rest: they moved or fought [L4620-4624]."""
    if unit is None:
        return ()
    tired = StatusSet(role, UNRESTED, "own-first-phase", place=index)
    own = (tired,) if wearies(unit) else ()
    return (*own, *(OnCharacter(tired, at) for at, hero in unit.body.numbered if wearies(hero)))


def wearies(unit: Unit) -> bool:
    """Return whether a unit is a wizard who had a rest until now."""
    return "wizard" in unit.rules and unit.find("mp") is not None and not unit.has(UNRESTED)


def engages(unit: Unit | None, role: str) -> tuple[Effect, ...]:
    """Return the changes of contact with the enemy: a caster in a fight keeps no wind up."""
    status, spell = WIND
    ended = (SpellEnded(spell, role),) if unit is not None and unit.has(status) else ()
    return (StatusSet(role, "engaged"), *ended)
