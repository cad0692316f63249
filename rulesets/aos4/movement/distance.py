"""Distances that a unit moves in the movement phase, and their cost [L463-493, L1107-1127]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rulesets.aos4.attack.sequence import Damage, unit_suffers
from rulesets.aos4.attack.steps import harm
from rulesets.aos4.orders import check_order, paid
from rulesets.aos4.unit import acts, demands, offers
from rulesets.aos4.unit.house import Pack
from rulesets.aos4.unit.options import Move, One, YesNo
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Units
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.die import D3
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

_AT_THE_DOUBLE = 6
"""Inches that the command adds instead of a run roll [L1127]."""


@dataclass(frozen=True, slots=True)
class Distance:
    """The distance that each model may move, in inches."""

    inches: int


def _move(dice: Dice, move: Amount | None) -> int:
    """Return the Move, rolled anew where it is random [L896-900]."""
    if move is None:
        raise Refusal("move-unknown")
    return move.roll(dice, "move")


def normal_effects(_arguments: Arguments, _result: Distance) -> tuple[Effect, ...]:
    """Note that the unit has used its CORE ability of the phase."""
    return (StatusSet("unit", "moved", "turn"),)


@procedure(
    source="L465-473",
    command="move",
    variant="normal",
    units=("unit",),
    effects=normal_effects,
    phases=("movement",),
    demands=demands.MOVE,
    acts=acts.MOVE,
    offering=offers.MOVE,
)
def normal_move(
    dice: Dice,
    *,
    move: Move = None,
) -> Distance:
    """Tell the distance of a Normal Move, which never enters combat on its way [L465-473].

    Raises:
        Refusal: `move-unknown`.
    """
    return Distance(_move(dice, move))


@dataclass(frozen=True, slots=True)
class Run:
    """The distance of a run, in inches; `rolled` is its die."""

    inches: int
    rolled: int | None = detail()


def run_effects(arguments: Arguments, _result: Run) -> tuple[Effect, ...]:
    """Bar shooting and charging this turn, and pay for the command [L501, L513]."""
    order = paid("at-the-double") if arguments["at_the_double"] else ()
    return (StatusSet("unit", "ran", "turn"), *order)


@procedure(
    source="L475-483, L1119-1127",
    command="move",
    variant="run",
    effects=run_effects,
    at_large=True,
    phases=("movement",),
    demands=demands.MOVE,
    acts=acts.MOVE,
    offering=offers.RUN,
)
def run(
    dice: Dice,
    *,
    unit: One = None,
    move: Move = None,
    at_the_double: YesNo = False,
    pack: Pack = "border-war",
) -> Run:
    """Run: Move and a D6, or 6 inches with At the Double [L475-483, L1119-1127].

    Raises:
        Refusal: `move-unknown`, `already-commanded`.
    """
    if at_the_double:
        check_order(unit, pack)
    own = _move(dice, move)
    if at_the_double:
        return Run(own + _AT_THE_DOUBLE)
    rolled = dice.single("run")
    return Run(own + rolled, rolled)


@dataclass(frozen=True, slots=True)
class Retreat:
    """A retreat: how far it goes, in inches, and the damage it costs.

    Attributes:
        suffered: What the mortal damage did.
    """

    inches: int
    suffered: Damage


def retreat_effects(_arguments: Arguments, result: Retreat) -> tuple[Effect, ...]:
    """Bar shooting and charging this turn, with the harm done; the unit is out of combat."""
    gone = (StatusCleared("unit", "engaged"), StatusSet("unit", "retreated", "turn"))
    return (*gone, *harm("unit", result.suffered))


@procedure(
    source="L485-493",
    command="move",
    variant="retreat",
    effects=retreat_effects,
    phases=("movement",),
    demands=demands.RETREAT,
    acts=acts.RETREAT,
    offering=offers.RETREAT,
)
def retreat(dice: Dice, *, unit: Annotated[Unit, Units()], move: Move = None) -> Retreat:
    """Retreat: D3 mortal damage, then a move that ends out of combat [L485-493, L658-660].

    Raises:
        Refusal: `move-unknown`.
    """
    own = _move(dice, move)
    return Retreat(own, unit_suffers(dice, dice.single("mortal-damage", die=D3), unit))


def redeploy_effects(_arguments: Arguments, _result: Distance) -> tuple[Effect, ...]:
    """Pay for the command, and note that the unit has run this turn."""
    run = StatusSet("unit", "ran", "turn")
    return (run, StatusSet("unit", "redeployed", "turn"), *paid("redeploy"))


@procedure(
    source="L1107-1117",
    command="move",
    variant="redeploy",
    effects=redeploy_effects,
    at_large=True,
    phases=("movement",),
    demands=demands.REDEPLOY,
    acts=acts.REDEPLOY,
    offering=offers.REDEPLOY,
)
def redeploy(dice: Dice, *, unit: One = None, pack: Pack = "border-war") -> Distance:
    """Redeploy in the enemy's movement phase: up to D6 inches, which is a run [L1107-1117].

    Raises:
        Refusal: `already-commanded`.
    """
    check_order(unit, pack)
    return Distance(dice.single("redeploy"))
