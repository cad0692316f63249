"""Magic that lasts while its caster keeps still: zones, and the blast of wind [L5181, L5291]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import Effect, SpellEnded, StatusSet

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


def moves(unit: Unit | None, role: str = "unit") -> tuple[Effect, ...]:
    """Return the changes of a move: the unit moved, and spells kept by standing still end."""
    held = () if unit is None else (kept for kept in KEPT if unit.has(kept[0]))
    ended = tuple(SpellEnded(spell, role) for _, spell in held)
    return (StatusSet(role, "moved", "turn"), *ended)


def engages(unit: Unit | None, role: str) -> tuple[Effect, ...]:
    """Return the changes of contact with the enemy: a caster in a fight keeps no wind up."""
    status, spell = WIND
    ended = (SpellEnded(spell, role),) if unit is not None and unit.has(status) else ()
    return (StatusSet(role, "engaged"), *ended)
