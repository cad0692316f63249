"""The push of deep formations, and what counts as a rank [L1846-1885]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Units, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.unit.enemies import enemy_check
from rulesets.whfb2.unit.ranks import ranks_of

FRONT: Final = 4
"""Figures in front that a push takes [L1861]."""
DEEPER: Final = 2
"""Ranks by which the winner must be the deeper one [L1860]."""
MOST_RANKS: Final = 60


def push_of(*, ranks: int, front: int, enemy_ranks: int) -> int:
    """Return what the push takes off the loser's Leadership [L1859-1863].

    Args:
        ranks: Complete ranks of the loser.
        front: Figures in the winner's front rank, those that lap round left out.
        enemy_ranks: Complete ranks of the winner.
    """
    deeper = enemy_ranks - ranks
    return deeper if front >= FRONT and deeper >= DEEPER else 0


@dataclass(frozen=True, slots=True)
class Push:
    """The penalty of a push on the loser's Leadership.

    Attributes:
        penalty: Points, 0 where there is no push.
        depth: Complete ranks of the loser.
        enemy_depth: Complete ranks of the winner.
    """

    penalty: int
    depth: int
    enemy_depth: int


@procedure(source="L1846-1885", actors=("unit", "enemy"), check=enemy_check("push_modifier"))
def push_modifier(
    _dice: Dice,
    *,
    unit: Annotated[Unit | None, Units()] = None,
    enemy: Annotated[Unit | None, Units()] = None,
    depth: Annotated[int | None, Whole(0, MOST_RANKS)] = None,
    enemy_depth: Annotated[int | None, Whole(0, MOST_RANKS)] = None,
    enemy_front: Annotated[int | None, Whole(1, 60), Fill("enemy", "files")] = None,
) -> Push:
    """Work out the push of a deep formation against a loser [L1846-1885].

    Args:
        unit: The loser.
        enemy: The winner.
        depth: The loser's complete ranks after the losses; counted where not told.
        enemy_depth: The winner's.
        enemy_front: Figures in the winner's front rank.

    Raises:
        Refusal: `missing-option` where neither a number nor a unit tells.
    """
    own = known_ranks(unit, depth, "depth")
    theirs = known_ranks(enemy, enemy_depth, "enemy_depth")
    if enemy_front is None:
        raise Refusal("missing-option", option="enemy_front")
    return Push(push_of(ranks=own, front=enemy_front, enemy_ranks=theirs), own, theirs)


def known_ranks(unit: Unit | None, stated: int | None, option: str) -> int:
    """Return complete ranks: what is stated, else what a unit's figures and front make.

    Raises:
        Refusal: `missing-option` where neither tells.
    """
    if stated is not None:
        return stated
    if unit is None or not unit.number("files", 0):
        raise Refusal("missing-option", option=option)
    return ranks_of(unit.models, unit.number("files"))
