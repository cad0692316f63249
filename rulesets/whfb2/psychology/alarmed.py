"""Panic of those whom friends in rout come near, or are near as a turn begins [L2346-2354]."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.results.reminder import Reminder, Situation
from rulesets.rank_and_flank.nerve.alarm_kept import alarms_of_friends
from rulesets.rank_and_flank.nerve.alarmed import friend_of, panic_of_friends
from rulesets.rank_and_flank.nerve.nobody_near import nobody_near_of
from rulesets.whfb2.psychology.nerve import IMMUNE
from rulesets.whfb2.unit.routed import RAN

_OF_THE_ROUTED: Final = Reminder(
    "panic-of-friends", "L2351-2352", (), "panic_test", "friend", (("cause", "rout-near"),)
)


def friends_alarmed(friend: Unit | None) -> tuple[FollowUp, ...]:
    """Offer the panic test of whoever is within 10 cm of friends in rout, as many as it or more.

    Args:
        friend: The unit in rout, which has run: the `unit` of its flight.
    """
    if friend is None:
        return ()
    shaken = partial(may_panic, friend.models)
    step = panic_of_friends(friend.name, friend_of("unit"), "rout-near", shaken)
    return (replace(step, offered=partial(_passing, friend.name, step)),)


def _passing(friend: str, step: FollowUp, situation: Situation) -> bool:
    """Return whether friends in rout have run in this phase, and somebody of theirs may panic."""
    ran = any(unit.name == friend and unit.has(RAN) for unit in situation.units)
    return ran and (step.offered is None or step.offered(situation))


def alarm_reminders(situation: Situation) -> Iterator[Reminder]:
    """Remind of the panic of those whom friends in rout came near, while any are left to test."""
    for side in situation.sides:
        yield from alarms_of_friends(side, shaken_by, _OF_THE_ROUTED)


def shaken_by(friend: Unit | None, unit: Unit) -> bool:
    """Return whether friends in rout may make a unit panic as both are."""
    return friend is not None and friend.has("fleeing") and may_panic(friend.models, unit)


NOBODY_ELSE: Final = nobody_near_of("L2351-2352", shaken_by, 18, gone=False)


def as_turn_begins(own: Sequence[Unit]) -> list[Unit]:
    """Return the units of a side that friends may be near who were in rout as its turn began."""
    routers = [unit.models for unit in own if unit.has("fleeing") and not unit.has("routed")]
    return [unit for unit in own if may_panic(max(routers, default=0), unit)]


def may_panic(friends: int, unit: Unit) -> bool:
    """Return whether so many friends in rout may make a unit panic, which has not tested yet."""
    return unit.models <= friends and takes_panic(unit) and not unit.has("panic-tested")


def takes_panic(unit: Unit) -> bool:
    """Return whether a unit takes a panic test as it stands.

    Whoever failed one panics for the rest of the turn [L2359-2368]. Who passed one is charged from
    behind as any other [L2355-2358].
    """
    machine = "war-machine" in unit.rules
    immune = machine or IMMUNE in unit.rules
    return unit.models > 0 and not immune and not unit.has("fleeing") and not unit.has("panicked")
