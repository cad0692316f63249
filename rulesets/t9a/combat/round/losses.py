"""What the end of a round depends on of its losses, and no more, so that chances merge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.dice.detail import detail
from rulesets.t9a.combat.morale import INSTABILITY, UNSTABLE
from rulesets.t9a.combat.round.blows import Tally

ELSEWHERE: Final = -2
GONE: Final = -1
_FRAIL: Final = (*UNSTABLE, INSTABILITY)


@dataclass(frozen=True, slots=True)
class Toll:
    """Losses of some units of a round, by side.

    Attributes:
        wounds: Wounds lost.
        overkill: Wounds beyond the last of who fell in a challenge.
        left: Full Ranks left to each unit, both sides one after the other: `GONE` where nobody is
            left, `ELSEWHERE` for a unit not counted here.
        frail: Wounds left to each unit that may crumble, 0 for others.
        lost: Wounds lost by each unit.
    """

    wounds: tuple[int, int]
    overkill: tuple[int, int]
    left: tuple[int, ...]
    frail: tuple[int, ...]
    lost: tuple[int, ...] | None = detail()


def toll_of(tally: Tally) -> Toll:
    """Return the toll of one fight."""
    plan, first = tally.fight.plan, len(tally.fight.plan.sides[0])
    every = first + len(plan.sides[1])
    wounds, beyond = [0, 0], [0, 0]
    left, lost, frail = [ELSEWHERE] * every, [0] * every, [0] * every
    for place, dealt in zip(tally.fight.units, tally.wounds, strict=True):
        side = int(place >= first)
        one = plan.sides[side][place - side * first]
        suffered = min(dealt, one.wounds)
        wounds[side] += suffered
        beyond[side] += dealt - suffered
        left[place] = one.ranks(suffered) if one.alive(suffered) else GONE
        lost[place] = suffered
        if any(rule in one.rules for rule in _FRAIL):
            frail[place] = one.wounds - suffered
    return Toll(
        (wounds[0], wounds[1]), (beyond[0], beyond[1]), tuple(left), tuple(frail), tuple(lost)
    )


def together(one: Toll, other: Toll) -> Toll:
    """Return the toll of two fights."""
    lost = None
    if one.lost is not None and other.lost is not None:
        lost = tuple(map(sum, zip(one.lost, other.lost, strict=True)))
    return Toll(
        (one.wounds[0] + other.wounds[0], one.wounds[1] + other.wounds[1]),
        (one.overkill[0] + other.overkill[0], one.overkill[1] + other.overkill[1]),
        tuple(map(max, one.left, other.left)),
        tuple(map(max, one.frail, other.frail)),
        lost,
    )
