"""Victory or draw: the difference of the points against the size of the battle [L386-476]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final

from rulesets.core.books.table import Chart, load_chart
from rulesets.core.declaring.parameter import Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

VICTORY: Final[Chart] = load_chart(files("rulesets.blackhammer") / "data" / "victory.toml")
SIZES: Final = (0, 1000, 1500, 2000, 3000)
"""Least points of army for each column of the chart."""
_MOST: Final = 100_000


@dataclass(frozen=True, slots=True)
class VictoryResult:
    """The end of a battle.

    Attributes:
        result: `victory` or `draw`.
        winner: `side-one`, `side-two`, or `none` for a draw.
        difference: Difference of the points of victory.
        needed: Least difference that is a victory at this size.
    """

    result: str
    winner: str
    difference: int
    needed: int


def needed_difference(army_points: int) -> int:
    """Return the least difference that is a victory between armies of so many points."""
    column = sum(1 for least in SIZES if army_points >= least)
    return min(row for row, cells in VICTORY if cells[column - 1] == "victory")


@procedure(source="L386-476")
def victory_result(
    _dice: Dice,
    *,
    army_points: Annotated[int, Whole(1, 20_000)],
    difference: Annotated[int | None, Whole(-_MOST, _MOST)] = None,
    score: Annotated[int | None, Whole(-_MOST, _MOST)] = None,
    enemy_score: Annotated[int | None, Whole(-_MOST, _MOST)] = None,
) -> VictoryResult:
    """Look up the winner on the table of victory [L386-476].

    Args:
        army_points: Points of army on each side.
        difference: Points of the first side less those of the second.
        score: Points of victory of the first side, where the difference is not given.
        enemy_score: Those of the second.

    Raises:
        Refusal: `missing-option` where neither a difference nor both scores are given,
            `difference-and-scores` where they contradict each other.
    """
    if score is not None and enemy_score is not None:
        if difference not in (None, score - enemy_score):
            raise Refusal("difference-and-scores")
        difference = score - enemy_score
    if difference is None:
        raise Refusal("missing-option", option="difference")
    needed = needed_difference(army_points)
    won = abs(difference) >= needed
    winner = "none" if not won else "side-one" if difference > 0 else "side-two"
    return VictoryResult("victory" if won else "draw", winner, abs(difference), needed)
