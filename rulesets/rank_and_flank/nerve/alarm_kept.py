"""Alarms that the table keeps: of friends who broke or died, until somebody has tested."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.act import Concern
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Arguments, FollowUp
from rulesets.core.results.counted import APART, BY_NAME, unit_name
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
from rulesets.rank_and_flank.nerve.alarmed import OF_FRIENDS, named_by

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
"""The counter of units that a side lost, by name, for as long; its number tells how, by `GONE`."""
_NOBODY: Final = f"nobody{APART}"
"""The name of a friend whom nobody named, as no unit's is."""
NOBODY_NEAR: Final = "nobody_near"
"""The procedure that ends an alarm."""
ShakenBy: TypeAlias = "Callable[[Unit | None, Unit], bool]"
"""Tells whether a friend, None where it is no more, may make a unit panic as both are."""
GONE: Final = ("destroyed", "broken")
"""A unit that was wiped out, or that broke and was caught."""


class Gone(NamedTuple):
    """A friend who is on no table any more, by the name by which its alarm is kept."""

    name: str


def alarms_noted(
    steps: Iterable[FollowUp], arguments: Arguments, found: tuple[Effect, ...], lowly: RuleId | None
) -> Iterator[Effect]:
    """Yield what notes whose friends may panic, of an outcome that leads to their test.

    Args:
        steps: What the outcome leads to.
        arguments: What it was asked with.
        found: Its other effects.
        lowly: The rule of those whom only their like minds: where one of them is no more, the step
            to the test is offered, and nobody waits for it.
    """
    for step in steps:
        if step.name != OF_FRIENDS:
            continue
        friend = _named_friend(arguments, step.about[0])
        alarm = _alarm(step, friend, found)
        if not (isinstance(alarm, CounterSet) and _is_lowly(friend, lowly)):
            yield alarm
            yield from _asked_anew(alarm, step.about[0])


def alarm_steps(
    step: FollowUp, arguments: Arguments, found: tuple[Effect, ...], lowly: RuleId | None
) -> tuple[FollowUp, ...]:
    """Return the step to the Panic of friends for who is still asked, and what ends their alarm.

    Args:
        step: The step as an outcome leads to it.
        arguments: What the outcome was asked with.
        found: Its other effects.
        lowly: As in `alarms_noted`.
    """
    friend = _named_friend(arguments, step.about[0])
    gone = isinstance(_alarm(step, friend, found), CounterSet)
    told = Gone(gone_name(friend)) if gone or friend is None else friend
    return _kept(_of_the_left(step, told), friend, lowly)


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


def _of_the_left(step: FollowUp, friend: Unit | Gone) -> FollowUp:
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
    counter = gone_counter(gone_name(friend))
    return any(side.counter(counter) for side in situation.sides)


def _is_lowly(friend: Unit | None, lowly: RuleId | None) -> bool:
    return lowly is not None and friend is not None and lowly in friend.rules


def _asked_anew(alarm: CounterSet | StatusSet, friend: Concern) -> Iterator[Effect]:
    """Yield what forgets who was far from friends: of a new alarm all answer anew."""
    yield LinkCleared(OUT_OF_REACH.id, friend.role, place=friend.index)
    if isinstance(alarm, CounterSet):
        yield StatusOfAll(alarm.side, FAR_FROM_GONE, "phase", over=True)


def _alarm(
    step: FollowUp, friend: Unit | None, effects: tuple[Effect, ...]
) -> CounterSet | StatusSet:
    cause, about = str(dict(step.values)["cause"]), step.about[0]
    gone = Destroyed(about.role, about.index) in effects
    if cause == "destroyed" or gone:
        counter = gone_counter(gone_name(friend))
        return CounterSet(counter, GONE.index(cause) + 1, about.role)
    return StatusSet(about.role, ALARMS, "phase", place=about.index)


def gone_name(friend: Unit | None) -> str:
    """Return the name by which the alarm of a friend who is no more is kept."""
    return (unit_name(friend.name) if friend is not None else "") or _NOBODY


def gone_counter(name: str) -> str:
    """Return the id of the number that keeps the alarm of a friend who is no more, by that name."""
    return f"{FRIENDS_GONE}{BY_NAME}{name}"


def _gone_of(side: Side) -> Iterator[tuple[Gone, str]]:
    """Yield the friends of a side who are no more and alarm it, each with what befell it."""
    for held, number in side.counters:
        counter, _, name = held.partition(BY_NAME)
        if counter == FRIENDS_GONE and name and number:
            yield Gone(name), GONE[number - 1]


def may_panic_at(shaken_by: ShakenBy, side: Side, friend: Unit | Gone) -> Iterator[Unit]:
    """Yield the units of a side that may still panic at what befell a friend, if they are near.

    Args:
        shaken_by: Whether a friend may make a unit panic as both are.
        side: The side.
        friend: The friend.
    """
    for unit in side.units:
        if may_panic_by(shaken_by, friend, unit):
            yield unit


def may_panic_by(shaken_by: ShakenBy, friend: Unit | Gone, unit: Unit) -> bool:
    """Return whether a unit may still panic at what befell a friend, if it is near.

    Who joined a unit tests with it.

    Args:
        shaken_by: Whether a friend may make a unit panic as both are.
        friend: The friend.
        unit: The unit.
    """
    there = None if isinstance(friend, Gone) else friend
    apart = (there is None or unit.name != there.name) and not _is_far(unit, friend)
    return apart and unit.host is None and unit.models > 0 and shaken_by(there, unit)


def _is_far(unit: Unit, friend: Unit | Gone) -> bool:
    """Return whether players said that a unit is too far from a friend, or from all the gone."""
    if isinstance(friend, Unit):
        return bool(unit.linked(OUT_OF_REACH.id, friend.name))
    others = (link.other for link in unit.linked(OUT_OF_REACH.id))
    far = {unit_name(other) for other in others if other is not None}
    return unit.has(FAR_FROM_GONE) or friend.name in far


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
            gone = Gone(unit_name(str(friend or "")) or _NOBODY)
            found = may_panic_at(shaken_by, side, names.get(str(friend), gone))
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
        alarms = _gone_of(side)
        causes = [cause for friend, cause in alarms if any(may_panic_at(shaken_by, side, friend))]
        for cause in dict.fromkeys(causes):
            yield replace(gone, values=(("cause", cause),), beside=NOBODY_NEAR)
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
    last = not arguments["others_near"]
    if not _is_gone(friend):
        if last:
            return friend_reckoned(friend)
    elif not gone or cause not in GONE:
        return ()
    elif friend is None:  # far from all who are no more, as nobody says from whom
        return (StatusSet("unit", FAR_FROM_GONE, "phase"),) if far else ()
    elif last:
        return alarm_over(friend, "unit")
    return (LinkSet(OUT_OF_REACH.id, "unit", "friend"),) if far else ()


def alarm_over(friend: Unit, role: str) -> tuple[Effect, ...]:
    """Return the end of the alarm that a friend gave who broke or was destroyed, of no other's.

    Args:
        friend: The friend that was named, the `friend` of a Panic test.
        role: The option that names a unit of his side.
    """
    if _is_gone(friend):
        return (CounterSet(gone_counter(gone_name(friend)), 0, role),)
    return friend_reckoned(friend)


def friend_reckoned(friend: Unit | None) -> tuple[Effect, ...]:
    """Return the end of the alarm of a friend on the table, the `friend` of a Panic test."""
    if friend is None or not friend.has(ALARMS):
        return ()
    return (StatusCleared("friend", ALARMS),)


def _is_gone(friend: Unit | None) -> bool:
    return friend is None or friend.models <= 0 or friend.has(FALLEN)
