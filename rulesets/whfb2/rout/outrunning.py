"""Characters who part from the unit that they are in whatever holds it [L2042-2045, L2920-2973]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.whfb2.movement.pace import pace_of

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

_CARRIED_AWAY: Final[tuple[StatusId, ...]] = ("hating", "frenzied")
_FLYERS: Final = ("swooper", "hoverer", "flutterer")


def outruns(character: Unit, host: Unit) -> StatusId | None:
    """Return the status that does not hold a character in his unit: its rout, if he is faster.

    He is in rout himself, and rallies on his own; who flies may always part from the routed. Nor
    does hatred or frenzy hold him that is his alone: it may force him to leave [L2923-2926].
    """
    if "champion" in character.rules:
        return None
    for status in _CARRIED_AWAY:
        if character.has(status) and not host.has(status):
            return status
    if not host.has("fleeing"):
        return None
    own, theirs = pace_of(character), pace_of(host)
    faster = own is not None and theirs is not None and own > theirs
    flies = any(kind in character.rules for kind in _FLYERS)
    return "fleeing" if faster or flies else None
