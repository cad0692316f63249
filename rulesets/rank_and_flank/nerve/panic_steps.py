"""Panic tests that outcomes lead to: of who takes any, and of the friends of who broke or died."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import (
    Arguments,
    FollowUp,
    Procedure,
    no_effects,
    no_follow_ups,
)
from rulesets.core.results.effect import Effect
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.nerve.alarm_kept import alarm_steps, alarms_noted
from rulesets.rank_and_flank.nerve.alarmed import OF_FRIENDS, Alarm, MayPanic, with_friends

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

_TEST: Final = "panic_test"


def with_panic(
    procedures: Iterable[Procedure],
    takes: MayPanic,
    alarm: Alarm | None = None,
    lowly: RuleId | None = None,
) -> tuple[Procedure, ...]:
    """Return procedures that lead to the Panic tests that they call for.

    A unit is led to one while it takes any as it stands, whatever calls for it. Whose friends may
    panic is noted, until somebody has tested or it is said that nobody else is near.

    Args:
        procedures: All of a game.
        takes: Whether a unit takes a Panic test as it stands, written once for the whole game.
        alarm: What offers the test of the friends of who is destroyed, None where nobody minds.
        lowly: The rule of those whom only their like minds: where one of them is no more, the step
            to the test is offered, and nobody waits for it.
    """
    return tuple(
        procedure
        if procedure.effects is no_effects and procedure.follow_ups is no_follow_ups
        else _minding(procedure, takes, alarm, lowly)
        for procedure in procedures
    )


def _minding(
    procedure: Procedure, takes: MayPanic, alarm: Alarm | None, lowly: RuleId | None
) -> Procedure:
    def led(arguments: Arguments, result: Any, found: tuple[Effect, ...]) -> tuple[FollowUp, ...]:
        steps = procedure.follow_ups(arguments, result)
        return steps if alarm is None else with_friends(steps, arguments, found, alarm)

    def effects(arguments: Arguments, result: Any) -> tuple[Effect, ...]:
        found = procedure.effects(arguments, result)
        steps = led(arguments, result, found)
        return (*found, *alarms_noted(steps, arguments, found, lowly))

    def follow_ups(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
        found = procedure.effects(arguments, result)
        return tuple(taken(led(arguments, result, found), arguments, found))

    def taken(
        steps: Iterable[FollowUp], arguments: Arguments, found: tuple[Effect, ...]
    ) -> Iterator[FollowUp]:
        for step in steps:
            unit = _who_tests(step, arguments)
            if step.name == OF_FRIENDS:
                yield from alarm_steps(step, arguments, found, lowly)
            elif unit is None:
                yield step
            elif takes(unit):
                yield replace(step, offered=partial(_takes, unit.name, takes, step))

    if procedure.effects is no_effects:  # what changes nothing alarms nobody
        return replace(procedure, follow_ups=follow_ups)
    return replace(procedure, effects=effects, follow_ups=follow_ups)


def _who_tests(step: FollowUp, arguments: Arguments) -> Unit | None:
    """Return the unit whose Panic test a step is, None of another step."""
    role = dict(step.units).get("unit")
    unit = arguments.get(role) if step.procedure == _TEST and role is not None else None
    return unit if isinstance(unit, Unit) else None


def _takes(name: str, takes: MayPanic, step: FollowUp, situation: Situation) -> bool:
    """Return whether a unit takes a Panic test as a battle stands."""
    unit = next((each for each in situation.units if each.name == name), None)
    if unit is not None and not takes(unit):
        return False
    return step.offered is None or step.offered(situation)
