"""The Combat Score: wounds, every bonus by name, and the winner's margin [R L582-604, L876]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.t9a.combat.ranks import rank_bonus

MOST_OVERKILL: Final = 3
FLANK: Final = 1
REAR: Final = 2


@dataclass(frozen=True, slots=True)
class CombatSide:
    """A side of a combat, by all that counts in its Combat Score.

    Attributes:
        wounds: Unsaved wounds it inflicted this round in this combat.
        overkill: Wounds beyond death in a challenge.
        charged: One of its units charged into this combat, whose first round this is.
        downhill: It charged down a hill.
        ranks: Full Ranks of its best unit.
        standard: It has a standard bearer in the combat.
        battle_standard: It has the battle standard in the combat.
        flank: One of its units fights in an enemy's flank: with how many Full Ranks; None.
        rear: The same of an enemy's rear.
        war_standard: A War Standard, with one of its units [1.0.0].
        spells: Bonuses of spells on its units.
        other: Other bonuses, of items for one.
        musician: It has a musician in the combat.
        name: What its units are called, where known.
    """

    wounds: int = 0
    overkill: int = 0
    charged: bool = False
    downhill: bool = False
    ranks: int = 0
    standard: bool = False
    battle_standard: bool = False
    flank: int | None = None
    rear: int | None = None
    war_standard: bool = False
    spells: int = 0
    other: int = 0
    musician: bool = False
    name: str | None = None


def bonuses(side: CombatSide) -> tuple[Modifier, ...]:
    """Return the bonuses of a side, by name, without the wounds."""
    named = (
        ("overkill", min(MOST_OVERKILL, side.overkill)),
        ("charge", (1 + side.downhill) if side.charged else 0),
        ("ranks", rank_bonus(side.ranks)),
        ("standard", int(side.standard)),
        ("battle-standard", int(side.battle_standard)),
        ("flank", _aside(FLANK, side.flank)),
        ("rear", _aside(REAR, side.rear)),
        ("war-standard", int(side.war_standard)),
        ("spells", side.spells),
        ("other", side.other),
    )
    return tuple(Modifier(key, value) for key, value in named if value)


def _aside(worth: int, ranks: int | None) -> int:
    return 0 if ranks is None else worth + (ranks > 0)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The winner of a round of combat, and the margin.

    Attributes:
        winner: `unit`, `enemy`, or `none` where both count as winners.
        margin: By how much; 0 where a Musician won a tie.
        score: Combat Score of our side.
        enemy_score: Of the other.
        musician: A Musician won a tie.
    """

    winner: str
    margin: int
    score: int
    enemy_score: int
    musician: bool = False


def verdict(ours: CombatSide, theirs: CombatSide) -> Verdict:
    """Compare two Combat Scores; a Musician alone wins a tie, which changes no test [R L876]."""
    own, other = (
        side.wounds + sum(bonus.value for bonus in bonuses(side)) for side in (ours, theirs)
    )
    if own != other:
        return Verdict("unit" if own > other else "enemy", abs(own - other), own, other)
    if ours.musician != theirs.musician:
        return Verdict("unit" if ours.musician else "enemy", 0, own, other, musician=True)
    return Verdict("none", 0, own, other)


def tell_verdict(dice: Dice, ours: CombatSide, theirs: CombatSide, told: Verdict) -> None:
    """Tell the players what each side brought."""
    for role, side in (("unit", ours), ("enemy", theirs)):
        dice.tell("combat-wounds", side=role, name=side.name, wounds=side.wounds)
        for bonus in bonuses(side):
            dice.tell("combat-bonus", side=role, name=side.name, bonus=bonus.key, value=bonus.value)
    if told.musician:
        winner = ours if told.winner == "unit" else theirs
        dice.tell("musician-wins", side=told.winner, name=winner.name)
