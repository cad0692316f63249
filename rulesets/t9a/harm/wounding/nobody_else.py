"""The word of players that an explosion or a Miscast struck everybody near [L1007; R L798]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterSet, Effect
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.unit import offers


@dataclass(frozen=True, slots=True)
class Spared:
    """The end of what struck everybody near."""

    spared: bool


def _check_strikes(situation: Situation, _arguments: Arguments) -> None:
    """Refuse it where nothing strikes those near.

    Raises:
        Refusal: `nothing-strikes`.
    """
    counted = (side.counter(each) for side in situation.sides for each in offers.STRIKING)
    if not any(counted):
        raise Refusal("nothing-strikes")


def _all_struck(_arguments: Arguments, _result: Spared) -> tuple[Effect, ...]:
    return tuple(CounterSet(counter, 0) for counter in offers.STRIKING)


@procedure(
    source="L1003-1017; R L797-803",
    effects=_all_struck,
    at_large=True,
    phases=("magic", "shooting"),
    check=_check_strikes,
    offering=offers.NOBODY_ELSE,
)
def nobody_else(_dice: Dice) -> Spared:
    """Note that an explosion, or the template of a Miscast, hits nobody else [L1003-1017; R L798].

    Players alone see which models stand near.
    """
    return Spared(spared=True)


__all__: Final = ["nobody_else"]
