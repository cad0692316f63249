"""The worth of enemy units, and the result that the difference makes [R L943-969]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules, Units, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.t9a.unit.house import beyond
from rulesets.t9a.unit.options import Agreed

GENERAL: Final = 100
BATTLE_STANDARD: Final = 100
STANDARD: Final = 50
_DECIMATED: Final = 4
"""The divisor of a unit's wounds: with such a part or less left, it is decimated."""
FATES: Final = ("stands", "flees", "lost")
Share: TypeAlias = Literal["none", "half", "whole"]
Result: TypeAlias = Literal["draw", "minor", "major", "massacre"]
_MARGINS: Final[tuple[tuple[int, Result], ...]] = ((20, "minor"), (60, "major"))
"""Percent of the game size up to which a difference is no more than that."""
_DRAW: Final = 5
"""Percent below which it is a draw."""
_BATTLE_POINTS: Final = ((10, 5), (25, 6), (50, 7))
"""Percent up to which the winner has no more of ten Battle Points."""
_MOST_BATTLE_POINTS: Final = 8
_BATTLE_POINTS_SHARED: Final = 10


def share_of(fate: str, left: int, start: int) -> Share:
    """Return what of a unit's points its enemy has.

    The two rows of half do not add up.

    Args:
        fate: Whether it stands, flees or is lost.
        left: Wounds it has left.
        start: Wounds it began with.
    """
    if fate == "lost" or left <= 0:
        return "whole"
    return "half" if fate == "flees" or left * _DECIMATED <= start else "none"


def points_of(cost: int, share: Share) -> int:
    """Return the points, halves rounded up."""
    return {"none": 0, "half": -(-cost // 2), "whole": cost}[share]


def result_of(difference: int, size: int) -> Result:
    """Return what a difference makes of a battle of some size [R L956-964]."""
    percent = difference * 100
    if percent < _DRAW * size:
        return "draw"
    return next((name for most, name in _MARGINS if percent <= most * size), "massacre")


@dataclass(frozen=True, slots=True)
class Worth:
    """Victory Points for an enemy unit.

    Attributes:
        points: All of them.
        share: What of its cost counts.
        for_general: For the General.
    """

    points: int
    share: Share
    for_general: int = 0


@procedure(source="R L943-949; L1074", actors=(), beyond=beyond("victory", "draft"))
def victory_points(
    _dice: Dice,
    *,
    target: Annotated[Unit | None, Units(fallen=True)] = None,  # noqa: ARG001 - its values are read
    points: Annotated[int, Whole(0, 9000), Fill("target", "points")],
    fate: Annotated[str | None, Choice(FATES)] = None,
    start: Annotated[int, Whole(1, 500), Fill("target", "size")] = 1,
    models: Annotated[int, Whole(0, 500), Fill("target", "models")] = 1,
    w: Annotated[int, Whole(1, 10), Fill("target", "w")] = 1,
    carried: Annotated[int, Whole(0, 60), Fill("target", "carried")] = 0,
    fleeing: Annotated[bool, Flag(), Fill("target", "status:fleeing")] = False,
    summoned: Annotated[bool, Flag(), Fill("target", "status:summoned")] = False,
    rules: Annotated[SpecialRules, Rules(("general",)), Fill("target", "rules")] = NO_RULES,
) -> Worth:
    """Count the Victory Points that an enemy unit is worth at the end [R L943-949; L1074].

    Args:
        target: The enemy unit.
        points: What it cost.
        fate: What became of it; read off the unit where one is named.
        start: Models it began with.
        models: Models left.
        w: Wounds of each.
        carried: Wounds noted on it.
        fleeing: It flees.
        summoned: It was summoned, and is worth nothing.
        rules: Whether it is the General.
    """
    if summoned:
        return Worth(0, "none")
    became = fate or ("flees" if fleeing else "stands")
    share = share_of(became, models * w - carried, start * w)
    general = GENERAL if share == "whole" and "general" in rules else 0
    return Worth(points_of(points, share) + general, share, general)


def battle_points(difference: int, army_points: int) -> tuple[int, int]:
    """Return the ten Battle Points of a tournament: the winner's, the other's [R L956-969].

    That its table then gives the secondary objective 2 more is not counted here.
    """
    percent = difference * 100
    points = next(
        (points for most, points in _BATTLE_POINTS if percent <= most * army_points),
        _MOST_BATTLE_POINTS,
    )
    return points, _BATTLE_POINTS_SHARED - points


@dataclass(frozen=True, slots=True)
class GameResult:
    """The end of a battle.

    Attributes:
        result: What the difference makes of it.
        winner: `own`, `enemy`, or `none`.
        battle_points: Of ten, what a tournament gives the winner; the other has the rest.
    """

    result: Result
    winner: Literal["own", "enemy", "none"]
    battle_points: int


@procedure(
    source="R L956-969",
    command="objective",
    variant="battle-result",
    actors=(),
    beyond=beyond("victory", "draft"),
)
def game_result(
    _dice: Dice,
    *,
    army_points: Agreed,
    score: Annotated[int, Whole(-20000, 40000)],
    enemy_score: Annotated[int, Whole(-20000, 40000)],
) -> GameResult:
    """Tell how a battle ended: the difference as a share of its size [R L956-969].

    Args:
        army_points: Points agreed for each side.
        score: Victory Points of the first side.
        enemy_score: Of the other.
    """
    difference = abs(score - enemy_score)
    result = result_of(difference, army_points)
    winner: Literal["own", "enemy", "none"] = "none"
    if result != "draw":
        winner = "own" if score > enemy_score else "enemy"
    return GameResult(result, winner, battle_points(difference, army_points)[0])
