"""The end of a round: result, break tests, flight and pursuit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from rulesets.blackhammer.combat._plan import NAMES, Fighter, Plan
from rulesets.blackhammer.combat.morale import BREAK_RULES, BreakTest, break_test
from rulesets.blackhammer.combat.rank import RANK_POWER
from rulesets.blackhammer.combat.rout import RESTRAIN_RULES, UNBRIDLED, Runner, restrain_test, rout
from rulesets.blackhammer.combat.score import Camp, Verdict, tell_verdict, verdict
from rulesets.core.rules import SpecialRules
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice

_States: TypeAlias = "list[list[str]]"
_Ends: TypeAlias = "dict[tuple[int, int], tuple[str, int | None]]"


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What a unit came to in a round of combat.

    Attributes:
        wounds_lost: Wounds it lost.
        models_lost: Models it lost.
        state: `engaged`, `fleeing`, `caught`, `wiped-out`, `pursues`, `stays` (it holds back
            from pursuit), `free` (its enemies are all dead), `may-overrun`.
        frenzy_lost: It lost its Frenzy.
        distance: How far it fled or pursued, in paces.
    """

    wounds_lost: int
    models_lost: int
    state: str
    frenzy_lost: bool
    distance: int | None = detail()


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A round of combat.

    Attributes:
        winner: `unit`, `enemy`, or `none` for a draw.
        margin: By how much; 0 for a draw or when one side was wiped out.
        score: Our side's combat result, None when it was not counted.
        enemy_score: The other side's.
        wounds: Wounds our side caused.
        enemy_wounds: Wounds the other side caused.
        broken: Beaten units that broke.
        caught: Those of them that were caught.
        units: Each of our units, in the order named.
        enemies: Each of the enemy's.
    """

    winner: str
    margin: int
    score: int | None
    enemy_score: int | None
    wounds: int
    enemy_wounds: int
    broken: int
    caught: int
    units: tuple[Aftermath, ...]
    enemies: tuple[Aftermath, ...]


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


def finish_round(dice: Dice, stakes: Stakes, wounds: tuple[int, ...]) -> RoundResult:
    """Settle a round from the wounds each unit lost [L1878-1944].

    Args:
        dice: Break tests, restraint, flights, pursuits.
        stakes: The round.
        wounds: Wounds lost by each unit, both sides one after the other.
    """
    plan = stakes.plan
    first = len(plan.sides[0])
    split = (wounds[:first], wounds[first:])
    alive = tuple(
        tuple(
            one.unit.models - one.lost(lost)
            for one, lost in zip(plan.sides[side], split[side], strict=True)
        )
        for side in (0, 1)
    )
    camps = tuple(_camp(stakes, side, split, alive) for side in (0, 1))
    told = verdict(camps[0], camps[1])
    tell_verdict(dice, camps[0], camps[1], told)
    states = _states(plan, alive)
    ends: _Ends = {}
    tests: dict[int, BreakTest] = {}
    if told.winner != "none":
        victor = NAMES.index(told.winner)
        if told.margin:
            tests = _break_tests(dice, plan, victor, alive, told)
        for place, test in tests.items():
            if test.broken:
                states[1 - victor][place] = "fleeing"
        ends = _ends(dice, stakes, victor, states)
    outcomes = tuple(
        tuple(
            Aftermath(
                split[side][place],
                one.unit.models - alive[side][place],
                ends.get((side, place), (states[side][place], None))[0],
                _lost_frenzy(told, side, tests.get(place)),
                ends.get((side, place), ("", None))[1],
            )
            for place, one in enumerate(plan.sides[side])
        )
        for side in (0, 1)
    )
    ran = [end for end, _ in ends.values() if end in ("fleeing", "caught")]
    return RoundResult(
        told.winner,
        told.margin,
        told.score,
        told.enemy_score,
        sum(split[1]),
        sum(split[0]),
        len(ran),
        ran.count("caught"),
        outcomes[0],
        outcomes[1],
    )


def _states(plan: Plan, alive: tuple[tuple[int, ...], ...]) -> _States:
    """Return who is still there; a unit whose enemies all died is engaged no more."""
    states = [["engaged" if left else "wiped-out" for left in alive[side]] for side in (0, 1)]
    for side in (0, 1):
        for place, left in enumerate(alive[side]):
            if left and not any(alive[1 - side][foe] for foe in plan.foes(side, place)):
                states[side][place] = "free"
    return states


def _lost_frenzy(told: Verdict, side: int, test: BreakTest | None) -> bool:
    return NAMES[side] != told.winner and test is not None and test.frenzy_lost


def _camp(
    stakes: Stakes,
    side: int,
    wounds: tuple[tuple[int, ...], tuple[int, ...]],
    alive: tuple[tuple[int, ...], ...],
) -> Camp:
    plan = stakes.plan
    units = [(place, one) for place, one in enumerate(plan.sides[side]) if alive[side][place] > 0]
    asides = [
        one.facing
        for place, one in units
        if one.facing != "front"
        and alive[side][place] * one.power_each >= RANK_POWER
        and not _lone(plan, 1 - side, one.target, alive[1 - side][one.target])
    ]
    return Camp(
        wounds=sum(wounds[1 - side]),
        ranks=plan.ranks[side],
        power=sum(alive[side][place] * one.power_each for place, one in units),
        standard=any("standard" in one.rules for _, one in units),
        battle_standard=any("battle-standard" in one.rules for _, one in units),
        high_ground=stakes.high_ground[side],
        flanks=asides.count("flank"),
        rears=asides.count("rear"),
        other=stakes.other[side],
        musician=any("musician" in one.rules for _, one in units),
    )


def _lone(plan: Plan, side: int, place: int, alive: int) -> bool:
    """Return whether a unit is one last model of power 1, engaged on one side only [L2688]."""
    if alive != 1 or plan.sides[side][place].power_each != 1:
        return alive == 0
    return len({plan.facing_on(side, place, foe) for foe in plan.foes(side, place)}) == 1


def _break_tests(
    dice: Dice, plan: Plan, victor: int, alive: tuple[tuple[int, ...], ...], told: Verdict
) -> dict[int, BreakTest]:
    """Test every beaten unit that is left, in the order named."""
    beaten = plan.sides[1 - victor]
    power = sum(left * one.power_each for left, one in zip(alive[1 - victor], beaten, strict=True))
    feared = {
        cause: sum(
            left * one.power_each
            for left, one in zip(alive[victor], plan.sides[victor], strict=True)
            if cause in one.rules
        )
        for cause in ("fear", "terror")
    }
    both = sum(
        left * one.power_each
        for left, one in zip(alive[victor], plan.sides[victor], strict=True)
        if "fear" in one.rules or "terror" in one.rules
    )
    tests = {}
    for place, one in enumerate(beaten):
        if alive[1 - victor][place]:
            terror_alone = "fear" in one.rules
            if len(beaten) > 1:
                dice.tell("tests-break", unit=one.unit.name)
            tests[place] = dice.call(
                break_test,
                ld=one.unit.number("ld"),
                lost_by=told.margin,
                power=power,
                enemy_power=feared["terror"] if terror_alone else both,
                rules=_only(one.rules, BREAK_RULES),
                enemy_rules=SpecialRules.of("terror" if terror_alone else "fear"),
            )
    return tests


def _only(rules: SpecialRules, kept: tuple[str, ...]) -> SpecialRules:
    return rules.without([rule for rule in rules if rule not in kept])


def _ends(dice: Dice, stakes: Stakes, victor: int, states: _States) -> _Ends:
    """Let the victors restrain themselves or pursue, the broken flee, and the slow be caught.

    Returns:
        State and distance of each unit whose state changed, by side and place.
    """
    plan = stakes.plan
    beaten = 1 - victor
    fleeing = [place for place, state in enumerate(states[beaten]) if state == "fleeing"]
    ends: _Ends = {}
    pursuers: list[tuple[int, Runner]] = []
    for place, one in enumerate(plan.sides[victor]):
        foes = plan.foes(victor, place)
        gone = [states[beaten][foe] for foe in foes]
        if states[victor][place] == "wiped-out" or "engaged" in gone:
            continue
        if "fleeing" not in gone:
            ends[victor, place] = ("may-overrun" if one.charged else "free", None)
        elif _pursues(dice, stakes, victor, one):
            chased = _direction(plan, victor, place, [foe for foe in foes if foe in fleeing])
            places = tuple(fleeing.index(foe) for foe in chased)
            pursuers.append((place, Runner(one.unit.name, one.gait, places)))
        else:
            ends[victor, place] = ("stays", None)
    if not fleeing:
        return ends
    runners = tuple(
        Runner(plan.sides[beaten][place].unit.name, plan.sides[beaten][place].gait)
        for place in fleeing
    )
    ran = dice.call(rout, runners, tuple(one for _, one in pursuers))
    flights = ran.flights or (None,) * len(fleeing)
    ways = ran.pursuits or (None,) * len(pursuers)
    for place, caught, flight in zip(fleeing, ran.caught, flights, strict=True):
        ends[beaten, place] = ("caught" if caught else "fleeing", flight)
    for (place, _), way in zip(pursuers, ways, strict=True):
        ends[victor, place] = ("pursues", way)
    return ends


def _pursues(dice: Dice, stakes: Stakes, side: int, one: Fighter) -> bool:
    if one.gait.dice == 0:
        return False
    if not stakes.restrain[side] or any(rule in one.rules for rule in UNBRIDLED):
        return True
    return dice.call(
        restrain_test,
        ld=one.unit.number("ld"),
        obstacle=stakes.obstacle[side] or one.unit.has("defends-obstacle"),
        rules=_only(one.rules, RESTRAIN_RULES),
    ).pursues


def _direction(plan: Plan, side: int, place: int, foes: list[int]) -> list[int]:
    """Return the fleeing units that a pursuer goes after: those of one side, its front first."""
    sides = {foe: plan.facing_on(side, place, foe) for foe in foes}
    chosen = "front" if "front" in sides.values() else sides[foes[0]]
    return [foe for foe in foes if sides[foe] == chosen]
