"""What a round of combat came to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.dice.detail import detail

FEW: Final = 4
"""Units of a combat whose ends are told one by one in its chances."""


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What a unit came to in a round of combat.

    Attributes:
        state: `engaged`, `fleeing`, `caught`, `wiped-out`, `pursues`, `stays` (it holds back),
            `free` (its enemies are all gone), `may-overrun`, `may-enter` (the building it took),
            `scrapped` (a war machine that broke), `thrown-back` (from the building it assaulted).
        crumbled: Wounds lost to instability after the result.
        wounds_lost: Wounds it lost before.
        models_lost: Models it lost before.
        distance: Inches that it fled or pursued.
    """

    state: str
    crumbled: int = 0
    wounds_lost: int | None = detail()
    models_lost: int | None = detail()
    distance: int | None = detail()


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A round of combat.

    Attributes:
        winner: `unit`, `enemy`, or `none` where both count as winners.
        margin: By how much; 0 for a tie, a Musician's win, or where one side was wiped out.
        broken: Beaten units that broke.
        caught: Those of them that were caught.
        score: Our side's Combat Score, None where it was not counted.
        enemy_score: The other side's.
        wounds: Wounds our side caused.
        enemy_wounds: Wounds the other side caused.
        units: Each of our units, in the order named.
        enemies: Each of the enemy's.
        afraid: Names of the units that failed their Fear tests.
        winners: Names of the units that won; details alone, as are the others' names.
        held: Of the beaten units that hold.
        fled: Of those that broke and got away.
        slain: Of those that broke and were caught.
        icons: Of those that used a Gleaming Icon.
    """

    winner: str
    margin: int
    broken: int
    caught: int
    score: int | None
    enemy_score: int | None
    wounds: int
    enemy_wounds: int
    units: tuple[Aftermath, ...]
    enemies: tuple[Aftermath, ...]
    afraid: str | None = detail()
    winners: str | None = detail()
    held: str | None = detail()
    fled: str | None = detail()
    slain: str | None = detail()
    icons: tuple[str, ...] | None = detail()


@dataclass(frozen=True, slots=True)
class GreatRoundResult(RoundResult):
    """A round of more than `FEW` units: its chances are told for the sides, not unit by unit."""

    units: tuple[Aftermath, ...] = detail()
    enemies: tuple[Aftermath, ...] = detail()
