"""The reserve move: a second one for fresh troops [L2110-2176]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Decimal, Fill, Flag, Rules
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.handle import Dice
from rulesets.whfb2.unit import acts, offers
from rulesets.whfb2.unit.demands import OWN_TURN
from rulesets.whfb2.unit.options import CM, FARTHEST, One
from rulesets.whfb2.unit.standing_still import moves

RESERVE_MOVED: Final = "reserve-moved"
APART: Final = 10
"""Centimetres: whoever has an enemy as near as that is not fresh, and nobody comes nearer."""

Gap: TypeAlias = Annotated[float | None, Decimal(0, FARTHEST, CM)]


@dataclass(frozen=True, slots=True)
class ReserveMove:
    """A unit's reserve move, allowed or not.

    Attributes:
        allowed: Whether it may.
        reason: Why not: `enemy-near`, `rout-near`, `war-machine`, `indoors`, or a status.
        farthest: Centimetres it may go straight at the nearest enemy, None where nobody said
            how far that is.
    """

    allowed: bool
    reason: str | None
    farthest: float | None = None


def reserve_effects(arguments: Arguments, result: ReserveMove) -> tuple[Effect, ...]:
    """Note that it moved, which it does once in this phase."""
    unit: Unit | None = arguments["unit"]
    # Hand crossbows are loaded by the end of the movement phase [L3389-3393].
    quick = unit is not None and "hand-crossbow" in unit.rules
    if not result.allowed:
        return ()
    return (*moves(unit, loading=not quick), StatusSet("unit", RESERVE_MOVED, "phase"))


@procedure(
    source="L2110-2176",
    command="move",
    variant="reserve",
    effects=reserve_effects,
    at_large=True,
    phases=("reserves",),
    demands=(OWN_TURN, Demand("unit", once=(RESERVE_MOVED,))),
    acts=acts.MOVE,
    offering=offers.RESERVE,
)
def reserve_move(
    _dice: Dice,
    *,
    unit: One = None,
    distance: Gap = None,
    routers: Gap = None,
    indoors: Annotated[bool, Flag()] = False,
    rules: Annotated[SpecialRules, Rules(("war-machine",)), Fill("unit", "rules")] = NO_RULES,
) -> ReserveMove:
    """Tell whether a unit may move in the reserve phase, even if it has moved [L2110-2176].

    Args:
        unit: The unit.
        distance: Centimetres from its nearest member to the nearest enemy, characters counted; far
            enough when not given.
        routers: Centimetres to the nearest troops in rout of either side; none near when not given.
        indoors: It stands in a building [L4228].
        rules: War machines never do [L3711].
    """
    status = None
    if unit is not None:
        ban = unit.bar("move")
        status = None if ban is None else ban.by
    reasons = (
        (status, status is not None),
        ("war-machine", "war-machine" in rules),
        ("indoors", indoors),
        ("rout-near", routers is not None and routers < APART),
        ("enemy-near", distance is not None and distance <= APART),
    )
    why = next((reason for reason, holds in reasons if holds), None)
    far = None if distance is None or why is not None else distance - APART
    return ReserveMove(why is None, why, far)
