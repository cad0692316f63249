"""Dice as the text reads them, by the rolls that every game has."""

from __future__ import annotations

import pytest

from rulesets.core.declaring.parameter import read_arguments
from rulesets.core.declaring.table_dice import ROLL
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.dice.notation import Count, Total


def rolled(notation: str, *faces: int) -> object:
    dice = RolledDice(ListedFaces(faces))
    result = ROLL.run(dice, **read_arguments(ROLL.parameters, {"notation": notation}, {}))
    dice.finish()
    return result


@pytest.mark.parametrize(
    ("notation", "face", "total"),
    [
        pytest.param("d3", 1, 1, id="t9a_dice_notation_01"),
        pytest.param("d3", 3, 2, id="t9a_dice_notation_02"),
        pytest.param("d3", 4, 2, id="t9a_dice_notation_03"),
        pytest.param("d6+1", 6, 7, id="t9a_dice_notation_06"),
    ],
)
def test_a_roll_is_read_as_the_text_reads_it(notation: str, face: int, total: int) -> None:
    assert rolled(notation, face) == Total(total)


def test_a_die_is_rolled_again_once_t9a_reroll_01() -> None:
    assert rolled("d6>=4 reroll failures", 2, 3) == Count(0)
