"""Explosions and templates that strike everybody near, each kept until nobody else is hit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.results.counted import APART, BY_NAME, counted_by
from rulesets.core.results.effect import CounterSet
from rulesets.core.results.reminder import Situation

EXPLOSION_REACH: Final = "explosion-reach"
"""The counter of inches of explosions, by machine, until players said that nobody else is hit."""
MISCAST_TEMPLATE: Final = "miscast-template"
"""The counter of the Strength of hits under templates of Miscasts, by Wizard, as long."""
STRIKING: Final = (EXPLOSION_REACH, MISCAST_TEMPLATE)
"""Counters of what strikes everybody near, until nobody else is hit."""
_NOBODY = f"nobody{APART}"
"""The name of what came of a unit that nobody named, as no unit's is."""


class Strike(NamedTuple):
    """A strike that is not over.

    Attributes:
        counter: What keeps it.
        of: What it came of, a machine or a Wizard, as the counter names it.
        number: Its inches or its Strength.
    """

    counter: str
    of: str
    number: int


def counter_of(counter: str, unit: Unit | None) -> str:
    """Return the id of the number that keeps a strike of a machine or a Wizard."""
    named = None if unit is None else counted_by(counter, unit=unit.name)
    return named or f"{counter}{BY_NAME}{_NOBODY}"


def begins(counter: str, unit: Unit | None, number: int, side: str) -> CounterSet:
    """Return the effect that keeps a strike: one for each machine or Wizard, none for another's."""
    return CounterSet(counter_of(counter, unit), number, side)


def nobody_else(counter: str, unit: Unit | None) -> FollowUp:
    """Return the step that ends a strike of a machine or a Wizard, and no other's."""
    counted = counter_of(counter, unit)
    return FollowUp("nobody_else", (), (("counted", counted),), offered=_Strikes(counted))


def nobody_else_of_all(*counters: str) -> FollowUp:
    """Return the step that ends the only strike there is; of several the desk has the first."""

    def alone(situation: Situation) -> bool:
        return len(strikes(situation, *counters)) == 1

    return FollowUp("nobody_else", offered=alone)


@dataclass(frozen=True, slots=True)
class _Strikes:
    """A condition that a strike is not over."""

    counted: str

    def __call__(self, situation: Situation) -> bool:
        return any(each.counter == self.counted for each in strikes(situation, *STRIKING))


def keeps_strike(counted: str) -> bool:
    """Return whether a number of a side is one of those that keep a strike."""
    return counted.partition(BY_NAME)[0] in STRIKING


def strikes(situation: Situation, *counters: str) -> tuple[Strike, ...]:
    """Return what still strikes those near on the side under way, the first to be counted first."""
    found = []
    for held, number in situation.active.counters:
        counter, _, name = held.partition(BY_NAME)
        if number and counter in counters:
            found.append(Strike(held, name, number))
    return tuple(sorted(found))
