"""Panic of those whom friends in rout come near [L2346-2354]."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import FollowUp
from rulesets.rank_and_flank.alarmed import friend_of, panic_of_friends
from rulesets.whfb2.psychology.nerve import IMMUNE

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

_SPARED: Final[tuple[StatusId, ...]] = ("fleeing", "panic-tested", "panicked")


def friends_alarmed(friend: Unit | None) -> tuple[FollowUp, ...]:
    """Offer the panic test of whoever is within 10 cm of friends in rout, as many as it or more.

    Args:
        friend: The unit in rout, which has run: the `unit` of its flight.
    """
    if friend is None:
        return ()
    shaken = partial(may_panic, friend.models)
    return (panic_of_friends(friend.name, friend_of("unit"), "rout-near", shaken),)


def may_panic(friends: int, unit: Unit) -> bool:
    """Return whether so many friends in rout may make a unit panic."""
    return (
        0 < unit.models <= friends
        and IMMUNE not in unit.rules
        and "war-machine" not in unit.rules
        and not any(unit.has(status) for status in _SPARED)
    )
