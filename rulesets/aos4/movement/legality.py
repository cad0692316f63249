"""Limits of each kind of move [L465-604, L1107-1201]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.aos4.unit.options import YesNo
from rulesets.core.declaring.parameter import Choice
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice

KINDS: Final = ("normal", "run", "retreat", "charge", "pile-in", "redeploy", "power-through")
_OUT: Final = frozenset({"normal", "run", "redeploy"})
"""Moves that neither cross nor end in the combat range of an enemy."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move as it was checked: whether it is made as the text has it.

    Attributes:
        reason: `allowed`, or what stands against it.
    """

    allowed: bool
    reason: Literal[
        "allowed",
        "in-combat",
        "not-in-combat",
        "set-up",
        "crosses",
        "ends-in-combat",
        "apart",
        "coherency",
    ]


@procedure(source="L465-604, L1107-1201")
def move_check(
    _dice: Dice,
    *,
    kind: Annotated[str, Choice(KINDS)],
    in_combat: YesNo = False,
    crosses: YesNo = False,
    ends_in_combat: YesNo = False,
    other_enemies: YesNo = False,
    fly: YesNo = False,
    set_up: YesNo = False,
    coherent: YesNo = True,
) -> Move:
    """Tell whether a move is allowed [L465-604, L855, L1115, L1199].

    Args:
        kind: Which move.
        in_combat: The unit is in combat as it begins.
        crosses: A model passes through the combat range of an enemy.
        ends_in_combat: It ends in combat.
        other_enemies: With a pile-in, it no longer is in combat with all whom it was with; with
            Power Through, it comes into the range of enemies it was not in combat with.
        fly: The unit flies: combat ranges do not matter on the way [L591].
        set_up: The unit was set up this turn, other than in deployment [L855].
        coherent: It ends coherent; a move that cannot is not made [L563].
    """
    if set_up and kind in ("normal", "run", "retreat"):
        return Move(False, "set-up")
    if in_combat and (kind in _OUT or kind == "charge"):
        return Move(False, "in-combat")
    if not in_combat and kind == "retreat":
        return Move(False, "not-in-combat")
    if crosses and kind in _OUT and not fly:
        return Move(False, "crosses")
    if ends_in_combat and (kind in _OUT or kind == "retreat"):
        return Move(False, "ends-in-combat")
    if other_enemies and kind in ("pile-in", "power-through"):
        return Move(False, "apart")
    return Move(True, "allowed") if coherent else Move(False, "coherency")
