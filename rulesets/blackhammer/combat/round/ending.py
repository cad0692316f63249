"""The end of a round: result, break tests, flight and pursuit."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from rulesets.blackhammer.combat.fighters.riderless import (
    GRUMPH,
    Reactions,
    maddened,
    react,
    without_bolted,
)
from rulesets.blackhammer.combat.fighters.siege import BESIEGED
from rulesets.blackhammer.combat.morale import take_break_test
from rulesets.blackhammer.combat.restraint import UNBRIDLED, raging, restrain_test
from rulesets.blackhammer.combat.round.combat_result import Defeat, Stakes, reckon
from rulesets.blackhammer.combat.round.flight_and_pursuit import Race, Runner
from rulesets.blackhammer.combat.round.losses import Toll
from rulesets.blackhammer.combat.round.nerve import nerve_of
from rulesets.blackhammer.combat.round.outcome import FEW, Aftermath, GreatRoundResult, RoundResult
from rulesets.blackhammer.combat.round.plan import NAMES, Fighter, Plan
from rulesets.blackhammer.movement.gait import ROOTED
from rulesets.blackhammer.unit.unit_state import listed, never_flees, never_pursues
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Purpose

_GONE: Final = ("wiped-out", "scrapped")
"""What nobody can pursue, though it was there when the blows were over."""


@dataclass(frozen=True, slots=True)
class _Fate:
    """What a unit came to, its losses aside."""

    state: str
    frenzy_lost: bool = False
    dissolved: int = 0
    distance: int | None = detail()


_Fates: TypeAlias = "tuple[tuple[_Fate, ...], tuple[_Fate, ...]]"


@dataclass(frozen=True, slots=True)
class _Ending:
    """How many of the beaten broke and were caught, and what every unit came to."""

    broken: int
    caught: int
    fates: _Fates


@dataclass(frozen=True, slots=True)
class _SidesEnding:
    """The same, told for the sides alone where only chances are asked."""

    broken: int
    caught: int
    fates: tuple[tuple[_Fate, ...], tuple[_Fate, ...]] | None = detail()


_Named: TypeAlias = "tuple[str | None, str | None, str | None, str | None]"


def finish_round(dice: Dice, stakes: Stakes, toll: Toll) -> RoundResult:
    """Settle a round from its losses [L1878-1944].

    Args:
        dice: Break tests, restraint, flights, pursuits.
        stakes: The round.
        toll: What was lost.
    """
    reactions = react(dice, stakes.plan, toll)
    toll = without_bolted(stakes.plan, toll, reactions)
    if reactions.rows:
        stakes = replace(stakes, plan=maddened(stakes.plan, reactions))
    plan = stakes.plan
    known = dice.call(reckon, stakes, toll)
    told = known.told
    great = len(plan.sides[0]) + len(plan.sides[1]) > FEW
    ending: _Ending | _SidesEnding
    if known.defeat is None:
        ending = _Ending(0, 0, _unsettled(plan, known.alive))
    elif great:
        ending = dice.call(_end_for_sides, stakes, known.defeat)
    else:
        ending = dice.call(_end, stakes, known.defeat)
    headline = (
        told.winner,
        told.margin,
        ending.broken,
        ending.caught,
        told.score,
        told.enemy_score,
        toll.wounds[1],
        toll.wounds[0],
    )
    kind = GreatRoundResult if great else RoundResult
    if ending.fates is None or (great and toll.lost is None):
        return GreatRoundResult(*headline)
    names = _names(plan, told.winner, known.defeat, ending.fates)
    aftermaths = _aftermaths(plan, toll.lost, ending.fates, reactions)
    return replace(kind(*headline, *aftermaths, *names), musician=told.musician)


def _names(plan: Plan, winner: str, defeat: Defeat | None, fates: _Fates) -> _Named:
    """Return who won, and of the beaten who holds, who gets away and who is caught."""
    if winner == "none":
        return None, None, None, None
    victor = NAMES.index(winner)
    tested = () if defeat is None else [place for place, _ in defeat.tests]

    def beaten(*states: str) -> str | None:
        places = [place for place in tested if fates[1 - victor][place].state in states]
        return listed([plan.sides[1 - victor][place].unit.name for place in places])

    return (
        listed([one.unit.name for one in plan.sides[victor]]),
        beaten("engaged", "free"),
        beaten("fleeing"),
        beaten("caught", "scrapped"),
    )


def _aftermaths(
    plan: Plan, lost: tuple[int, ...] | None, fates: _Fates, reactions: Reactions
) -> tuple[tuple[Aftermath, ...], tuple[Aftermath, ...]]:
    first = len(plan.sides[0])
    sides = []
    for side in (0, 1):
        units = []
        for place, (one, fate) in enumerate(zip(plan.sides[side], fates[side], strict=True)):
            wounds = None if lost is None else lost[place + side * first]
            models = None if wounds is None else one.lost(wounds)
            reaction = reactions.of(side, place)
            units.append(
                Aftermath(
                    "bolted" if reaction == GRUMPH else fate.state,
                    fate.frenzy_lost,
                    fate.dissolved,
                    reaction,
                    wounds,
                    models,
                    fate.distance,
                )
            )
        sides.append(tuple(units))
    return sides[0], sides[1]


def _unsettled(plan: Plan, alive: tuple[tuple[bool, ...], tuple[bool, ...]]) -> _Fates:
    """Return what the blows alone made of every unit."""
    ours, theirs = (
        tuple(
            [
                _Fate(
                    "wiped-out"
                    if not lives
                    else "engaged"
                    if plan.standing_about(side, place, alive)
                    else "free"
                )
                for place, lives in enumerate(alive[side])
            ]
        )
        for side in (0, 1)
    )
    return ours, theirs


def _end_for_sides(dice: Dice, stakes: Stakes, defeat: Defeat) -> _SidesEnding:
    """Do as `_end`, where chances need no more than how many broke and were caught."""
    ending = dice.call(_end, stakes, defeat)
    return _SidesEnding(ending.broken, ending.caught, ending.fates)


def _end(dice: Dice, stakes: Stakes, defeat: Defeat) -> _Ending:
    """Let the beaten test, the broken flee, the victors pursue, and the slow be caught."""
    plan = stakes.plan
    victor, beaten = defeat.victor, 1 - defeat.victor
    fates = [list(side) for side in _unsettled(plan, defeat.alive)]
    broken = _take_tests(dice, plan, defeat, fates[beaten])
    pursuers: list[tuple[int, Runner]] = []
    for place, one in enumerate(plan.sides[victor]):
        if not defeat.alive[victor][place] or _follows(plan, victor, place, defeat):
            continue
        around = [
            _leader(plan, beaten, foe, defeat)
            for foe in plan.standing_about(victor, place, defeat.alive)
        ]
        gone = [foe for foe in around if fates[beaten][foe].state in _GONE]
        if not {*gone, *broken}.issuperset(around):
            continue
        foes = sorted(set(around).intersection(broken))
        if not foes:
            roams = one.charged and not never_pursues(one.unit, one.rules)
            fates[victor][place] = _Fate("may-overrun" if roams else "free")
        elif _pursues(dice, stakes, victor, one, _fallen(plan, victor, defeat)):
            chased = _direction(plan, victor, place, foes)
            places = tuple(broken.index(foe) for foe in chased)
            pursuers.append((place, Runner(one.unit.name, one.running, places)))
        else:
            fates[victor][place] = _Fate("stays")
    caught = 0
    if broken:
        fleers = {place: plan.sides[beaten][place] for place in broken}
        caught = _run(dice, fleers, pursuers, fates[beaten], fates[victor])
    _lead(plan, defeat, fates)
    scrapped = [fate.state for fate in fates[beaten]].count("scrapped")
    return _Ending(len(broken) + scrapped, caught, (tuple(fates[0]), tuple(fates[1])))


def _take_tests(dice: Dice, plan: Plan, defeat: Defeat, fates: list[_Fate]) -> list[int]:
    """Let the beaten test for themselves; return the places of the broken."""
    beaten = 1 - defeat.victor
    broken: list[int] = []
    for place, fear in defeat.tests:
        one = plan.sides[beaten][place]
        ld, led = nerve_of(one.unit, _fallen(plan, beaten, defeat))
        test = dice.call(
            take_break_test,
            ld=ld,
            lost_by=defeat.margin,
            fear=fear,
            penalty=0,
            rules=_with_banner(plan, beaten, place, defeat) | led,
        )
        state = fates[place].state
        if test.broken and (never_flees(one.unit) or one.unit.has(BESIEGED)):
            # It does not flee but is destroyed, so that nobody pursues it [L2484, L2990, L3104].
            state = "scrapped"
        if test.dissolved:
            dice.tell("dissolves", unit=one.unit.name, wounds=test.dissolved)
            if test.dissolved >= defeat.left[place]:
                state = "wiped-out"
        else:
            outcome = "broken" if test.broken else "holds"
            dice.tell(outcome, unit=one.unit.name, total=test.total, ld=test.ld)
        fates[place] = _Fate(state, test.frenzy_lost, test.dissolved)
        if test.broken and state != "scrapped":
            broken.append(place)
    return broken


def _fallen(plan: Plan, side: int, defeat: Defeat) -> tuple[str, ...]:
    """Return the names of those of a side of whom nothing is left."""
    lives = zip(plan.sides[side], defeat.alive[side], strict=True)
    return tuple(one.unit.name for one, alive in lives if not alive)


def _lead(plan: Plan, defeat: Defeat, fates: list[list[_Fate]]) -> None:
    """Let characters share what became of the unit that they are in."""
    for side in (0, 1):
        for place, one in enumerate(plan.sides[side]):
            if not _follows(plan, side, place, defeat):
                continue
            led = fates[side][one.host or 0]
            # Of a unit that dissolved after the blows, he is left.
            if led.state not in _GONE:
                raging = side != defeat.victor and "frenzy" in one.names
                fates[side][place] = _Fate(led.state, raging, distance=led.distance)


def _follows(plan: Plan, side: int, place: int, defeat: Defeat) -> bool:
    """Return whether a character does as the unit does that he is in."""
    alive, host = defeat.alive[side], plan.sides[side][place].host
    return alive[place] and host is not None and alive[host]


def _leader(plan: Plan, side: int, place: int, defeat: Defeat) -> int:
    """Return the unit that a fighter goes with: its own, or the one he is in."""
    host = plan.sides[side][place].host
    return place if host is None or not defeat.alive[side][host] else host


def _with_banner(plan: Plan, side: int, place: int, defeat: Defeat) -> SpecialRules:
    """Return the rules of a unit for its test, with the battle standard of who fights in it."""
    rules = plan.sides[side][place].break_rules
    for one in plan.party(side, place):
        if defeat.alive[side][one] and "battle-standard" in plan.sides[side][one].names:
            rules = rules | SpecialRules.of("battle-standard")
    return rules


def _run(
    dice: Dice,
    fleers: dict[int, Fighter],
    pursuers: list[tuple[int, Runner]],
    beaten: list[_Fate],
    victors: list[_Fate],
) -> int:
    """Roll flights and pursuits and note what they come to; return how many are caught."""
    runners = tuple(Runner(one.unit.name, one.running) for one in fleers.values())
    ran = dice.ask(Race(Purpose("flee"), runners, tuple(one for _, one in pursuers)))
    flights = ran.flights or (None,) * len(fleers)
    ways = ran.pursuits or (None,) * len(pursuers)
    for (place, one), caught, flight in zip(fleers.items(), ran.caught, flights, strict=True):
        state = "caught" if caught else "fleeing"
        beaten[place] = _Fate(state, beaten[place].frenzy_lost, distance=flight)
        dice.tell("caught" if caught else "escapes", unit=one.unit.name, distance=flight)
    for (place, _), way in zip(pursuers, ways, strict=True):
        victors[place] = _Fate("pursues", distance=way)
    return sum(ran.caught)


def _pursues(dice: Dice, stakes: Stakes, side: int, one: Fighter, fallen: tuple[str, ...]) -> bool:
    if one.running == ROOTED or one.unit.has(BESIEGED) or never_pursues(one.unit, one.rules):
        return False
    wild = any(rule in one.names for rule in UNBRIDLED) or raging(one.unit, fallen)
    if not stakes.restrain[side] or wild:
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
