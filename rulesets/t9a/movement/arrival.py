"""Units that deploy apart, arrive late or move at random [L586-605, L740, L758; R L990-1048]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import (
    Choice,
    Decimal,
    Fill,
    Flag,
    FromTable,
    Quantity,
    Rules,
    Whole,
    untold,
)
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.core.results.link_effect import LinkSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.demands import FOE, OWN_TURN
from rulesets.t9a.unit.house import beyond
from rulesets.t9a.unit.options import FARTHEST, INCH, Length, One, YesNo

NO_CHARGE: Final = "no-charge"
_SCOUTS, _HIDDEN = 18, 12
_VANGUARD: Final = 12
_NEAR_FORERUNNERS: Final = 6
_ARRIVES: Final = 3
FIRST_ARRIVAL: Final = 2
"""The game turn from which Ambushers arrive [R L990]."""
SPEED: Final = "banner-of-speed"
"""A magic standard: 1 more Movement [R L1085-1197, and the data of 1.0.0]."""
_MOST_MOVEMENT: Final = 10
GROUND: Final = ("open", "forest", "ruins", "building", "field", "water")


@dataclass(frozen=True, slots=True)
class Placed:
    """A position for a unit, allowed or not.

    Attributes:
        legal: Whether it may.
        apart: Inches that it must be farther from enemies than.
        may_charge: Whether it may charge in its first Player Turn.
    """

    legal: bool
    apart: int
    may_charge: bool


def placed_effects(_arguments: Arguments, result: Placed) -> tuple[Effect, ...]:
    """Note a unit that does not charge in the first turn; where it may not go, nothing is noted."""
    if not result.legal or result.may_charge:
        return ()
    return (StatusSet("unit", NO_CHARGE, "own-turn-end"),)


@procedure(
    source="L586; B10 SE",
    command="move",
    variant="scout",
    units=("unit",),
    effects=placed_effects,
    beyond=beyond("forerunners", "newer"),
    offering=offers.SCOUT,
)
def scout_deployment(
    _dice: Dice,
    *,
    to_enemy: Length,
    own_zone: YesNo = False,
    within: Annotated[str, Choice(GROUND)] = "open",
) -> Placed:
    """Tell whether Scouts may deploy there, after all others [L586; the data of 1.0.0].

    Args:
        to_enemy: Inches to the nearest enemy.
        own_zone: Whether it is their own deployment zone.
        within: What they stand in, wholly.
    """
    apart = _SCOUTS if within == "open" else _HIDDEN
    return Placed(own_zone or to_enemy > apart, 0 if own_zone else apart, own_zone)


@procedure(
    source="L587; B10 SE",
    command="move",
    variant="vanguard",
    units=("unit",),
    effects=placed_effects,
    beyond=beyond("forerunners", "newer"),
    offering=offers.VANGUARD,
)
def vanguard_move(
    _dice: Dice,
    *,
    moved: Annotated[float, Decimal(0, FARTHEST, INCH)] = float(_VANGUARD),
    to_enemy: Length,
    forerunners: YesNo = False,
) -> Placed:
    """Tell whether a Vanguard move of up to 12 inches stands [L587; the data of 1.0.0].

    Args:
        moved: Inches that it moves, without a March.
        to_enemy: Inches to the nearest enemy afterwards.
        forerunners: Whether that enemy deployed as Scout or moved as Vanguard.
    """
    apart = _NEAR_FORERUNNERS if forerunners else _VANGUARD
    return Placed(moved <= _VANGUARD and to_enemy > apart, apart, may_charge=False)


@dataclass(frozen=True, slots=True)
class Arrival:
    """Ambushers that arrive.

    Attributes:
        arrived: Units that do, from any table edge.
        farthest: Inches from the edge within which each must end, where its Movement is known.
        returns: It comes back where it left the table.
    """

    arrived: int
    farthest: int | None = None
    returns: bool = False


def _turn(situation: Situation) -> int:
    return situation.turn


def arrival_effects(_arguments: Arguments, result: Arrival) -> tuple[Effect, ...]:
    """Bring it to the table, where it does not march this turn."""
    if not result.arrived:
        return ()
    back = tuple(StatusCleared("unit", status) for status in ("off-table", "ran-off"))
    return (*back, StatusSet("unit", "moved", "turn"))


@procedure(
    source="L758; R L616, L990",
    command="move",
    variant="ambush",
    units=("unit",),
    effects=arrival_effects,
    beyond=beyond("forerunners", "same"),
    offering=offers.ARRIVE,
)
def ambush_arrival(
    dice: Dice,
    *,
    m: Annotated[int | None, Whole(0, 10), Fill("unit", "m")] = None,
    turn: Annotated[int, Whole(1, 12), FromTable(_turn)] = FIRST_ARRIVAL,
    ambushers: Annotated[int, Whole(1, 20)] = 1,
    returning: Annotated[bool, Flag(), Fill("unit", "status:ran-off")] = False,
    rules: Annotated[SpecialRules, Rules((SPEED,)), Fill("unit", "rules")] = NO_RULES,
) -> Arrival:
    """Roll for Ambushers, on 3 or more each, from the second game turn on [L758; R L990].

    Who pursued over the table's edge comes back in the same way without a roll [R L616].

    Args:
        dice: One for each unit.
        m: Its Movement.
        turn: The game turn.
        ambushers: Units rolled for.
        returning: It pursued off the table.
        rules: A Banner of Speed adds to its Movement.

    Raises:
        Refusal: `no-ambush-yet`.
    """
    if turn < FIRST_ARRIVAL and not returning:
        raise Refusal("no-ambush-yet", turn=FIRST_ARRIVAL)
    arrived = ambushers if returning else dice.successes(ambushers, _ARRIVES, "ambush")
    farthest = None if m is None or not arrived else 2 * hastened(m, rules)
    return Arrival(arrived, farthest, returning)


def hastened(m: int, rules: SpecialRules) -> int:
    """Return a Movement with what a magic standard adds to it."""
    return min(_MOST_MOVEMENT, m + 1) if SPEED in rules else m


@dataclass(frozen=True, slots=True)
class RandomMove:
    """The move of a unit with Random Movement.

    Attributes:
        outcome: `contact` with an enemy, which it charges; `stopped` an inch short of a friend or
            Impassable Terrain; `moved`.
        inches: How far.
    """

    outcome: Literal["contact", "stopped", "moved"]
    inches: float | None = detail()


def _usual(_situation: Situation) -> tuple[str, ...]:
    """Return what X is for most units."""
    return ("D6", "2D6", "3D6")


_USUAL: Final = FromTable(untold, among=_usual)


def random_effects(_arguments: Arguments, result: RandomMove) -> tuple[Effect, ...]:
    """Note the move, or the charge."""
    moved = StatusSet("unit", "moved", "turn")
    if result.outcome != "contact":
        return (moved,)
    return (
        moved,
        StatusSet("unit", "charged", "turn"),
        LinkSet(CONTACT, "unit", "target"),
        StatusSet("unit", "engaged"),
        StatusSet("target", "engaged"),
    )


@procedure(
    source="L740; R L1046-1048",
    command="move",
    variant="random",
    effects=random_effects,
    phases=("movement",),
    demands=(OWN_TURN, FOE),
    beyond=beyond("random-movement", "same"),
    acts=acts.COMPULSORY,
    offering=offers.RANDOM,
)
def random_move(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,  # noqa: ARG001 - it is engaged
    amount: Annotated[Amount, Quantity(1, 40), _USUAL],
    to_enemy: Annotated[float | None, Decimal(0, FARTHEST, INCH)] = None,
    to_obstacle: Annotated[float | None, Decimal(0, FARTHEST, INCH)] = None,
) -> RandomMove:
    """Move a unit with Random Movement (X) in the direction chosen before [L740; R L1046-1048].

    Args:
        dice: X.
        unit: The unit.
        target: The enemy in its way.
        amount: X, the lowest where its models have several.
        to_enemy: Inches to that enemy.
        to_obstacle: Inches to a friend, Impassable Terrain or the table edge.

    Raises:
        Refusal: `cannot-move`.
    """
    ban = None if unit is None else unit.bar("compulsory-move")
    if unit is not None and ban is not None:
        raise Refusal("cannot-move", unit=unit.name, status=ban.by)
    rolled = amount.roll(dice, "random-move")
    stop = None if to_obstacle is None else max(0.0, to_obstacle - 1)
    if to_enemy is not None and rolled >= to_enemy and (stop is None or to_enemy <= stop):
        return RandomMove("contact", to_enemy)
    if stop is not None and rolled > stop:
        return RandomMove("stopped", stop)
    return RandomMove("moved", float(rolled))
