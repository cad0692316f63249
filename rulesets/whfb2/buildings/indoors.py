"""Moving inside buildings, and through their doors [L4211-4274]."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Annotated, Final

from rulesets.core.declaring.parameter import Choice, Decimal, Fill, Flag, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.unit.options import CM, FARTHEST

DOORS: Final = ("open", "closed", "locked")
_ACTIONS: Final = 2
"""Door actions that use a whole move: each costs half of it [L4253-4256]."""
_THROUGH: Final = {"open": 4, "closed": 2, "locked": 1}
"""Figures of 8.5 cm that pass a door in a turn [L4271-4274]."""
_EXAMPLE_MOVE: Final = 8.5


@dataclass(frozen=True, slots=True)
class IndoorMove:
    """The move of a figure inside a building.

    Attributes:
        left: Centimetres left.
        changes_section: Whether it may go to another section or floor: only with its whole move.
        possible: Whether its move suffices for the doors.
        through: Figures that pass such a door in a turn, for a move of 8.5 cm; None for others.
    """

    left: float
    changes_section: bool
    possible: bool
    through: int | None


@procedure(source="L4211-4274")
def indoor_move(
    _dice: Dice,
    *,
    movement: Annotated[float, Decimal(0, FARTHEST, CM), Fill("unit", "m")],
    actions: Annotated[int, Whole(0, 6)] = 0,
    door: Annotated[str, Choice(DOORS)] = "open",
    another_section: Annotated[bool, Flag()] = False,
) -> IndoorMove:
    """Tell what is left of a move after doors, and how many pass one [L4211-4274].

    To open and pass, to close, to unlock or lock, to bar or unbar a door, to pass the wreck of one:
    each costs half of the Movement; what is left is rounded up to half a centimetre. A section or a
    floor takes the whole move, with none spent on doors.

    Args:
        movement: Its Movement, armour counted.
        actions: What is done with doors, each counted once.
        door: How the door is that several are to pass.
        another_section: The figure is to go to another section or floor.

    Raises:
        Refusal: `section-after-doors`.
    """
    if another_section and actions:
        raise Refusal("section-after-doors")
    left = movement
    if another_section or actions >= _ACTIONS:
        left = 0.0
    elif actions:
        left = _half(movement)
    through = _THROUGH[door] if movement == _EXAMPLE_MOVE else None
    return IndoorMove(left, not actions, actions <= _ACTIONS, through)


def _half(movement: float) -> float:
    """Return half of a move, rounded up to half a centimetre [L4254-4256]."""
    return ceil(movement) / 2
