"""What a round of combat came to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from rulesets.dice.detail import detail

FEW: Final = 4
"""Units of a combat whose ends are told one by one in its chances."""
Reaction: TypeAlias = Literal["steady", "grumph", "sniff", "raaargh"]


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What a unit came to in a round of combat.

    Attributes:
        state: `engaged`, `fleeing`, `caught`, `wiped-out`, `pursues`, `stays` (it holds back
            from pursuit), `free` (its enemies are all dead), `may-overrun`, `scrapped` (a war
            machine that would flee), `bolted` (a monster that left after its last rider).
        frenzy_lost: It lost its Frenzy.
        wounds_lost: Wounds it lost.
        models_lost: Models it lost.
        dissolved: Wounds it lost to instability after the result [L2768-2772].
        reaction: How it reacted to the loss of its last rider: `steady`, `grumph`, `sniff`,
            `raaargh`; None where it lost none [L2352-2382].
        distance: How far it fled or pursued, in paces.
    """

    state: str
    frenzy_lost: bool
    dissolved: int = 0
    reaction: Reaction | None = None
    wounds_lost: int | None = detail()
    models_lost: int | None = detail()
    distance: int | None = detail()


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A round of combat.

    Attributes:
        winner: `unit`, `enemy`, or `none` for a draw.
        margin: By how much; 0 for a draw or when one side was wiped out.
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
        musician: Whether a musician won a draw.
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
    winners: str | None = detail()
    held: str | None = detail()
    fled: str | None = detail()
    slain: str | None = detail()
    musician: bool | None = detail()


@dataclass(frozen=True, slots=True)
class GreatRoundResult(RoundResult):
    """A round of more than `FEW` units: its chances are told for the sides, not unit by unit."""

    units: tuple[Aftermath, ...] = detail()
    enemies: tuple[Aftermath, ...] = detail()
