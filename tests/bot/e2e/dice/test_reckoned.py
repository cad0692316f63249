"""Lines of dice with what is added to the dice, in words of both languages."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Player


@pytest.mark.parametrize(
    ("notation", "dice", "told"),
    [
        ("3d6+2", "5,1,2", "5 1 2 +2 → **10**"),
        ("2d6-3", "5,4", "5 4 −3 → **6**"),
        ("1d6+1", "4", "4 +1 → **5**"),
        ("2*(2d6)", "3,4", "3 4 × 2 → **14**"),
        ("2d6", "3,4", "3 4 → **7**"),
    ],
)
async def test_a_bonus_is_part_of_what_a_line_of_dice_comes_to(
    notation: str, dice: str, told: str, alice: Player, bruno: Player
) -> None:
    for player in (alice, bruno):
        rolled = await player.types(f"/roll {notation} dice:{dice}")
        assert told.replace("**", "") in rolled.text.replace("**", ""), rolled.text


async def test_attacks_and_damage_are_told_as_they_count(alice: Player) -> None:
    await alice.types("/settings game:aos4")
    fight = "/fight Brute 1 H4 enemy:Ogors 9 H4 weapons:1x3D6+3 3+ 3+ 0 D3+1 dice:"
    faces = "3,2,4," + "3," * 12 + "3," * 12 + "1,1,1,1,1,1,1,1,1,1,1,6"
    told = (await alice.types(fight + faces)).text.replace("**", "")
    assert "3 2 4 +3 → 12" in told
    assert "(each +1): 1 1 1 1 1 1 1 1 1 1 1 3 → 26" in told
