"""Restraint, flight, pursuit and overrun [R L606-616]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Fill, Flag, Rules, Text, Units, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.nerve.doubt import Doubt, in_doubt
from rulesets.rank_and_flank.round.holding import HOLDING, check_free
from rulesets.rank_and_flank.round.plan import caught_and_fled
from rulesets.rank_and_flank.round.pursuit import PREY, Pursuer
from rulesets.refusal import Refusal
from rulesets.t9a.combat.round import sources, step_effects
from rulesets.t9a.combat.running import RUN_RULES, Gait, Stated, gait_of
from rulesets.t9a.psychology.nerve import LED, icon_gone, led_behind, nerve_test, with_standard
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.demands import PURSUIT, RESTRAINT
from rulesets.t9a.unit.options import Leadership, One
from rulesets.t9a.unit.rule_sources import behind, in_order

MACHINE: Final = "war-machine"
RESTRAIN_RULES: Final = ("frenzy", MACHINE, *LED)
_MOST: Final = 4


@dataclass(frozen=True, slots=True)
class Restraint:
    """The decision of a winner to pursue or not.

    Attributes:
        pursues: It must pursue.
        reason: What left no test: `holding`, an enemy in contact that did not break, `machine`,
            `garrison`, `frenzy`.
        total: What the dice came to.
        against: The Leadership tested.
        icon: Whether a Gleaming Icon was used.
    """

    pursues: bool
    reason: str | None = None
    total: int | None = detail()
    against: int | None = detail()
    icon: bool | None = detail()


def restrain_effects(arguments: Arguments, result: Restraint) -> tuple[Effect, ...]:
    """Use up a Gleaming Icon, and note who held back or failed to: it tests once [R L606]."""
    gone = icon_gone("unit", arguments["unit"], used=result.icon)
    if result.reason is not None:
        return gone
    return (*gone, StatusSet("unit", "must-pursue" if result.pursues else "held-back", "phase"))


def restrain_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a test rests on: its chapter, and the rules that settle it or help."""
    rules = arguments["rules"]
    return in_order("draft", *led_behind(rules), *behind(rules))


@procedure(
    source="R L606",
    command="pursue",
    variant="restrain",
    effects=restrain_effects,
    demands=RESTRAINT,
    phases=("combat",),
    acts=acts.SET_OFF,
    beyond=Beyond("close-combat", ("same", "draft"), rests=restrain_rests),
    offering=offers.RESTRAIN,
)
def restrain_test(
    dice: Dice,
    *,
    unit: One = None,
    ld: Leadership,
    holding: Annotated[bool, Flag(), HOLDING] = False,
    garrison: Annotated[bool, Flag(), Fill("unit", "status:in-building")] = False,
    rules: Annotated[SpecialRules, Rules(RESTRAIN_RULES), Fill("unit", "rules")] = NO_RULES,
) -> Restraint:
    """Try to hold a winner back from pursuit [R L606].

    Args:
        dice: 2D6.
        unit: The unit.
        ld: Its Leadership.
        holding: Whether an enemy in contact with it has not broken: then it pursues nobody.
        garrison: It holds a building, and pursues nobody [R L942].
        rules: The frenzied always pursue; war machines never move.
    """
    bars = (("holding", holding), ("machine", MACHINE in rules), ("garrison", garrison))
    why = next((reason for reason, holds in bars if holds), None)
    if why is not None:
        return Restraint(False, why)
    held = with_standard(unit, rules)
    return try_to_stay(dice, ld=ld, rules=held, doubt=in_doubt(unit))


def try_to_stay(dice: Dice, *, ld: int, rules: SpecialRules, doubt: Doubt | None) -> Restraint:
    """Try to hold back a winner that may pursue.

    Args:
        dice: 2D6.
        ld: Its Leadership.
        rules: Its rules, and what it has of a battle standard.
        doubt: Whether one is near, where nobody says so.
    """
    if "frenzy" in rules:
        return Restraint(True, "frenzy")
    test = nerve_test(dice, ld=ld, label="restrain", rules=rules, doubt=doubt)
    return Restraint(not test.passed, None, test.total, test.against, test.icon)


@dataclass(frozen=True, slots=True)
class Runner:
    """A unit that flees or pursues.

    Attributes:
        name: What it is called, where known.
        gait: Its dice.
        after: Place of the fleeing unit that it pursues; None for one that flees.
    """

    name: str | None
    gait: Gait
    after: int | None = None


@dataclass(frozen=True, slots=True)
class Flight:
    """A flight and what becomes of it.

    Attributes:
        place: Which, from 0.
        caught: Some pursuer rolled as much or more: the unit is destroyed.
        distance: Inches it fled.
        pursuits: Inches of each of its pursuers, in order.
    """

    place: int
    caught: bool = False
    distance: int | None = None
    pursuits: tuple[int, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class Rout:
    """Flights of one combat.

    Attributes:
        caught: Places of the fleeing units that were caught.
        flights: What each came to.
    """

    caught: tuple[int, ...]
    flights: tuple[Flight, ...] | None = detail()


def _run(dice: Dice, flight: Flight, runner: Runner) -> Flight:
    if runner.after is None:
        return replace(flight, distance=runner.gait.run(dice, "flee", subject=runner.name))
    gone = runner.gait.run(dice, "pursuit", subject=runner.name)
    caught = flight.caught or (flight.distance is not None and gone >= flight.distance)
    return replace(flight, caught=caught, pursuits=(*flight.pursuits, gone))


def _ended(flight: Flight) -> Rout:
    return Rout((flight.place,) if flight.caught else (), (flight,))


def _both(first: Rout, other: Rout) -> Rout:
    flights = None
    if first.flights is not None and other.flights is not None:
        flights = (*first.flights, *other.flights)
    return Rout(tuple(sorted((*first.caught, *other.caught))), flights)


def rout(dice: Dice, fleers: tuple[Runner, ...], pursuers: tuple[Runner, ...]) -> Rout:
    """Roll every flight, then every pursuit; as far is far enough [R L609-612]."""
    runs = [
        *enumerate(fleers),
        *((pursuer.after, pursuer) for pursuer in pursuers if pursuer.after is not None),
    ]
    fresh = tuple(Flight(index) for index in range(len(fleers)))
    return dice.interleave(_run, fresh, runs, _ended, _both)


@dataclass(frozen=True, slots=True)
class FleePursuit:
    """Flights and pursuits of one combat.

    Attributes:
        caught: How many units were caught.
        escaped: How many got away.
        fates: Whether each fleeing unit was caught, in the order named.
        pursuing: Whether each victorious unit pursues, in the order named.
        flights: Inches each fled.
        pursuits: Inches of each pursuer, in the order of whom they pursue.
        icons: Whether each victor used a Gleaming Icon to hold back.
        slain: Names of those that were caught.
        fled: Of those that got away.
    """

    caught: int
    escaped: int
    fates: tuple[bool, ...]
    pursuing: tuple[bool, ...]
    flights: str | None = detail()
    pursuits: str | None = detail()
    icons: tuple[bool, ...] | None = detail()
    slain: str | None = detail()
    fled: str | None = detail()


def read_pursued(text: str, pursuers: int, fleers: int) -> tuple[int, ...]:
    """Read which fleeing unit each victor goes after: `1 2`; 0 for none; the first when empty.

    Raises:
        Refusal: `pursued-unreadable` for another form or a unit that does not flee.
    """
    words = text.replace(",", " ").replace("/", " ").split()
    if not words:
        return tuple(min(index, fleers - 1) for index in range(pursuers))
    fits = len(words) == pursuers and all(
        word.isdecimal() and int(word) <= fleers for word in words
    )
    if not fits:
        raise Refusal("pursued-unreadable", text=text[:40], pursuers=pursuers, fleers=fleers)
    return tuple(int(word) - 1 for word in words)


@procedure(
    source="R L606-615",
    command="pursue",
    variant="pursuit",
    check=check_free,
    effects=step_effects.of_pursuit,
    phases=("combat",),
    actors=("unit", "enemy"),
    at_large=True,
    demands=PURSUIT,
    acts=acts.SET_OFF,
    beyond=Beyond("close-combat", ("same", "draft"), rests=sources.pursuit_rests),
    offering=offers.PURSUIT,
)
def flee_pursuit(
    dice: Dice,
    *,
    unit: Annotated[tuple[Unit, ...], Units(1, _MOST)] = (),
    enemy: Annotated[tuple[Unit, ...], Units(1, _MOST)] = (),
    pursued: Annotated[str, Text(40)] = "",
    restrain: Annotated[bool | None, Flag()] = None,
    ld: Annotated[int | None, Whole(0, 10), Fill("unit", "ld")] = None,
    runs: Stated = None,
    enemy_runs: Stated = None,
    rules: Annotated[SpecialRules, Rules((*RUN_RULES, *RESTRAIN_RULES))] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(RUN_RULES)] = NO_RULES,
) -> FleePursuit:
    """Let broken units flee and their victors pursue: as far or farther destroys them [R L606-615].

    Each pursues one unit. All flights are rolled first, then all pursuits.

    Args:
        dice: Restraint, flights, pursuits.
        unit: The victors.
        enemy: The broken.
        pursued: Which of the broken each victor goes after, from 1; 0 for none. Its player decides
            when not told.
        restrain: Whether the victors try to hold back; their player decides when not told.
        ld: Their Leadership, where none is named.
        runs: What victors run that move at random.
        enemy_runs: What the broken run.
        rules: Of all the victors, beside each one's own.
        enemy_rules: Of all the broken.

    Raises:
        Refusal: `pursued-unreadable`.
    """
    fleers = enemy or (None,)
    victors = unit or (None,)
    chosen = read_pursued(pursued, len(victors), len(fleers))
    goes = []
    for index, (victor, after) in enumerate(zip(victors, chosen, strict=True)):
        held = rules if victor is None else victor.rules | rules
        if after < 0:
            goes.append(Restraint(False))
        else:
            name = None if victor is None else victor.name
            goes.append(_goes(dice, victor, ld, held, Pursuer("unit", index, name, restrain)))
    runners = tuple(_runner(fleer, enemy_rules, enemy_runs) for fleer in fleers)
    if not pursued:
        chosen = _chosen(dice, victors, enemy, chosen, goes)
    chasing = tuple(
        replace(_runner(victor, rules, runs), after=after)
        for victor, after, went in zip(victors, chosen, goes, strict=True)
        if went.pursues
    )
    ended = dice.call(rout, runners, chasing)
    fates = tuple(index in ended.caught for index in range(len(fleers)))
    told: tuple[str | None, str | None] = (None, None)
    if ended.flights is not None:
        told = (
            ", ".join(str(flight.distance) for flight in ended.flights),
            ", ".join(str(way) for flight in ended.flights for way in flight.pursuits) or None,
        )
    caught = len(ended.caught)
    pursuing = tuple(restraint.pursues for restraint in goes)
    icons = tuple(bool(restraint.icon) for restraint in goes)
    names = caught_and_fled(enemy, fates)
    return FleePursuit(caught, len(fleers) - caught, fates, pursuing, *told, icons, *names)


def _chosen(
    dice: Dice,
    victors: Sequence[Unit | None],
    broken: Sequence[Unit],
    usual: tuple[int, ...],
    goes: Sequence[Restraint],
) -> tuple[int, ...]:
    """Return the place of the unit that each victor goes after, as its player has it."""
    places = {unit.name: at for at, unit in enumerate(broken)}
    if len(places) != len(broken) or not broken:
        return usual
    found = []
    for index, (victor, at, went) in enumerate(zip(victors, usual, goes, strict=True)):
        if victor is None or not went.pursues:
            found.append(at)
            continue
        names = sorted(places, key=lambda name: places[name] != at)
        prey = dice.choose("unit", PREY.what, tuple(names), index=index, subject=victor.name)
        found.append(places[prey])
    return tuple(found)


def _goes(
    dice: Dice, unit: Unit | None, ld: int | None, rules: SpecialRules, decides: Pursuer
) -> Restraint:
    if MACHINE in rules:
        return Restraint(False, "machine")
    failed = unit is not None and unit.has("must-pursue")
    if failed or ("frenzy" in rules and decides.stated is None):
        return Restraint(True)  # nothing is left to its player [R L606]
    if not decides.tries_to_stay(dice):
        return Restraint(True)
    value = ld if unit is None else unit.number("ld")
    if value is None:
        raise Refusal("missing-option", option="ld", absent="ld")
    kept = rules.only(RESTRAIN_RULES)
    own = dice.of(decides.role, decides.index)
    doubt = in_doubt(unit, decides.role, decides.index)
    return own.call(try_to_stay, ld=value, rules=with_standard(unit, kept), doubt=doubt)


def _runner(unit: Unit | None, rules: SpecialRules, runs: Amount | None) -> Runner:
    held = rules if unit is None else unit.rules | rules
    return Runner(None if unit is None else unit.name or None, gait_of(held, runs))
