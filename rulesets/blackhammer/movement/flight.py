"""Flight: how far, which way, and what ends it [L666-672, L684-686, L718]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.movement.gait import ROOTED, running_dice
from rulesets.blackhammer.movement.reach import Charge, Charger, Length, paces
from rulesets.blackhammer.movement.response import TargetRules
from rulesets.blackhammer.movement.wings import flying_at
from rulesets.blackhammer.psychology.panic import flight
from rulesets.blackhammer.unit import acts, demands
from rulesets.blackhammer.unit.charges import come_to, equal_chargers
from rulesets.blackhammer.unit.options import One, Paces, UnitPower, YesNo
from rulesets.blackhammer.unit.unit_state import power_of
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import (
    Choice,
    Fill,
    Flag,
    FromTable,
    Numbers,
    Quantity,
    Rules,
    Units,
)
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusCleared, StatusSet
from rulesets.core.results.relation import CAUGHT
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

CONTACTS: Final = ("enemy", "charger", "same-combat", "friend", "terrain", "edge")
MOST_CHARGERS: Final = 6
BARRING_POWER: Final = 5
"""Enemies of this unit power stop fugitives for good [L686]."""

Contact: TypeAlias = Annotated[str, Choice(CONTACTS)]
FlightRules: TypeAlias = Annotated[SpecialRules, Rules(("flyer",)), Fill("unit", "rules")]


@dataclass(frozen=True, slots=True)
class FleeMove:
    """A flee move.

    Attributes:
        outcome: `fled`; `destroyed` by what it ran into; `exhausted` when it would flee a second
            time in the phase, which destroys it; `crossing` when it runs through what stands in
            its way and is set down beyond.
        distance: Paces it flees, None when it cannot flee again.
        away_from: The charger it turns its back on, where a die told it from others of equal power.
    """

    outcome: str
    distance: int | None
    away_from: str | None = detail()


@dataclass(frozen=True, slots=True)
class FleeContact:
    """The fate of fugitives that touch something: `destroyed` or `passes-through`."""

    outcome: str


@dataclass(frozen=True, slots=True)
class FleeDirection:
    """The enemy that a unit flees from.

    Attributes:
        away_from: Place, from 1, of the enemy it turns its back on.
        name: That enemy's name, where units were named.
    """

    away_from: int
    name: str | None = detail()


@dataclass(frozen=True, slots=True)
class FleeCaught:
    """A charged unit's flight against the charge.

    Attributes:
        caught: Whether the charger reaches the fugitives, which are then destroyed.
        moved: Paces the charger moves.
        fled: Paces the unit fled.
        gap: Paces between the two after the flight.
    """

    caught: bool
    moved: float
    fled: int | None = detail()
    gap: float | None = detail()


def flight_dice(m: Amount, *, flying: bool) -> Amount:
    """Return the dice of a flight; raises Refusal `cannot-move` for a Movement of 0 [L128]."""
    running = running_dice(m, flying=flying)
    if running == ROOTED:
        raise Refusal("cannot-move")
    return running


def flee_effects(_arguments: Arguments, result: FleeMove) -> tuple[Effect, ...]:
    """Note the flight of the phase, or remove the unit."""
    if result.outcome in ("destroyed", "exhausted"):
        return (Destroyed("unit"),)
    return (StatusSet("unit", "fleeing"), StatusSet("unit", "fled-this-phase", "phase"))


@procedure(
    source="L684-686",
    command="flee",
    variant="move",
    roles=("unit",),
    effects=flee_effects,
    anybody=("enemies",),
    demands=demands.FLIGHT,
    acts=acts.FLEE,
)
def flee_move(
    dice: Dice,
    *,
    m: Annotated[Amount, Quantity(0, 40, "ps"), Fill("unit", "m")],
    rules: FlightRules = NO_RULES,
    grounded: YesNo = False,
    fled_already: Annotated[bool, Flag(), Fill("unit", "status:fled-this-phase")] = False,
    distance: Paces = None,
    meets: Contact = "edge",
    enemy: One = None,
    enemy_power: UnitPower = None,
    enemy_fleeing: Annotated[bool, Flag(), Fill("enemy", "status:fleeing")] = False,
    enemies: Annotated[
        tuple[Unit, ...], Units(1, MOST_CHARGERS), FromTable(equal_chargers, of=("unit",))
    ] = (),
) -> FleeMove:
    """Roll which way and how far a unit flees and tell whether that ends it [L670, L684-686].

    Args:
        dice: The dice.
        m: Its Movement: 2D6 paces up to 6, 3D6 above; dice are rolled as they are.
        rules: Special rules: a flyer flees 3D6 by air, over whatever stands there.
        grounded: A flyer that cannot take to the air.
        fled_already: It has fled in this phase: a second time destroys it.
        distance: Paces to what stands in its way, when anything does.
        meets: What that is.
        enemy: The enemy in its way.
        enemy_power: Its unit power.
        enemy_fleeing: That enemy flees too.
        enemies: The strongest of those it flees from: a die tells from which of several.

    Raises:
        Refusal: `cannot-move` for a Movement of 0, `missing-option` without an enemy's power.
    """
    if fled_already:
        dice.tell("fled-already")
        return FleeMove("exhausted", None)
    flying = "flyer" in rules and not grounded
    end = None
    if distance is not None:
        end = flee_contact(
            dice,
            meets=meets,
            enemy=enemy,
            enemy_power=enemy_power,
            enemy_fleeing=enemy_fleeing,
        ).outcome
    away = flee_direction(dice, enemies=enemies).name if enemies else None
    if away is not None:
        dice.tell("flees-away", name=away)
    fled = flight_dice(m, flying=flying).roll(dice, "flee-move")
    if distance is None or fled < distance:
        return FleeMove("fled", fled, away)
    if flying and meets != "edge":
        dice.tell("flies-over")
        return FleeMove("crossing", fled, away)
    return FleeMove("destroyed" if end == "destroyed" else "crossing", fled, away)


@procedure(source="L686, L718", command="flee", variant="contact", actors=())
def flee_contact(
    _dice: Dice,
    *,
    meets: Contact,
    enemy: One = None,
    enemy_power: UnitPower = None,
    enemy_fleeing: Annotated[bool, Flag(), Fill("enemy", "status:fleeing")] = False,
) -> FleeContact:
    """Tell what becomes of fugitives that touch something [L686, L718, L1926-1928].

    Args:
        meets: What they touch: an enemy, one of the chargers they flee, an enemy of the combat
            they broke from, a friend, impassable terrain or the table edge.
        enemy: The enemy touched.
        enemy_power: Its unit power.
        enemy_fleeing: It flees too.

    Raises:
        Refusal: `missing-option` or `unit-lacks-value` without an enemy's power.
    """
    if meets in ("charger", "terrain", "edge"):
        return FleeContact("destroyed")
    if meets != "enemy" or enemy_fleeing:
        return FleeContact("passes-through")
    bars = power_of(enemy, enemy_power, "enemy_power") >= BARRING_POWER
    return FleeContact("destroyed" if bars else "passes-through")


@procedure(source="L668-672", command="flee", variant="direction", actors=())
def flee_direction(
    dice: Dice,
    *,
    enemies: Annotated[tuple[Unit, ...] | None, Units(1, MOST_CHARGERS)] = None,
    powers: Annotated[tuple[int, ...], Numbers(0, 500, MOST_CHARGERS)] = (),
) -> FleeDirection:
    """Tell which enemy a unit flees from: the one of highest unit power, ties at random [L670].

    Args:
        dice: The dice, rolled only for a tie: the D6 is shared out evenly, lowest first.
        enemies: The units it flees from.
        powers: Their unit powers, in order; they win over the units' own.

    Raises:
        Refusal: `missing-option` when no enemy is given, `powers-per-enemy` for a wrong number.
    """
    named = enemies or ()
    if not powers:
        powers = tuple(power_of(enemy, None, "powers") for enemy in named)
    if not powers:
        raise Refusal("missing-option", option="powers")
    if named and len(named) != len(powers):
        raise Refusal("powers-per-enemy", count=len(powers), enemies=len(named))
    first = [number for number, power in enumerate(powers, 1) if power == max(powers)]
    position = first[even_pick(dice, len(first), "flee-direction")]
    return FleeDirection(position, named[position - 1].name if named else None)


def even_pick(dice: Dice, count: int, label: str) -> int:
    """Return a place from 0 with a D6 shared out evenly; spare sides are rolled again."""
    if count == 1:
        return 0
    sides = 6
    if sides % count:
        return dice.designate(count, label) - 1
    return (dice.single(label) - 1) * count // sides


def caught_effects(arguments: Arguments, result: FleeCaught) -> tuple[Effect, ...]:
    """Remove the fugitives that were caught, or note their flight and the failed charge."""
    if result.caught:
        return (*come_to(CAUGHT, arguments), Destroyed("target"), *charge_spent("unit"))
    return (
        *come_to("failed", arguments),
        *charge_failed("unit"),
        *flight("target"),
        StatusSet("target", "fled-this-phase", "phase"),
    )


@procedure(
    source="L718",
    command="charge",
    variant="caught",
    roles=("unit", "target"),
    effects=caught_effects,
    phases=("movement",),
    demands=(demands.FOE,),
    any_phase=acts.UNDECLARED,
)
def flee_caught(
    dice: Dice,
    *,
    distance: Length,
    unit: One = None,
    target_m: Annotated[Amount, Quantity(0, 40, "ps"), Fill("target", "m")],
    charger: Annotated[Charger, BUNDLE],
    target_rules: TargetRules = NO_RULES,
) -> FleeCaught:
    """Roll the flight of a charged unit and tell whether the charger reaches it [L718].

    Args:
        dice: The dice.
        distance: Paces between the two before the flight.
        unit: The charger.
        target_m: Movement of the fugitives.
        charger: The charger and its way.
        target_rules: The fugitives': flyers flee by air.

    Raises:
        Refusal: as `charge_of`; `cannot-move` when the fugitives cannot.
    """
    return against_flight(
        dice,
        replace(charger, flying=flying_at(unit, charger)).charge(),
        distance=distance,
        difficult=charger.difficult,
        target_m=target_m,
        target_flies="flyer" in target_rules,
    )


def against_flight(
    dice: Dice,
    charge: Charge,
    *,
    distance: float,
    difficult: float,
    target_m: Amount,
    target_flies: bool,
    blocked: bool = False,
) -> FleeCaught:
    """Roll the flight and compare it with a charge: reached means destroyed [L718].

    The charger then moves its full distance through where they stood; otherwise it has failed.
    """
    fled = flight_dice(target_m, flying=target_flies).roll(dice, "flee-move")
    gap = distance + fled
    if not blocked and charge.reaches(charge.cost(gap, difficult)):
        moved = charge.reach - charge.slowed(gap, difficult)
        return FleeCaught(caught=True, moved=paces(moved), fled=fled, gap=paces(gap))
    return FleeCaught(caught=False, moved=paces(charge.failed_move(gap)), fled=fled, gap=paces(gap))


def charge_failed(role: str) -> tuple[Effect, ...]:
    """Return the effects of a failed charge: it has moved and cannot shoot [L708]."""
    return (StatusSet(role, "failed-charge", "turn"), StatusSet(role, "moved", "turn"))


def charge_spent(role: str) -> tuple[Effect, ...]:
    """Return the effects of a charge that ran fugitives down: it was its move [L718, L728]."""
    return (StatusSet(role, "charged", "turn"), StatusSet(role, "moved", "turn"))


def engage(role: str, *, fresh: bool = True, index: int = 0) -> tuple[Effect, ...]:
    """Return the effects of coming to blows: Stupidity ends with it [L2038].

    Args:
        role: Who does.
        fresh: Whether its combat begins now: its next round is the first.
        index: Which unit, where the role names several.
    """
    effects: tuple[Effect, ...] = (
        StatusSet(role, "engaged", place=index),
        StatusCleared(role, "stupid", index),
    )
    return (*effects, StatusSet(role, "first-round", "combat", place=index)) if fresh else effects


def comes_to_blows(_unit: Unit, role: str) -> tuple[Effect, ...]:
    """Return the effects of a combat that begins for a unit of the table."""
    return engage(role)
