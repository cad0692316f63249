"""The end of a round: result, break tests, flight and pursuit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from rulesets.blackhammer.combat._plan import NAMES, Fighter, Plan
from rulesets.blackhammer.combat._reckoning import Reckoning, Stakes, reckon
from rulesets.blackhammer.combat.morale import BreakTest, take_break_test
from rulesets.blackhammer.combat.restraint import UNBRIDLED, restrain_test
from rulesets.blackhammer.combat.rout import Runner, rout
from rulesets.blackhammer.movement.gait import ROOTED
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice

_Ends: TypeAlias = "dict[tuple[int, int], tuple[str, int | None]]"


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What a unit came to in a round of combat.

    Attributes:
        state: `engaged`, `fleeing`, `caught`, `wiped-out`, `pursues`, `stays` (it holds back
            from pursuit), `free` (its enemies are all dead), `may-overrun`.
        wounds_lost: Wounds it lost.
        models_lost: Models it lost.
        frenzy_lost: It lost its Frenzy.
        distance: How far it fled or pursued, in paces.
    """

    state: str
    wounds_lost: int
    models_lost: int
    frenzy_lost: bool
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


def finish_round(dice: Dice, stakes: Stakes, wounds: tuple[int, ...]) -> RoundResult:
    """Settle a round from the wounds each unit lost [L1878-1944].

    Args:
        dice: Break tests, restraint, flights, pursuits.
        stakes: The round.
        wounds: Wounds lost by each unit, both sides one after the other.
    """
    plan = stakes.plan
    known = dice.call(reckon, stakes, wounds)
    told = known.told
    tests: dict[int, BreakTest] = {}
    ends: _Ends = {}
    if told.winner != "none":
        victor = NAMES.index(told.winner)
        for place, fear in known.tests:
            one = plan.sides[1 - victor][place]
            test = dice.call(
                take_break_test,
                ld=one.unit.number("ld"),
                lost_by=told.margin,
                fear=fear,
                penalty=0,
                rules=one.break_rules,
            )
            tests[place] = test
            dice.tell(
                "broken" if test.broken else "holds",
                unit=one.unit.name,
                total=test.total,
                ld=test.ld,
            )
        broken = {place for place, test in tests.items() if test.broken}
        ends = _ends(dice, stakes, known, broken)
    sides: list[tuple[Aftermath, ...]] = []
    for side in (0, 1):
        lost = NAMES[side] != told.winner
        units = []
        for place, one in enumerate(plan.sides[side]):
            end, distance = ends.get((side, place), (known.states[side][place], None))
            frenzy_lost = lost and place in tests and tests[place].frenzy_lost
            fell = one.unit.models - known.alive[side][place]
            units.append(Aftermath(end, known.wounds[side][place], fell, frenzy_lost, distance))
        sides.append(tuple(units))
    ran = [end for end, _ in ends.values() if end in ("fleeing", "caught")]
    return RoundResult(
        told.winner,
        told.margin,
        len(ran),
        ran.count("caught"),
        told.score,
        told.enemy_score,
        sum(known.wounds[1]),
        sum(known.wounds[0]),
        sides[0],
        sides[1],
    )


def _ends(dice: Dice, stakes: Stakes, known: Reckoning, broken: set[int]) -> _Ends:
    """Let the victors restrain themselves or pursue, the broken flee, and the slow be caught.

    Returns:
        State and distance of each unit whose state changed, by side and place.
    """
    plan = stakes.plan
    victor = NAMES.index(known.told.winner)
    beaten = 1 - victor
    fleeing = sorted(broken)
    ends: _Ends = {}
    pursuers: list[tuple[int, Runner]] = []
    for place, one in enumerate(plan.sides[victor]):
        foes = plan.foes(victor, place)
        held = [foe for foe in foes if foe not in broken and known.alive[beaten][foe]]
        if not known.alive[victor][place] or held:
            continue
        if not broken.intersection(foes):
            ends[victor, place] = ("may-overrun" if one.charged else "free", None)
        elif _pursues(dice, stakes, victor, one):
            chased = _direction(plan, victor, place, [foe for foe in foes if foe in broken])
            places = tuple(fleeing.index(foe) for foe in chased)
            pursuers.append((place, Runner(one.unit.name, one.running, places)))
        else:
            ends[victor, place] = ("stays", None)
    if not fleeing:
        return ends
    runners = tuple(
        Runner(plan.sides[beaten][place].unit.name, plan.sides[beaten][place].running)
        for place in fleeing
    )
    ran = dice.call(rout, runners, tuple(one for _, one in pursuers))
    flights = ran.flights or (None,) * len(fleeing)
    ways = ran.pursuits or (None,) * len(pursuers)
    for place, caught, flight in zip(fleeing, ran.caught, flights, strict=True):
        ends[beaten, place] = ("caught" if caught else "fleeing", flight)
        name = plan.sides[beaten][place].unit.name
        dice.tell("caught" if caught else "escapes", unit=name, distance=flight)
    for (place, _), way in zip(pursuers, ways, strict=True):
        ends[victor, place] = ("pursues", way)
    return ends


def _pursues(dice: Dice, stakes: Stakes, side: int, one: Fighter) -> bool:
    if one.running == ROOTED:
        return False
    if not stakes.restrain[side] or any(rule in one.names for rule in UNBRIDLED):
        return True
    return dice.call(
        restrain_test,
        ld=one.unit.number("ld"),
        obstacle=stakes.obstacle[side] or one.unit.has("defends-obstacle"),
        rules=one.restrain_rules,
    ).pursues


def _direction(plan: Plan, side: int, place: int, foes: list[int]) -> list[int]:
    """Return the fleeing units that a pursuer goes after: those of one side, its front first."""
    sides = {foe: plan.facing_on(side, place, foe) for foe in foes}
    chosen = "front" if "front" in sides.values() else sides[foes[0]]
    return [foe for foe in foes if sides[foe] == chosen]
