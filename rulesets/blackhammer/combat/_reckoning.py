"""The reckoning of a round: losses, both sides' bonuses, and whom the loser's Fear weighs on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from rulesets.blackhammer.combat._plan import NAMES, Plan
from rulesets.blackhammer.combat.rank import RANK_POWER
from rulesets.blackhammer.combat.score import Camp, Verdict, tell_verdict, verdict
from rulesets.blackhammer.psychology.fear import defeat_penalty
from rulesets.dice.handle import Dice

_Counts: TypeAlias = "tuple[tuple[int, ...], tuple[int, ...]]"


@dataclass(frozen=True, eq=False, slots=True)
class Stakes:
    """What the end of a round depends on beside the losses; compared by identity.

    Attributes:
        plan: The round.
        high_ground: Which sides stand higher.
        other: Other bonuses of each.
        restrain: Which sides try to hold back.
        obstacle: Which sides defend an obstacle.
    """

    plan: Plan
    high_ground: tuple[bool, bool]
    other: tuple[int, int]
    restrain: tuple[bool, bool]
    obstacle: tuple[bool, bool]


@dataclass(frozen=True, eq=False, slots=True)
class Reckoning:
    """A round after the blows; compared by identity.

    Attributes:
        wounds: Wounds lost by each unit of each side.
        alive: Models left.
        states: `engaged`, `wiped-out`, or `free` for a unit whose enemies all died.
        told: Who won.
        tests: Beaten units that test, with what Fear adds to their dice.
    """

    wounds: _Counts
    alive: _Counts
    states: tuple[tuple[str, ...], tuple[str, ...]]
    told: Verdict
    tests: tuple[tuple[int, int], ...]


def reckon(dice: Dice, stakes: Stakes, wounds: tuple[int, ...]) -> Reckoning:
    """Count a round's result from the wounds each unit lost, both sides one after the other."""
    plan = stakes.plan
    first = len(plan.sides[0])
    split = (wounds[:first], wounds[first:])
    alive = (_alive(plan, 0, split[0]), _alive(plan, 1, split[1]))
    camps = (_camp(stakes, 0, split, alive), _camp(stakes, 1, split, alive))
    told = verdict(camps[0], camps[1])
    tell_verdict(dice, camps[0], camps[1], told)
    tests = _tests(plan, NAMES.index(told.winner), alive) if told.margin else ()
    return Reckoning(split, alive, (_states(plan, 0, alive), _states(plan, 1, alive)), told, tests)


def _alive(plan: Plan, side: int, wounds: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        [
            one.unit.models - one.lost(lost)
            for one, lost in zip(plan.sides[side], wounds, strict=True)
        ]
    )


def _states(plan: Plan, side: int, alive: _Counts) -> tuple[str, ...]:
    states = []
    for place, left in enumerate(alive[side]):
        foes = any(alive[1 - side][foe] for foe in plan.foes(side, place))
        states.append("wiped-out" if not left else "engaged" if foes else "free")
    return tuple(states)


def _camp(stakes: Stakes, side: int, wounds: _Counts, alive: _Counts) -> Camp:
    plan = stakes.plan
    units = [(left, one) for left, one in zip(alive[side], plan.sides[side], strict=True) if left]
    asides = [
        one.facing
        for left, one in units
        if one.facing != "front"
        and left * one.power_each >= RANK_POWER
        and not _lone(plan, 1 - side, one.target, alive[1 - side][one.target])
    ]
    held: frozenset[str] = frozenset().union(*[one.names for _, one in units])
    return Camp(
        wounds=sum(wounds[1 - side]),
        ranks=plan.ranks[side],
        power=sum([left * one.power_each for left, one in units]),
        standard="standard" in held,
        battle_standard="battle-standard" in held,
        high_ground=stakes.high_ground[side],
        flanks=asides.count("flank"),
        rears=asides.count("rear"),
        other=stakes.other[side],
        musician="musician" in held,
    )


def _lone(plan: Plan, side: int, place: int, alive: int) -> bool:
    """Return whether a unit is one last model of power 1, engaged on one side only [L2688]."""
    if alive != 1 or plan.sides[side][place].power_each != 1:
        return alive == 0
    return len({plan.facing_on(side, place, foe) for foe in plan.foes(side, place)}) == 1


def _tests(plan: Plan, victor: int, alive: _Counts) -> tuple[tuple[int, int], ...]:
    """Return the beaten units that test, in the order named, with what Fear adds."""
    victors = [
        (left * one.power_each, one.names)
        for left, one in zip(alive[victor], plan.sides[victor], strict=True)
    ]
    beaten = list(zip(alive[1 - victor], plan.sides[1 - victor], strict=True))
    terror = sum(power for power, names in victors if "terror" in names)
    fear = sum(power for power, names in victors if "fear" in names or "terror" in names)
    power = sum(left * one.power_each for left, one in beaten)
    return tuple(
        (
            place,
            defeat_penalty(one.rules, power=power, fear_power=fear, terror_power=terror),
        )
        for place, (left, one) in enumerate(beaten)
        if left
    )
