"""Flight and pursuit after a combat: who holds back, who gets away, who is caught."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.amount import Amount
from rulesets.core.parameter import Choice, Fill, Flag, Numbers, Quantity, Rules, Text, Units, Whole
from rulesets.core.rules import NO_RULES, SpecialRules
from rulesets.core.unit import Unit
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.refusal import Refusal

SLOW: Final = 6
"""Largest Movement that runs two dice; beyond it three are rolled [L1920]."""
UNBRIDLED: Final = ("frenzy", "hatred")
"""Who always pursues [L2030, L2036]."""
RESTRAIN_RULES: Final = (*UNBRIDLED, "inspiring-presence")
DIRECTIONS: Final = ("front", "left", "right", "rear")
_MOST_UNITS: Final = 4
_FOUR: Final = Amount(4)


@dataclass(frozen=True, slots=True)
class Restraint:
    """Whether a winner pursues.

    Attributes:
        may_pursue: All its enemies in contact flee.
        may_test: It may try to hold back.
        restrained: It holds back.
        pursues: It must pursue.
        total: Dice of the test, where rolled.
    """

    may_pursue: bool
    may_test: bool
    restrained: bool
    pursues: bool
    total: int | None = detail()


def restrain_test(
    dice: Dice,
    *,
    ld: Annotated[int, Whole(0, 10), Fill("unit", "ld")],
    penalty: Annotated[int, Whole(-10, 20)] = 0,
    obstacle: Annotated[bool, Flag(), Fill("unit", "status:defends-obstacle")] = False,
    holding: Annotated[int, Whole(0, 20)] = 0,
    m: Annotated[Amount, Quantity(0, 30), Fill("unit", "m")] = _FOUR,
    rules: Annotated[SpecialRules, Rules(RESTRAIN_RULES), Fill("unit", "rules")] = NO_RULES,
) -> Restraint:
    """Try to keep a victorious unit from pursuing [L1918, L2030, L2036].

    Args:
        dice: 2D6 against Leadership.
        ld: Its Leadership.
        penalty: Added to the dice.
        obstacle: Whether it defends an obstacle and so holds back without a roll.
        holding: Enemy units in contact that did not break.
        m: Its Movement; nothing with Movement 0 pursues [L128].
        rules: Frenzy and Hatred forbid the test.
    """
    if holding or m.fixed == 0:
        dice.tell("no-pursuit", holding=holding)
        return Restraint(may_pursue=False, may_test=False, restrained=True, pursues=False)
    if any(rule in rules for rule in UNBRIDLED):
        dice.tell("must-pursue")
        return Restraint(may_pursue=True, may_test=False, restrained=False, pursues=True)
    if obstacle:
        dice.tell("stays-behind-obstacle")
        return Restraint(may_pursue=True, may_test=True, restrained=True, pursues=False)
    best = max(ld, rules.number("inspiring-presence") or 0)
    modifiers = (Modifier("other", penalty),) if penalty else ()
    total = dice.sum(2, "restrain", modifiers=modifiers) + penalty
    held = total <= best
    return Restraint(may_pursue=True, may_test=True, restrained=held, pursues=not held, total=total)


@dataclass(frozen=True, slots=True)
class Gait:
    """The dice of a flight or a pursuit: `dice` D6 plus a number; none with Movement 0."""

    dice: int
    plus: int = 0
    sides: int = 6

    def roll(self, dice: Dice, label: str, subject: str | None = None) -> int:
        """Return the distance in paces."""
        return Amount(self.plus, self.dice, self.sides).roll(dice, label, subject=subject)


def gait_of(m: Amount, rules: SpecialRules) -> Gait:
    """Return a unit's flight and pursuit dice [L688, L1920-1922, L2742].

    2D6 up to Movement 6, 3D6 beyond it and for flyers; a Movement of dice is those dice.
    """
    if m.fixed is None:
        return Gait(m.count, m.plus, m.sides)
    if m.fixed == 0:
        return Gait(0)
    return Gait(3 if m.fixed > SLOW or "flyer" in rules else 2)


@dataclass(frozen=True, slots=True)
class Distance:
    """A distance in paces and the dice it took."""

    distance: int
    dice: int


def flee_distance(
    dice: Dice,
    *,
    m: Annotated[Amount, Quantity(0, 30), Fill("unit", "m")],
    rules: Annotated[SpecialRules, Rules(("flyer",)), Fill("unit", "rules")] = NO_RULES,
) -> Distance:
    """Roll how far a broken unit flees [L1920, L2742]."""
    gait = gait_of(m, rules)
    return Distance(gait.roll(dice, "flee"), gait.dice)


def pursuit_distance(
    dice: Dice,
    *,
    m: Annotated[Amount, Quantity(0, 30), Fill("unit", "m")],
    rules: Annotated[SpecialRules, Rules(("flyer",)), Fill("unit", "rules")] = NO_RULES,
) -> Distance:
    """Roll how far a unit pursues [L1922, L2742]."""
    gait = gait_of(m, rules)
    return Distance(gait.roll(dice, "pursuit"), gait.dice)


def is_caught(flight: int, pursuit: int) -> bool:
    """Return whether a pursuit of this distance catches a flight: at equal distances it does."""
    return flight <= pursuit


@dataclass(frozen=True, slots=True)
class Catch:
    """Whether fleers are caught and destroyed."""

    caught: bool


def pursuit_catch(
    dice: Dice,  # noqa: ARG001 - no die falls
    *,
    flee: Annotated[int, Whole(0, 60, "paces")],
    pursuit: Annotated[int, Whole(0, 60, "paces")],
) -> Catch:
    """Compare a flight with a pursuit [L1924]."""
    return Catch(is_caught(flee, pursuit))


@dataclass(frozen=True, slots=True)
class Runner:
    """A unit in flight or in pursuit, for the dice.

    Attributes:
        name: What the players call it.
        gait: Its dice.
        chases: Places, from 0, of the fleeing units it pursues; nothing for one that flees.
    """

    name: str | None
    gait: Gait
    chases: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Rout:
    """What became of a flight.

    Attributes:
        caught: For each fleeing unit, whether it was caught.
        flights: How far each fled.
        pursuits: How far each pursuer went.
    """

    caught: tuple[bool, ...]
    flights: tuple[int, ...] | None = detail()
    pursuits: tuple[int, ...] | None = detail()


def rout(dice: Dice, fleers: tuple[Runner, ...], pursuers: tuple[Runner, ...]) -> Rout:
    """Roll every flight, then every pursuit, and compare [L1914-1944]."""
    flights = tuple([one.gait.roll(dice, "flee", one.name) for one in fleers])
    pursuits = tuple([one.gait.roll(dice, "pursuit", one.name) for one in pursuers])
    caught = tuple(
        [
            any(
                place in one.chases and is_caught(flight, pursuit)
                for one, pursuit in zip(pursuers, pursuits, strict=True)
            )
            for place, flight in enumerate(flights)
        ]
    )
    return Rout(caught, flights, pursuits)


@dataclass(frozen=True, slots=True)
class Flight:
    """A fleeing unit's end.

    Attributes:
        pursued: Somebody went after it.
        caught: It was caught and destroyed.
        distance: How far it fled, in paces.
    """

    pursued: bool
    caught: bool
    distance: int | None = detail()


@dataclass(frozen=True, slots=True)
class Chase:
    """A victorious unit's end.

    Attributes:
        pursues: It went after the enemy.
        distance: How far, in paces.
    """

    pursues: bool
    distance: int | None = detail()


@dataclass(frozen=True, slots=True)
class FleePursuit:
    """Flights and pursuits of one combat.

    Attributes:
        caught: How many units were caught.
        escaped: How many got away.
        fleeing: Each fleeing unit, in the order named.
        pursuing: Each victorious unit, in the order named.
    """

    caught: int
    escaped: int
    fleeing: tuple[Flight, ...]
    pursuing: tuple[Chase, ...]


def read_pursued(text: str, pursuers: int, fleers: int) -> tuple[tuple[int, ...], ...]:
    """Read which fleeing units each pursuer goes after: `1 2 / 3`; all of them when empty.

    Raises:
        Refusal: `pursued-unreadable` for another form or a unit that does not flee.
    """
    if not text:
        return (tuple(range(fleers)),) * pursuers
    parts = text.split("/")
    chases = []
    for part in parts:
        words = part.replace(",", " ").split()
        if not all(word.isdecimal() and 1 <= int(word) <= fleers for word in words):
            raise Refusal("pursued-unreadable", text=text[:40], pursuers=pursuers, fleers=fleers)
        chases.append(tuple(int(word) - 1 for word in words))
    if len(chases) != pursuers:
        raise Refusal("pursued-unreadable", text=text[:40], pursuers=pursuers, fleers=fleers)
    return tuple(chases)


def flee_pursuit(
    dice: Dice,
    *,
    unit: Annotated[tuple[Unit, ...], Units(1, _MOST_UNITS)] = (),
    enemy: Annotated[tuple[Unit, ...], Units(1, _MOST_UNITS)] = (),
    m: Annotated[Amount, Quantity(0, 30), Fill("unit", "m")] = _FOUR,
    enemy_m: Annotated[Amount, Quantity(0, 30), Fill("enemy", "m")] = _FOUR,
    restrain: Annotated[bool, Flag()] = False,
    ld: Annotated[int | None, Whole(0, 10), Fill("unit", "ld")] = None,
    obstacle: Annotated[bool, Flag(), Fill("unit", "status:defends-obstacle")] = False,
    pursued: Annotated[str, Text(40)] = "",
    rules: Annotated[SpecialRules, Rules((*RESTRAIN_RULES, "flyer"))] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(("flyer",))] = NO_RULES,
) -> FleePursuit:
    """Resolve flight and pursuit of every unit of a combat at once [L1914-1944].

    Args:
        dice: Restraint tests, flights, then pursuits, each in the order the units are named.
        unit: Our victorious units, up to four; one unnamed unit when empty.
        enemy: The broken units, up to four; one unnamed unit when empty.
        m: Movement of a unit that has none in its profile.
        enemy_m: The same for the enemy.
        restrain: Whether our units try to hold back.
        ld: Leadership of a unit that has none in its profile.
        obstacle: Whether our unit defends an obstacle.
        pursued: The fleeing units each of ours goes after, as places from 1: `1 2 / 3`. Units that
            flee in one direction are pursued together; those nobody pursues get away.
        rules: Added to those of our units.
        enemy_rules: Added to those of the enemy.

    Raises:
        Refusal: `fight-destroyed`, `pursued-unreadable`, `missing-option` for the Leadership of a
            unit that tries to hold back.
    """
    for named in (*unit, *enemy):
        if named.models < 1:
            raise Refusal("fight-destroyed", unit=named.name)
    winners = unit or (None,)
    losers = enemy or (None,)
    chases = read_pursued(pursued, len(winners), len(losers))
    goes = []
    for one in winners:
        held = rules if one is None else one.rules | rules
        if not restrain or any(rule in held for rule in UNBRIDLED):
            own_m = m if one is None else one.find("m") or m
            goes.append(own_m.fixed != 0)
            continue
        test = dice.call(
            restrain_test,
            ld=_leadership(one, ld),
            obstacle=obstacle if one is None else one.has("defends-obstacle") or obstacle,
            rules=held.without(rule for rule in held if rule not in RESTRAIN_RULES),
        )
        goes.append(test.pursues)
    fleers = tuple(_as_runner(one, enemy_m, enemy_rules) for one in losers)
    pursuers = tuple(
        _as_runner(one, m, rules, chased)
        for one, chased, going in zip(winners, chases, goes, strict=True)
        if going
    )
    ran = dice.call(rout, fleers, pursuers)
    chased_places = {place for one in pursuers for place in one.chases}
    flights = ran.flights or (None,) * len(fleers)
    ways = iter(ran.pursuits or (None,) * len(pursuers))
    return FleePursuit(
        sum(ran.caught),
        len(ran.caught) - sum(ran.caught),
        tuple(
            Flight(place in chased_places, caught, flights[place])
            for place, caught in enumerate(ran.caught)
        ),
        tuple(Chase(going, next(ways) if going else None) for going in goes),
    )


def _leadership(unit: Unit | None, given: int | None) -> int:
    value = unit.find("ld") if unit is not None else None
    if value is not None and value.fixed is not None:
        return value.fixed
    if given is None:
        raise Refusal("missing-option", option="ld")
    return given


def _as_runner(
    unit: Unit | None, m: Amount, rules: SpecialRules, chases: tuple[int, ...] = ()
) -> Runner:
    if unit is None:
        return Runner(None, gait_of(m, rules), chases)
    return Runner(unit.name, gait_of(unit.find("m") or m, unit.rules | rules), chases)


@dataclass(frozen=True, slots=True)
class MultiPursuit:
    """One pursuit in a chosen direction against units that flee in several.

    Attributes:
        caught: For each fleeing unit, whether it was caught.
        pursuit: How far the pursuer went.
    """

    caught: tuple[bool, ...]
    pursuit: int


def multi_pursuit(
    dice: Dice,
    *,
    flee: Annotated[tuple[int, ...], Numbers(0, 60, 10, "paces")],
    sides: Annotated[str, Text(80)],
    direction: Annotated[str, Choice(DIRECTIONS)] = "front",
    m: Annotated[Amount, Quantity(0, 30), Fill("unit", "m")] = _FOUR,
    rules: Annotated[SpecialRules, Rules(("flyer",)), Fill("unit", "rules")] = NO_RULES,
) -> MultiPursuit:
    """Pursue in one direction while enemies flee in several [L1938-1944].

    Args:
        dice: The pursuit.
        flee: Distance each unit fled, in paces, rolled before.
        sides: The side of the pursuer each of them fled from: `front front left right`.
        direction: Where the pursuer goes.
        m: Its Movement.
        rules: Its rules.

    Raises:
        Refusal: `sides-unreadable` when there is not one side for each distance.
    """
    words = sides.replace(",", " ").lower().split()
    if len(words) != len(flee) or any(word not in DIRECTIONS for word in words):
        raise Refusal("sides-unreadable", text=sides[:40], count=len(flee))
    pursuit = gait_of(m, rules).roll(dice, "pursuit")
    caught = tuple(
        side == direction and is_caught(flight, pursuit)
        for flight, side in zip(flee, words, strict=True)
    )
    return MultiPursuit(caught, pursuit)
