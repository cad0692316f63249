"""Changes of units that rout, pursue or lose contact, whatever the cause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import Effect, RuleLost, StatusCleared, StatusSet
from rulesets.core.results.link_effect import LinkCleared, LinkSet
from rulesets.core.results.relation import ANSWERED, CHARGING, DECLARED, Relation

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

PURSUIT: Final = Relation(
    "pursuit", between="any", implies=("pursuing", "pursued"), ends=("destroyed",), shared=True
)
"""Pursuers in contact with the routed, until they lose them or stop [L2014-2024, L2047-2056]."""
LOST_IN_ROUT: Final = ("standard", "musician")
"""Rules that a unit in rout drops [L2680-2681, L2702-2704]."""
RAN: Final = "ran-in-rout"
"""The status of the routed who ran in this phase: they come near their friends [L2351-2352]."""
WENT_ALONG: Final = "pursuit-moved"
"""The status of who went after the routed this turn: they move once, together [L1964-1982]."""
CHASES_ON: Final[tuple[StatusId, ...]] = ("restraint-tested", WENT_ALONG)
"""Statuses of who cannot stop its pursuit: it tried in vain, or moved [L2047-2056]."""
OF_ROUTS: Final = ("combat", "movement", "reserves", "magic", "rally")
"""Phases in which the routed run, the first time whenever their players do it [L1928-1953]."""
STRUCK_FREELY: Final = "struck-freely"
"""The status of who struck the routed freely this turn; it tells how often [L1956-1982]."""
OF_COMBAT: Final = (
    "engaged",
    "afraid",
    "pushed-back",
    "followed-up",
    "pursuing",
    "wedge",
    "square",
    "shooting-wedge",
)
"""Statuses that end for a unit in rout."""


def strikes_made(unit: Unit) -> int:
    """Return how often a unit has struck the routed freely this turn."""
    return dict(unit.statuses).get(STRUCK_FREELY, 0)


def strikes_due(unit: Unit, routed: int) -> int:
    """Return how often a unit may strike the routed freely in a turn.

    Args:
        unit: The victors.
        routed: How many enemies routed in that turn.
    """
    after = unit.has("pursuing") or unit.has("disorganised")
    return routed + int(after) if routed else 1


def cleared(
    role: str, unit: Unit | None, statuses: tuple[StatusId, ...], index: int = 0
) -> tuple[Effect, ...]:
    """Return the end of those statuses that a unit has, of all where nobody knows which.

    Who pursues no more pursues nobody.
    """
    found = [status for status in statuses if unit is None or unit.has(status)]
    ended = tuple(StatusCleared(role, status, index) for status in found)
    over = (LinkCleared(PURSUIT.id, role, place=index),) if "pursuing" in found else ()
    return (*ended, *over)


def calls_off(role: str, unit: Unit | None, index: int = 0) -> tuple[Effect, ...]:
    """Return the end of the charge that a unit declared and does not make."""
    charges = () if unit is None else unit.linked(CHARGING.id, own=True)
    if not any(link.fresh and link.step in (DECLARED, ANSWERED) for link in charges):
        return ()
    return (LinkCleared(CHARGING.id, role, place=index),)


def routs(
    role: str, unit: Unit | None, index: int = 0, *, pursued: bool = False
) -> tuple[Effect, ...]:
    """Return what becomes of a unit in rout: it drops its standard and its instrument."""
    chased: tuple[Effect, ...] = (StatusSet(role, "pursued", place=index),) if pursued else ()
    return (
        *cleared(role, unit, (*OF_COMBAT, "disorganised"), index),
        *calls_off(role, unit, index),
        StatusSet(role, "fleeing", place=index),
        StatusSet(role, "routed", "turn", place=index),
        *chased,
        *(
            RuleLost(role, rule, index)
            for rule in LOST_IN_ROUT
            if unit is not None and rule in unit.rules
        ),
    )


def disorganised(role: str, unit: Unit | None, index: int = 0) -> tuple[Effect, ...]:
    """Return the changes to pursuers that lost contact: the next movement phase sorts them."""
    return (
        *cleared(role, unit, ("engaged", "pursuing", "pushed-back", "followed-up"), index),
        StatusSet(role, "disorganised", "own-first-phase", place=index),
    )


def pursues(
    role: str, unit: Unit | None, index: int = 0, *, fugitive: str, fugitive_index: int = 0
) -> tuple[Effect, ...]:
    """Return what becomes of pursuers in contact with the routed, whom `fugitive` names."""
    return (
        *cleared(role, unit, ("engaged", "pushed-back", "followed-up", "disorganised"), index),
        StatusSet(role, "pursuing", place=index),
        LinkSet(PURSUIT.id, role, fugitive, index, fugitive_index),
    )
