"""The end of a round: result, Break tests, flight and pursuit [R L582-616, L942]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.t9a.combat.morale import MACHINE, take_break_test
from rulesets.t9a.combat.pursuit import RESTRAIN_RULES, Runner, restrain_test, rout
from rulesets.t9a.combat.round.combat_result import Defeat, Stakes, listed, reckon
from rulesets.t9a.combat.round.losses import Toll
from rulesets.t9a.combat.round.outcome import FEW, Aftermath, GreatRoundResult, RoundResult
from rulesets.t9a.combat.round.plan import Fighter, Plan
from rulesets.t9a.psychology.nerve import with_standard

_GONE: Final = ("wiped-out", "scrapped")
"""What nobody can pursue, though it was there when the blows were over."""


_LED_ON: Final = ("may-overrun", "may-enter", "stays", "thrown-back")
"""What a unit still may do, or must, that players are told."""


@dataclass(frozen=True, slots=True)
class _Fate:
    """What a unit came to, its losses aside."""

    state: str
    crumbled: int = 0
    distance: int | None = detail()


_Fates: TypeAlias = "tuple[tuple[_Fate, ...], tuple[_Fate, ...]]"


@dataclass(frozen=True, slots=True)
class _Ending:
    """How many of the beaten broke and were caught, and what every unit came to.

    Of those that used a Gleaming Icon it keeps the names.
    """

    broken: int
    caught: int
    fates: _Fates
    icons: tuple[str, ...] | None = detail()


@dataclass(frozen=True, slots=True)
class _SidesEnding:
    """The same, told for the sides alone where only chances are asked."""

    broken: int
    caught: int
    fates: tuple[tuple[_Fate, ...], tuple[_Fate, ...]] | None = detail()
    icons: tuple[str, ...] | None = detail()


def finish_round(dice: Dice, stakes: Stakes, toll: Toll, afraid: str | None) -> RoundResult:
    """Settle a round from its losses.

    Args:
        dice: Break tests, restraint, flights, pursuits.
        stakes: The round.
        toll: What was lost.
        afraid: Who failed its Fear test.
    """
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
        told.score if known.counted else None,
        told.enemy_score if known.counted else None,
        toll.wounds[1],
        toll.wounds[0],
    )
    kind = GreatRoundResult if great else RoundResult
    if ending.fates is None or (great and toll.lost is None):
        return GreatRoundResult(*headline)
    for fighters, fates in zip(plan.sides, ending.fates, strict=True):
        for one, fate in zip(fighters, fates, strict=True):
            if fate.state in _LED_ON and one.host is None:
                dice.tell(fate.state, unit=one.unit.name)
    names = _names(plan, known.defeat, ending.fates)
    ends = _aftermaths(plan, toll.lost, ending.fates)
    return kind(*headline, *ends, afraid, *names, ending.icons or None)


def _names(
    plan: Plan, defeat: Defeat | None, fates: _Fates
) -> tuple[str | None, str | None, str | None, str | None]:
    """Return who won, and of the beaten who holds, who gets away and who is caught."""
    if defeat is None:
        return None, None, None, None
    victor = defeat.victor
    tested = [place for place, _ in defeat.tests]

    def beaten(*states: str) -> str | None:
        places = [place for place in tested if fates[1 - victor][place].state in states]
        return listed([plan.sides[1 - victor][place].unit.name for place in places])

    return (
        listed([one.unit.name for one in plan.sides[victor]]),
        beaten("engaged", "free", "thrown-back"),
        beaten("fleeing"),
        beaten("caught", "scrapped"),
    )


def _aftermaths(
    plan: Plan, lost: tuple[int, ...] | None, fates: _Fates
) -> tuple[tuple[Aftermath, ...], tuple[Aftermath, ...]]:
    first = len(plan.sides[0])
    sides = []
    for side in (0, 1):
        units = []
        for place, (one, fate) in enumerate(zip(plan.sides[side], fates[side], strict=True)):
            wounds = None if lost is None else lost[place + side * first]
            models = None if wounds is None else one.unit.models - one.alive(wounds)
            units.append(Aftermath(fate.state, fate.crumbled, wounds, models, fate.distance))
        sides.append(tuple(units))
    return sides[0], sides[1]


def _unsettled(plan: Plan, alive: tuple[tuple[bool, ...], tuple[bool, ...]]) -> _Fates:
    """Return what the blows alone made of every unit."""
    ours, theirs = (
        tuple([_Fate(_state(plan, side, place, alive)) for place in range(len(alive[side]))])
        for side in (0, 1)
    )
    return ours, theirs


def _state(
    plan: Plan, side: int, place: int, alive: tuple[tuple[bool, ...], tuple[bool, ...]]
) -> str:
    if not alive[side][place]:
        return "wiped-out"
    if plan.about(side, place, alive):
        return "engaged"
    return _released(plan, side, place)


def _released(plan: Plan, side: int, place: int) -> str:
    """Return what a unit may do whose enemies in contact are all gone [R L604, L941]."""
    one = plan.sides[side][place]
    foes = [plan.sides[1 - side][foe] for foe in plan.foes(side, place)]
    if foes and all(foe.garrison for foe in foes):
        return "may-enter"
    roams = one.charged and MACHINE not in one.rules and not one.garrison
    return "may-overrun" if roams else "free"


def _end_for_sides(dice: Dice, stakes: Stakes, defeat: Defeat) -> _SidesEnding:
    """Do as `_end`, where chances need no more than how many broke and were caught."""
    ending = dice.call(_end, stakes, defeat)
    return _SidesEnding(ending.broken, ending.caught, ending.fates, ending.icons)


def _end(dice: Dice, stakes: Stakes, defeat: Defeat) -> _Ending:
    """Let the beaten test, the broken flee, the victors pursue, and the slow be caught."""
    plan, victor, beaten = stakes.plan, defeat.victor, 1 - defeat.victor
    fates = [list(side) for side in _unsettled(plan, defeat.alive)]
    gleamed: list[str] = []
    broken = _take_tests(dice, plan, defeat, fates[beaten], gleamed)
    pursuers: list[tuple[int, Runner]] = []
    for place, one in enumerate(plan.sides[victor]):
        if not defeat.alive[victor][place] or _follows(plan, victor, place, defeat):
            continue
        about = plan.about(victor, place, defeat.alive)
        led = {foe: _leader(plan, beaten, foe, defeat) for foe in about}
        # Whoever is left of a unit that crumbled stands for himself.
        around = {foe if fates[beaten][one].state in _GONE else one for foe, one in led.items()}
        gone = {foe for foe in around if fates[beaten][foe].state in _GONE}
        if not around or not (gone | set(broken)).issuperset(around):
            continue
        foes = sorted(around.intersection(broken))
        held = [foe for foe in foes if plan.sides[beaten][foe].garrison]
        if held and held == foes:
            # Nobody pursues a garrison out of its building [R L941].
            fates[victor][place] = _Fate("may-enter")
        elif not foes:
            fates[victor][place] = _Fate(_released(plan, victor, place))
        elif _pursues(dice, stakes, victor, one, gleamed):
            open_to = [foe for foe in foes if foe not in held]
            chased = one.target if one.target in open_to else open_to[0]
            runner = Runner(one.unit.name, one.gait, broken.index(chased))
            pursuers.append((place, runner))
        else:
            fates[victor][place] = _Fate("stays")
    fleers = {place: plan.sides[beaten][place] for place in broken}
    caught = _run(dice, fleers, pursuers, fates[beaten], fates[victor])
    _throw_back(plan, defeat, fates)
    _lead(plan, defeat, fates)
    scrapped = [fate.state for fate in fates[beaten]].count("scrapped")
    ends = (tuple(fates[0]), tuple(fates[1]))
    return _Ending(len(broken) + scrapped, caught, ends, tuple(gleamed))


def _take_tests(
    dice: Dice, plan: Plan, defeat: Defeat, fates: list[_Fate], gleamed: list[str]
) -> list[int]:
    """Let the beaten test for themselves; return the places of the broken.

    Those that use a Gleaming Icon are added to `gleamed`.
    """
    broken: list[int] = []
    for place, beaten in defeat.tests:
        one = plan.sides[1 - defeat.victor][place]
        name = one.unit.name
        test = dice.call(take_break_test, beaten=beaten, lost_by=defeat.margin, name=name)
        if test.crumbles:
            dice.tell("crumbles", unit=name, wounds=test.crumbles)
        elif test.total is None:
            dice.tell("stands", unit=name)
        elif test.outcome == "holds":
            dice.tell("holds", unit=name, total=test.total, against=test.against)
        else:
            dice.tell("broken", unit=name, total=test.total, against=test.against)
        if test.icon:
            gleamed.append(name)
        state = fates[place].state
        if test.crumbles and test.crumbles >= defeat.frail[place]:
            state = "wiped-out"
        if test.outcome == "scrapped":
            state = "scrapped"
        fates[place] = _Fate(state, test.crumbles)
        if state == "wiped-out":
            _spill(plan, defeat, place, test.crumbles, fates)
        if test.outcome == "breaks":
            broken.append(place)
    return broken


def _spill(plan: Plan, defeat: Defeat, place: int, crumbles: int, fates: list[_Fate]) -> None:
    """Let what a crumbled unit could not lose fall on its characters, evenly [R L1065-1067]."""
    fighters = plan.sides[1 - defeat.victor]
    alive = defeat.alive[1 - defeat.victor]
    heroes = [at for at, one in enumerate(fighters) if one.host == place and alive[at]]
    over = crumbles - defeat.frail[place]
    for rank, at in enumerate(heroes):
        own = over // len(heroes) + (rank < over % len(heroes))
        dead = own and own >= defeat.frail[at] > 0
        fates[at] = _Fate("wiped-out" if dead else fates[at].state, own)


def _lead(plan: Plan, defeat: Defeat, fates: list[list[_Fate]]) -> None:
    """Let characters share what became of the unit that they are in."""
    for side in (0, 1):
        for place, one in enumerate(plan.sides[side]):
            if not _follows(plan, side, place, defeat):
                continue
            led = fates[side][one.host or 0]
            # Of a unit that crumbled after the blows, he is left.
            if led.state not in _GONE:
                fates[side][place] = _Fate(led.state, distance=led.distance)


def _throw_back(plan: Plan, defeat: Defeat, fates: list[list[_Fate]]) -> None:
    """Move beaten assaulters an inch back, whose fight with the garrison is over [R L942]."""
    beaten = 1 - defeat.victor
    for place, _ in enumerate(plan.sides[beaten]):
        foes = plan.about(beaten, place, defeat.alive)
        held = bool(foes) and all(plan.sides[defeat.victor][foe].garrison for foe in foes)
        if held and fates[beaten][place].state == "engaged":
            fates[beaten][place] = _Fate("thrown-back", fates[beaten][place].crumbled)
    for place, one in enumerate(plan.sides[defeat.victor]):
        foes = plan.about(defeat.victor, place, defeat.alive)
        apart = ("thrown-back", "fleeing", "caught", *_GONE)
        if one.garrison and foes and all(fates[beaten][foe].state in apart for foe in foes):
            fates[defeat.victor][place] = _Fate("free")


def _follows(plan: Plan, side: int, place: int, defeat: Defeat) -> bool:
    """Return whether a character does as the unit does that he is in."""
    alive, host = defeat.alive[side], plan.sides[side][place].host
    return alive[place] and host is not None and alive[host]


def _leader(plan: Plan, side: int, place: int, defeat: Defeat) -> int:
    """Return the unit that a fighter goes with: its own, or the one he is in."""
    host = plan.sides[side][place].host
    return place if host is None or not defeat.alive[side][host] else host


def _run(
    dice: Dice,
    fleers: dict[int, Fighter],
    pursuers: list[tuple[int, Runner]],
    beaten: list[_Fate],
    victors: list[_Fate],
) -> int:
    """Roll flights and pursuits and note what they come to; return how many are caught."""
    if not fleers:
        return 0
    runners = tuple(Runner(one.unit.name, one.gait) for one in fleers.values())
    ran = dice.call(rout, runners, tuple([one for _, one in pursuers]))
    for at, (place, one) in enumerate(fleers.items()):
        far = None if ran.flights is None else ran.flights[at].distance
        caught = at in ran.caught
        beaten[place] = _Fate("caught" if caught else "fleeing", distance=far)
        dice.tell("caught" if caught else "escapes", unit=one.unit.name, distance=far)
    ways = {} if ran.flights is None else {f.place: list(f.pursuits) for f in ran.flights}
    for place, runner in pursuers:
        after = ways.get(runner.after or 0)
        victors[place] = _Fate("pursues", distance=after.pop(0) if after else None)
    return len(ran.caught)


def _pursues(dice: Dice, stakes: Stakes, side: int, one: Fighter, gleamed: list[str]) -> bool:
    if MACHINE in one.rules or one.garrison:
        return False
    if not stakes.restrain[side]:
        return True
    rules = with_standard(one.unit, one.rules)
    kept = rules.without([rule for rule in rules if rule not in RESTRAIN_RULES])
    test = dice.call(restrain_test, ld=one.unit.number("ld"), rules=kept)
    if test.icon:
        gleamed.append(one.unit.name)
    return test.pursues
