"""Panic of those who see friends break or die."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.results.reminder import Situation

MayPanic: TypeAlias = "Callable[[Unit], bool]"


def panic_of_friends(friend: str, cause: str, may_panic: MayPanic) -> FollowUp:
    """Return the Panic test of whoever is near a unit that broke or was destroyed.

    It is offered where the side of that unit has another that may panic at all.

    Args:
        friend: The name of that unit.
        cause: What befell it.
        may_panic: Whether a unit takes Panic tests as it is.
    """
    values = (("friend", friend), ("cause", cause))
    shaken = partial(_anybody, friend, may_panic)
    return FollowUp("panic_test", (), values, "panic-of-friends", asks=("unit",), offered=shaken)


def _anybody(friend: str, may_panic: MayPanic, situation: Situation) -> bool:
    for side in situation.sides:
        names = {unit.name for unit in side.units} | {each.unit.name for each in side.army}
        others = (unit for unit in side.units if unit.name != friend and unit.models > 0)
        if friend in names and any(may_panic(unit) for unit in others):
            return True
    return False
