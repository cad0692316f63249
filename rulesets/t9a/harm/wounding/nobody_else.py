"""The word of players that an explosion or a Miscast struck everybody near [L1007; R L798]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.core.declaring.kind import Text
from rulesets.core.declaring.parameter import FromTable
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterSet, Effect
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.harm.striking_near import STRIKING, keeps_strike, strikes
from rulesets.t9a.unit import offers


@dataclass(frozen=True, slots=True)
class Spared:
    """The end of what struck everybody near."""

    spared: bool


def _check_strikes(situation: Situation, arguments: Arguments) -> None:
    """Refuse it where nothing strikes those near, and of what does not.

    Raises:
        Refusal: `nothing-strikes`, `not-a-choice`.
    """
    kept = [each.counter for each in strikes(situation, *STRIKING)]
    if not kept:
        raise Refusal("nothing-strikes")
    counted = arguments["counted"]
    if counted and counted not in kept:
        told = ", ".join(kept)
        raise Refusal("not-a-choice", option="counted", text=counted[:40], values=told)


def _first(situation: Situation) -> str:
    return next((each.counter for each in strikes(situation, *STRIKING)), "")


_Counted: TypeAlias = Annotated[str, Text(400), FromTable(_first, unsaid=True)]


def _struck(arguments: Arguments, _result: Spared) -> tuple[Effect, ...]:
    """Return the end of one of what strikes those near; another still does."""
    counted: str = arguments["counted"]
    # Whatever players overrule, no other number is theirs to end by this.
    return (CounterSet(counted, 0),) if keeps_strike(counted) else ()


@procedure(
    source="L1003-1017; R L797-803",
    effects=_struck,
    at_large=True,
    asked_by="active",
    phases=("magic", "shooting"),
    check=_check_strikes,
    offering=offers.NOBODY_ELSE,
)
def nobody_else(_dice: Dice, *, counted: _Counted = "") -> Spared:  # noqa: ARG001 - it is ended
    """Note that an explosion, or the template of a Miscast, hits nobody else [L1003-1017; R L798].

    Players alone see which models stand near. Where several strike, it is of the first of them.

    Args:
        counted: What keeps that, as the table knows.
    """
    return Spared(spared=True)


__all__: Final = ["nobody_else"]
