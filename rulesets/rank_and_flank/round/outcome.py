"""Outcomes of a round of combat: what became of each unit, and who won."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from rulesets.dice.detail import detail
from rulesets.rank_and_flank.round.plan import Plan

FEW: Final = 4
"""Units of a combat whose ends are told one by one in its chances."""


@dataclass(frozen=True, slots=True)
class Aftermath:
    """An end of a round for one unit.

    Attributes:
        state: What it does or may do now, in a word of the game.
        wounds_lost: Wounds it lost to blows.
        models_lost: Models it lost to them.
        distance: How far it fled or pursued.
    """

    state: str
    wounds_lost: int | None = detail()
    models_lost: int | None = detail()
    distance: int | None = detail()


AftermathT = TypeVar("AftermathT", bound=Aftermath)
AftermathT_co = TypeVar("AftermathT_co", bound=Aftermath, covariant=True)


@dataclass(frozen=True, slots=True)
class RoundResult(Generic[AftermathT_co]):
    """A round of combat whose losers test to hold.

    Attributes:
        winner: `unit`, `enemy`, or `none`.
        margin: By how much; 0 where the result was not counted, or does not decide.
        broken: Beaten units that broke.
        caught: Those of them that were caught.
        score: Our side's combat result, None when it was not counted.
        enemy_score: The other side's.
        wounds: Wounds our side caused.
        enemy_wounds: Wounds the other side caused.
        units: Each of our units, in the order named.
        enemies: Each of the enemy's.
        winners: Names of the units that won; details alone, as are the others' names.
        held: Of the beaten units that hold.
        fled: Of those that broke and got away.
        slain: Of those that broke and were caught.
        gone: Of those of which nothing is left.
    """

    winner: str
    margin: int
    broken: int
    caught: int
    score: int | None
    enemy_score: int | None
    wounds: int
    enemy_wounds: int
    units: tuple[AftermathT_co, ...]
    enemies: tuple[AftermathT_co, ...]
    winners: str | None = detail()
    held: str | None = detail()
    fled: str | None = detail()
    slain: str | None = detail()
    gone: str | None = detail()


def is_great(plan: Plan[Any]) -> bool:
    """Return whether chances are told for the sides alone, not unit by unit."""
    return plan.units > FEW


def with_losses(
    plan: Plan[Any],
    fates: tuple[tuple[AftermathT, ...], tuple[AftermathT, ...]],
    lost: tuple[int, ...] | None,
) -> tuple[tuple[AftermathT, ...], tuple[AftermathT, ...]]:
    """Return what became of every unit with what each lost to blows, by their numbers."""
    if lost is None:
        return fates
    ours, theirs = (
        tuple(
            [
                replace(fate, wounds_lost=gone, models_lost=fighter.lost(gone))
                for fate, fighter, gone in zip(fates[side], fighters, losses, strict=True)
            ]
        )
        for side, (fighters, losses) in enumerate(zip(plan.sides, plan.by_side(lost), strict=True))
    )
    return ours, theirs
