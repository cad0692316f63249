"""Panic tests that an outcome leads to, for who takes any [R L679-690]."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments, FollowUp, Procedure, no_follow_ups
from rulesets.core.results.reminder import Situation
from rulesets.t9a.psychology.shaken import spared

_TEST: Final = "panic_test"


def with_panic_taken(procedures: Iterable[Procedure]) -> tuple[Procedure, ...]:
    """Return procedures that lead to a Panic test of those alone who take one as they stand.

    Who is engaged, flees or has passed one in the phase takes none, whatever calls for it.

    Args:
        procedures: All of a game.
    """
    return tuple(
        procedure if procedure.follow_ups is no_follow_ups else _minding(procedure)
        for procedure in procedures
    )


def _minding(procedure: Procedure) -> Procedure:
    def follow_ups(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
        return tuple(_taken(procedure.follow_ups(arguments, result), arguments))

    return replace(procedure, follow_ups=follow_ups)


def _taken(steps: Iterable[FollowUp], arguments: Arguments) -> Iterator[FollowUp]:
    for step in steps:
        role = dict(step.units).get("unit")
        unit = arguments.get(role) if step.procedure == _TEST and role is not None else None
        if not isinstance(unit, Unit):
            yield step
        elif not spared(unit):
            yield replace(step, offered=partial(_takes, unit.name, step))


def _takes(name: str, step: FollowUp, situation: Situation) -> bool:
    """Return whether a unit takes a Panic test as a battle stands."""
    unit = next((each for each in situation.units if each.name == name), None)
    if unit is not None and spared(unit):
        return False
    return step.offered is None or step.offered(situation)
