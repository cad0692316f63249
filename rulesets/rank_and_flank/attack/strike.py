"""Strikes: the roll to hit of a pool of like attacks."""

from __future__ import annotations

from rulesets.dice.chain import Stage, stage
from rulesets.dice.pool import NOTHING
from rulesets.dice.request import Modifier, Purpose


def attack_stage(
    wins: frozenset[int],
    *,
    poison: int | None = None,
    rerolls: frozenset[int] = NOTHING,
    modifiers: tuple[Modifier, ...] = (),
    striker: str | None = None,
) -> Stage:
    """Return the roll to hit in close combat, from the state `attack` to `hit`.

    Args:
        wins: Faces that hit.
        poison: The lowest face that goes to `wound` instead where it hits, without a roll.
        rerolls: Faces that are rolled again.
        modifiers: What the players are told.
        striker: Who rolls.
    """
    special = {face: ("wound",) for face in wins if poison is not None and face >= poison}
    purpose = Purpose("to-hit", min(wins), modifiers, striker)
    return stage("attack", wins, to="hit", special=special, reroll=rerolls, purpose=purpose)
