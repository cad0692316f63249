"""Losses of a round as far as its end depends on them, and no more, so that chances merge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.rank_and_flank.round import losses
from rulesets.rank_and_flank.round.losses import added, larger, losses_of, lost_in_both
from rulesets.t9a.combat.morale import INSTABILITY, UNSTABLE
from rulesets.t9a.combat.round.blows import Tally

ELSEWHERE: Final = -2
GONE: Final = -1
_FRAIL: Final = (*UNSTABLE, INSTABILITY)


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundLosses(losses.RoundLosses):
    """Losses of some units of a round.

    What is left of a unit are the fewest models in as many Full Ranks as it has, whoever of those
    who joined it falls: `GONE` where nobody is left, `ELSEWHERE` for one not counted here.

    Attributes:
        frail: Wounds left to each unit that may crumble, 0 for others.
    """

    frail: tuple[int, ...]


def round_losses(tally: Tally) -> RoundLosses:
    """Return the losses of one fight."""
    units = tally.fight.plan.units
    every = losses_of(tally.fight, tally.wounds)
    left, frail = [ELSEWHERE] * units, [0] * units
    for loss in every.units:
        fighter = loss.fighter
        alive = fighter.alive(loss.wounds)
        left[loss.number] = fighter.as_many(alive) if alive else GONE
        if any(rule in fighter.rules for rule in _FRAIL):
            frail[loss.number] = fighter.wounds - loss.wounds
    return RoundLosses(
        wounds=every.wounds,
        overkill=every.overkill,
        left=tuple(left),
        lost=every.lost,
        frail=tuple(frail),
    )


def together(first: RoundLosses, second: RoundLosses) -> RoundLosses:
    """Return the losses of two fights."""
    return RoundLosses(
        wounds=added(first.wounds, second.wounds),
        overkill=added(first.overkill, second.overkill),
        left=larger(first.left, second.left),
        lost=lost_in_both(first.lost, second.lost),
        frail=larger(first.frail, second.frail),
    )
