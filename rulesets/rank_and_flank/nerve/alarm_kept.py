"""Alarms that the table keeps: of friends who broke or died, until somebody has tested."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.act import Concern
from rulesets.core.declaring.procedure import Arguments, FollowUp, Procedure, no_effects
from rulesets.core.results.effect import (
    CounterSet,
    Destroyed,
    Effect,
    StatusCleared,
    StatusSet,
)
from rulesets.core.results.reminder import Concerned, Reminder, Side, Situation
from rulesets.core.results.status import FALLEN, Status
from rulesets.rank_and_flank.alarmed import OF_FRIENDS, MayPanic, named_by

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId

ALARMS: Final[StatusId] = "alarms-friends"
"""The status of a unit that broke, until a friend has tested for it or was found far off."""
STATUS: Final = Status(ALARMS, "phase", shared=True, quiet=True)
FRIENDS_GONE: Final = "friends-gone"
"""The counter of a side that lost a unit, for as long; its number tells how, by `GONE`."""
GONE: Final = ("destroyed", "broken")
"""A unit that was wiped out, or that broke and was caught."""


def with_alarm(procedures: Iterable[Procedure], lowly: RuleId) -> tuple[Procedure, ...]:
    """Return procedures that note whose friends may panic, where they lead to that test.

    Args:
        procedures: All of a game.
        lowly: The rule of those whom only their like minds: the step to the test is offered, and
            nobody waits for it.
    """
    return tuple(
        procedure if procedure.effects is no_effects else _alarming(procedure, lowly)
        for procedure in procedures
    )


def _alarming(procedure: Procedure, lowly: RuleId) -> Procedure:
    def effects(arguments: Arguments, result: Any) -> tuple[Effect, ...]:
        found = procedure.effects(arguments, result)
        steps = (s for s in procedure.follow_ups(arguments, result) if s.name == OF_FRIENDS)
        minded = (s for s in steps if not _is(lowly, arguments, s.about[0]))
        return (*found, *(_alarm(step, found) for step in minded))

    def follow_ups(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
        return tuple(
            replace(step, waits=partial(_stands, named_by(arguments, *_place_of(step))))
            if step.name == OF_FRIENDS
            else step
            for step in procedure.follow_ups(arguments, result)
        )

    return replace(procedure, effects=effects, follow_ups=follow_ups)


def _place_of(step: FollowUp) -> tuple[str, int]:
    """Return the option that names the friend of a step, and its number there."""
    (friend,) = step.about
    return friend.role, friend.index


def _stands(friend: Unit | None, situation: Situation) -> bool:
    """Tell whether the alarm that a unit gave its friends still stands."""
    name = None if friend is None else friend.name
    there = [unit for unit in situation.units if unit.name == name]
    if there:
        return any(unit.has(ALARMS) for unit in there)
    return any(side.counter(FRIENDS_GONE) for side in situation.sides)


def _is(rule: RuleId, arguments: Arguments, friend: Concern) -> bool:
    unit = named_by(arguments, friend.role, friend.index)
    return unit is not None and rule in unit.rules


def _alarm(step: FollowUp, effects: tuple[Effect, ...]) -> Effect:
    cause, friend = str(dict(step.values)["cause"]), step.about[0]
    gone = Destroyed(friend.role, friend.index) in effects
    if cause == "destroyed" or gone:
        return CounterSet(FRIENDS_GONE, GONE.index(cause) + 1, friend.role)
    return StatusSet(friend.role, ALARMS, "phase", place=friend.index)


def alarms_due(
    situation: Situation, shaken: MayPanic, gone: Reminder, broken: Reminder
) -> Iterator[Reminder]:
    """Remind of the Panic of those who saw friends break or die, until somebody has tested.

    Who was destroyed is on no table any more: the outcome that told of it leads to that test.

    Args:
        situation: The table.
        shaken: Whether a unit may panic as it is.
        gone: The reminder for friends who are no more, as its game words it.
        broken: That for friends who broke.
    """
    for side in situation.sides:
        lost = side.counter(FRIENDS_GONE)
        if lost and any(unit.models > 0 and shaken(unit) for unit in side.units):
            yield replace(gone, values=(("cause", GONE[lost - 1]),))
        yield from alarms_of_friends(side, lambda _friend, unit: shaken(unit), broken)


def alarms_of_friends(
    side: Side, shaken_by: Callable[[Unit, Unit], bool], told: Reminder
) -> Iterator[Reminder]:
    """Remind of the Panic of those of a side whom friends on the table alarm.

    Args:
        side: The side.
        shaken_by: Whether a friend, named first, may make a unit panic as both are.
        told: The reminder, as its game words it.
    """
    for friend in side.units:
        others = (unit for unit in side.units if unit.name != friend.name and unit.models > 0)
        if friend.has(ALARMS) and any(shaken_by(friend, unit) for unit in others):
            yield replace(told, units=(Concerned(friend.name),))


def alarm_over(friend: Unit | None, cause: str) -> tuple[Effect, ...]:
    """Return the end of the alarm that friends who broke or were destroyed gave.

    A friend who is on the table gave no other than his own: that of who is no more stays.

    Args:
        friend: The friend that was named, the `friend` of a Panic test.
        cause: What befell it.
    """
    if cause not in GONE:
        return ()
    if friend is None or friend.models <= 0 or friend.has(FALLEN):
        return (CounterSet(FRIENDS_GONE, 0, "unit"),)
    return friend_reckoned(friend)


def friend_reckoned(friend: Unit | None) -> tuple[Effect, ...]:
    """Return the end of the alarm of a friend on the table, the `friend` of a Panic test."""
    if friend is None or not friend.has(ALARMS):
        return ()
    return (StatusCleared("friend", ALARMS),)
