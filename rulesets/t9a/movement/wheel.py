"""Wheels, and the inch that moves keep from others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, Decimal, Fill, Rules
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.t9a.movement.pace import FLYING, flying, flying_rests
from rulesets.t9a.unit.house import Played
from rulesets.t9a.unit.options import FARTHEST, INCH, Length, Movement

_MOVES: Final = ("simple", "march")
_MOVING: Final = 0.5
_ENDING: Final = 1.0


@dataclass(frozen=True, slots=True)
class Legal:
    """A move, and whether it stands.

    Attributes:
        legal: Whether it does.
        most: Inches it may count, or must leave.
    """

    legal: bool
    most: float = detail()


@procedure(
    source="L783-796; R L984-1076",
    command="move",
    variant="wheel",
    units=("unit",),
    beyond=Beyond("flying", ("same",), switch="beyond", rests=flying_rests),
)
def wheel_distance(
    _dice: Dice,
    *,
    m: Movement,
    move: Annotated[str, Choice(_MOVES)] = "simple",
    corner: Length,
    farthest: Annotated[float | None, Decimal(0, FARTHEST, INCH)] = None,
    rules: Annotated[SpecialRules, Rules(FLYING), Fill("unit", "rules")] = NO_RULES,
    beyond: Played = "on",
) -> Legal:
    """Tell whether a move with wheels stands: what the outer front corner went counts [L783-796].

    Args:
        m: Its Movement.
        move: What move it is.
        corner: Inches that the outer front corner went.
        farthest: Inches between the start and the end of the model that went farthest.
        rules: Who flies has that Movement instead, and a Banner of Speed adds to it.
        beyond: Whether that is played, which the text lacks.
    """
    m = flying(m, rules if beyond == "on" else NO_RULES)
    most = float(2 * m if move == "march" else m)
    return Legal(corner <= most and (farthest is None or farthest <= most), most)


@procedure(source="L271-275", command="move", variant="one-inch")
def one_inch_rule(
    _dice: Dice,
    *,
    during: Length = 1.0,
    end: Length = 1.0,
) -> Legal:
    """Tell whether a unit keeps from others and from impassable terrain [L271-275].

    Args:
        during: Inches between them during the move; half an inch will do.
        end: Inches between them at its end.
    """
    return Legal(during >= _MOVING and end >= _ENDING, _ENDING)
