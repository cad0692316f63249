"""The word of players that nobody else is near enough to friends who broke or died to panic."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Annotated

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Units
from rulesets.core.declaring.procedure import Arguments, Procedure, declaration_of, procedure
from rulesets.core.offering.declaration import Offering
from rulesets.core.results.effect import Effect
from rulesets.core.results.reminder import Side, Situation
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.nerve.alarm_kept import (
    ALARMS,
    Gone,
    ShakenBy,
    alarm_over,
    friend_reckoned,
    gone_counter,
    gone_name,
    may_panic_at,
)
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Reckoned:
    """The end of an alarm: nobody who may still panic is near enough."""

    nobody: bool


def _effects(arguments: Arguments, _result: Reckoned) -> tuple[Effect, ...]:
    return alarm_over(arguments["friend"], "friend")


def _effects_of_there(arguments: Arguments, _result: Reckoned) -> tuple[Effect, ...]:
    return friend_reckoned(arguments["friend"])


@procedure(source="L1994-1996", effects=_effects)
def nobody_near(
    _dice: Dice,
    *,
    friend: Annotated[Unit, Units(fallen=True)],  # noqa: ARG001 - the effects go by it
) -> Reckoned:
    """Note that nobody else is near enough to a friend who broke or died to test for Panic.

    Players alone see which models stand near.

    Args:
        friend: The friend.
    """
    return Reckoned(nobody=True)


def nobody_near_of(
    source: str,
    shaken_by: ShakenBy,
    order: int,
    *,
    gone: bool = True,
    beyond: Beyond | None = None,
) -> Procedure:
    """Return what ends the alarm of a friend as a game has it, while anybody is left to test.

    Args:
        source: Where the game has that test.
        shaken_by: Whether a friend may make a unit panic as both are.
        order: Its rank among the offers of a phase.
        gone: Whether friends who are no more alarm too.
        beyond: What of that test the game's text lacks; None where it has it all.
    """
    offering = Offering(
        "friend", order=order, turn="both", needs=(ALARMS,), within="panic_test", joined=False
    )
    check = partial(_check_alarm, shaken_by)
    effects = _effects if gone else _effects_of_there
    return replace(
        declaration_of(nobody_near),
        source=source,
        effects=effects,
        check=check,
        beyond=beyond,
        offerings=(offering,),
    )


def _check_alarm(shaken_by: ShakenBy, situation: Situation, arguments: Arguments) -> None:
    """Refuse it where nobody waits for a test of friends of a unit any more.

    Nobody ends the alarm of another by the name of this one, on whatever side.

    Raises:
        Refusal: `nobody-alarmed`.
    """
    named: Unit = arguments["friend"]
    there = [(side, each) for side in situation.sides for each in side.units]
    alarms: list[tuple[Side, Unit | Gone]]
    alarms = [(side, each) for side, each in there if each.name == named.name and each.has(ALARMS)]
    if all(each.name != named.name for _, each in there):
        gone = Gone(gone_name(named))
        counter = gone_counter(gone.name)
        alarms = [(side, gone) for side in situation.sides if side.counter(counter)]
    if not any(True for side, each in alarms for _ in may_panic_at(shaken_by, side, each)):
        raise Refusal("nobody-alarmed", unit=named.name)
