"""Options that several rules share: one name, one meaning, one range."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from rulesets.aos4.battle_score import general_lives, points_of
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Decimal, Fill, Flag, FromTable, Quantity, Units, Whole
from rulesets.core.results.reminder import Situation

INCHES: Final = "inches"
"""The game's unit of distance."""
_ROUNDS: Final = 10
"""The most rounds that an option takes."""

MOST_POINTS: Final = 1000
"""The most victory points that an option takes."""
_SMALL_ARMY: Final = 100
_LARGE_ARMY: Final = 10_000


def _agreed(situation: Situation) -> int | None:
    agreed = situation.agreed
    return agreed if agreed is not None and _SMALL_ARMY <= agreed <= _LARGE_ARMY else None


def _own_points(situation: Situation) -> int:
    return _bounded(points_of(situation)[0])


def _their_points(situation: Situation) -> int | None:
    return _bounded(max(points_of(situation)[1:])) if situation.others else None


def _bounded(points: int) -> int:
    return max(-MOST_POINTS, min(MOST_POINTS, points))


def _round(situation: Situation) -> int | None:
    return situation.turn if situation.turn <= _ROUNDS else None


One: TypeAlias = Annotated[Unit | None, Units()]
YesNo: TypeAlias = Annotated[bool, Flag()]
Inches: TypeAlias = Annotated[float | None, Decimal(0, 120, INCHES)]
Move: TypeAlias = Annotated[Amount | None, Quantity(0, 40, INCHES), Fill("unit", "m")]
Points: TypeAlias = Annotated[int, Whole(0, 200)]


def _own_general(situation: Situation) -> bool | None:
    return general_lives(situation.active)


def _their_general(situation: Situation) -> bool | None:
    return general_lives(situation.others[0]) if situation.others else None


GeneralLives: TypeAlias = Annotated[bool, Flag(), FromTable(_own_general, whole_army=True)]
TheirGeneralLives: TypeAlias = Annotated[bool, Flag(), FromTable(_their_general, whole_army=True)]
"""Whether the general lives, of the side whose turn it is and of its enemy [L1817]."""
HeldPoints: TypeAlias = Annotated[
    int, Whole(-MOST_POINTS, MOST_POINTS), FromTable(_own_points, whole_army=True)
]
TheirPoints: TypeAlias = Annotated[
    int, Whole(-MOST_POINTS, MOST_POINTS), FromTable(_their_points, whole_army=True)
]
"""Victory points as the battle has them, of the side whose turn it is and of its enemy.

Points that players take away may leave a side with fewer than none.
"""
Round: TypeAlias = Annotated[int, Whole(1, _ROUNDS), FromTable(_round)]
"""The battle round, which a battle knows."""
Agreed: TypeAlias = Annotated[int, Whole(_SMALL_ARMY, _LARGE_ARMY), FromTable(_agreed)]
"""The points limit, which players may have agreed on as the battle began."""
Few: TypeAlias = Annotated[int, Whole(0, 20)]
