"""Strikes: the roll to hit of a pool of like attacks."""

from __future__ import annotations

from typing import Final

from rulesets.dice.chain import Stage, stage
from rulesets.dice.pool import NOTHING
from rulesets.dice.request import Modifier, Purpose

_SIX: Final = 6


def attack_stage(
    wins: frozenset[int],
    *,
    poisoned: bool = False,
    rerolls: frozenset[int] = NOTHING,
    modifiers: tuple[Modifier, ...] = (),
    striker: str | None = None,
) -> Stage:
    """Return the roll to hit in close combat, from the state `attack` to `hit`.

    Args:
        wins: Faces that hit.
        poisoned: A natural 6 goes to `wound` instead, without a roll.
        rerolls: Faces that are rolled again.
        modifiers: What the players are told.
        striker: Who rolls.
    """
    special = {_SIX: ("wound",)} if poisoned else None
    purpose = Purpose("to-hit", min(wins), modifiers, striker)
    return stage("attack", wins, to="hit", special=special, reroll=rerolls, purpose=purpose)
