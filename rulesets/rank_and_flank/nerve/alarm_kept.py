"""Alarms that the table keeps: of friends who broke or died, until somebody has tested."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.act import Concern
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Arguments, FollowUp, Procedure, no_effects
from rulesets.core.results.effect import (
    CounterSet,
    Destroyed,
    Effect,
    StatusCleared,
    StatusOfAll,
    StatusSet,
)
from rulesets.core.results.link_effect import LinkCleared, LinkSet
from rulesets.core.results.relation import Relation
from rulesets.core.results.reminder import Concerned, Reminder, Side, Situation
from rulesets.core.results.status import FALLEN, Status
from rulesets.rank_and_flank.alarmed import OF_FRIENDS, named_by

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId

ALARMS: Final[StatusId] = "alarms-friends"
"""The status of a unit that broke, until a friend has tested for it or was found far off."""
FAR_FROM_GONE: Final[StatusId] = "far-from-gone"
"""The status of a unit that is far from all friends who are no more, until another is lost."""
STATUS: Final = Status(ALARMS, "phase", shared=True, quiet=True)
OF_THE_FAR: Final = Status(FAR_FROM_GONE, "phase", shared=True, quiet=True)
OUT_OF_REACH: Final = Relation(
    "out-of-reach",
    until="phase",
    mutual=True,
    between="friends",
    ends=(),
    shared=True,
    untold=True,
)
"""A unit and a friend who alarms: players said that they are too far from each other."""
FRIENDS_GONE: Final = "friends-gone"
"""The counter of a side that lost a unit, for as long; its number tells how, by `GONE`."""
NOBODY_NEAR: Final = "nobody_near"
"""The procedure that ends an alarm."""
ShakenBy: TypeAlias = "Callable[[Unit | None, Unit], bool]"
"""Tells whether a friend, None where it is no more, may make a unit panic as both are."""
GONE: Final = ("destroyed", "broken")
"""A unit that was wiped out, or that broke and was caught."""


def with_alarm(
    procedures: Iterable[Procedure], lowly: RuleId | None = None
) -> tuple[Procedure, ...]:
    """Return procedures that note whose friends may panic, where they lead to that test.

    Beside the step to the test they lead to what ends it: nobody else is near.

    Args:
        procedures: All of a game.
        lowly: The rule of those whom only their like minds: where one of them is no more, the step
            to the test is offered, and nobody waits for it.
    """
    return tuple(
        procedure if procedure.effects is no_effects else _alarming(procedure, lowly)
        for procedure in procedures
    )


def _alarming(procedure: Procedure, lowly: RuleId | None) -> Procedure:
    def effects(arguments: Arguments, result: Any) -> tuple[Effect, ...]:
        found = procedure.effects(arguments, result)
        steps = (s for s in procedure.follow_ups(arguments, result) if s.name == OF_FRIENDS)
        alarms = ((_alarm(step, found), _named_friend(arguments, step.about[0])) for step in steps)
        minded = (alarm for alarm, friend in alarms if not _is_unminded(alarm, friend, lowly))
        return (*found, *(effect for alarm in minded for effect in (alarm, _asked_anew(alarm))))

    def follow_ups(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
        steps: list[FollowUp] = []
        for step in procedure.follow_ups(arguments, result):
            if step.name == OF_FRIENDS:
                friend = _named_friend(arguments, step.about[0])
                gone = isinstance(_alarm(step, procedure.effects(arguments, result)), CounterSet)
                steps += _kept(_of_the_left(step, None if gone else friend), friend, lowly)
            else:
                steps.append(step)
        return tuple(steps)

    return replace(procedure, effects=effects, follow_ups=follow_ups)


def _kept(step: FollowUp, friend: Unit | None, lowly: RuleId | None) -> tuple[FollowUp, ...]:
    """Return the step to the Panic of friends, due while their alarm stands, and what ends that."""
    stands = partial(_stands, friend)

    def open_still(situation: Situation) -> bool:
        return stands(situation) and (step.offered is None or step.offered(situation))

    return (
        replace(
            step, waits=stands, offered=step.offered if _is_lowly(friend, lowly) else open_still
        ),
        FollowUp(NOBODY_NEAR, offered=open_still, about=step.about, waits=stands),
    )


def _of_the_left(step: FollowUp, friend: Unit | None) -> FollowUp:
    """Return a step to the Panic of friends for those who are not known to be too far."""
    may = step.who

    def who(unit: Unit) -> bool:
        return (may is None or may(unit)) and not _is_far(unit, friend)

    return replace(step, who=who)


def _named_friend(arguments: Arguments, friend: Concern) -> Unit | None:
    """Return the friend that a step is about."""
    return named_by(arguments, friend.role, friend.index)


def _stands(friend: Unit | None, situation: Situation) -> bool:
    """Tell whether the alarm that a unit gave its friends still stands."""
    name = None if friend is None else friend.name
    there = [unit for unit in situation.units if unit.name == name]
    if there:
        return any(unit.has(ALARMS) for unit in there)
    return any(side.counter(FRIENDS_GONE) for side in situation.sides)


def _is_unminded(alarm: Effect, friend: Unit | None, lowly: RuleId | None) -> bool:
    """Return whether nobody waits for an alarm: of the lowly who are no more nothing is kept."""
    return isinstance(alarm, CounterSet) and _is_lowly(friend, lowly)


def _is_lowly(friend: Unit | None, lowly: RuleId | None) -> bool:
    return lowly is not None and friend is not None and lowly in friend.rules


def _asked_anew(alarm: CounterSet | StatusSet) -> Effect:
    """Return what forgets who was far from friends: of a new alarm all answer anew."""
    if isinstance(alarm, CounterSet):
        return StatusOfAll(alarm.side, FAR_FROM_GONE, "phase", over=True)
    return LinkCleared(OUT_OF_REACH.id, alarm.role, place=alarm.place)


def _alarm(step: FollowUp, effects: tuple[Effect, ...]) -> CounterSet | StatusSet:
    cause, friend = str(dict(step.values)["cause"]), step.about[0]
    gone = Destroyed(friend.role, friend.index) in effects
    if cause == "destroyed" or gone:
        return CounterSet(FRIENDS_GONE, GONE.index(cause) + 1, friend.role)
    return StatusSet(friend.role, ALARMS, "phase", place=friend.index)


def may_panic_at(shaken_by: ShakenBy, side: Side, friend: Unit | None) -> Iterator[Unit]:
    """Yield the units of a side that may still panic at what befell a friend, if they are near.

    Args:
        shaken_by: Whether a friend may make a unit panic as both are.
        side: The side.
        friend: The friend, None where it is on no table any more.
    """
    for unit in side.units:
        if may_panic_by(shaken_by, friend, unit):
            yield unit


def may_panic_by(shaken_by: ShakenBy, friend: Unit | None, unit: Unit) -> bool:
    """Return whether a unit may still panic at what befell a friend, if it is near.

    Who joined a unit tests with it.

    Args:
        shaken_by: Whether a friend may make a unit panic as both are.
        friend: The friend, None where it is on no table any more.
        unit: The unit.
    """
    apart = (friend is None or unit.name != friend.name) and not _is_far(unit, friend)
    return apart and unit.host is None and unit.models > 0 and shaken_by(friend, unit)


def _is_far(unit: Unit, friend: Unit | None) -> bool:
    """Return whether players said that a unit is too far from a friend, None for all the gone."""
    if friend is None:
        return unit.has(FAR_FROM_GONE)
    return bool(unit.linked(OUT_OF_REACH.id, friend.name))


def others_left(
    shaken_by: ShakenBy, situation: Situation, unit: Raw | None, friend: Raw | None
) -> bool:
    """Return whether others than a unit that tests may still panic at what befell a friend.

    Args:
        shaken_by: Whether a friend may make a unit panic as both are.
        situation: The table.
        unit: The unit that tests, by its name.
        friend: The friend, by its name.
    """
    for side in situation.sides:
        names = {each.name: each for each in side.units}
        if str(unit) in names:
            found = may_panic_at(shaken_by, side, names.get(str(friend)))
            return any(each.name != str(unit) for each in found)
    return False


def alarms_due(
    situation: Situation, shaken_by: ShakenBy, gone: Reminder, broken: Reminder
) -> Iterator[Reminder]:
    """Remind of the Panic of those who saw friends break or die, while anybody is left to test.

    Who was destroyed is on no table any more: the outcome that told of it leads to that test.

    Args:
        situation: The table.
        shaken_by: Whether a friend may make a unit panic as both are.
        gone: The reminder for friends who are no more, as its game words it.
        broken: That for friends who broke.
    """
    for side in situation.sides:
        lost = side.counter(FRIENDS_GONE)
        if lost and any(may_panic_at(shaken_by, side, None)):
            yield replace(gone, values=(("cause", GONE[lost - 1]),), beside=NOBODY_NEAR)
        yield from alarms_of_friends(side, shaken_by, broken)


def alarms_of_friends(side: Side, shaken_by: ShakenBy, told: Reminder) -> Iterator[Reminder]:
    """Remind of the Panic of those of a side whom friends on the table alarm.

    Args:
        side: The side.
        shaken_by: Whether a friend may make a unit panic as both are.
        told: The reminder, as its game words it.
    """
    for friend in side.units:
        if friend.has(ALARMS) and any(may_panic_at(shaken_by, side, friend)):
            yield replace(told, units=(Concerned(friend.name),), beside=NOBODY_NEAR)


def answered_for(arguments: Arguments, *, far: bool, gone: bool = True) -> tuple[Effect, ...]:
    """Return what a Panic test, or that none was due so far away, makes of its friend's alarm.

    It ends once everybody has been answered for. Until then who is too far is waited for no more.

    Args:
        arguments: Those of the test: its `unit`, its `friend`, the `cause`, and `others_near`.
        far: Whether the unit was too far.
        gone: Whether friends who are no more alarm too.
    """
    friend, cause = arguments["friend"], arguments["cause"]
    if not arguments["others_near"]:
        return alarm_over(friend, cause) if gone else friend_reckoned(friend)
    if not far:
        return ()
    if not _is_gone(friend):
        return (LinkSet(OUT_OF_REACH.id, "unit", "friend"),)
    return (StatusSet("unit", FAR_FROM_GONE, "phase"),) if gone and cause in GONE else ()


def alarm_over(friend: Unit | None, cause: str, role: str = "unit") -> tuple[Effect, ...]:
    """Return the end of the alarm that friends who broke or were destroyed gave.

    A friend who is on the table gave no other than his own: that of who is no more stays.

    Args:
        friend: The friend that was named, the `friend` of a Panic test.
        cause: What befell it.
        role: The option that names a unit of his side.
    """
    if cause not in GONE:
        return ()
    if _is_gone(friend):
        return (CounterSet(FRIENDS_GONE, 0, role),)
    return friend_reckoned(friend)


def friend_reckoned(friend: Unit | None) -> tuple[Effect, ...]:
    """Return the end of the alarm of a friend on the table, the `friend` of a Panic test."""
    if friend is None or not friend.has(ALARMS):
        return ()
    return (StatusCleared("friend", ALARMS),)


def _is_gone(friend: Unit | None) -> bool:
    return friend is None or friend.models <= 0 or friend.has(FALLEN)
