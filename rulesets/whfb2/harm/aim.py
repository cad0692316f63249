"""Rolls to hit, with bow or blade: what a die must show, and what lies beyond a 6.

The combat chart goes up to 9, and the one example reads 8 as a 6 followed by a 5 or 6 [L4516-4519]:
the second die adds nothing on 1-3, one on a 4, two on a 5, three on a 6.
"""

from __future__ import annotations

from typing import Final

from rulesets.dice.chain import Stage, stage
from rulesets.dice.die import D6
from rulesets.dice.handle import Dice
from rulesets.dice.pool import winning_marks
from rulesets.dice.request import Modifier, Purpose
from rulesets.whfb2.harm.harm import winning

BEST_FACE: Final = 6
FARTHEST_NEED: Final = 9
"""The highest need that a 6 and a second die reach."""
_SIX: Final = frozenset({6})
_SECOND: Final = 3
"""What a need beyond 6 is lowered by for the second die: 7 needs a 4, 8 a 5, 9 a 6."""


def reachable(need: int, *, beyond: bool) -> bool:
    """Return whether any throw reaches a need, modifiers included."""
    return need <= (FARTHEST_NEED if beyond else BEST_FACE)


def aim_stages(
    need: int,
    modifiers: tuple[Modifier, ...] = (),
    *,
    beyond: bool,
    natural_one: bool = False,
    misfires: bool = False,
    subject: str | None = None,
    label: str = "to-hit",
) -> tuple[Stage, ...]:
    """Return the stages from `shot` to `hit`; none where no throw reaches the need.

    Args:
        need: What must be reached, modifiers included; may lie below 1.
        modifiers: What the players are told.
        beyond: Whether a 6 and a second die reach 7 to 9.
        natural_one: The house rule: a natural 1 misses.
        misfires: Whether a natural 1 goes to `misfire`, hit or not.
        subject: Who rolls.
        label: What the roll is called.
    """
    if not reachable(need, beyond=beyond):
        return ()
    special = {1: ("misfire",)} if misfires else None
    counts = (("misfire", 0),)
    purpose = Purpose(label, need, modifiers, subject)
    if need > BEST_FACE:
        second = Purpose("beyond-six", need - _SECOND, (), subject)
        wins = winning_marks(D6, need - _SECOND)
        return (
            stage("shot", _SIX, to="six", special=special, purpose=purpose, counts=counts),
            stage("six", wins, to="hit", purpose=second),
        )
    wins = winning(need, natural_one=natural_one)
    return (stage("shot", wins, to="hit", special=special, purpose=purpose, counts=counts),)


def finds_target(
    dice: Dice,
    need: int,
    modifiers: tuple[Modifier, ...],
    *,
    beyond: bool,
    natural_one: bool,
    subject: str | None,
) -> bool:
    """Roll one shot to hit; where no throw could, tell so and roll nothing."""
    if not reachable(need, beyond=beyond):
        dice.tell("cannot-hit", need=need)
        return False
    stages = aim_stages(need, modifiers, beyond=beyond, natural_one=natural_one, subject=subject)
    return dice.attacks(1, "shot", stages, (("hit", 1),)).score > 0
