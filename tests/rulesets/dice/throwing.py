"""Throw by throw: a resolution whose dice are typed, counted and drawn as a test decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from rulesets.dice.handles.fair import FairFaces
from rulesets.dice.handles.mixed import DiceInput, Fallen, MixedFaces, Wanted
from rulesets.dice.handles.rolled import RolledDice
from rulesets.refusal import Refusal

SEED = bytes(range(32))

Decide: TypeAlias = Callable[[Wanted, Fallen], DiceInput]
"""What a player answers to a question, given what has fallen."""


def throw_by_throw(run: Callable[[RolledDice], Any], decide: Decide) -> tuple[Any, MixedFaces]:
    """Return the result of a procedure and its dice, asked for as at the table."""
    fallen, dice_input, drawn = Fallen(), DiceInput(), 0
    while True:
        faces = MixedFaces(fallen, dice_input, FairFaces(SEED, "test", "", drawn))
        dice = RolledDice(faces)
        try:
            result = run(dice)
        except Refusal as refusal:
            if refusal.code != "dice-needed":
                raise
        else:
            dice.finish()
            assert faces.fits
            assert faces.so_far.marks == dice.marks
            return result, faces
        assert faces.fits
        assert faces.wanted is not None
        assert faces.wanted.count > 0
        drawn += len(faces.draws)
        fallen = faces.so_far
        dice_input = decide(faces.wanted, fallen)
