"""Losses of a round: what its end depends on, and no more, so that chances merge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeAlias

from rulesets.dice.detail import detail
from rulesets.rank_and_flank.round.blows import Fight
from rulesets.rank_and_flank.round.plan import FighterT, FighterT_co, Plan

Pair: TypeAlias = "tuple[int, int]"
"""A number for each side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundLosses:
    """Losses of some units of a round.

    Attributes:
        wounds: Wounds lost, by side.
        overkill: Wounds beyond the last of who fell in a challenge, by side.
        left: What is left of each unit, by number, as far as the result depends on it.
        lost: Wounds lost by each unit.
    """

    wounds: Pair
    overkill: Pair
    left: tuple[int, ...]
    lost: tuple[int, ...] | None = detail()


@dataclass(frozen=True, slots=True)
class Loss(Generic[FighterT_co]):
    """A loss of one unit of a fight.

    Attributes:
        number: Its number.
        side: Its side.
        index: Its index on that side.
        fighter: The unit.
        wounds: Wounds that it lost.
    """

    number: int
    side: int
    index: int
    fighter: FighterT_co
    wounds: int


@dataclass(frozen=True, slots=True)
class FightLosses(Generic[FighterT_co]):
    """Losses of the units of a fight.

    Attributes:
        units: Each unit's.
        wounds: Wounds lost, by side.
        overkill: Wounds beyond the last, by side.
        lost: Wounds lost by each unit of the combat, by number.
    """

    units: tuple[Loss[FighterT_co], ...]
    wounds: Pair
    overkill: Pair
    lost: tuple[int, ...]


def losses_of(fight: Fight[Plan[FighterT]], dealt: tuple[int, ...]) -> FightLosses[FighterT]:
    """Return what the units of a fight lost of the wounds dealt to each, none more than it had."""
    plan = fight.plan
    units = []
    wounds, beyond, lost = [0, 0], [0, 0], [0] * plan.units
    for number, taken in zip(fight.units, dealt, strict=True):
        side, index = plan.numbered(number)
        fighter = plan.sides[side][index]
        suffered = min(taken, fighter.wounds)
        wounds[side] += suffered
        beyond[side] += taken - suffered
        lost[number] = suffered
        units.append(Loss(number, side, index, fighter, suffered))
    return FightLosses(tuple(units), (wounds[0], wounds[1]), (beyond[0], beyond[1]), tuple(lost))


def added(first: Pair, second: Pair) -> Pair:
    """Return the sums of two fights."""
    return first[0] + second[0], first[1] + second[1]


def larger(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    """Return what each unit has after two fights, of which it fought only one."""
    return tuple(map(max, first, second))


def lost_in_both(
    first: tuple[int, ...] | None, second: tuple[int, ...] | None
) -> tuple[int, ...] | None:
    """Return the wounds that each unit lost in two fights, None where only chances were asked."""
    if first is None or second is None:
        return None
    return tuple(map(sum, zip(first, second, strict=True)))
