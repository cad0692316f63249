"""Dice as the text writes them: a D3 is half a D6, and what is natural is the face [L187-193]."""

from __future__ import annotations

import pytest

from rulesets.core.declaring.table_dice import roll
from rulesets.dice.handles.rolled import ListedFaces, RolledDice


@pytest.mark.parametrize(
    ("notation", "face", "total"),
    [("D3", 1, 1), ("D3", 3, 2), ("D3", 4, 2), ("1D6+1", 6, 7)],
    ids=[
        "t9a_dice_notation_01",
        "t9a_dice_notation_02",
        "t9a_dice_notation_03",
        "t9a_dice_notation_06",
    ],
)
def test_dice_come_to_what_the_text_says(notation: str, face: int, total: int) -> None:
    dice = RolledDice(ListedFaces((face,)))
    result = roll(dice, notation=notation)
    dice.finish()
    assert getattr(result, "total", None) == total
    assert [roll.marks for roll in dice.rolls] == [(face,)]
