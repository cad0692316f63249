"""Shots that go on through a unit while every model they hit is removed [R L791-794]."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from rulesets.dice.handle import Dice
from rulesets.t9a.harm.attack import Hit, inflict
from rulesets.t9a.harm.harm import Harm, Mark

_State: TypeAlias = tuple[int, int, bool]
"""Wounds lost, hits made, and whether the shot still flies."""


def pierce(dice: Dice, hits: tuple[Hit, ...], mark: Mark, striker: str | None) -> Harm:
    """Resolve one hit after the other; a model that survives stops the shot.

    Args:
        dice: To wound, saves and wounds of each hit in turn.
        hits: What each is, in order.
        mark: What is struck.
        striker: Who rolls to wound.
    """

    def next_hit(handle: Dice, state: _State, hit: Hit) -> _State:
        lost, made, flies = state
        left = None if mark.left is None else mark.left - lost
        if not flies or left == 0:
            return state
        done = inflict(handle, 1, hit, cap=left, striker=striker, target=mark.name)
        each, total = mark.wounds_each, lost + done.score
        removed = (mark.carried + total) // each > (mark.carried + lost) // each
        return (total, made + 1, removed)

    lost, made, _ = dice.fold(next_hit, (0, 0, True), hits)
    return replace(mark.struck(lost), hits=made)
