"""Panic of those who see friends break or die [L1994-1996]."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from rulesets.blackhammer.psychology.alarm import (
    ALARMS,
    FRIENDS_GONE,
    GONE,
    LEAST_POWER,
    power_of_friend,
)
from rulesets.blackhammer.psychology.immunity import immune_to_panic
from rulesets.blackhammer.unit.unit_state import state_of
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.act import Concern
from rulesets.core.declaring.procedure import Arguments, FollowUp, Procedure, no_effects
from rulesets.core.results.effect import CounterSet, Destroyed, Effect, StatusSet
from rulesets.core.results.reminder import Concerned, Reminder, Situation
from rulesets.rank_and_flank.alarmed import OF_FRIENDS, panic_of_friends


def friends_alarmed(
    unit: Unit | None, friend: Concern, cause: str, lost: int = 0
) -> tuple[FollowUp, ...]:
    """Offer the Panic test of whoever is within reach of a unit that broke or was destroyed.

    Args:
        unit: That unit; a small one alarms nobody, nor do Tiny creatures, nor who is not there.
        friend: What names it.
        cause: What befell it: `broken` or `destroyed`.
        lost: Models it lost before it broke.
    """
    if unit is None or "tiny" in unit.rules or unit.shield("charge") is not None:
        return ()
    if power_of_friend(unit, None, cause, lost) < LEAST_POWER:
        return ()
    return (panic_of_friends(unit.name, friend, cause, _shaken),)


def with_alarm(procedures: Iterable[Procedure]) -> tuple[Procedure, ...]:
    """Return procedures that note whose friends may panic, where they lead to that test."""
    return tuple(
        procedure if procedure.effects is no_effects else _alarming(procedure)
        for procedure in procedures
    )


def _alarming(procedure: Procedure) -> Procedure:
    def effects(arguments: Arguments, result: Any) -> tuple[Effect, ...]:
        found = procedure.effects(arguments, result)
        steps = (s for s in procedure.follow_ups(arguments, result) if s.name == OF_FRIENDS)
        return (*found, *(_alarm(step, found) for step in steps))

    return replace(procedure, effects=effects)


def _alarm(step: FollowUp, effects: tuple[Effect, ...]) -> Effect:
    cause, friend = str(dict(step.values)["cause"]), step.about[0]
    gone = Destroyed(friend.role, friend.index) in effects
    if cause == "destroyed" or gone:
        return CounterSet(FRIENDS_GONE, GONE.index(cause) + 1, friend.role)
    return StatusSet(friend.role, ALARMS, "phase", place=friend.index)


def alarm_reminders(situation: Situation) -> Iterator[Reminder]:
    """Remind of the Panic of those who saw friends break or die, until one has tested [L1994-1996].

    Who was destroyed is on no table any more: the outcome that told of it leads to that test.
    """
    for side in situation.sides:
        shaken = {unit.name for unit in side.units if unit.models > 0 and _shaken(unit)}
        gone = side.counter(FRIENDS_GONE)
        if gone and shaken:
            values = (("cause", GONE[gone - 1]),)
            yield Reminder("panic-of-the-gone", "L1994", (), "panic_test", None, values)
        for friend in side.units:
            if friend.has(ALARMS) and shaken - {friend.name}:
                named, values = (Concerned(friend.name),), (("cause", "broken"),)
                yield Reminder("panic-of-friends", "L1996", named, "panic_test", "friend", values)


def _shaken(unit: Unit) -> bool:
    if unit.has("panic-tested"):
        return False
    doing = state_of(unit)
    return doing in ("free", "stupid") and not immune_to_panic(unit.rules, doing)
