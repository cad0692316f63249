"""Panic of those who see friends break or die."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, Protocol, TypeAlias

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.act import Concern
from rulesets.core.declaring.procedure import Arguments, FollowUp
from rulesets.core.results.effect import Destroyed, Effect, WoundsLost
from rulesets.core.results.reminder import Situation

MayPanic: TypeAlias = "Callable[[Unit], bool]"
OF_FRIENDS: Final = "panic-of-friends"
"""The name of the step to the Panic of friends."""
_ALL: Final = -1
"""Wounds of a unit that is removed whatever it lost."""


class Alarm(Protocol):
    """A function that offers the Panic of the friends of a unit."""

    def __call__(self, unit: Unit, friend: Concern, cause: str, /) -> tuple[FollowUp, ...]:
        """Return the step, none where nobody minds what befell the unit."""


def friend_of(role: str, index: int = 0) -> Concern:
    """Return the friend that a Panic test is about: a unit that an option of an outcome names."""
    return Concern("friend", role, index)


def panic_of_friends(name: str, friend: Concern, cause: str, may_panic: MayPanic) -> FollowUp:
    """Return the Panic test of whoever is near a unit that broke or was destroyed.

    It is offered where the side of that unit has another that may panic at all.

    Args:
        name: The name of that unit.
        friend: What names it, whatever it is called by then.
        cause: What befell it.
        may_panic: Whether a unit takes Panic tests as it is.
    """
    shaken = partial(_anybody, name, may_panic)
    values = (("cause", cause),)
    return FollowUp(
        "panic_test",
        (),
        values,
        OF_FRIENDS,
        asks=("unit",),
        offered=shaken,
        about=(friend,),
        who=may_panic,
    )


def _anybody(friend: str, may_panic: MayPanic, situation: Situation) -> bool:
    for side in situation.sides:
        names = {unit.name for unit in side.units} | {each.unit.name for each in side.army}
        others = (unit for unit in side.units if unit.name != friend and unit.models > 0)
        if friend in names and any(may_panic(unit) for unit in others):
            return True
    return False


def with_friends(
    steps: tuple[FollowUp, ...], arguments: Arguments, effects: tuple[Effect, ...], alarm: Alarm
) -> tuple[FollowUp, ...]:
    """Return the steps that an outcome leads to, with the Panic of the friends of who it destroys.

    One test stands for those of all who fell: a unit takes few in a phase, and the button says the
    same for each of them.

    Args:
        steps: What it leads to by itself.
        arguments: What it was asked with.
        effects: What it changes.
        alarm: What offers the test.
    """
    if any(step.name == OF_FRIENDS for step in steps):
        return steps
    for unit, friend in _destroyed(arguments, effects):
        if offered := alarm(unit, friend, "destroyed"):
            return (*steps, *offered)
    return steps


def _destroyed(arguments: Arguments, effects: tuple[Effect, ...]) -> Iterator[tuple[Unit, Concern]]:
    """Yield units that effects leave nothing of, each with what names it."""
    lost: dict[tuple[str, int], int] = {}
    for effect in effects:
        if isinstance(effect, WoundsLost):
            key = (effect.role, effect.place)
            lost[key] = lost.get(key, 0) + effect.wounds
        elif isinstance(effect, Destroyed):
            lost[effect.role, effect.place] = _ALL
    for (role, index), wounds in lost.items():
        unit = named_by(arguments, role, index)
        if unit is not None and unit.host is None and _is_gone(unit, wounds):
            yield unit, friend_of(role, index)


def _is_gone(unit: Unit, wounds: int) -> bool:
    # Characters outlive the unit that they joined.
    dead = not unit.body.joined and unit.models > 0 and wounds >= unit.wounds_left()
    return wounds == _ALL or dead


def named_by(arguments: Arguments, role: str, index: int) -> Unit | None:
    """Return the unit that an option names, by its number among those of it."""
    named = arguments.get(role)
    units = named if isinstance(named, tuple) else (named,)
    unit = units[index] if index < len(units) else None
    return unit if isinstance(unit, Unit) else None
