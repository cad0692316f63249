"""Characters who get away from a unit in rout that they are in [L2042-2045, L2963-2973]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.whfb2.movement.pace import pace_of

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

_FLYERS: Final = ("swooper", "hoverer", "flutterer")


def outruns(character: Unit, host: Unit) -> StatusId | None:
    """Return the status that does not hold a character in his unit: its rout, if he is faster.

    He is in rout himself, and rallies on his own; who flies may always part from the routed.
    """
    if not host.has("fleeing") or "champion" in character.rules:
        return None
    own, theirs = pace_of(character), pace_of(host)
    faster = own is not None and theirs is not None and own > theirs
    flies = any(kind in character.rules for kind in _FLYERS)
    return "fleeing" if faster or flies else None
