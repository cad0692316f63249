"""Going into a building, and coming out of it [R L931-933]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Decimal, Fill, Flag, Rules
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.dice.handle import Dice
from rulesets.t9a.harm.distribution import troop_type
from rulesets.t9a.movement.arrival import SPEED, hastened
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.demands import OWN_TURN
from rulesets.t9a.unit.house import beyond
from rulesets.t9a.unit.options import FARTHEST, INCH, Movement, One, YesNo

INSIDE: Final = "in-building"
ENTERED: Final = "entered-building"
_TIMES_IN, _TIMES_OUT = 3, 2
_ENTER: Final = (
    "infantry",
    "monstrous-infantry",
    "war-beast",
    "monstrous-beast",
    "swarm",
    None,
)
"""Types that go into buildings; models without a type are taken to be infantry."""
_TYPES: Final = (
    *(kind for kind in _ENTER if kind is not None),
    "cavalry",
    "monstrous-cavalry",
    "chariot",
    "monster",
    "ridden-monster",
    "war-machine",
)


@dataclass(frozen=True, slots=True)
class Occupation:
    """The right of a unit to go into a building or come out of it.

    Attributes:
        may: Whether it may.
        reason: Why not: `occupied`, `wrong-type`, `too-far`, `outside-zone`, `engaged`,
            `fleeing`, `just-entered`, `not-inside`.
        farthest: Inches that its farthest model may move, or stand from it.
    """

    may: bool
    reason: str | None
    farthest: int


def entering(arguments: Arguments, result: Occupation) -> tuple[Effect, ...]:
    """Note that a unit is inside, and for the turn that it has just come."""
    if not result.may:
        return ()
    inside = StatusSet("unit", INSIDE)
    if arguments["deploying"]:
        return (inside,)
    return (inside, StatusSet("unit", ENTERED, "turn"), StatusSet("unit", "moved", "turn"))


@procedure(
    source="R L931",
    command="move",
    variant="enter",
    units=("unit",),
    effects=entering,
    phases=("movement", "deployment"),
    demands=(Demand("unit", turn="own", unless=("deploying",)),),
    beyond=beyond("buildings", "draft"),
    acts=acts.MOVE,
)
def building_enter(
    _dice: Dice,
    *,
    m: Movement,
    distance: Annotated[float, Decimal(0, FARTHEST, INCH)] = 0,
    occupied: YesNo = False,
    deploying: YesNo = False,
    own_zone: YesNo = True,
    engaged: Annotated[bool, Flag(), Fill("unit", "status:engaged")] = False,
    fleeing: Annotated[bool, Flag(), Fill("unit", "status:fleeing")] = False,
    rules: Annotated[SpecialRules, Rules((*_TYPES, SPEED)), Fill("unit", "rules")] = NO_RULES,
) -> Occupation:
    """Tell whether a unit goes into an empty building, in the Remaining Moves [R L931].

    Args:
        m: Its Movement.
        distance: Inches from its farthest model to the building.
        occupied: Whether another unit is in there.
        deploying: Whether it is deployed there.
        own_zone: Whether the whole building is in its own deployment zone.
        engaged: It is in combat.
        fleeing: It flees.
        rules: Its troop type.
    """
    farthest = _TIMES_IN * hastened(m, rules)
    bars = (
        ("engaged", engaged),
        ("fleeing", fleeing),
        ("occupied", occupied),
        ("wrong-type", troop_type(rules) not in _ENTER),
        ("outside-zone", deploying and not own_zone),
        ("too-far", not deploying and distance > farthest),
    )
    why = next((reason for reason, holds in bars if holds), None)
    return Occupation(why is None, why, farthest)


def leaving(_arguments: Arguments, result: Occupation) -> tuple[Effect, ...]:
    """Note that a unit is out, and moves no more this phase."""
    if not result.may:
        return ()
    return (StatusCleared("unit", INSIDE), StatusSet("unit", "moved", "turn"))


@procedure(
    source="R L932",
    command="move",
    variant="leave",
    effects=leaving,
    phases=("movement",),
    demands=(OWN_TURN,),
    beyond=beyond("buildings", "draft"),
    acts=acts.MOVE,
    offering=offers.LEAVE,
)
def building_leave(
    _dice: Dice,
    *,
    unit: One = None,
    m: Movement,
    inside: Annotated[bool, Flag(), Fill("unit", f"status:{INSIDE}")] = True,
    engaged: Annotated[bool, Flag(), Fill("unit", "status:engaged")] = False,
    entered: Annotated[bool, Flag(), Fill("unit", f"status:{ENTERED}")] = False,
    rules: Annotated[SpecialRules, Rules((SPEED,)), Fill("unit", "rules")] = NO_RULES,
) -> Occupation:
    """Tell whether a unit comes out of its building, in the Remaining Moves [R L932].

    Args:
        unit: The unit.
        m: Its Movement.
        inside: Whether it is in a building.
        engaged: It is assaulted.
        entered: Whether it went in this turn.
        rules: A Banner of Speed adds to its Movement.
    """
    bars = (
        ("not-inside", unit is not None and not inside),
        ("engaged", engaged),
        ("just-entered", entered),
    )
    why = next((reason for reason, holds in bars if holds), None)
    return Occupation(why is None, why, _TIMES_OUT * hastened(m, rules))
