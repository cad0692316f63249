"""The combat result: wounds, every bonus by name, and the winner's margin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.combat.rank import MOST_RANKS, RANK_POWER
from rulesets.core.declaring.parameter import Flag, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier

MOST_OVERKILL: Final = 5
"""[L1908]."""
FLANK: Final = 1
REAR: Final = 2


@dataclass(frozen=True, slots=True)
class Overkill:
    """The overkill on the victim of a challenge.

    Attributes:
        wounds: Wounds it really lost.
        bonus: Overkill bonus, at most 5.
        total: Both together.
    """

    wounds: int
    bonus: int
    total: int


@procedure(source="L1908, L2128", phases=("close-combat",))
def overkill(
    _dice: Dice,
    *,
    wounds: Annotated[int, Whole(0, 100)],
    w: Annotated[int, Whole(1, 20)],
    challenge: Annotated[bool, Flag()] = True,
) -> Overkill:
    """Count the wounds beyond a victim's last [L1908, L2120, L2128].

    Args:
        wounds: Unsaved wounds it took.
        w: Wounds it had left.
        challenge: Whether it fought a challenge; elsewhere excess wounds are lost.
    """
    lost = min(wounds, w)
    bonus = min(MOST_OVERKILL, wounds - lost) if challenge else 0
    return Overkill(lost, bonus, lost + bonus)


@dataclass(frozen=True, slots=True)
class CombatSide:
    """A side of a combat, by all that counts in its result.

    Attributes:
        wounds: Wounds the other side lost in this combat.
        ranks: Best rank bonus of its units at the start, 0-3.
        power: Unit power left, None when unknown; 0 when wiped out.
        standard: A standard bearer in a front rank.
        battle_standard: The battle standard, engaged.
        war_banner: A War Banner, with one of its units [L3080].
        high_ground: Half of its models or more stand higher.
        flanks: Its units of unit power 5 or more that attack a flank.
        rears: Those that attack a rear.
        overkill: Wounds beyond death in a challenge.
        other: Bonuses of items and abilities.
        musician: A musician in a front rank.
        doomed: One of its units is Doomed [L3234].
        name: What its units are called, where known.
    """

    wounds: int = 0
    ranks: int = 0
    power: int | None = None
    standard: bool = False
    battle_standard: bool = False
    war_banner: bool = False
    high_ground: bool = False
    flanks: int = 0
    rears: int = 0
    overkill: int = 0
    other: int = 0
    musician: bool = False
    doomed: bool = False
    name: str | None = None


def bonuses(side: CombatSide, foe: CombatSide) -> tuple[Modifier, ...]:
    """Return the bonuses of a side, by name [L1882-1908].

    Flank and rear go to the side with more units so placed, to nobody at equal numbers; high
    ground to nobody when both hold it.
    """
    outnumbers = side.power is not None and foe.power is not None and side.power > foe.power
    named = (
        ("ranks", min(MOST_RANKS, side.ranks)),
        ("outnumber", int(outnumbers)),
        ("cohesion", int(side.ranks > 0 and not foe.ranks)),
        ("standard", int(side.standard)),
        ("battle-standard", int(side.battle_standard)),
        ("war-banner", int(side.war_banner)),
        ("high-ground", int(side.high_ground and not foe.high_ground)),
        ("flank", FLANK if side.flanks > foe.flanks else 0),
        ("rear", REAR if side.rears > foe.rears else 0),
        ("overkill", min(MOST_OVERKILL, side.overkill)),
        ("doomed", int(foe.doomed)),
        ("other", side.other),
    )
    return tuple([Modifier(key, value) for key, value in named if value])


@dataclass(frozen=True, slots=True)
class Verdict:
    """The winner of a combat, and the margin.

    Attributes:
        winner: `unit`, `enemy`, or `none` for a draw.
        margin: By how much; 0 for a draw or when the other side was wiped out.
        score: Our side's combat result, None when it was not counted.
        enemy_score: The other side's.
        wiped_out: One side has nobody left, so that nothing is counted.
        musician: A musician won a draw.
        bonuses: Our side's bonuses and the other's, by name.
    """

    winner: str
    margin: int
    score: int | None
    enemy_score: int | None
    wiped_out: bool = False
    musician: bool = False
    bonuses: tuple[tuple[Modifier, ...], tuple[Modifier, ...]] = ((), ())


def verdict(ours: CombatSide, theirs: CombatSide) -> Verdict:
    """Return the winner [L1878-1908, L2300]; a side without unit power left lost outright."""
    if ours.power == 0 or theirs.power == 0:
        winner = "none" if ours.power == theirs.power else "unit" if theirs.power == 0 else "enemy"
        return Verdict(winner, 0, None, None, wiped_out=True)
    named = (bonuses(ours, theirs), bonuses(theirs, ours))
    score = ours.wounds + sum([modifier.value for modifier in named[0]])
    enemy_score = theirs.wounds + sum([modifier.value for modifier in named[1]])
    if score == enemy_score:
        if ours.musician == theirs.musician:
            return Verdict("none", 0, score, enemy_score, bonuses=named)
        winner = "unit" if ours.musician else "enemy"
        return Verdict(winner, 1, score, enemy_score, musician=True, bonuses=named)
    winner = "unit" if score > enemy_score else "enemy"
    return Verdict(winner, abs(score - enemy_score), score, enemy_score, bonuses=named)


def tell_verdict(dice: Dice, ours: CombatSide, theirs: CombatSide, told: Verdict) -> None:
    """Note how the result came about, bonus by bonus."""
    if told.wiped_out:
        dice.tell("wiped-out", winner=told.winner)
        return
    for role, side, named in (
        ("unit", ours, told.bonuses[0]),
        ("enemy", theirs, told.bonuses[1]),
    ):
        dice.tell("combat-wounds", side=role, name=side.name, wounds=side.wounds)
        for modifier in named:
            dice.tell(
                "combat-bonus", side=role, name=side.name, bonus=modifier.key, value=modifier.value
            )
    if told.musician:
        winner = ours if told.winner == "unit" else theirs
        dice.tell("musician-wins", side=told.winner, name=winner.name)


def strong_enough(powers: Sequence[int]) -> int:
    """Return how many of these unit powers are enough for a flank or rear bonus [L1904]."""
    return sum(1 for power in powers if power >= RANK_POWER)


@dataclass(frozen=True, slots=True)
class TieBreak:
    """The side that wins a drawn combat by 1: `unit`, `enemy` or `none`."""

    winner: str
    margin: int


@procedure(source="L2300", phases=("close-combat",))
def musician_tie(
    _dice: Dice,
    *,
    musician: Annotated[bool, Flag()] = False,
    enemy_musician: Annotated[bool, Flag()] = False,
) -> TieBreak:
    """Break a drawn combat: a musician on one side only wins it by 1 [L2300]."""
    settled = verdict(CombatSide(musician=musician), CombatSide(musician=enemy_musician))
    return TieBreak(settled.winner, settled.margin)
